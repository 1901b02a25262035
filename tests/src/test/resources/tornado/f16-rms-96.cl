#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_91, b_169;
  float f_34, f_41, f_48, f_54, f_60, f_66, f_67, f_68, f_69, f_70, f_71, f_72, f_73, f_74, f_75, f_76, f_77, f_78, f_79, f_80, f_81, f_82, f_83, f_84, f_85, f_86, f_87, f_92, f_94, f_95, f_97, f_99, f_101, f_103, f_105, f_107, f_109, f_111, f_113, f_115, f_117, f_119, f_121, f_123, f_125, f_127, f_128, f_129, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_148, f_149, f_150, f_151, f_152, f_153, f_154, f_155, f_156, f_157, f_158, f_159, f_160, f_161, f_162, f_163, f_164, f_165, f_166, f_167, f_168;
  half half_33, half_40, half_47;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_35, i_42, i_49, i_55, i_61, i_88, i_89, i_90, i_93, i_96, i_98, i_100, i_102, i_104, i_106, i_108, i_110, i_112, i_114, i_116, i_118, i_120, i_122, i_124, i_126, i_170, i_171, i_172, i_173, i_174, i_175, i_176;
  long l_29, l_30, l_31, l_36, l_37, l_38, l_43, l_44, l_45, l_50, l_51, l_52, l_56, l_57, l_58, l_62, l_63, l_64, l_177, l_178, l_179;
  ulong ul_0, ul_1, ul_2, ul_32, ul_39, ul_46, ul_53, ul_59, ul_65, ul_180, ul_181, ul_182;

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
  ul_6[2]  =  0.0F;
  ul_6[3]  =  0.0F;
  f_67  =  ul_4[0];
  f_68  =  ul_6[1];
  f_69  =  f_67 - f_68;
  ul_4[0]  =  f_69;
  f_70  =  ul_4[1];
  f_71  =  ul_6[0];
  f_72  =  f_70 * f_71;
  f_73  =  f_72 - f_68;
  ul_4[1]  =  f_73;
  f_74  =  ul_4[2];
  f_75  =  ul_6[1];
  f_76  =  f_74 * f_71;
  f_77  =  f_76 - f_75;
  ul_4[2]  =  f_77;
  f_78  =  ul_6[2];
  f_79  =  fma(f_69, f_69, 0.0F);
  f_80  =  f_79 + 0.0F;
  f_81  =  fma(f_73, f_73, 0.0F);
  f_82  =  f_80 + f_81;
  f_83  =  fma(f_77, f_77, 0.0F);
  f_84  =  f_82 + f_83;
  f_85  =  f_84 + 0.0F;
  f_86  =  f_85 + f_78;
  ul_6[2]  =  f_86;
  f_87  =  ul_6[2];
  i_88  =  i_8 << 7;
  i_89  =  i_17 - i_88;
  adf_7[i_89]  =  f_87;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_90  =  i_10 & 31;
  b_91  =  i_90 >= 0 && i_90 < 16;
  if(b_91)
  {
    // BLOCK 1
    f_92  =  adf_7[i_89];
    i_93  =  i_89 + 16;
    f_94  =  adf_7[i_93];
    f_95  =  f_92 + f_94;
    adf_7[i_89]  =  f_95;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_96  =  i_89 - i_90;
  f_97  =  adf_7[i_96];
  i_98  =  i_96 + 4;
  f_99  =  adf_7[i_98];
  i_100  =  i_96 + 8;
  f_101  =  adf_7[i_100];
  i_102  =  i_96 + 12;
  f_103  =  adf_7[i_102];
  i_104  =  i_96 + 1;
  f_105  =  adf_7[i_104];
  i_106  =  i_96 + 5;
  f_107  =  adf_7[i_106];
  i_108  =  i_96 + 9;
  f_109  =  adf_7[i_108];
  i_110  =  i_96 + 13;
  f_111  =  adf_7[i_110];
  i_112  =  i_96 + 2;
  f_113  =  adf_7[i_112];
  i_114  =  i_96 + 6;
  f_115  =  adf_7[i_114];
  i_116  =  i_96 + 10;
  f_117  =  adf_7[i_116];
  i_118  =  i_96 + 14;
  f_119  =  adf_7[i_118];
  i_120  =  i_96 + 3;
  f_121  =  adf_7[i_120];
  i_122  =  i_96 + 7;
  f_123  =  adf_7[i_122];
  i_124  =  i_96 + 11;
  f_125  =  adf_7[i_124];
  i_126  =  i_96 + 15;
  f_127  =  adf_7[i_126];
  f_128  =  1.0F / f_71;
  f_129  =  f_97 + 0.0F;
  f_130  =  f_129 + f_99;
  f_131  =  f_130 + f_101;
  f_132  =  f_131 + f_103;
  f_133  =  f_132 + 0.0F;
  f_134  =  f_105 + 0.0F;
  f_135  =  f_134 + f_107;
  f_136  =  f_135 + f_109;
  f_137  =  f_136 + f_111;
  f_138  =  f_133 + f_137;
  f_139  =  f_113 + 0.0F;
  f_140  =  f_139 + f_115;
  f_141  =  f_140 + f_117;
  f_142  =  f_141 + f_119;
  f_143  =  f_138 + f_142;
  f_144  =  f_121 + 0.0F;
  f_145  =  f_144 + f_123;
  f_146  =  f_145 + f_125;
  f_147  =  f_146 + f_127;
  f_148  =  f_143 + f_147;
  f_149  =  f_148 / 96.0F;
  f_150  =  f_149 * f_128;
  f_151  =  fma(f_128, f_150, 1.0E-5F);
  f_152  =  rsqrt(f_151);
  f_153  =  f_152 * f_128;
  ul_6[2]  =  f_153;
  f_154  =  ul_6[3];
  f_155  =  -f_154;
  f_156  =  f_153 * f_155;
  ul_6[3]  =  f_156;
  ul_6[5]  =  0.0F;
  f_157  =  ul_4[0];
  f_158  =  ul_4[3];
  f_159  =  f_157 * f_153;
  f_160  =  f_159 * f_158;
  ul_4[0]  =  f_160;
  f_161  =  ul_4[1];
  f_162  =  ul_4[4];
  f_163  =  f_161 * f_153;
  f_164  =  f_163 * f_162;
  ul_4[1]  =  f_164;
  f_165  =  ul_4[2];
  f_166  =  ul_4[5];
  f_167  =  f_165 * f_153;
  f_168  =  f_167 * f_166;
  ul_4[2]  =  f_168;
  b_169  =  i_12 < 5;
  if(b_169)
  {
    // BLOCK 4
    i_170  =  -i_20;
    i_171  =  min(i_170, 1);
    i_172  =  max(i_171, 0);
    i_173  =  i_172 << 6;
    i_174  =  i_172 << 5;
    i_175  =  i_173 + i_174;
    i_176  =  i_175 + i_21;
    l_177  =  (long) i_176;
    l_178  =  l_177 + 8L;
    l_179  =  l_178 << 1;
    ul_180  =  ul_2 + l_179;
    *((__global half *) ul_180)  =  f_160;
    ul_181  =  ul_2 + l_38;
    *((__global half *) ul_181)  =  f_164;
    ul_182  =  ul_2 + l_45;
    *((__global half *) ul_182)  =  f_168;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  return;
}  //  kernel
