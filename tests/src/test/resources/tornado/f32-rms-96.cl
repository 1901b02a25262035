#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF32(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_65, b_119, b_122, b_125;
  float f_26, f_32, f_38, f_44, f_49, f_54, f_55, f_56, f_57, f_58, f_59, f_60, f_61, f_62, f_63, f_64, f_67, f_69, f_71, f_73, f_75, f_77, f_79, f_80, f_81, f_82, f_83, f_84, f_85, f_86, f_87, f_89, f_91, f_93, f_95, f_96, f_97, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_120, f_123, f_126;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_27, i_33, i_39, i_45, i_50, i_66, i_68, i_70, i_72, i_74, i_76, i_78, i_88, i_90, i_92, i_94;
  long l_22, l_23, l_24, l_28, l_29, l_30, l_34, l_35, l_36, l_40, l_41, l_42;
  ulong ul_0, ul_1, ul_2, ul_25, ul_31, ul_37, ul_43, ul_46, ul_47, ul_48, ul_51, ul_52, ul_53, ul_121, ul_124, ul_127;

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
  i_20  =  (i_17 < 4) ? 96 : 0;
  i_21  =  i_19 + i_20;
  l_22  =  (long) i_21;
  l_23  =  l_22 + 4L;
  l_24  =  l_23 << 2;
  ul_25  =  ul_0 + l_24;
  f_26  =  *((__global float *) ul_25);
  ul_4[0]  =  f_26;
  i_27  =  i_19 + 32;
  l_28  =  (long) i_27;
  l_29  =  l_28 + 4L;
  l_30  =  l_29 << 2;
  ul_31  =  ul_0 + l_30;
  f_32  =  *((__global float *) ul_31);
  ul_4[1]  =  f_32;
  i_33  =  i_19 + 64;
  l_34  =  (long) i_33;
  l_35  =  l_34 + 4L;
  l_36  =  l_35 << 2;
  ul_37  =  ul_0 + l_36;
  f_38  =  *((__global float *) ul_37);
  ul_4[2]  =  f_38;
  i_39  =  i_18 + i_20;
  l_40  =  (long) i_39;
  l_41  =  l_40 + 4L;
  l_42  =  l_41 << 2;
  ul_43  =  ul_1 + l_42;
  f_44  =  *((__global float *) ul_43);
  ul_4[3]  =  f_44;
  i_45  =  i_17 + 32;
  ul_46  =  i_45 & 4294967295UL;
  ul_47  =  ul_46 << 2;
  ul_48  =  ul_1 + ul_47;
  f_49  =  *((__global float *) ul_48);
  ul_4[4]  =  f_49;
  i_50  =  i_17 + 64;
  ul_51  =  i_50 & 4294967295UL;
  ul_52  =  ul_51 << 2;
  ul_53  =  ul_1 + ul_52;
  f_54  =  *((__global float *) ul_53);
  ul_4[5]  =  f_54;
  ul_6[0]  =  1.0F;
  ul_6[1]  =  0.0F;
  f_55  =  ul_4[0];
  f_56  =  ul_4[1];
  f_57  =  ul_6[1];
  f_58  =  f_38 - f_57;
  ul_4[2]  =  f_58;
  f_59  =  fma(f_55, f_55, 0.0F);
  f_60  =  fma(f_56, f_56, f_59);
  f_61  =  fma(f_58, f_58, f_60);
  ul_6[2]  =  f_61;
  f_62  =  f_55 + 0.0F;
  f_63  =  f_62 + f_56;
  f_64  =  f_63 + f_58;
  ul_6[3]  =  f_64;
  adf_7[i_10]  =  f_61;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_65  =  i_17 >= 0 && i_17 < 4;
  if(b_65)
  {
    // BLOCK 1
    i_66  =  i_10 + 4;
    f_67  =  adf_7[i_66];
    i_68  =  i_10 + 8;
    f_69  =  adf_7[i_68];
    i_70  =  i_10 + 12;
    f_71  =  adf_7[i_70];
    i_72  =  i_10 + 16;
    f_73  =  adf_7[i_72];
    i_74  =  i_10 + 20;
    f_75  =  adf_7[i_74];
    i_76  =  i_10 + 24;
    f_77  =  adf_7[i_76];
    i_78  =  i_10 + 28;
    f_79  =  adf_7[i_78];
    f_80  =  f_69 + 0.0F;
    f_81  =  f_80 + f_73;
    f_82  =  f_81 + f_77;
    f_83  =  f_61 + f_67;
    f_84  =  f_83 + f_71;
    f_85  =  f_84 + f_75;
    f_86  =  f_85 + f_79;
    f_87  =  f_82 + f_86;
    adf_7[i_10]  =  f_87;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_88  =  i_10 - i_17;
  f_89  =  adf_7[i_88];
  i_90  =  i_88 + 1;
  f_91  =  adf_7[i_90];
  i_92  =  i_88 + 2;
  f_93  =  adf_7[i_92];
  i_94  =  i_88 + 3;
  f_95  =  adf_7[i_94];
  f_96  =  f_89 + 0.0F;
  f_97  =  f_96 + f_93;
  f_98  =  f_91 + 0.0F;
  f_99  =  f_98 + f_95;
  f_100  =  f_97 + f_99;
  f_101  =  f_100 / 96.0F;
  f_102  =  f_101 + 1.0E-5F;
  f_103  =  rsqrt(f_102);
  ul_6[2]  =  f_103;
  f_104  =  f_103 * -0.0F;
  ul_6[3]  =  f_104;
  f_105  =  ul_6[1];
  f_106  =  f_105 + 0.0F;
  ul_6[4]  =  f_106;
  ul_6[5]  =  0.0F;
  f_107  =  ul_4[0];
  f_108  =  ul_4[3];
  f_109  =  f_107 * f_103;
  f_110  =  f_109 * f_108;
  ul_4[0]  =  f_110;
  f_111  =  ul_4[1];
  f_112  =  ul_4[4];
  f_113  =  f_111 * f_103;
  f_114  =  f_113 * f_112;
  ul_4[1]  =  f_114;
  f_115  =  ul_4[2];
  f_116  =  ul_4[5];
  f_117  =  f_115 * f_103;
  f_118  =  f_117 * f_116;
  ul_4[2]  =  f_118;
  b_119  =  i_12 < 5;
  if(b_119)
  {
    // BLOCK 4
    f_120  =  ul_4[0];
    ul_121  =  ul_2 + l_24;
    *((__global float *) ul_121)  =  f_120;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  b_122  =  i_12 < 5;
  if(b_122)
  {
    // BLOCK 7
    f_123  =  ul_4[1];
    ul_124  =  ul_2 + l_30;
    *((__global float *) ul_124)  =  f_123;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  b_125  =  i_12 < 5;
  if(b_125)
  {
    // BLOCK 10
    f_126  =  ul_4[2];
    ul_127  =  ul_2 + l_36;
    *((__global float *) ul_127)  =  f_126;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  return;
}  //  kernel
