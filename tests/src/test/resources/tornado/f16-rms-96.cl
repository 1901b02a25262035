#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_77, b_151;
  float f_34, f_41, f_48, f_54, f_60, f_66, f_67, f_68, f_69, f_70, f_71, f_72, f_73, f_78, f_80, f_81, f_83, f_85, f_87, f_89, f_91, f_93, f_95, f_97, f_99, f_101, f_103, f_105, f_107, f_109, f_111, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_124, f_125, f_126, f_127, f_128, f_129, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_148, f_149, f_150;
  half half_33, half_40, half_47;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_35, i_42, i_49, i_55, i_61, i_74, i_75, i_76, i_79, i_82, i_84, i_86, i_88, i_90, i_92, i_94, i_96, i_98, i_100, i_102, i_104, i_106, i_108, i_110, i_112, i_152, i_153, i_154, i_155, i_156, i_157, i_158;
  long l_29, l_30, l_31, l_36, l_37, l_38, l_43, l_44, l_45, l_50, l_51, l_52, l_56, l_57, l_58, l_62, l_63, l_64, l_159, l_160, l_161;
  ulong ul_0, ul_1, ul_2, ul_32, ul_39, ul_46, ul_53, ul_59, ul_65, ul_162, ul_163, ul_164;

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
  f_68  =  ul_4[1];
  f_69  =  ul_6[1];
  f_70  =  f_48 - f_69;
  ul_4[2]  =  f_70;
  f_71  =  fma(f_67, f_67, 0.0F);
  f_72  =  fma(f_68, f_68, f_71);
  f_73  =  fma(f_70, f_70, f_72);
  ul_6[2]  =  f_73;
  ul_6[3]  =  0.0F;
  i_74  =  i_8 << 7;
  i_75  =  i_17 - i_74;
  adf_7[i_75]  =  f_73;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_76  =  i_10 & 31;
  b_77  =  i_76 >= 0 && i_76 < 16;
  if(b_77)
  {
    // BLOCK 1
    f_78  =  adf_7[i_75];
    i_79  =  i_75 + 16;
    f_80  =  adf_7[i_79];
    f_81  =  f_78 + f_80;
    adf_7[i_75]  =  f_81;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_82  =  i_75 - i_76;
  f_83  =  adf_7[i_82];
  i_84  =  i_82 + 1;
  f_85  =  adf_7[i_84];
  i_86  =  i_82 + 2;
  f_87  =  adf_7[i_86];
  i_88  =  i_82 + 3;
  f_89  =  adf_7[i_88];
  i_90  =  i_82 + 4;
  f_91  =  adf_7[i_90];
  i_92  =  i_82 + 5;
  f_93  =  adf_7[i_92];
  i_94  =  i_82 + 6;
  f_95  =  adf_7[i_94];
  i_96  =  i_82 + 7;
  f_97  =  adf_7[i_96];
  i_98  =  i_82 + 8;
  f_99  =  adf_7[i_98];
  i_100  =  i_82 + 9;
  f_101  =  adf_7[i_100];
  i_102  =  i_82 + 10;
  f_103  =  adf_7[i_102];
  i_104  =  i_82 + 11;
  f_105  =  adf_7[i_104];
  i_106  =  i_82 + 12;
  f_107  =  adf_7[i_106];
  i_108  =  i_82 + 13;
  f_109  =  adf_7[i_108];
  i_110  =  i_82 + 14;
  f_111  =  adf_7[i_110];
  i_112  =  i_82 + 15;
  f_113  =  adf_7[i_112];
  f_114  =  f_83 + 0.0F;
  f_115  =  f_114 + f_87;
  f_116  =  f_115 + f_91;
  f_117  =  f_116 + f_95;
  f_118  =  f_117 + f_99;
  f_119  =  f_118 + f_103;
  f_120  =  f_119 + f_107;
  f_121  =  f_120 + f_111;
  f_122  =  f_85 + 0.0F;
  f_123  =  f_122 + f_89;
  f_124  =  f_123 + f_93;
  f_125  =  f_124 + f_97;
  f_126  =  f_125 + f_101;
  f_127  =  f_126 + f_105;
  f_128  =  f_127 + f_109;
  f_129  =  f_128 + f_113;
  f_130  =  f_121 + f_129;
  f_131  =  f_130 / 96.0F;
  f_132  =  f_131 + 1.0E-5F;
  f_133  =  rsqrt(f_132);
  ul_6[2]  =  f_133;
  f_134  =  ul_6[1];
  f_135  =  ul_6[3];
  f_136  =  f_134 + f_135;
  ul_6[4]  =  f_136;
  f_137  =  -f_135;
  f_138  =  f_133 * f_137;
  ul_6[3]  =  f_138;
  ul_6[5]  =  0.0F;
  f_139  =  ul_4[0];
  f_140  =  ul_4[3];
  f_141  =  f_139 * f_133;
  f_142  =  f_141 * f_140;
  ul_4[0]  =  f_142;
  f_143  =  ul_4[1];
  f_144  =  ul_4[4];
  f_145  =  f_143 * f_133;
  f_146  =  f_145 * f_144;
  ul_4[1]  =  f_146;
  f_147  =  ul_4[2];
  f_148  =  ul_4[5];
  f_149  =  f_147 * f_133;
  f_150  =  f_149 * f_148;
  ul_4[2]  =  f_150;
  b_151  =  i_12 < 5;
  if(b_151)
  {
    // BLOCK 4
    i_152  =  -i_20;
    i_153  =  min(i_152, 1);
    i_154  =  max(i_153, 0);
    i_155  =  i_154 << 6;
    i_156  =  i_154 << 5;
    i_157  =  i_155 + i_156;
    i_158  =  i_157 + i_21;
    l_159  =  (long) i_158;
    l_160  =  l_159 + 8L;
    l_161  =  l_160 << 1;
    ul_162  =  ul_2 + l_161;
    *((__global half *) ul_162)  =  f_142;
    ul_163  =  ul_2 + l_38;
    *((__global half *) ul_163)  =  f_146;
    ul_164  =  ul_2 + l_45;
    *((__global half *) ul_164)  =  f_150;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  return;
}  //  kernel
