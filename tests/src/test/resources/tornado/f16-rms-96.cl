#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_88, b_166;
  float f_34, f_41, f_48, f_54, f_60, f_66, f_67, f_68, f_69, f_70, f_71, f_72, f_73, f_74, f_75, f_76, f_77, f_78, f_79, f_80, f_81, f_82, f_83, f_84, f_89, f_91, f_92, f_94, f_96, f_98, f_100, f_102, f_104, f_106, f_108, f_110, f_112, f_114, f_116, f_118, f_120, f_122, f_124, f_125, f_126, f_127, f_128, f_129, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_148, f_149, f_150, f_151, f_152, f_153, f_154, f_155, f_156, f_157, f_158, f_159, f_160, f_161, f_162, f_163, f_164, f_165;
  half half_33, half_40, half_47;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_35, i_42, i_49, i_55, i_61, i_85, i_86, i_87, i_90, i_93, i_95, i_97, i_99, i_101, i_103, i_105, i_107, i_109, i_111, i_113, i_115, i_117, i_119, i_121, i_123, i_167, i_168, i_169, i_170, i_171, i_172, i_173;
  long l_29, l_30, l_31, l_36, l_37, l_38, l_43, l_44, l_45, l_50, l_51, l_52, l_56, l_57, l_58, l_62, l_63, l_64, l_174, l_175, l_176;
  ulong ul_0, ul_1, ul_2, ul_32, ul_39, ul_46, ul_53, ul_59, ul_65, ul_177, ul_178, ul_179;

  // BLOCK 0
  ul_0  =  (ulong) x;
  ul_1  =  (ulong) gamma;
  ul_2  =  (ulong) y;
  __private float ul_3[7];
  __private float* ul_4 = ul_3;
  __private float ul_5[6];
  __private float* ul_6 = ul_5;
  __local float adf_7[128];
  ul_4[0]  =  1.0F;
  i_8  =  get_group_id(0);
  i_9  =  i_8 << 2;
  i_10  =  get_local_id(0);
  i_11  =  i_10 >> 5;
  i_12  =  i_9 + i_11;
  i_13  =  min(i_12, 4);
  i_14  =  i_13 << 6;
  i_15  =  i_13 << 5;
  i_16  =  i_14 + i_15;
  i_17  =  get_global_id(0);
  i_18  =  i_12 << 5;
  i_19  =  i_17 - i_18;
  i_20  =  i_19 + -8;
  i_21  =  i_16 + i_20;
  i_22  =  8 - i_19;
  i_23  =  min(i_22, 1);
  i_24  =  max(i_23, 0);
  i_25  =  i_24 << 6;
  i_26  =  i_24 << 5;
  i_27  =  i_25 + i_26;
  i_28  =  i_21 + i_27;
  l_29  =  (long) i_28;
  l_30  =  l_29 + 8L;
  l_31  =  l_30 << 1;
  ul_32  =  ul_0 + l_31;
  half_33  =  *((__global half *) ul_32);
  f_34  =  convert_float((float) half_33);
  ul_6[0]  =  f_34;
  i_35  =  i_21 + 32;
  l_36  =  (long) i_35;
  l_37  =  l_36 + 8L;
  l_38  =  l_37 << 1;
  ul_39  =  ul_0 + l_38;
  half_40  =  *((__global half *) ul_39);
  f_41  =  convert_float((float) half_40);
  ul_6[1]  =  f_41;
  i_42  =  i_21 + 64;
  l_43  =  (long) i_42;
  l_44  =  l_43 + 8L;
  l_45  =  l_44 << 1;
  ul_46  =  ul_0 + l_45;
  half_47  =  *((__global half *) ul_46);
  f_48  =  convert_float((float) half_47);
  ul_6[2]  =  f_48;
  i_49  =  i_20 + i_27;
  l_50  =  (long) i_49;
  l_51  =  l_50 + 4L;
  l_52  =  l_51 << 2;
  ul_53  =  ul_1 + l_52;
  f_54  =  *((__global float *) ul_53);
  ul_6[3]  =  f_54;
  i_55  =  i_19 + 24;
  l_56  =  (long) i_55;
  l_57  =  l_56 + 4L;
  l_58  =  l_57 << 2;
  ul_59  =  ul_1 + l_58;
  f_60  =  *((__global float *) ul_59);
  ul_6[4]  =  f_60;
  i_61  =  i_19 + 56;
  l_62  =  (long) i_61;
  l_63  =  l_62 + 4L;
  l_64  =  l_63 << 2;
  ul_65  =  ul_1 + l_64;
  f_66  =  *((__global float *) ul_65);
  ul_6[5]  =  f_66;
  ul_4[1]  =  0.0F;
  ul_4[2]  =  0.0F;
  ul_4[3]  =  0.0F;
  f_67  =  ul_4[1];
  f_68  =  f_34 - f_67;
  ul_6[0]  =  f_68;
  f_69  =  ul_6[1];
  f_70  =  f_69 - f_67;
  ul_6[1]  =  f_70;
  f_71  =  ul_6[2];
  f_72  =  ul_4[1];
  f_73  =  f_71 - f_72;
  ul_6[2]  =  f_73;
  f_74  =  ul_4[2];
  f_75  =  fma(f_68, f_68, 0.0F);
  f_76  =  f_75 + 0.0F;
  f_77  =  fma(f_70, f_70, 0.0F);
  f_78  =  f_76 + f_77;
  f_79  =  fma(f_73, f_73, 0.0F);
  f_80  =  f_78 + f_79;
  f_81  =  f_80 + 0.0F;
  f_82  =  f_81 + f_74;
  ul_4[2]  =  f_82;
  f_83  =  ul_4[0];
  f_84  =  ul_4[2];
  i_85  =  i_8 << 7;
  i_86  =  i_17 - i_85;
  adf_7[i_86]  =  f_84;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_87  =  i_10 & 31;
  b_88  =  i_87 >= 0 && i_87 < 16;
  if(b_88)
  {
    // BLOCK 1
    f_89  =  adf_7[i_86];
    i_90  =  i_86 + 16;
    f_91  =  adf_7[i_90];
    f_92  =  f_89 + f_91;
    adf_7[i_86]  =  f_92;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_93  =  i_86 - i_87;
  f_94  =  adf_7[i_93];
  i_95  =  i_93 + 4;
  f_96  =  adf_7[i_95];
  i_97  =  i_93 + 8;
  f_98  =  adf_7[i_97];
  i_99  =  i_93 + 12;
  f_100  =  adf_7[i_99];
  i_101  =  i_93 + 1;
  f_102  =  adf_7[i_101];
  i_103  =  i_93 + 5;
  f_104  =  adf_7[i_103];
  i_105  =  i_93 + 9;
  f_106  =  adf_7[i_105];
  i_107  =  i_93 + 13;
  f_108  =  adf_7[i_107];
  i_109  =  i_93 + 2;
  f_110  =  adf_7[i_109];
  i_111  =  i_93 + 6;
  f_112  =  adf_7[i_111];
  i_113  =  i_93 + 10;
  f_114  =  adf_7[i_113];
  i_115  =  i_93 + 14;
  f_116  =  adf_7[i_115];
  i_117  =  i_93 + 3;
  f_118  =  adf_7[i_117];
  i_119  =  i_93 + 7;
  f_120  =  adf_7[i_119];
  i_121  =  i_93 + 11;
  f_122  =  adf_7[i_121];
  i_123  =  i_93 + 15;
  f_124  =  adf_7[i_123];
  f_125  =  1.0F / f_83;
  f_126  =  f_94 + 0.0F;
  f_127  =  f_126 + f_96;
  f_128  =  f_127 + f_98;
  f_129  =  f_128 + f_100;
  f_130  =  f_129 + 0.0F;
  f_131  =  f_102 + 0.0F;
  f_132  =  f_131 + f_104;
  f_133  =  f_132 + f_106;
  f_134  =  f_133 + f_108;
  f_135  =  f_130 + f_134;
  f_136  =  f_110 + 0.0F;
  f_137  =  f_136 + f_112;
  f_138  =  f_137 + f_114;
  f_139  =  f_138 + f_116;
  f_140  =  f_135 + f_139;
  f_141  =  f_118 + 0.0F;
  f_142  =  f_141 + f_120;
  f_143  =  f_142 + f_122;
  f_144  =  f_143 + f_124;
  f_145  =  f_140 + f_144;
  f_146  =  f_145 / 96.0F;
  f_147  =  f_146 * f_125;
  f_148  =  fma(f_125, f_147, 1.0E-5F);
  f_149  =  rsqrt(f_148);
  f_150  =  f_149 * f_125;
  ul_4[2]  =  f_150;
  f_151  =  ul_4[3];
  f_152  =  -f_151;
  f_153  =  f_150 * f_152;
  ul_4[3]  =  f_153;
  ul_4[5]  =  0.0F;
  f_154  =  ul_6[0];
  f_155  =  ul_6[3];
  f_156  =  f_154 * f_150;
  f_157  =  f_156 * f_155;
  ul_6[0]  =  f_157;
  f_158  =  ul_6[1];
  f_159  =  ul_6[4];
  f_160  =  f_158 * f_150;
  f_161  =  f_160 * f_159;
  ul_6[1]  =  f_161;
  f_162  =  ul_6[2];
  f_163  =  ul_6[5];
  f_164  =  f_162 * f_150;
  f_165  =  f_164 * f_163;
  ul_6[2]  =  f_165;
  b_166  =  i_12 < 5;
  if(b_166)
  {
    // BLOCK 4
    i_167  =  -i_20;
    i_168  =  min(i_167, 1);
    i_169  =  max(i_168, 0);
    i_170  =  i_169 << 6;
    i_171  =  i_169 << 5;
    i_172  =  i_170 + i_171;
    i_173  =  i_172 + i_21;
    l_174  =  (long) i_173;
    l_175  =  l_174 + 8L;
    l_176  =  l_175 << 1;
    ul_177  =  ul_2 + l_176;
    *((__global half *) ul_177)  =  f_157;
    ul_178  =  ul_2 + l_38;
    *((__global half *) ul_178)  =  f_161;
    ul_179  =  ul_2 + l_45;
    *((__global half *) ul_179)  =  f_165;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  return;
}  //  kernel
