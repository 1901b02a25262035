#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_80, b_157;
  float f_34, f_41, f_48, f_54, f_60, f_66, f_67, f_68, f_69, f_70, f_71, f_72, f_73, f_74, f_75, f_76, f_81, f_83, f_84, f_86, f_88, f_90, f_92, f_94, f_96, f_98, f_100, f_102, f_104, f_106, f_108, f_110, f_112, f_114, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_124, f_125, f_126, f_127, f_128, f_129, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_148, f_149, f_150, f_151, f_152, f_153, f_154, f_155, f_156;
  half half_33, half_40, half_47;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_35, i_42, i_49, i_55, i_61, i_77, i_78, i_79, i_82, i_85, i_87, i_89, i_91, i_93, i_95, i_97, i_99, i_101, i_103, i_105, i_107, i_109, i_111, i_113, i_115, i_158, i_159, i_160, i_161, i_162, i_163, i_164;
  long l_29, l_30, l_31, l_36, l_37, l_38, l_43, l_44, l_45, l_50, l_51, l_52, l_56, l_57, l_58, l_62, l_63, l_64, l_165, l_166, l_167;
  ulong ul_0, ul_1, ul_2, ul_32, ul_39, ul_46, ul_53, ul_59, ul_65, ul_168, ul_169, ul_170;

  // BLOCK 0
  ul_0  =  (ulong) x;
  ul_1  =  (ulong) gamma;
  ul_2  =  (ulong) y;
  __private float ul_3[6];
  __private float* ul_4 = ul_3;
  __private float ul_5[6];
  __private float* ul_6 = ul_5;
  __local float adf_7[128];
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
  ul_4[0]  =  f_34;
  i_35  =  i_21 + 32;
  l_36  =  (long) i_35;
  l_37  =  l_36 + 8L;
  l_38  =  l_37 << 1;
  ul_39  =  ul_0 + l_38;
  half_40  =  *((__global half *) ul_39);
  f_41  =  convert_float((float) half_40);
  ul_4[1]  =  f_41;
  i_42  =  i_21 + 64;
  l_43  =  (long) i_42;
  l_44  =  l_43 + 8L;
  l_45  =  l_44 << 1;
  ul_46  =  ul_0 + l_45;
  half_47  =  *((__global half *) ul_46);
  f_48  =  convert_float((float) half_47);
  ul_4[2]  =  f_48;
  i_49  =  i_20 + i_27;
  l_50  =  (long) i_49;
  l_51  =  l_50 + 4L;
  l_52  =  l_51 << 2;
  ul_53  =  ul_1 + l_52;
  f_54  =  *((__global float *) ul_53);
  ul_4[3]  =  f_54;
  i_55  =  i_19 + 24;
  l_56  =  (long) i_55;
  l_57  =  l_56 + 4L;
  l_58  =  l_57 << 2;
  ul_59  =  ul_1 + l_58;
  f_60  =  *((__global float *) ul_59);
  ul_4[4]  =  f_60;
  i_61  =  i_19 + 56;
  l_62  =  (long) i_61;
  l_63  =  l_62 + 4L;
  l_64  =  l_63 << 2;
  ul_65  =  ul_1 + l_64;
  f_66  =  *((__global float *) ul_65);
  ul_4[5]  =  f_66;
  ul_6[0]  =  1.0F;
  ul_6[1]  =  0.0F;
  f_67  =  ul_4[0];
  ul_4[0]  =  f_67;
  f_68  =  ul_4[1];
  f_69  =  ul_6[0];
  f_70  =  f_68 * f_69;
  ul_4[1]  =  f_70;
  f_71  =  ul_6[1];
  f_72  =  f_48 * f_69;
  f_73  =  f_72 - f_71;
  ul_4[2]  =  f_73;
  f_74  =  fma(f_67, f_67, 0.0F);
  f_75  =  fma(f_70, f_70, f_74);
  f_76  =  fma(f_73, f_73, f_75);
  ul_6[2]  =  f_76;
  ul_6[3]  =  0.0F;
  i_77  =  i_8 << 7;
  i_78  =  i_17 - i_77;
  adf_7[i_78]  =  f_76;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_79  =  i_10 & 31;
  b_80  =  i_79 >= 0 && i_79 < 16;
  if(b_80)
  {
    // BLOCK 1
    f_81  =  adf_7[i_78];
    i_82  =  i_78 + 16;
    f_83  =  adf_7[i_82];
    f_84  =  f_81 + f_83;
    adf_7[i_78]  =  f_84;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_85  =  i_78 - i_79;
  f_86  =  adf_7[i_85];
  i_87  =  i_85 + 1;
  f_88  =  adf_7[i_87];
  i_89  =  i_85 + 2;
  f_90  =  adf_7[i_89];
  i_91  =  i_85 + 3;
  f_92  =  adf_7[i_91];
  i_93  =  i_85 + 4;
  f_94  =  adf_7[i_93];
  i_95  =  i_85 + 5;
  f_96  =  adf_7[i_95];
  i_97  =  i_85 + 6;
  f_98  =  adf_7[i_97];
  i_99  =  i_85 + 7;
  f_100  =  adf_7[i_99];
  i_101  =  i_85 + 8;
  f_102  =  adf_7[i_101];
  i_103  =  i_85 + 9;
  f_104  =  adf_7[i_103];
  i_105  =  i_85 + 10;
  f_106  =  adf_7[i_105];
  i_107  =  i_85 + 11;
  f_108  =  adf_7[i_107];
  i_109  =  i_85 + 12;
  f_110  =  adf_7[i_109];
  i_111  =  i_85 + 13;
  f_112  =  adf_7[i_111];
  i_113  =  i_85 + 14;
  f_114  =  adf_7[i_113];
  i_115  =  i_85 + 15;
  f_116  =  adf_7[i_115];
  f_117  =  1.0F / f_69;
  f_118  =  f_86 + 0.0F;
  f_119  =  f_118 + f_90;
  f_120  =  f_119 + f_94;
  f_121  =  f_120 + f_98;
  f_122  =  f_121 + f_102;
  f_123  =  f_122 + f_106;
  f_124  =  f_123 + f_110;
  f_125  =  f_124 + f_114;
  f_126  =  f_88 + 0.0F;
  f_127  =  f_126 + f_92;
  f_128  =  f_127 + f_96;
  f_129  =  f_128 + f_100;
  f_130  =  f_129 + f_104;
  f_131  =  f_130 + f_108;
  f_132  =  f_131 + f_112;
  f_133  =  f_132 + f_116;
  f_134  =  f_125 + f_133;
  f_135  =  f_134 / 96.0F;
  f_136  =  f_135 * f_117;
  f_137  =  fma(f_117, f_136, 1.0E-5F);
  f_138  =  rsqrt(f_137);
  f_139  =  f_138 * f_117;
  ul_6[2]  =  f_139;
  f_140  =  ul_6[1];
  f_141  =  ul_6[3];
  f_142  =  f_140 + f_141;
  ul_6[4]  =  f_142;
  f_143  =  -f_141;
  f_144  =  f_139 * f_143;
  ul_6[3]  =  f_144;
  ul_6[5]  =  0.0F;
  f_145  =  ul_4[0];
  f_146  =  ul_4[3];
  f_147  =  f_145 * f_139;
  f_148  =  f_147 * f_146;
  ul_4[0]  =  f_148;
  f_149  =  ul_4[1];
  f_150  =  ul_4[4];
  f_151  =  f_149 * f_139;
  f_152  =  f_151 * f_150;
  ul_4[1]  =  f_152;
  f_153  =  ul_4[2];
  f_154  =  ul_4[5];
  f_155  =  f_153 * f_139;
  f_156  =  f_155 * f_154;
  ul_4[2]  =  f_156;
  b_157  =  i_12 < 5;
  if(b_157)
  {
    // BLOCK 4
    i_158  =  -i_20;
    i_159  =  min(i_158, 1);
    i_160  =  max(i_159, 0);
    i_161  =  i_160 << 6;
    i_162  =  i_160 << 5;
    i_163  =  i_161 + i_162;
    i_164  =  i_163 + i_21;
    l_165  =  (long) i_164;
    l_166  =  l_165 + 8L;
    l_167  =  l_166 << 1;
    ul_168  =  ul_2 + l_167;
    *((__global half *) ul_168)  =  f_148;
    ul_169  =  ul_2 + l_38;
    *((__global half *) ul_169)  =  f_152;
    ul_170  =  ul_2 + l_45;
    *((__global half *) ul_170)  =  f_156;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  return;
}  //  kernel
