#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_49, b_63, b_79, b_95;
  float f_24, f_32, f_40, f_41, f_42, f_43, f_44, f_45, f_46, f_50, f_52, f_53, f_56, f_57, f_58, f_59, f_64, f_65, f_70, f_76, f_77, f_78, f_80, f_81, f_86, f_92, f_93, f_94, f_96, f_97, f_102, f_108, f_109, f_110;
  half half_23, half_31, half_39;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_25, i_26, i_33, i_34, i_47, i_48, i_51, i_54, i_55, i_60, i_61, i_62, i_71, i_82, i_87, i_98, i_103;
  long l_19, l_20, l_21, l_27, l_28, l_29, l_35, l_36, l_37, l_72, l_73, l_74, l_88, l_89, l_90, l_104, l_105, l_106;
  ulong ul_0, ul_1, ul_2, ul_22, ul_30, ul_38, ul_66, ul_67, ul_68, ul_69, ul_75, ul_83, ul_84, ul_85, ul_91, ul_99, ul_100, ul_101, ul_107;

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
  l_20  =  l_19 + 8L;
  l_21  =  l_20 << 1;
  ul_22  =  ul_0 + l_21;
  half_23  =  *((__global half *) ul_22);
  f_24  =  convert_float((float) half_23);
  ul_4[0]  =  f_24;
  i_25  =  i_9 + 32;
  i_26  =  i_25 + i_17;
  l_27  =  (long) i_26;
  l_28  =  l_27 + 8L;
  l_29  =  l_28 << 1;
  ul_30  =  ul_0 + l_29;
  half_31  =  *((__global half *) ul_30);
  f_32  =  convert_float((float) half_31);
  ul_4[1]  =  f_32;
  i_33  =  i_9 + 64;
  i_34  =  i_33 + i_17;
  l_35  =  (long) i_34;
  l_36  =  l_35 + 8L;
  l_37  =  l_36 << 1;
  ul_38  =  ul_0 + l_37;
  half_39  =  *((__global half *) ul_38);
  f_40  =  convert_float((float) half_39);
  ul_4[2]  =  f_40;
  ul_6[0]  =  1.0F;
  f_41  =  ul_4[0];
  f_42  =  ul_4[1];
  f_43  =  ul_4[2];
  f_44  =  fma(f_41, f_41, 0.0F);
  f_45  =  fma(f_42, f_42, f_44);
  f_46  =  fma(f_43, f_43, f_45);
  adf_7[i_8]  =  f_46;
  // BLOCK 1 MERGES [0 5 ]
  i_47  =  16;
  for(;i_47 >= 1;)
  {
    // BLOCK 2
    barrier(CLK_LOCAL_MEM_FENCE);
    i_48  =  i_47 >> 1;
    b_49  =  i_9 < i_47;
    if(b_49)
    {
      // BLOCK 3
      f_50  =  adf_7[i_8];
      i_51  =  i_47 + i_8;
      f_52  =  adf_7[i_51];
      f_53  =  f_50 + f_52;
      adf_7[i_8]  =  f_53;
    }  // B2
    else
    {
      // BLOCK 4
    }  // B2
    // BLOCK 5 MERGES [4 3 ]
    i_54  =  i_48;
    i_47  =  i_54;
  }  // B1
  // BLOCK 6
  barrier(CLK_LOCAL_MEM_FENCE);
  i_55  =  i_8 - i_9;
  f_56  =  adf_7[i_55];
  ul_6[1]  =  0.0F;
  ul_6[2]  =  0.0F;
  f_57  =  f_56 / 96.0F;
  f_58  =  f_57 + 1.0E-5F;
  f_59  =  rsqrt(f_58);
  ul_6[3]  =  f_59;
  i_60  =  i_13 << 6;
  i_61  =  i_13 << 5;
  i_62  =  i_60 + i_61;
  b_63  =  i_13 < 5;
  if(b_63)
  {
    // BLOCK 7
    f_64  =  ul_4[0];
    f_65  =  ul_6[0];
    ul_66  =  i_9 & 4294967295UL;
    ul_67  =  ul_66 + 4L;
    ul_68  =  ul_67 << 2;
    ul_69  =  ul_1 + ul_68;
    f_70  =  *((__global float *) ul_69);
    i_71  =  i_62 + i_9;
    l_72  =  (long) i_71;
    l_73  =  l_72 + 8L;
    l_74  =  l_73 << 1;
    ul_75  =  ul_2 + l_74;
    f_76  =  f_64 * f_65;
    f_77  =  f_59 * f_76;
    f_78  =  f_77 * f_70;
    *((__global half *) ul_75)  =  f_78;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  b_79  =  i_13 < 5;
  if(b_79)
  {
    // BLOCK 10
    f_80  =  ul_4[1];
    f_81  =  ul_6[0];
    i_82  =  i_9 + 36;
    ul_83  =  i_82 & 4294967295UL;
    ul_84  =  ul_83 << 2;
    ul_85  =  ul_1 + ul_84;
    f_86  =  *((__global float *) ul_85);
    i_87  =  i_62 + i_25;
    l_88  =  (long) i_87;
    l_89  =  l_88 + 8L;
    l_90  =  l_89 << 1;
    ul_91  =  ul_2 + l_90;
    f_92  =  f_80 * f_81;
    f_93  =  f_92 * f_59;
    f_94  =  f_93 * f_86;
    *((__global half *) ul_91)  =  f_94;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  b_95  =  i_13 < 5;
  if(b_95)
  {
    // BLOCK 13
    f_96  =  ul_4[2];
    f_97  =  ul_6[0];
    i_98  =  i_9 + 68;
    ul_99  =  i_98 & 4294967295UL;
    ul_100  =  ul_99 << 2;
    ul_101  =  ul_1 + ul_100;
    f_102  =  *((__global float *) ul_101);
    i_103  =  i_62 + i_33;
    l_104  =  (long) i_103;
    l_105  =  l_104 + 8L;
    l_106  =  l_105 << 1;
    ul_107  =  ul_2 + l_106;
    f_108  =  f_96 * f_97;
    f_109  =  f_108 * f_59;
    f_110  =  f_109 * f_102;
    *((__global half *) ul_107)  =  f_110;
  }  // B12
  else
  {
    // BLOCK 14
  }  // B12
  // BLOCK 15 MERGES [14 13 ]
  return;
}  //  kernel
