#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF32(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_66, b_120, b_123, b_126;
  float f_27, f_33, f_39, f_45, f_50, f_55, f_56, f_57, f_58, f_59, f_60, f_61, f_62, f_63, f_64, f_65, f_68, f_70, f_72, f_74, f_76, f_78, f_80, f_81, f_82, f_83, f_84, f_85, f_86, f_87, f_88, f_90, f_92, f_94, f_96, f_97, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_121, f_124, f_127;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_28, i_34, i_40, i_46, i_51, i_67, i_69, i_71, i_73, i_75, i_77, i_79, i_89, i_91, i_93, i_95;
  long l_23, l_24, l_25, l_29, l_30, l_31, l_35, l_36, l_37, l_41, l_42, l_43;
  ulong ul_0, ul_1, ul_2, ul_26, ul_32, ul_38, ul_44, ul_47, ul_48, ul_49, ul_52, ul_53, ul_54, ul_122, ul_125, ul_128;

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
  i_18  =  i_17 + -4;
  i_19  =  i_16 + i_18;
  i_20  =  i_18 >> 31;
  i_21  =  i_20 & 96;
  i_22  =  i_19 + i_21;
  l_23  =  (long) i_22;
  l_24  =  l_23 + 4L;
  l_25  =  l_24 << 2;
  ul_26  =  ul_0 + l_25;
  f_27  =  *((__global float *) ul_26);
  ul_4[0]  =  f_27;
  i_28  =  i_19 + 32;
  l_29  =  (long) i_28;
  l_30  =  l_29 + 4L;
  l_31  =  l_30 << 2;
  ul_32  =  ul_0 + l_31;
  f_33  =  *((__global float *) ul_32);
  ul_4[1]  =  f_33;
  i_34  =  i_19 + 64;
  l_35  =  (long) i_34;
  l_36  =  l_35 + 4L;
  l_37  =  l_36 << 2;
  ul_38  =  ul_0 + l_37;
  f_39  =  *((__global float *) ul_38);
  ul_4[2]  =  f_39;
  i_40  =  i_18 + i_21;
  l_41  =  (long) i_40;
  l_42  =  l_41 + 4L;
  l_43  =  l_42 << 2;
  ul_44  =  ul_1 + l_43;
  f_45  =  *((__global float *) ul_44);
  ul_4[3]  =  f_45;
  i_46  =  i_17 + 32;
  ul_47  =  i_46 & 4294967295UL;
  ul_48  =  ul_47 << 2;
  ul_49  =  ul_1 + ul_48;
  f_50  =  *((__global float *) ul_49);
  ul_4[4]  =  f_50;
  i_51  =  i_17 + 64;
  ul_52  =  i_51 & 4294967295UL;
  ul_53  =  ul_52 << 2;
  ul_54  =  ul_1 + ul_53;
  f_55  =  *((__global float *) ul_54);
  ul_4[5]  =  f_55;
  ul_6[0]  =  1.0F;
  ul_6[1]  =  0.0F;
  f_56  =  ul_4[0];
  f_57  =  ul_4[1];
  f_58  =  ul_6[1];
  f_59  =  f_39 - f_58;
  ul_4[2]  =  f_59;
  f_60  =  fma(f_56, f_56, 0.0F);
  f_61  =  fma(f_57, f_57, f_60);
  f_62  =  fma(f_59, f_59, f_61);
  ul_6[2]  =  f_62;
  f_63  =  f_56 + 0.0F;
  f_64  =  f_63 + f_57;
  f_65  =  f_64 + f_59;
  ul_6[3]  =  f_65;
  adf_7[i_10]  =  f_62;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_66  =  i_17 >= 0 && i_17 < 4;
  if(b_66)
  {
    // BLOCK 1
    i_67  =  i_10 + 4;
    f_68  =  adf_7[i_67];
    i_69  =  i_10 + 8;
    f_70  =  adf_7[i_69];
    i_71  =  i_10 + 12;
    f_72  =  adf_7[i_71];
    i_73  =  i_10 + 16;
    f_74  =  adf_7[i_73];
    i_75  =  i_10 + 20;
    f_76  =  adf_7[i_75];
    i_77  =  i_10 + 24;
    f_78  =  adf_7[i_77];
    i_79  =  i_10 + 28;
    f_80  =  adf_7[i_79];
    f_81  =  f_70 + 0.0F;
    f_82  =  f_81 + f_74;
    f_83  =  f_82 + f_78;
    f_84  =  f_62 + f_68;
    f_85  =  f_84 + f_72;
    f_86  =  f_85 + f_76;
    f_87  =  f_86 + f_80;
    f_88  =  f_83 + f_87;
    adf_7[i_10]  =  f_88;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_89  =  i_10 - i_17;
  f_90  =  adf_7[i_89];
  i_91  =  i_89 + 1;
  f_92  =  adf_7[i_91];
  i_93  =  i_89 + 2;
  f_94  =  adf_7[i_93];
  i_95  =  i_89 + 3;
  f_96  =  adf_7[i_95];
  f_97  =  f_90 + 0.0F;
  f_98  =  f_97 + f_94;
  f_99  =  f_92 + 0.0F;
  f_100  =  f_99 + f_96;
  f_101  =  f_98 + f_100;
  f_102  =  f_101 / 96.0F;
  f_103  =  f_102 + 1.0E-5F;
  f_104  =  rsqrt(f_103);
  ul_6[2]  =  f_104;
  f_105  =  f_104 * -0.0F;
  ul_6[3]  =  f_105;
  f_106  =  ul_6[1];
  f_107  =  f_106 + 0.0F;
  ul_6[4]  =  f_107;
  ul_6[5]  =  0.0F;
  f_108  =  ul_4[0];
  f_109  =  ul_4[3];
  f_110  =  f_108 * f_104;
  f_111  =  f_110 * f_109;
  ul_4[0]  =  f_111;
  f_112  =  ul_4[1];
  f_113  =  ul_4[4];
  f_114  =  f_112 * f_104;
  f_115  =  f_114 * f_113;
  ul_4[1]  =  f_115;
  f_116  =  ul_4[2];
  f_117  =  ul_4[5];
  f_118  =  f_116 * f_104;
  f_119  =  f_118 * f_117;
  ul_4[2]  =  f_119;
  b_120  =  i_12 < 5;
  if(b_120)
  {
    // BLOCK 4
    f_121  =  ul_4[0];
    ul_122  =  ul_2 + l_25;
    *((__global float *) ul_122)  =  f_121;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  b_123  =  i_12 < 5;
  if(b_123)
  {
    // BLOCK 7
    f_124  =  ul_4[1];
    ul_125  =  ul_2 + l_31;
    *((__global float *) ul_125)  =  f_124;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  b_126  =  i_12 < 5;
  if(b_126)
  {
    // BLOCK 10
    f_127  =  ul_4[2];
    ul_128  =  ul_2 + l_37;
    *((__global float *) ul_128)  =  f_127;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  return;
}  //  kernel
