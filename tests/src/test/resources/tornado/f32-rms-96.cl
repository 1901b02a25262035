#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF32(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_70, b_124, b_137, b_140;
  float f_31, f_37, f_43, f_49, f_54, f_59, f_60, f_61, f_62, f_63, f_64, f_65, f_66, f_67, f_68, f_69, f_72, f_74, f_76, f_78, f_80, f_82, f_84, f_85, f_86, f_87, f_88, f_89, f_90, f_91, f_92, f_94, f_96, f_98, f_100, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_125, f_138, f_141;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_32, i_38, i_44, i_50, i_55, i_71, i_73, i_75, i_77, i_79, i_81, i_83, i_93, i_95, i_97, i_99, i_126, i_127, i_128, i_129, i_130, i_131, i_132;
  long l_27, l_28, l_29, l_33, l_34, l_35, l_39, l_40, l_41, l_45, l_46, l_47, l_133, l_134, l_135;
  ulong ul_0, ul_1, ul_2, ul_30, ul_36, ul_42, ul_48, ul_51, ul_52, ul_53, ul_56, ul_57, ul_58, ul_136, ul_139, ul_142;

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
  i_20  =  4 - i_17;
  i_21  =  min(i_20, 1);
  i_22  =  max(i_21, 0);
  i_23  =  i_22 << 6;
  i_24  =  i_22 << 5;
  i_25  =  i_23 + i_24;
  i_26  =  i_19 + i_25;
  l_27  =  (long) i_26;
  l_28  =  l_27 + 4L;
  l_29  =  l_28 << 2;
  ul_30  =  ul_0 + l_29;
  f_31  =  *((__global float *) ul_30);
  ul_4[0]  =  f_31;
  i_32  =  i_19 + 32;
  l_33  =  (long) i_32;
  l_34  =  l_33 + 4L;
  l_35  =  l_34 << 2;
  ul_36  =  ul_0 + l_35;
  f_37  =  *((__global float *) ul_36);
  ul_4[1]  =  f_37;
  i_38  =  i_19 + 64;
  l_39  =  (long) i_38;
  l_40  =  l_39 + 4L;
  l_41  =  l_40 << 2;
  ul_42  =  ul_0 + l_41;
  f_43  =  *((__global float *) ul_42);
  ul_4[2]  =  f_43;
  i_44  =  i_18 + i_25;
  l_45  =  (long) i_44;
  l_46  =  l_45 + 4L;
  l_47  =  l_46 << 2;
  ul_48  =  ul_1 + l_47;
  f_49  =  *((__global float *) ul_48);
  ul_4[3]  =  f_49;
  i_50  =  i_17 + 32;
  ul_51  =  i_50 & 4294967295UL;
  ul_52  =  ul_51 << 2;
  ul_53  =  ul_1 + ul_52;
  f_54  =  *((__global float *) ul_53);
  ul_4[4]  =  f_54;
  i_55  =  i_17 + 64;
  ul_56  =  i_55 & 4294967295UL;
  ul_57  =  ul_56 << 2;
  ul_58  =  ul_1 + ul_57;
  f_59  =  *((__global float *) ul_58);
  ul_4[5]  =  f_59;
  ul_6[0]  =  1.0F;
  ul_6[1]  =  0.0F;
  f_60  =  ul_4[0];
  f_61  =  ul_4[1];
  f_62  =  ul_6[1];
  f_63  =  f_43 - f_62;
  ul_4[2]  =  f_63;
  f_64  =  fma(f_60, f_60, 0.0F);
  f_65  =  fma(f_61, f_61, f_64);
  f_66  =  fma(f_63, f_63, f_65);
  ul_6[2]  =  f_66;
  f_67  =  f_60 + 0.0F;
  f_68  =  f_67 + f_61;
  f_69  =  f_68 + f_63;
  ul_6[3]  =  f_69;
  adf_7[i_10]  =  f_66;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_70  =  i_17 >= 0 && i_17 < 4;
  if(b_70)
  {
    // BLOCK 1
    i_71  =  i_10 + 4;
    f_72  =  adf_7[i_71];
    i_73  =  i_10 + 8;
    f_74  =  adf_7[i_73];
    i_75  =  i_10 + 12;
    f_76  =  adf_7[i_75];
    i_77  =  i_10 + 16;
    f_78  =  adf_7[i_77];
    i_79  =  i_10 + 20;
    f_80  =  adf_7[i_79];
    i_81  =  i_10 + 24;
    f_82  =  adf_7[i_81];
    i_83  =  i_10 + 28;
    f_84  =  adf_7[i_83];
    f_85  =  f_74 + 0.0F;
    f_86  =  f_85 + f_78;
    f_87  =  f_86 + f_82;
    f_88  =  f_66 + f_72;
    f_89  =  f_88 + f_76;
    f_90  =  f_89 + f_80;
    f_91  =  f_90 + f_84;
    f_92  =  f_87 + f_91;
    adf_7[i_10]  =  f_92;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_93  =  i_10 - i_17;
  f_94  =  adf_7[i_93];
  i_95  =  i_93 + 1;
  f_96  =  adf_7[i_95];
  i_97  =  i_93 + 2;
  f_98  =  adf_7[i_97];
  i_99  =  i_93 + 3;
  f_100  =  adf_7[i_99];
  f_101  =  f_94 + 0.0F;
  f_102  =  f_101 + f_98;
  f_103  =  f_96 + 0.0F;
  f_104  =  f_103 + f_100;
  f_105  =  f_102 + f_104;
  f_106  =  f_105 / 96.0F;
  f_107  =  f_106 + 1.0E-5F;
  f_108  =  rsqrt(f_107);
  ul_6[2]  =  f_108;
  f_109  =  f_108 * -0.0F;
  ul_6[3]  =  f_109;
  f_110  =  ul_6[1];
  f_111  =  f_110 + 0.0F;
  ul_6[4]  =  f_111;
  ul_6[5]  =  0.0F;
  f_112  =  ul_4[0];
  f_113  =  ul_4[3];
  f_114  =  f_112 * f_108;
  f_115  =  f_114 * f_113;
  ul_4[0]  =  f_115;
  f_116  =  ul_4[1];
  f_117  =  ul_4[4];
  f_118  =  f_116 * f_108;
  f_119  =  f_118 * f_117;
  ul_4[1]  =  f_119;
  f_120  =  ul_4[2];
  f_121  =  ul_4[5];
  f_122  =  f_120 * f_108;
  f_123  =  f_122 * f_121;
  ul_4[2]  =  f_123;
  b_124  =  i_12 < 5;
  if(b_124)
  {
    // BLOCK 4
    f_125  =  ul_4[0];
    i_126  =  -i_18;
    i_127  =  min(i_126, 1);
    i_128  =  max(i_127, 0);
    i_129  =  i_128 << 6;
    i_130  =  i_128 << 5;
    i_131  =  i_129 + i_130;
    i_132  =  i_131 + i_19;
    l_133  =  (long) i_132;
    l_134  =  l_133 + 4L;
    l_135  =  l_134 << 2;
    ul_136  =  ul_2 + l_135;
    *((__global float *) ul_136)  =  f_125;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  b_137  =  i_12 < 5;
  if(b_137)
  {
    // BLOCK 7
    f_138  =  ul_4[1];
    ul_139  =  ul_2 + l_35;
    *((__global float *) ul_139)  =  f_138;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  b_140  =  i_12 < 5;
  if(b_140)
  {
    // BLOCK 10
    f_141  =  ul_4[2];
    ul_142  =  ul_2 + l_41;
    *((__global float *) ul_142)  =  f_141;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  return;
}  //  kernel
