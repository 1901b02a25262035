#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_73, b_127, b_140, b_143;
  float f_32, f_39, f_46, f_52, f_57, f_62, f_63, f_64, f_65, f_66, f_67, f_68, f_69, f_70, f_71, f_72, f_75, f_77, f_79, f_81, f_83, f_85, f_87, f_88, f_89, f_90, f_91, f_92, f_93, f_94, f_95, f_97, f_99, f_101, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_124, f_125, f_126, f_128, f_141, f_144;
  half half_31, half_38, half_45;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_33, i_40, i_47, i_53, i_58, i_74, i_76, i_78, i_80, i_82, i_84, i_86, i_96, i_98, i_100, i_102, i_129, i_130, i_131, i_132, i_133, i_134, i_135;
  long l_27, l_28, l_29, l_34, l_35, l_36, l_41, l_42, l_43, l_48, l_49, l_50, l_136, l_137, l_138;
  ulong ul_0, ul_1, ul_2, ul_30, ul_37, ul_44, ul_51, ul_54, ul_55, ul_56, ul_59, ul_60, ul_61, ul_139, ul_142, ul_145;

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
  i_17  =  i_10 & 31;
  i_18  =  i_17 + -8;
  i_19  =  i_16 + i_18;
  i_20  =  8 - i_17;
  i_21  =  min(i_20, 1);
  i_22  =  max(i_21, 0);
  i_23  =  i_22 << 6;
  i_24  =  i_22 << 5;
  i_25  =  i_23 + i_24;
  i_26  =  i_19 + i_25;
  l_27  =  (long) i_26;
  l_28  =  l_27 + 8L;
  l_29  =  l_28 << 1;
  ul_30  =  ul_0 + l_29;
  half_31  =  *((__global half *) ul_30);
  f_32  =  convert_float((float) half_31);
  ul_4[0]  =  f_32;
  i_33  =  i_19 + 32;
  l_34  =  (long) i_33;
  l_35  =  l_34 + 8L;
  l_36  =  l_35 << 1;
  ul_37  =  ul_0 + l_36;
  half_38  =  *((__global half *) ul_37);
  f_39  =  convert_float((float) half_38);
  ul_4[1]  =  f_39;
  i_40  =  i_19 + 64;
  l_41  =  (long) i_40;
  l_42  =  l_41 + 8L;
  l_43  =  l_42 << 1;
  ul_44  =  ul_0 + l_43;
  half_45  =  *((__global half *) ul_44);
  f_46  =  convert_float((float) half_45);
  ul_4[2]  =  f_46;
  i_47  =  i_18 + i_25;
  l_48  =  (long) i_47;
  l_49  =  l_48 + 4L;
  l_50  =  l_49 << 2;
  ul_51  =  ul_1 + l_50;
  f_52  =  *((__global float *) ul_51);
  ul_4[3]  =  f_52;
  i_53  =  i_17 + 28;
  ul_54  =  i_53 & 4294967295UL;
  ul_55  =  ul_54 << 2;
  ul_56  =  ul_1 + ul_55;
  f_57  =  *((__global float *) ul_56);
  ul_4[4]  =  f_57;
  i_58  =  i_17 + 60;
  ul_59  =  i_58 & 4294967295UL;
  ul_60  =  ul_59 << 2;
  ul_61  =  ul_1 + ul_60;
  f_62  =  *((__global float *) ul_61);
  ul_4[5]  =  f_62;
  ul_6[0]  =  1.0F;
  ul_6[1]  =  0.0F;
  f_63  =  ul_4[0];
  f_64  =  ul_4[1];
  f_65  =  ul_6[1];
  f_66  =  f_46 - f_65;
  ul_4[2]  =  f_66;
  f_67  =  fma(f_63, f_63, 0.0F);
  f_68  =  fma(f_64, f_64, f_67);
  f_69  =  fma(f_66, f_66, f_68);
  ul_6[2]  =  f_69;
  f_70  =  f_63 + 0.0F;
  f_71  =  f_70 + f_64;
  f_72  =  f_71 + f_66;
  ul_6[3]  =  f_72;
  adf_7[i_10]  =  f_69;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_73  =  i_17 >= 0 && i_17 < 4;
  if(b_73)
  {
    // BLOCK 1
    i_74  =  i_10 + 4;
    f_75  =  adf_7[i_74];
    i_76  =  i_10 + 8;
    f_77  =  adf_7[i_76];
    i_78  =  i_10 + 12;
    f_79  =  adf_7[i_78];
    i_80  =  i_10 + 16;
    f_81  =  adf_7[i_80];
    i_82  =  i_10 + 20;
    f_83  =  adf_7[i_82];
    i_84  =  i_10 + 24;
    f_85  =  adf_7[i_84];
    i_86  =  i_10 + 28;
    f_87  =  adf_7[i_86];
    f_88  =  f_77 + 0.0F;
    f_89  =  f_88 + f_81;
    f_90  =  f_89 + f_85;
    f_91  =  f_69 + f_75;
    f_92  =  f_91 + f_79;
    f_93  =  f_92 + f_83;
    f_94  =  f_93 + f_87;
    f_95  =  f_90 + f_94;
    adf_7[i_10]  =  f_95;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_96  =  i_10 - i_17;
  f_97  =  adf_7[i_96];
  i_98  =  i_96 + 1;
  f_99  =  adf_7[i_98];
  i_100  =  i_96 + 2;
  f_101  =  adf_7[i_100];
  i_102  =  i_96 + 3;
  f_103  =  adf_7[i_102];
  f_104  =  f_97 + 0.0F;
  f_105  =  f_104 + f_101;
  f_106  =  f_99 + 0.0F;
  f_107  =  f_106 + f_103;
  f_108  =  f_105 + f_107;
  f_109  =  f_108 / 96.0F;
  f_110  =  f_109 + 1.0E-5F;
  f_111  =  rsqrt(f_110);
  ul_6[2]  =  f_111;
  f_112  =  f_111 * -0.0F;
  ul_6[3]  =  f_112;
  f_113  =  ul_6[1];
  f_114  =  f_113 + 0.0F;
  ul_6[4]  =  f_114;
  ul_6[5]  =  0.0F;
  f_115  =  ul_4[0];
  f_116  =  ul_4[3];
  f_117  =  f_115 * f_111;
  f_118  =  f_117 * f_116;
  ul_4[0]  =  f_118;
  f_119  =  ul_4[1];
  f_120  =  ul_4[4];
  f_121  =  f_119 * f_111;
  f_122  =  f_121 * f_120;
  ul_4[1]  =  f_122;
  f_123  =  ul_4[2];
  f_124  =  ul_4[5];
  f_125  =  f_123 * f_111;
  f_126  =  f_125 * f_124;
  ul_4[2]  =  f_126;
  b_127  =  i_12 < 5;
  if(b_127)
  {
    // BLOCK 4
    f_128  =  ul_4[0];
    i_129  =  -i_18;
    i_130  =  min(i_129, 1);
    i_131  =  max(i_130, 0);
    i_132  =  i_131 << 6;
    i_133  =  i_131 << 5;
    i_134  =  i_132 + i_133;
    i_135  =  i_134 + i_19;
    l_136  =  (long) i_135;
    l_137  =  l_136 + 8L;
    l_138  =  l_137 << 1;
    ul_139  =  ul_2 + l_138;
    *((__global half *) ul_139)  =  f_128;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  b_140  =  i_12 < 5;
  if(b_140)
  {
    // BLOCK 7
    f_141  =  ul_4[1];
    ul_142  =  ul_2 + l_36;
    *((__global half *) ul_142)  =  f_141;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  b_143  =  i_12 < 5;
  if(b_143)
  {
    // BLOCK 10
    f_144  =  ul_4[2];
    ul_145  =  ul_2 + l_43;
    *((__global half *) ul_145)  =  f_144;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  return;
}  //  kernel
