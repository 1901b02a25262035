#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_66, b_106, b_118, b_130;
  float f_24, f_32, f_40, f_45, f_50, f_55, f_56, f_57, f_58, f_59, f_60, f_61, f_62, f_63, f_64, f_65, f_68, f_70, f_72, f_73, f_74, f_75, f_77, f_79, f_81, f_83, f_85, f_87, f_89, f_91, f_92, f_93, f_94, f_95, f_96, f_97, f_98, f_99, f_100, f_101, f_102, f_107, f_108, f_109, f_115, f_116, f_117, f_119, f_120, f_121, f_127, f_128, f_129, f_131, f_132, f_133, f_139, f_140, f_141;
  half half_23, half_31, half_39;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_25, i_26, i_33, i_34, i_46, i_51, i_67, i_69, i_71, i_76, i_78, i_80, i_82, i_84, i_86, i_88, i_90, i_103, i_104, i_105, i_110, i_122, i_134;
  long l_19, l_20, l_21, l_27, l_28, l_29, l_35, l_36, l_37, l_111, l_112, l_113, l_123, l_124, l_125, l_135, l_136, l_137;
  ulong ul_0, ul_1, ul_2, ul_22, ul_30, ul_38, ul_41, ul_42, ul_43, ul_44, ul_47, ul_48, ul_49, ul_52, ul_53, ul_54, ul_114, ul_126, ul_138;

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
  ul_41  =  i_9 & 4294967295UL;
  ul_42  =  ul_41 + 4L;
  ul_43  =  ul_42 << 2;
  ul_44  =  ul_1 + ul_43;
  f_45  =  *((__global float *) ul_44);
  ul_4[3]  =  f_45;
  i_46  =  i_9 + 36;
  ul_47  =  i_46 & 4294967295UL;
  ul_48  =  ul_47 << 2;
  ul_49  =  ul_1 + ul_48;
  f_50  =  *((__global float *) ul_49);
  ul_4[4]  =  f_50;
  i_51  =  i_9 + 68;
  ul_52  =  i_51 & 4294967295UL;
  ul_53  =  ul_52 << 2;
  ul_54  =  ul_1 + ul_53;
  f_55  =  *((__global float *) ul_54);
  ul_4[5]  =  f_55;
  f_56  =  ul_6[0];
  ul_6[1]  =  0.0F;
  f_57  =  ul_4[0];
  f_58  =  ul_4[1];
  f_59  =  ul_4[2];
  f_60  =  f_56 * f_59;
  f_61  =  f_58 * f_56;
  f_62  =  f_57 * f_56;
  f_63  =  fma(f_62, f_62, 0.0F);
  f_64  =  fma(f_61, f_61, f_63);
  f_65  =  fma(f_60, f_60, f_64);
  adf_7[i_8]  =  f_65;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_66  =  i_9 >= 0 && i_9 < 8;
  if(b_66)
  {
    // BLOCK 1
    i_67  =  i_8 + 8;
    f_68  =  adf_7[i_67];
    i_69  =  i_8 + 16;
    f_70  =  adf_7[i_69];
    i_71  =  i_8 + 24;
    f_72  =  adf_7[i_71];
    f_73  =  f_65 + f_68;
    f_74  =  f_73 + f_70;
    f_75  =  f_74 + f_72;
    adf_7[i_8]  =  f_75;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_76  =  i_8 - i_9;
  f_77  =  adf_7[i_76];
  i_78  =  i_76 + 1;
  f_79  =  adf_7[i_78];
  i_80  =  i_76 + 2;
  f_81  =  adf_7[i_80];
  i_82  =  i_76 + 3;
  f_83  =  adf_7[i_82];
  i_84  =  i_76 + 4;
  f_85  =  adf_7[i_84];
  i_86  =  i_76 + 5;
  f_87  =  adf_7[i_86];
  i_88  =  i_76 + 6;
  f_89  =  adf_7[i_88];
  i_90  =  i_76 + 7;
  f_91  =  adf_7[i_90];
  ul_6[1]  =  0.0F;
  ul_6[2]  =  0.0F;
  f_92  =  f_56 * 1.0E-5F;
  f_93  =  f_77 + f_79;
  f_94  =  f_93 + f_81;
  f_95  =  f_94 + f_83;
  f_96  =  f_95 + f_85;
  f_97  =  f_96 + f_87;
  f_98  =  f_97 + f_89;
  f_99  =  f_98 + f_91;
  f_100  =  f_99 / 96.0F;
  f_101  =  fma(f_92, f_56, f_100);
  f_102  =  rsqrt(f_101);
  ul_6[3]  =  f_102;
  i_103  =  i_13 << 6;
  i_104  =  i_13 << 5;
  i_105  =  i_103 + i_104;
  b_106  =  i_13 < 5;
  if(b_106)
  {
    // BLOCK 4
    f_107  =  ul_4[0];
    f_108  =  ul_6[0];
    f_109  =  ul_4[3];
    i_110  =  i_105 + i_9;
    l_111  =  (long) i_110;
    l_112  =  l_111 + 8L;
    l_113  =  l_112 << 1;
    ul_114  =  ul_2 + l_113;
    f_115  =  f_107 * f_108;
    f_116  =  f_102 * f_115;
    f_117  =  f_116 * f_109;
    *((__global half *) ul_114)  =  f_117;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  b_118  =  i_13 < 5;
  if(b_118)
  {
    // BLOCK 7
    f_119  =  ul_4[1];
    f_120  =  ul_6[0];
    f_121  =  ul_4[4];
    i_122  =  i_105 + i_25;
    l_123  =  (long) i_122;
    l_124  =  l_123 + 8L;
    l_125  =  l_124 << 1;
    ul_126  =  ul_2 + l_125;
    f_127  =  f_119 * f_120;
    f_128  =  f_127 * f_102;
    f_129  =  f_128 * f_121;
    *((__global half *) ul_126)  =  f_129;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  b_130  =  i_13 < 5;
  if(b_130)
  {
    // BLOCK 10
    f_131  =  ul_4[2];
    f_132  =  ul_6[0];
    f_133  =  ul_4[5];
    i_134  =  i_105 + i_33;
    l_135  =  (long) i_134;
    l_136  =  l_135 + 8L;
    l_137  =  l_136 << 1;
    ul_138  =  ul_2 + l_137;
    f_139  =  f_131 * f_132;
    f_140  =  f_139 * f_102;
    f_141  =  f_140 * f_133;
    *((__global half *) ul_138)  =  f_141;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  return;
}  //  kernel
