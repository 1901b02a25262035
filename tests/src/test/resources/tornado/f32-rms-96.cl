#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF32(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_85, b_163;
  float f_33, f_39, f_45, f_51, f_57, f_63, f_64, f_65, f_66, f_67, f_68, f_69, f_70, f_71, f_72, f_73, f_74, f_75, f_76, f_77, f_78, f_79, f_80, f_81, f_86, f_88, f_89, f_91, f_93, f_95, f_97, f_99, f_101, f_103, f_105, f_107, f_109, f_111, f_113, f_115, f_117, f_119, f_121, f_122, f_123, f_124, f_125, f_126, f_127, f_128, f_129, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_148, f_149, f_150, f_151, f_152, f_153, f_154, f_155, f_156, f_157, f_158, f_159, f_160, f_161, f_162, f_164, f_176, f_178;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_34, i_40, i_46, i_52, i_58, i_82, i_83, i_84, i_87, i_90, i_92, i_94, i_96, i_98, i_100, i_102, i_104, i_106, i_108, i_110, i_112, i_114, i_116, i_118, i_120, i_165, i_166, i_167, i_168, i_169, i_170, i_171;
  long l_29, l_30, l_31, l_35, l_36, l_37, l_41, l_42, l_43, l_47, l_48, l_49, l_53, l_54, l_55, l_59, l_60, l_61, l_172, l_173, l_174;
  ulong ul_0, ul_1, ul_2, ul_32, ul_38, ul_44, ul_50, ul_56, ul_62, ul_175, ul_177, ul_179;

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
  ul_6[0]  =  f_33;
  i_34  =  i_21 + 32;
  l_35  =  (long) i_34;
  l_36  =  l_35 + 4L;
  l_37  =  l_36 << 2;
  ul_38  =  ul_0 + l_37;
  f_39  =  *((__global float *) ul_38);
  ul_6[1]  =  f_39;
  i_40  =  i_21 + 64;
  l_41  =  (long) i_40;
  l_42  =  l_41 + 4L;
  l_43  =  l_42 << 2;
  ul_44  =  ul_0 + l_43;
  f_45  =  *((__global float *) ul_44);
  ul_6[2]  =  f_45;
  i_46  =  i_20 + i_27;
  l_47  =  (long) i_46;
  l_48  =  l_47 + 4L;
  l_49  =  l_48 << 2;
  ul_50  =  ul_1 + l_49;
  f_51  =  *((__global float *) ul_50);
  ul_6[3]  =  f_51;
  i_52  =  i_19 + 28;
  l_53  =  (long) i_52;
  l_54  =  l_53 + 4L;
  l_55  =  l_54 << 2;
  ul_56  =  ul_1 + l_55;
  f_57  =  *((__global float *) ul_56);
  ul_6[4]  =  f_57;
  i_58  =  i_19 + 60;
  l_59  =  (long) i_58;
  l_60  =  l_59 + 4L;
  l_61  =  l_60 << 2;
  ul_62  =  ul_1 + l_61;
  f_63  =  *((__global float *) ul_62);
  ul_6[5]  =  f_63;
  ul_4[1]  =  0.0F;
  ul_4[2]  =  0.0F;
  ul_4[3]  =  0.0F;
  f_64  =  ul_4[1];
  f_65  =  f_33 - f_64;
  ul_6[0]  =  f_65;
  f_66  =  ul_6[1];
  f_67  =  f_66 - f_64;
  ul_6[1]  =  f_67;
  f_68  =  ul_6[2];
  f_69  =  ul_4[1];
  f_70  =  f_68 - f_69;
  ul_6[2]  =  f_70;
  f_71  =  ul_4[2];
  f_72  =  fma(f_65, f_65, 0.0F);
  f_73  =  f_72 + 0.0F;
  f_74  =  fma(f_67, f_67, 0.0F);
  f_75  =  f_73 + f_74;
  f_76  =  fma(f_70, f_70, 0.0F);
  f_77  =  f_75 + f_76;
  f_78  =  f_77 + 0.0F;
  f_79  =  f_78 + f_71;
  ul_4[2]  =  f_79;
  f_80  =  ul_4[0];
  f_81  =  ul_4[2];
  i_82  =  i_8 << 7;
  i_83  =  i_17 - i_82;
  adf_7[i_83]  =  f_81;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_84  =  i_10 & 31;
  b_85  =  i_84 >= 0 && i_84 < 16;
  if(b_85)
  {
    // BLOCK 1
    f_86  =  adf_7[i_83];
    i_87  =  i_83 + 16;
    f_88  =  adf_7[i_87];
    f_89  =  f_86 + f_88;
    adf_7[i_83]  =  f_89;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_90  =  i_83 - i_84;
  f_91  =  adf_7[i_90];
  i_92  =  i_90 + 4;
  f_93  =  adf_7[i_92];
  i_94  =  i_90 + 8;
  f_95  =  adf_7[i_94];
  i_96  =  i_90 + 12;
  f_97  =  adf_7[i_96];
  i_98  =  i_90 + 1;
  f_99  =  adf_7[i_98];
  i_100  =  i_90 + 5;
  f_101  =  adf_7[i_100];
  i_102  =  i_90 + 9;
  f_103  =  adf_7[i_102];
  i_104  =  i_90 + 13;
  f_105  =  adf_7[i_104];
  i_106  =  i_90 + 2;
  f_107  =  adf_7[i_106];
  i_108  =  i_90 + 6;
  f_109  =  adf_7[i_108];
  i_110  =  i_90 + 10;
  f_111  =  adf_7[i_110];
  i_112  =  i_90 + 14;
  f_113  =  adf_7[i_112];
  i_114  =  i_90 + 3;
  f_115  =  adf_7[i_114];
  i_116  =  i_90 + 7;
  f_117  =  adf_7[i_116];
  i_118  =  i_90 + 11;
  f_119  =  adf_7[i_118];
  i_120  =  i_90 + 15;
  f_121  =  adf_7[i_120];
  f_122  =  1.0F / f_80;
  f_123  =  f_91 + 0.0F;
  f_124  =  f_123 + f_93;
  f_125  =  f_124 + f_95;
  f_126  =  f_125 + f_97;
  f_127  =  f_126 + 0.0F;
  f_128  =  f_99 + 0.0F;
  f_129  =  f_128 + f_101;
  f_130  =  f_129 + f_103;
  f_131  =  f_130 + f_105;
  f_132  =  f_127 + f_131;
  f_133  =  f_107 + 0.0F;
  f_134  =  f_133 + f_109;
  f_135  =  f_134 + f_111;
  f_136  =  f_135 + f_113;
  f_137  =  f_132 + f_136;
  f_138  =  f_115 + 0.0F;
  f_139  =  f_138 + f_117;
  f_140  =  f_139 + f_119;
  f_141  =  f_140 + f_121;
  f_142  =  f_137 + f_141;
  f_143  =  f_142 / 96.0F;
  f_144  =  f_143 * f_122;
  f_145  =  fma(f_122, f_144, 1.0E-5F);
  f_146  =  rsqrt(f_145);
  f_147  =  f_146 * f_122;
  ul_4[2]  =  f_147;
  f_148  =  ul_4[3];
  f_149  =  -f_148;
  f_150  =  f_147 * f_149;
  ul_4[3]  =  f_150;
  ul_4[5]  =  0.0F;
  f_151  =  ul_6[0];
  f_152  =  ul_6[3];
  f_153  =  f_151 * f_147;
  f_154  =  f_153 * f_152;
  ul_6[0]  =  f_154;
  f_155  =  ul_6[1];
  f_156  =  ul_6[4];
  f_157  =  f_155 * f_147;
  f_158  =  f_157 * f_156;
  ul_6[1]  =  f_158;
  f_159  =  ul_6[2];
  f_160  =  ul_6[5];
  f_161  =  f_159 * f_147;
  f_162  =  f_161 * f_160;
  ul_6[2]  =  f_162;
  b_163  =  i_12 < 5;
  if(b_163)
  {
    // BLOCK 4
    f_164  =  ul_6[0];
    i_165  =  -i_20;
    i_166  =  min(i_165, 1);
    i_167  =  max(i_166, 0);
    i_168  =  i_167 << 6;
    i_169  =  i_167 << 5;
    i_170  =  i_168 + i_169;
    i_171  =  i_170 + i_21;
    l_172  =  (long) i_171;
    l_173  =  l_172 + 4L;
    l_174  =  l_173 << 2;
    ul_175  =  ul_2 + l_174;
    *((__global float *) ul_175)  =  f_164;
    f_176  =  ul_6[1];
    ul_177  =  ul_2 + l_37;
    *((__global float *) ul_177)  =  f_176;
    f_178  =  ul_6[2];
    ul_179  =  ul_2 + l_43;
    *((__global float *) ul_179)  =  f_178;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  return;
}  //  kernel
