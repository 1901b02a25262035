#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF32(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_63, b_103, b_120, b_137;
  float f_23, f_30, f_37, f_42, f_47, f_52, f_53, f_54, f_55, f_56, f_57, f_58, f_59, f_60, f_61, f_62, f_65, f_67, f_69, f_70, f_71, f_72, f_74, f_76, f_78, f_80, f_82, f_84, f_86, f_88, f_89, f_90, f_91, f_92, f_93, f_94, f_95, f_96, f_97, f_98, f_99, f_104, f_105, f_106, f_107, f_108, f_109, f_115, f_116, f_117, f_118, f_119, f_121, f_122, f_123, f_124, f_125, f_126, f_132, f_133, f_134, f_135, f_136, f_138, f_139, f_140, f_141, f_142, f_143, f_149, f_150, f_151, f_152, f_153;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_24, i_25, i_31, i_32, i_43, i_48, i_64, i_66, i_68, i_73, i_75, i_77, i_79, i_81, i_83, i_85, i_87, i_100, i_101, i_102, i_110, i_127, i_144;
  long l_19, l_20, l_21, l_26, l_27, l_28, l_33, l_34, l_35, l_111, l_112, l_113, l_128, l_129, l_130, l_145, l_146, l_147;
  ulong ul_0, ul_1, ul_2, ul_22, ul_29, ul_36, ul_38, ul_39, ul_40, ul_41, ul_44, ul_45, ul_46, ul_49, ul_50, ul_51, ul_114, ul_131, ul_148;

  // BLOCK 0
  ul_0  =  (ulong) x;
  ul_1  =  (ulong) gamma;
  ul_2  =  (ulong) y;
  __private float ul_3[6];
  __private float* ul_4 = ul_3;
  __private float ul_5[4];
  __private float* ul_6 = ul_5;
  __local float adf_7[128];
  i_8  =  get_local_id(0);
  i_9  =  i_8 & 31;
  i_10  =  i_8 >> 5;
  i_11  =  get_group_id(0);
  i_12  =  i_11 << 2;
  i_13  =  i_10 + i_12;
  i_14  =  min(i_13, 4);
  i_15  =  i_14 << 6;
  i_16  =  i_14 << 5;
  i_17  =  i_15 + i_16;
  i_18  =  i_9 + i_17;
  l_19  =  (long) i_18;
  l_20  =  l_19 + 4L;
  l_21  =  l_20 << 2;
  ul_22  =  ul_0 + l_21;
  f_23  =  *((__global float *) ul_22);
  ul_4[0]  =  f_23;
  i_24  =  i_9 + 32;
  i_25  =  i_24 + i_17;
  l_26  =  (long) i_25;
  l_27  =  l_26 + 4L;
  l_28  =  l_27 << 2;
  ul_29  =  ul_0 + l_28;
  f_30  =  *((__global float *) ul_29);
  ul_4[1]  =  f_30;
  i_31  =  i_9 + 64;
  i_32  =  i_31 + i_17;
  l_33  =  (long) i_32;
  l_34  =  l_33 + 4L;
  l_35  =  l_34 << 2;
  ul_36  =  ul_0 + l_35;
  f_37  =  *((__global float *) ul_36);
  ul_4[2]  =  f_37;
  ul_6[0]  =  1.0F;
  ul_38  =  i_9 & 4294967295UL;
  ul_39  =  ul_38 + 4L;
  ul_40  =  ul_39 << 2;
  ul_41  =  ul_1 + ul_40;
  f_42  =  *((__global float *) ul_41);
  ul_4[3]  =  f_42;
  i_43  =  i_9 + 36;
  ul_44  =  i_43 & 4294967295UL;
  ul_45  =  ul_44 << 2;
  ul_46  =  ul_1 + ul_45;
  f_47  =  *((__global float *) ul_46);
  ul_4[4]  =  f_47;
  i_48  =  i_9 + 68;
  ul_49  =  i_48 & 4294967295UL;
  ul_50  =  ul_49 << 2;
  ul_51  =  ul_1 + ul_50;
  f_52  =  *((__global float *) ul_51);
  ul_4[5]  =  f_52;
  f_53  =  ul_6[0];
  ul_6[1]  =  0.0F;
  f_54  =  ul_4[0];
  f_55  =  ul_4[1];
  f_56  =  ul_4[2];
  f_57  =  f_53 * f_56;
  f_58  =  f_55 * f_53;
  f_59  =  f_54 * f_53;
  f_60  =  fma(f_59, f_59, 0.0F);
  f_61  =  fma(f_58, f_58, f_60);
  f_62  =  fma(f_57, f_57, f_61);
  adf_7[i_8]  =  f_62;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_63  =  i_9 >= 0 && i_9 < 8;
  if(b_63)
  {
    // BLOCK 1
    i_64  =  i_8 + 8;
    f_65  =  adf_7[i_64];
    i_66  =  i_8 + 16;
    f_67  =  adf_7[i_66];
    i_68  =  i_8 + 24;
    f_69  =  adf_7[i_68];
    f_70  =  f_62 + f_65;
    f_71  =  f_70 + f_67;
    f_72  =  f_71 + f_69;
    adf_7[i_8]  =  f_72;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_73  =  i_8 - i_9;
  f_74  =  adf_7[i_73];
  i_75  =  i_73 + 1;
  f_76  =  adf_7[i_75];
  i_77  =  i_73 + 2;
  f_78  =  adf_7[i_77];
  i_79  =  i_73 + 3;
  f_80  =  adf_7[i_79];
  i_81  =  i_73 + 4;
  f_82  =  adf_7[i_81];
  i_83  =  i_73 + 5;
  f_84  =  adf_7[i_83];
  i_85  =  i_73 + 6;
  f_86  =  adf_7[i_85];
  i_87  =  i_73 + 7;
  f_88  =  adf_7[i_87];
  ul_6[1]  =  0.0F;
  ul_6[2]  =  0.0F;
  f_89  =  f_53 * 1.0E-5F;
  f_90  =  f_74 + f_76;
  f_91  =  f_90 + f_78;
  f_92  =  f_91 + f_80;
  f_93  =  f_92 + f_82;
  f_94  =  f_93 + f_84;
  f_95  =  f_94 + f_86;
  f_96  =  f_95 + f_88;
  f_97  =  f_96 / 96.0F;
  f_98  =  fma(f_89, f_53, f_97);
  f_99  =  rsqrt(f_98);
  ul_6[3]  =  f_99;
  i_100  =  i_13 << 6;
  i_101  =  i_13 << 5;
  i_102  =  i_100 + i_101;
  b_103  =  i_13 < 5;
  if(b_103)
  {
    // BLOCK 4
    f_104  =  ul_4[0];
    f_105  =  ul_6[0];
    f_106  =  ul_6[1];
    f_107  =  ul_6[2];
    f_108  =  ul_6[3];
    f_109  =  ul_4[3];
    i_110  =  i_102 + i_9;
    l_111  =  (long) i_110;
    l_112  =  l_111 + 4L;
    l_113  =  l_112 << 2;
    ul_114  =  ul_2 + l_113;
    f_115  =  f_104 * f_105;
    f_116  =  f_115 - f_106;
    f_117  =  f_116 - f_107;
    f_118  =  f_117 * f_108;
    f_119  =  f_118 * f_109;
    *((__global float *) ul_114)  =  f_119;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  b_120  =  i_13 < 5;
  if(b_120)
  {
    // BLOCK 7
    f_121  =  ul_4[1];
    f_122  =  ul_6[0];
    f_123  =  ul_6[1];
    f_124  =  ul_6[2];
    f_125  =  ul_6[3];
    f_126  =  ul_4[4];
    i_127  =  i_102 + i_24;
    l_128  =  (long) i_127;
    l_129  =  l_128 + 4L;
    l_130  =  l_129 << 2;
    ul_131  =  ul_2 + l_130;
    f_132  =  f_121 * f_122;
    f_133  =  f_132 - f_123;
    f_134  =  f_133 - f_124;
    f_135  =  f_134 * f_125;
    f_136  =  f_135 * f_126;
    *((__global float *) ul_131)  =  f_136;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  b_137  =  i_13 < 5;
  if(b_137)
  {
    // BLOCK 10
    f_138  =  ul_4[2];
    f_139  =  ul_6[0];
    f_140  =  ul_6[1];
    f_141  =  ul_6[2];
    f_142  =  ul_6[3];
    f_143  =  ul_4[5];
    i_144  =  i_102 + i_31;
    l_145  =  (long) i_144;
    l_146  =  l_145 + 4L;
    l_147  =  l_146 << 2;
    ul_148  =  ul_2 + l_147;
    f_149  =  f_138 * f_139;
    f_150  =  f_149 - f_140;
    f_151  =  f_150 - f_141;
    f_152  =  f_151 * f_142;
    f_153  =  f_152 * f_143;
    *((__global float *) ul_148)  =  f_153;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  return;
}  //  kernel
