#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF32(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_88, b_166;
  float f_33, f_39, f_45, f_51, f_57, f_63, f_64, f_65, f_66, f_67, f_68, f_69, f_70, f_71, f_72, f_73, f_74, f_75, f_76, f_77, f_78, f_79, f_80, f_81, f_82, f_83, f_84, f_89, f_91, f_92, f_94, f_96, f_98, f_100, f_102, f_104, f_106, f_108, f_110, f_112, f_114, f_116, f_118, f_120, f_122, f_124, f_125, f_126, f_127, f_128, f_129, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_148, f_149, f_150, f_151, f_152, f_153, f_154, f_155, f_156, f_157, f_158, f_159, f_160, f_161, f_162, f_163, f_164, f_165, f_167, f_179, f_181;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_34, i_40, i_46, i_52, i_58, i_85, i_86, i_87, i_90, i_93, i_95, i_97, i_99, i_101, i_103, i_105, i_107, i_109, i_111, i_113, i_115, i_117, i_119, i_121, i_123, i_168, i_169, i_170, i_171, i_172, i_173, i_174;
  long l_29, l_30, l_31, l_35, l_36, l_37, l_41, l_42, l_43, l_47, l_48, l_49, l_53, l_54, l_55, l_59, l_60, l_61, l_175, l_176, l_177;
  ulong ul_0, ul_1, ul_2, ul_32, ul_38, ul_44, ul_50, ul_56, ul_62, ul_178, ul_180, ul_182;

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
  i_20  =  i_19 + -4;
  i_21  =  i_16 + i_20;
  i_22  =  4 - i_19;
  i_23  =  min(i_22, 1);
  i_24  =  max(i_23, 0);
  i_25  =  i_24 << 6;
  i_26  =  i_24 << 5;
  i_27  =  i_25 + i_26;
  i_28  =  i_21 + i_27;
  l_29  =  (long) i_28;
  l_30  =  l_29 + 4L;
  l_31  =  l_30 << 2;
  ul_32  =  ul_0 + l_31;
  f_33  =  *((__global float *) ul_32);
  ul_4[0]  =  f_33;
  i_34  =  i_21 + 32;
  l_35  =  (long) i_34;
  l_36  =  l_35 + 4L;
  l_37  =  l_36 << 2;
  ul_38  =  ul_0 + l_37;
  f_39  =  *((__global float *) ul_38);
  ul_4[1]  =  f_39;
  i_40  =  i_21 + 64;
  l_41  =  (long) i_40;
  l_42  =  l_41 + 4L;
  l_43  =  l_42 << 2;
  ul_44  =  ul_0 + l_43;
  f_45  =  *((__global float *) ul_44);
  ul_4[2]  =  f_45;
  i_46  =  i_20 + i_27;
  l_47  =  (long) i_46;
  l_48  =  l_47 + 4L;
  l_49  =  l_48 << 2;
  ul_50  =  ul_1 + l_49;
  f_51  =  *((__global float *) ul_50);
  ul_4[3]  =  f_51;
  i_52  =  i_19 + 28;
  l_53  =  (long) i_52;
  l_54  =  l_53 + 4L;
  l_55  =  l_54 << 2;
  ul_56  =  ul_1 + l_55;
  f_57  =  *((__global float *) ul_56);
  ul_4[4]  =  f_57;
  i_58  =  i_19 + 60;
  l_59  =  (long) i_58;
  l_60  =  l_59 + 4L;
  l_61  =  l_60 << 2;
  ul_62  =  ul_1 + l_61;
  f_63  =  *((__global float *) ul_62);
  ul_4[5]  =  f_63;
  ul_6[0]  =  1.0F;
  ul_6[1]  =  0.0F;
  ul_6[2]  =  0.0F;
  ul_6[3]  =  0.0F;
  f_64  =  ul_4[0];
  f_65  =  ul_6[1];
  f_66  =  f_64 - f_65;
  ul_4[0]  =  f_66;
  f_67  =  ul_4[1];
  f_68  =  ul_6[0];
  f_69  =  f_67 * f_68;
  f_70  =  f_69 - f_65;
  ul_4[1]  =  f_70;
  f_71  =  ul_4[2];
  f_72  =  ul_6[1];
  f_73  =  f_71 * f_68;
  f_74  =  f_73 - f_72;
  ul_4[2]  =  f_74;
  f_75  =  ul_6[2];
  f_76  =  fma(f_66, f_66, 0.0F);
  f_77  =  f_76 + 0.0F;
  f_78  =  fma(f_70, f_70, 0.0F);
  f_79  =  f_77 + f_78;
  f_80  =  fma(f_74, f_74, 0.0F);
  f_81  =  f_79 + f_80;
  f_82  =  f_81 + 0.0F;
  f_83  =  f_82 + f_75;
  ul_6[2]  =  f_83;
  f_84  =  ul_6[2];
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
  f_125  =  1.0F / f_68;
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
  ul_6[2]  =  f_150;
  f_151  =  ul_6[3];
  f_152  =  -f_151;
  f_153  =  f_150 * f_152;
  ul_6[3]  =  f_153;
  ul_6[5]  =  0.0F;
  f_154  =  ul_4[0];
  f_155  =  ul_4[3];
  f_156  =  f_154 * f_150;
  f_157  =  f_156 * f_155;
  ul_4[0]  =  f_157;
  f_158  =  ul_4[1];
  f_159  =  ul_4[4];
  f_160  =  f_158 * f_150;
  f_161  =  f_160 * f_159;
  ul_4[1]  =  f_161;
  f_162  =  ul_4[2];
  f_163  =  ul_4[5];
  f_164  =  f_162 * f_150;
  f_165  =  f_164 * f_163;
  ul_4[2]  =  f_165;
  b_166  =  i_12 < 5;
  if(b_166)
  {
    // BLOCK 4
    f_167  =  ul_4[0];
    i_168  =  -i_20;
    i_169  =  min(i_168, 1);
    i_170  =  max(i_169, 0);
    i_171  =  i_170 << 6;
    i_172  =  i_170 << 5;
    i_173  =  i_171 + i_172;
    i_174  =  i_173 + i_21;
    l_175  =  (long) i_174;
    l_176  =  l_175 + 4L;
    l_177  =  l_176 << 2;
    ul_178  =  ul_2 + l_177;
    *((__global float *) ul_178)  =  f_167;
    f_179  =  ul_4[1];
    ul_180  =  ul_2 + l_37;
    *((__global float *) ul_180)  =  f_179;
    f_181  =  ul_4[2];
    ul_182  =  ul_2 + l_43;
    *((__global float *) ul_182)  =  f_181;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  return;
}  //  kernel
