#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF32(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_74, b_148;
  float f_33, f_39, f_45, f_51, f_57, f_63, f_64, f_65, f_66, f_67, f_68, f_69, f_70, f_75, f_77, f_78, f_80, f_82, f_84, f_86, f_88, f_90, f_92, f_94, f_96, f_98, f_100, f_102, f_104, f_106, f_108, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_124, f_125, f_126, f_127, f_128, f_129, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_149, f_161, f_163;
  int i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_34, i_40, i_46, i_52, i_58, i_71, i_72, i_73, i_76, i_79, i_81, i_83, i_85, i_87, i_89, i_91, i_93, i_95, i_97, i_99, i_101, i_103, i_105, i_107, i_109, i_150, i_151, i_152, i_153, i_154, i_155, i_156;
  long l_29, l_30, l_31, l_35, l_36, l_37, l_41, l_42, l_43, l_47, l_48, l_49, l_53, l_54, l_55, l_59, l_60, l_61, l_157, l_158, l_159;
  ulong ul_0, ul_1, ul_2, ul_32, ul_38, ul_44, ul_50, ul_56, ul_62, ul_160, ul_162, ul_164;

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
  i_17  =  get_global_id(0);
  i_18  =  i_12 << 5;
  i_19  =  i_17 - i_18;
  i_20  =  i_19 + -4;
  i_21  =  i_16 + i_20;
  i_22  =  4 - i_19;
  i_23  =  min(i_22, 1);
  i_24  =  max(i_23, 0);
  i_25  =  i_24 << 6;
  i_26  =  i_24 << 5;
  i_27  =  i_25 + i_26;
  i_28  =  i_21 + i_27;
  l_29  =  (long) i_28;
  l_30  =  l_29 + 4L;
  l_31  =  l_30 << 2;
  ul_32  =  ul_0 + l_31;
  f_33  =  *((__global float *) ul_32);
  ul_4[0]  =  f_33;
  i_34  =  i_21 + 32;
  l_35  =  (long) i_34;
  l_36  =  l_35 + 4L;
  l_37  =  l_36 << 2;
  ul_38  =  ul_0 + l_37;
  f_39  =  *((__global float *) ul_38);
  ul_4[1]  =  f_39;
  i_40  =  i_21 + 64;
  l_41  =  (long) i_40;
  l_42  =  l_41 + 4L;
  l_43  =  l_42 << 2;
  ul_44  =  ul_0 + l_43;
  f_45  =  *((__global float *) ul_44);
  ul_4[2]  =  f_45;
  i_46  =  i_20 + i_27;
  l_47  =  (long) i_46;
  l_48  =  l_47 + 4L;
  l_49  =  l_48 << 2;
  ul_50  =  ul_1 + l_49;
  f_51  =  *((__global float *) ul_50);
  ul_4[3]  =  f_51;
  i_52  =  i_19 + 28;
  l_53  =  (long) i_52;
  l_54  =  l_53 + 4L;
  l_55  =  l_54 << 2;
  ul_56  =  ul_1 + l_55;
  f_57  =  *((__global float *) ul_56);
  ul_4[4]  =  f_57;
  i_58  =  i_19 + 60;
  l_59  =  (long) i_58;
  l_60  =  l_59 + 4L;
  l_61  =  l_60 << 2;
  ul_62  =  ul_1 + l_61;
  f_63  =  *((__global float *) ul_62);
  ul_4[5]  =  f_63;
  ul_6[0]  =  1.0F;
  ul_6[1]  =  0.0F;
  f_64  =  ul_4[0];
  f_65  =  ul_4[1];
  f_66  =  ul_6[1];
  f_67  =  f_45 - f_66;
  ul_4[2]  =  f_67;
  f_68  =  fma(f_64, f_64, 0.0F);
  f_69  =  fma(f_65, f_65, f_68);
  f_70  =  fma(f_67, f_67, f_69);
  ul_6[2]  =  f_70;
  ul_6[3]  =  0.0F;
  i_71  =  i_8 << 7;
  i_72  =  i_17 - i_71;
  adf_7[i_72]  =  f_70;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_73  =  i_10 & 31;
  b_74  =  i_73 >= 0 && i_73 < 16;
  if(b_74)
  {
    // BLOCK 1
    f_75  =  adf_7[i_72];
    i_76  =  i_72 + 16;
    f_77  =  adf_7[i_76];
    f_78  =  f_75 + f_77;
    adf_7[i_72]  =  f_78;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_79  =  i_72 - i_73;
  f_80  =  adf_7[i_79];
  i_81  =  i_79 + 1;
  f_82  =  adf_7[i_81];
  i_83  =  i_79 + 2;
  f_84  =  adf_7[i_83];
  i_85  =  i_79 + 3;
  f_86  =  adf_7[i_85];
  i_87  =  i_79 + 4;
  f_88  =  adf_7[i_87];
  i_89  =  i_79 + 5;
  f_90  =  adf_7[i_89];
  i_91  =  i_79 + 6;
  f_92  =  adf_7[i_91];
  i_93  =  i_79 + 7;
  f_94  =  adf_7[i_93];
  i_95  =  i_79 + 8;
  f_96  =  adf_7[i_95];
  i_97  =  i_79 + 9;
  f_98  =  adf_7[i_97];
  i_99  =  i_79 + 10;
  f_100  =  adf_7[i_99];
  i_101  =  i_79 + 11;
  f_102  =  adf_7[i_101];
  i_103  =  i_79 + 12;
  f_104  =  adf_7[i_103];
  i_105  =  i_79 + 13;
  f_106  =  adf_7[i_105];
  i_107  =  i_79 + 14;
  f_108  =  adf_7[i_107];
  i_109  =  i_79 + 15;
  f_110  =  adf_7[i_109];
  f_111  =  f_80 + 0.0F;
  f_112  =  f_111 + f_84;
  f_113  =  f_112 + f_88;
  f_114  =  f_113 + f_92;
  f_115  =  f_114 + f_96;
  f_116  =  f_115 + f_100;
  f_117  =  f_116 + f_104;
  f_118  =  f_117 + f_108;
  f_119  =  f_82 + 0.0F;
  f_120  =  f_119 + f_86;
  f_121  =  f_120 + f_90;
  f_122  =  f_121 + f_94;
  f_123  =  f_122 + f_98;
  f_124  =  f_123 + f_102;
  f_125  =  f_124 + f_106;
  f_126  =  f_125 + f_110;
  f_127  =  f_118 + f_126;
  f_128  =  f_127 / 96.0F;
  f_129  =  f_128 + 1.0E-5F;
  f_130  =  rsqrt(f_129);
  ul_6[2]  =  f_130;
  f_131  =  ul_6[1];
  f_132  =  ul_6[3];
  f_133  =  f_131 + f_132;
  ul_6[4]  =  f_133;
  f_134  =  -f_132;
  f_135  =  f_130 * f_134;
  ul_6[3]  =  f_135;
  ul_6[5]  =  0.0F;
  f_136  =  ul_4[0];
  f_137  =  ul_4[3];
  f_138  =  f_136 * f_130;
  f_139  =  f_138 * f_137;
  ul_4[0]  =  f_139;
  f_140  =  ul_4[1];
  f_141  =  ul_4[4];
  f_142  =  f_140 * f_130;
  f_143  =  f_142 * f_141;
  ul_4[1]  =  f_143;
  f_144  =  ul_4[2];
  f_145  =  ul_4[5];
  f_146  =  f_144 * f_130;
  f_147  =  f_146 * f_145;
  ul_4[2]  =  f_147;
  b_148  =  i_12 < 5;
  if(b_148)
  {
    // BLOCK 4
    f_149  =  ul_4[0];
    i_150  =  -i_20;
    i_151  =  min(i_150, 1);
    i_152  =  max(i_151, 0);
    i_153  =  i_152 << 6;
    i_154  =  i_152 << 5;
    i_155  =  i_153 + i_154;
    i_156  =  i_155 + i_21;
    l_157  =  (long) i_156;
    l_158  =  l_157 + 4L;
    l_159  =  l_158 << 2;
    ul_160  =  ul_2 + l_159;
    *((__global float *) ul_160)  =  f_149;
    f_161  =  ul_4[1];
    ul_162  =  ul_2 + l_37;
    *((__global float *) ul_162)  =  f_161;
    f_163  =  ul_4[2];
    ul_164  =  ul_2 + l_43;
    *((__global float *) ul_164)  =  f_163;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  return;
}  //  kernel
