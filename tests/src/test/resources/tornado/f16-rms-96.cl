#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_69, b_123, b_126, b_129;
  float f_28, f_35, f_42, f_48, f_53, f_58, f_59, f_60, f_61, f_62, f_63, f_64, f_65, f_66, f_67, f_68, f_71, f_73, f_75, f_77, f_79, f_81, f_83, f_84, f_85, f_86, f_87, f_88, f_89, f_90, f_91, f_93, f_95, f_97, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_124, f_127, f_130;
  half half_27, half_34, half_41;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_29, i_36, i_43, i_49, i_54, i_70, i_72, i_74, i_76, i_78, i_80, i_82, i_92, i_94, i_96, i_98;
  long l_23, l_24, l_25, l_30, l_31, l_32, l_37, l_38, l_39, l_44, l_45, l_46;
  ulong ul_0, ul_1, ul_2, ul_26, ul_33, ul_40, ul_47, ul_50, ul_51, ul_52, ul_55, ul_56, ul_57, ul_125, ul_128, ul_131;

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
  i_20  =  i_18 >> 31;
  i_21  =  i_20 & 96;
  i_22  =  i_19 + i_21;
  l_23  =  (long) i_22;
  l_24  =  l_23 + 8L;
  l_25  =  l_24 << 1;
  ul_26  =  ul_0 + l_25;
  half_27  =  *((__global half *) ul_26);
  f_28  =  convert_float((float) half_27);
  ul_4[0]  =  f_28;
  i_29  =  i_19 + 32;
  l_30  =  (long) i_29;
  l_31  =  l_30 + 8L;
  l_32  =  l_31 << 1;
  ul_33  =  ul_0 + l_32;
  half_34  =  *((__global half *) ul_33);
  f_35  =  convert_float((float) half_34);
  ul_4[1]  =  f_35;
  i_36  =  i_19 + 64;
  l_37  =  (long) i_36;
  l_38  =  l_37 + 8L;
  l_39  =  l_38 << 1;
  ul_40  =  ul_0 + l_39;
  half_41  =  *((__global half *) ul_40);
  f_42  =  convert_float((float) half_41);
  ul_4[2]  =  f_42;
  i_43  =  i_18 + i_21;
  l_44  =  (long) i_43;
  l_45  =  l_44 + 4L;
  l_46  =  l_45 << 2;
  ul_47  =  ul_1 + l_46;
  f_48  =  *((__global float *) ul_47);
  ul_4[3]  =  f_48;
  i_49  =  i_17 + 28;
  ul_50  =  i_49 & 4294967295UL;
  ul_51  =  ul_50 << 2;
  ul_52  =  ul_1 + ul_51;
  f_53  =  *((__global float *) ul_52);
  ul_4[4]  =  f_53;
  i_54  =  i_17 + 60;
  ul_55  =  i_54 & 4294967295UL;
  ul_56  =  ul_55 << 2;
  ul_57  =  ul_1 + ul_56;
  f_58  =  *((__global float *) ul_57);
  ul_4[5]  =  f_58;
  ul_6[0]  =  1.0F;
  ul_6[1]  =  0.0F;
  f_59  =  ul_4[0];
  f_60  =  ul_4[1];
  f_61  =  ul_6[1];
  f_62  =  f_42 - f_61;
  ul_4[2]  =  f_62;
  f_63  =  fma(f_59, f_59, 0.0F);
  f_64  =  fma(f_60, f_60, f_63);
  f_65  =  fma(f_62, f_62, f_64);
  ul_6[2]  =  f_65;
  f_66  =  f_59 + 0.0F;
  f_67  =  f_66 + f_60;
  f_68  =  f_67 + f_62;
  ul_6[3]  =  f_68;
  adf_7[i_10]  =  f_65;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_69  =  i_17 >= 0 && i_17 < 4;
  if(b_69)
  {
    // BLOCK 1
    i_70  =  i_10 + 4;
    f_71  =  adf_7[i_70];
    i_72  =  i_10 + 8;
    f_73  =  adf_7[i_72];
    i_74  =  i_10 + 12;
    f_75  =  adf_7[i_74];
    i_76  =  i_10 + 16;
    f_77  =  adf_7[i_76];
    i_78  =  i_10 + 20;
    f_79  =  adf_7[i_78];
    i_80  =  i_10 + 24;
    f_81  =  adf_7[i_80];
    i_82  =  i_10 + 28;
    f_83  =  adf_7[i_82];
    f_84  =  f_73 + 0.0F;
    f_85  =  f_84 + f_77;
    f_86  =  f_85 + f_81;
    f_87  =  f_65 + f_71;
    f_88  =  f_87 + f_75;
    f_89  =  f_88 + f_79;
    f_90  =  f_89 + f_83;
    f_91  =  f_86 + f_90;
    adf_7[i_10]  =  f_91;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_92  =  i_10 - i_17;
  f_93  =  adf_7[i_92];
  i_94  =  i_92 + 1;
  f_95  =  adf_7[i_94];
  i_96  =  i_92 + 2;
  f_97  =  adf_7[i_96];
  i_98  =  i_92 + 3;
  f_99  =  adf_7[i_98];
  f_100  =  f_93 + 0.0F;
  f_101  =  f_100 + f_97;
  f_102  =  f_95 + 0.0F;
  f_103  =  f_102 + f_99;
  f_104  =  f_101 + f_103;
  f_105  =  f_104 / 96.0F;
  f_106  =  f_105 + 1.0E-5F;
  f_107  =  rsqrt(f_106);
  ul_6[2]  =  f_107;
  f_108  =  f_107 * -0.0F;
  ul_6[3]  =  f_108;
  f_109  =  ul_6[1];
  f_110  =  f_109 + 0.0F;
  ul_6[4]  =  f_110;
  ul_6[5]  =  0.0F;
  f_111  =  ul_4[0];
  f_112  =  ul_4[3];
  f_113  =  f_111 * f_107;
  f_114  =  f_113 * f_112;
  ul_4[0]  =  f_114;
  f_115  =  ul_4[1];
  f_116  =  ul_4[4];
  f_117  =  f_115 * f_107;
  f_118  =  f_117 * f_116;
  ul_4[1]  =  f_118;
  f_119  =  ul_4[2];
  f_120  =  ul_4[5];
  f_121  =  f_119 * f_107;
  f_122  =  f_121 * f_120;
  ul_4[2]  =  f_122;
  b_123  =  i_12 < 5;
  if(b_123)
  {
    // BLOCK 4
    f_124  =  ul_4[0];
    ul_125  =  ul_2 + l_25;
    *((__global half *) ul_125)  =  f_124;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  b_126  =  i_12 < 5;
  if(b_126)
  {
    // BLOCK 7
    f_127  =  ul_4[1];
    ul_128  =  ul_2 + l_32;
    *((__global half *) ul_128)  =  f_127;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  b_129  =  i_12 < 5;
  if(b_129)
  {
    // BLOCK 10
    f_130  =  ul_4[2];
    ul_131  =  ul_2 + l_39;
    *((__global half *) ul_131)  =  f_130;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  return;
}  //  kernel
