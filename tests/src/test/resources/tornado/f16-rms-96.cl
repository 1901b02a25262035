#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_68, b_122, b_125, b_128;
  float f_27, f_34, f_41, f_47, f_52, f_57, f_58, f_59, f_60, f_61, f_62, f_63, f_64, f_65, f_66, f_67, f_70, f_72, f_74, f_76, f_78, f_80, f_82, f_83, f_84, f_85, f_86, f_87, f_88, f_89, f_90, f_92, f_94, f_96, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_123, f_126, f_129;
  half half_26, half_33, half_40;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_28, i_35, i_42, i_48, i_53, i_69, i_71, i_73, i_75, i_77, i_79, i_81, i_91, i_93, i_95, i_97;
  long l_22, l_23, l_24, l_29, l_30, l_31, l_36, l_37, l_38, l_43, l_44, l_45;
  ulong ul_0, ul_1, ul_2, ul_25, ul_32, ul_39, ul_46, ul_49, ul_50, ul_51, ul_54, ul_55, ul_56, ul_124, ul_127, ul_130;

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
  i_20  =  (i_17 < 8) ? 96 : 0;
  i_21  =  i_19 + i_20;
  l_22  =  (long) i_21;
  l_23  =  l_22 + 8L;
  l_24  =  l_23 << 1;
  ul_25  =  ul_0 + l_24;
  half_26  =  *((__global half *) ul_25);
  f_27  =  convert_float((float) half_26);
  ul_4[0]  =  f_27;
  i_28  =  i_19 + 32;
  l_29  =  (long) i_28;
  l_30  =  l_29 + 8L;
  l_31  =  l_30 << 1;
  ul_32  =  ul_0 + l_31;
  half_33  =  *((__global half *) ul_32);
  f_34  =  convert_float((float) half_33);
  ul_4[1]  =  f_34;
  i_35  =  i_19 + 64;
  l_36  =  (long) i_35;
  l_37  =  l_36 + 8L;
  l_38  =  l_37 << 1;
  ul_39  =  ul_0 + l_38;
  half_40  =  *((__global half *) ul_39);
  f_41  =  convert_float((float) half_40);
  ul_4[2]  =  f_41;
  i_42  =  i_18 + i_20;
  l_43  =  (long) i_42;
  l_44  =  l_43 + 4L;
  l_45  =  l_44 << 2;
  ul_46  =  ul_1 + l_45;
  f_47  =  *((__global float *) ul_46);
  ul_4[3]  =  f_47;
  i_48  =  i_17 + 28;
  ul_49  =  i_48 & 4294967295UL;
  ul_50  =  ul_49 << 2;
  ul_51  =  ul_1 + ul_50;
  f_52  =  *((__global float *) ul_51);
  ul_4[4]  =  f_52;
  i_53  =  i_17 + 60;
  ul_54  =  i_53 & 4294967295UL;
  ul_55  =  ul_54 << 2;
  ul_56  =  ul_1 + ul_55;
  f_57  =  *((__global float *) ul_56);
  ul_4[5]  =  f_57;
  ul_6[0]  =  1.0F;
  ul_6[1]  =  0.0F;
  f_58  =  ul_4[0];
  f_59  =  ul_4[1];
  f_60  =  ul_6[1];
  f_61  =  f_41 - f_60;
  ul_4[2]  =  f_61;
  f_62  =  fma(f_58, f_58, 0.0F);
  f_63  =  fma(f_59, f_59, f_62);
  f_64  =  fma(f_61, f_61, f_63);
  ul_6[2]  =  f_64;
  f_65  =  f_58 + 0.0F;
  f_66  =  f_65 + f_59;
  f_67  =  f_66 + f_61;
  ul_6[3]  =  f_67;
  adf_7[i_10]  =  f_64;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_68  =  i_17 >= 0 && i_17 < 4;
  if(b_68)
  {
    // BLOCK 1
    i_69  =  i_10 + 4;
    f_70  =  adf_7[i_69];
    i_71  =  i_10 + 8;
    f_72  =  adf_7[i_71];
    i_73  =  i_10 + 12;
    f_74  =  adf_7[i_73];
    i_75  =  i_10 + 16;
    f_76  =  adf_7[i_75];
    i_77  =  i_10 + 20;
    f_78  =  adf_7[i_77];
    i_79  =  i_10 + 24;
    f_80  =  adf_7[i_79];
    i_81  =  i_10 + 28;
    f_82  =  adf_7[i_81];
    f_83  =  f_72 + 0.0F;
    f_84  =  f_83 + f_76;
    f_85  =  f_84 + f_80;
    f_86  =  f_64 + f_70;
    f_87  =  f_86 + f_74;
    f_88  =  f_87 + f_78;
    f_89  =  f_88 + f_82;
    f_90  =  f_85 + f_89;
    adf_7[i_10]  =  f_90;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_91  =  i_10 - i_17;
  f_92  =  adf_7[i_91];
  i_93  =  i_91 + 1;
  f_94  =  adf_7[i_93];
  i_95  =  i_91 + 2;
  f_96  =  adf_7[i_95];
  i_97  =  i_91 + 3;
  f_98  =  adf_7[i_97];
  f_99  =  f_92 + 0.0F;
  f_100  =  f_99 + f_96;
  f_101  =  f_94 + 0.0F;
  f_102  =  f_101 + f_98;
  f_103  =  f_100 + f_102;
  f_104  =  f_103 / 96.0F;
  f_105  =  f_104 + 1.0E-5F;
  f_106  =  rsqrt(f_105);
  ul_6[2]  =  f_106;
  f_107  =  f_106 * -0.0F;
  ul_6[3]  =  f_107;
  f_108  =  ul_6[1];
  f_109  =  f_108 + 0.0F;
  ul_6[4]  =  f_109;
  ul_6[5]  =  0.0F;
  f_110  =  ul_4[0];
  f_111  =  ul_4[3];
  f_112  =  f_110 * f_106;
  f_113  =  f_112 * f_111;
  ul_4[0]  =  f_113;
  f_114  =  ul_4[1];
  f_115  =  ul_4[4];
  f_116  =  f_114 * f_106;
  f_117  =  f_116 * f_115;
  ul_4[1]  =  f_117;
  f_118  =  ul_4[2];
  f_119  =  ul_4[5];
  f_120  =  f_118 * f_106;
  f_121  =  f_120 * f_119;
  ul_4[2]  =  f_121;
  b_122  =  i_12 < 5;
  if(b_122)
  {
    // BLOCK 4
    f_123  =  ul_4[0];
    ul_124  =  ul_2 + l_24;
    *((__global half *) ul_124)  =  f_123;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  b_125  =  i_12 < 5;
  if(b_125)
  {
    // BLOCK 7
    f_126  =  ul_4[1];
    ul_127  =  ul_2 + l_31;
    *((__global half *) ul_127)  =  f_126;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  b_128  =  i_12 < 5;
  if(b_128)
  {
    // BLOCK 10
    f_129  =  ul_4[2];
    ul_130  =  ul_2 + l_38;
    *((__global half *) ul_130)  =  f_129;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  return;
}  //  kernel
