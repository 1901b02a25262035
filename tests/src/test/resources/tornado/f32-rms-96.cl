#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF32(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_46, b_60, b_81, b_102;
  float f_23, f_30, f_37, f_38, f_39, f_40, f_41, f_42, f_43, f_47, f_49, f_50, f_53, f_54, f_55, f_56, f_61, f_62, f_63, f_64, f_65, f_70, f_76, f_77, f_78, f_79, f_80, f_82, f_83, f_84, f_85, f_86, f_91, f_97, f_98, f_99, f_100, f_101, f_103, f_104, f_105, f_106, f_107, f_112, f_118, f_119, f_120, f_121, f_122;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_24, i_25, i_31, i_32, i_44, i_45, i_48, i_51, i_52, i_57, i_58, i_59, i_71, i_87, i_92, i_108, i_113;
  long l_19, l_20, l_21, l_26, l_27, l_28, l_33, l_34, l_35, l_72, l_73, l_74, l_93, l_94, l_95, l_114, l_115, l_116;
  ulong ul_0, ul_1, ul_2, ul_22, ul_29, ul_36, ul_66, ul_67, ul_68, ul_69, ul_75, ul_88, ul_89, ul_90, ul_96, ul_109, ul_110, ul_111, ul_117;

  // BLOCK 0
  ul_0  =  (ulong) x;
  ul_1  =  (ulong) gamma;
  ul_2  =  (ulong) y;
  __private float ul_3[3];
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
  f_38  =  ul_4[0];
  f_39  =  ul_4[1];
  f_40  =  ul_4[2];
  f_41  =  fma(f_38, f_38, 0.0F);
  f_42  =  fma(f_39, f_39, f_41);
  f_43  =  fma(f_40, f_40, f_42);
  adf_7[i_8]  =  f_43;
  // BLOCK 1 MERGES [0 5 ]
  i_44  =  16;
  for(;i_44 >= 1;)
  {
    // BLOCK 2
    barrier(CLK_LOCAL_MEM_FENCE);
    i_45  =  i_44 >> 1;
    b_46  =  i_9 < i_44;
    if(b_46)
    {
      // BLOCK 3
      f_47  =  adf_7[i_8];
      i_48  =  i_44 + i_8;
      f_49  =  adf_7[i_48];
      f_50  =  f_47 + f_49;
      adf_7[i_8]  =  f_50;
    }  // B2
    else
    {
      // BLOCK 4
    }  // B2
    // BLOCK 5 MERGES [4 3 ]
    i_51  =  i_45;
    i_44  =  i_51;
  }  // B1
  // BLOCK 6
  barrier(CLK_LOCAL_MEM_FENCE);
  i_52  =  i_8 - i_9;
  f_53  =  adf_7[i_52];
  ul_6[1]  =  0.0F;
  ul_6[2]  =  0.0F;
  f_54  =  f_53 / 96.0F;
  f_55  =  f_54 + 1.0E-5F;
  f_56  =  rsqrt(f_55);
  ul_6[3]  =  f_56;
  i_57  =  i_13 << 6;
  i_58  =  i_13 << 5;
  i_59  =  i_57 + i_58;
  b_60  =  i_13 < 5;
  if(b_60)
  {
    // BLOCK 7
    f_61  =  ul_4[0];
    f_62  =  ul_6[0];
    f_63  =  ul_6[1];
    f_64  =  ul_6[2];
    f_65  =  ul_6[3];
    ul_66  =  i_9 & 4294967295UL;
    ul_67  =  ul_66 + 4L;
    ul_68  =  ul_67 << 2;
    ul_69  =  ul_1 + ul_68;
    f_70  =  *((__global float *) ul_69);
    i_71  =  i_59 + i_9;
    l_72  =  (long) i_71;
    l_73  =  l_72 + 4L;
    l_74  =  l_73 << 2;
    ul_75  =  ul_2 + l_74;
    f_76  =  f_61 * f_62;
    f_77  =  f_76 - f_63;
    f_78  =  f_77 - f_64;
    f_79  =  f_78 * f_65;
    f_80  =  f_79 * f_70;
    *((__global float *) ul_75)  =  f_80;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  b_81  =  i_13 < 5;
  if(b_81)
  {
    // BLOCK 10
    f_82  =  ul_4[1];
    f_83  =  ul_6[0];
    f_84  =  ul_6[1];
    f_85  =  ul_6[2];
    f_86  =  ul_6[3];
    i_87  =  i_9 + 36;
    ul_88  =  i_87 & 4294967295UL;
    ul_89  =  ul_88 << 2;
    ul_90  =  ul_1 + ul_89;
    f_91  =  *((__global float *) ul_90);
    i_92  =  i_59 + i_24;
    l_93  =  (long) i_92;
    l_94  =  l_93 + 4L;
    l_95  =  l_94 << 2;
    ul_96  =  ul_2 + l_95;
    f_97  =  f_82 * f_83;
    f_98  =  f_97 - f_84;
    f_99  =  f_98 - f_85;
    f_100  =  f_99 * f_86;
    f_101  =  f_100 * f_91;
    *((__global float *) ul_96)  =  f_101;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  b_102  =  i_13 < 5;
  if(b_102)
  {
    // BLOCK 13
    f_103  =  ul_4[2];
    f_104  =  ul_6[0];
    f_105  =  ul_6[1];
    f_106  =  ul_6[2];
    f_107  =  ul_6[3];
    i_108  =  i_9 + 68;
    ul_109  =  i_108 & 4294967295UL;
    ul_110  =  ul_109 << 2;
    ul_111  =  ul_1 + ul_110;
    f_112  =  *((__global float *) ul_111);
    i_113  =  i_59 + i_31;
    l_114  =  (long) i_113;
    l_115  =  l_114 + 4L;
    l_116  =  l_115 << 2;
    ul_117  =  ul_2 + l_116;
    f_118  =  f_103 * f_104;
    f_119  =  f_118 - f_105;
    f_120  =  f_119 - f_106;
    f_121  =  f_120 * f_107;
    f_122  =  f_121 * f_112;
    *((__global float *) ul_117)  =  f_122;
  }  // B12
  else
  {
    // BLOCK 14
  }  // B12
  // BLOCK 15 MERGES [14 13 ]
  return;
}  //  kernel
