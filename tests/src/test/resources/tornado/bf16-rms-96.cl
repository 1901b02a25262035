#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normBf16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __global uchar *powers, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_29, b_30, b_33, b_44, b_62, b_63, b_66, b_77, b_95, b_96, b_99, b_110, b_120, b_142, b_164, b_200, b_238, b_274, b_312, b_348;
  float f_40, f_41, f_42, f_43, f_45, f_46, f_47, f_48, f_51, f_73, f_74, f_75, f_76, f_78, f_79, f_80, f_82, f_84, f_106, f_107, f_108, f_109, f_111, f_112, f_113, f_115, f_117, f_121, f_123, f_125, f_128, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_138, f_139, f_143, f_145, f_146, f_148, f_149, f_150, f_151, f_152, f_154, f_155, f_156, f_157, f_158, f_159, f_160, f_165, f_166, f_167, f_168, f_169, f_174, f_175, f_176, f_177, f_178, f_179, f_180, f_182, f_183, f_184, f_185, f_186, f_187, f_197, f_198, f_209, f_210, f_212, f_213, f_227, f_228, f_239, f_240, f_241, f_242, f_243, f_248, f_249, f_250, f_251, f_252, f_253, f_254, f_256, f_257, f_258, f_259, f_260, f_261, f_271, f_272, f_283, f_284, f_286, f_287, f_301, f_302, f_313, f_314, f_315, f_316, f_317, f_322, f_323, f_324, f_325, f_326, f_327, f_328, f_330, f_331, f_332, f_333, f_334, f_335, f_345, f_346, f_357, f_358, f_360, f_361, f_375, f_376;
  int i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_26, i_27, i_28, i_31, i_32, i_34, i_35, i_49, i_50, i_52, i_53, i_59, i_60, i_61, i_64, i_65, i_67, i_68, i_81, i_83, i_85, i_86, i_92, i_93, i_94, i_97, i_98, i_100, i_101, i_114, i_116, i_118, i_119, i_122, i_124, i_126, i_127, i_129, i_140, i_141, i_144, i_147, i_153, i_161, i_162, i_163, i_181, i_188, i_189, i_190, i_191, i_192, i_199, i_201, i_202, i_203, i_204, i_211, i_214, i_215, i_216, i_217, i_218, i_219, i_220, i_221, i_222, i_223, i_224, i_225, i_226, i_229, i_230, i_231, i_232, i_244, i_255, i_262, i_263, i_264, i_265, i_266, i_273, i_275, i_276, i_277, i_278, i_285, i_288, i_289, i_290, i_291, i_292, i_293, i_294, i_295, i_296, i_297, i_298, i_299, i_300, i_303, i_304, i_305, i_306, i_318, i_329, i_336, i_337, i_338, i_339, i_340, i_347, i_349, i_350, i_351, i_352, i_359, i_362, i_363, i_364, i_365, i_366, i_367, i_368, i_369, i_370, i_371, i_372, i_373, i_374, i_377, i_378, i_379, i_380;
  long l_21, l_22, l_23, l_54, l_55, l_56, l_87, l_88, l_89, l_193, l_194, l_195, l_205, l_206, l_207, l_233, l_234, l_235, l_267, l_268, l_269, l_279, l_280, l_281, l_307, l_308, l_309, l_341, l_342, l_343, l_353, l_354, l_355, l_381, l_382, l_383;
  short sh_25, sh_58, sh_91, sh_237, sh_311, sh_385;
  ulong ul_0, ul_1, ul_2, ul_3, ul_24, ul_36, ul_37, ul_38, ul_39, ul_57, ul_69, ul_70, ul_71, ul_72, ul_90, ul_102, ul_103, ul_104, ul_105, ul_170, ul_171, ul_172, ul_173, ul_196, ul_208, ul_236, ul_245, ul_246, ul_247, ul_270, ul_282, ul_310, ul_319, ul_320, ul_321, ul_344, ul_356, ul_384;

  // BLOCK 0
  ul_0  =  (ulong) x;
  ul_1  =  (ulong) gamma;
  ul_2  =  (ulong) y;
  ul_3  =  (ulong) powers;
  __private float ul_4[3];
  __private float* ul_5 = ul_4;
  __local float adf_6[128];
  __private float ul_7[4];
  __private float* ul_8 = ul_7;
  __local float adf_9[128];
  i_10  =  get_local_id(0);
  i_11  =  i_10 & 31;
  i_12  =  i_10 >> 5;
  i_13  =  get_group_id(0);
  i_14  =  i_13 << 2;
  i_15  =  i_12 + i_14;
  i_16  =  min(i_15, 4);
  i_17  =  i_16 << 6;
  i_18  =  i_16 << 5;
  i_19  =  i_17 + i_18;
  i_20  =  i_11 + i_19;
  l_21  =  (long) i_20;
  l_22  =  l_21 + 8L;
  l_23  =  l_22 << 1;
  ul_24  =  ul_0 + l_23;
  sh_25  =  *((__global short *) ul_24);
  i_26  =  (int) sh_25;
  i_27  =  i_26 >> 7;
  i_28  =  i_27 & 255;
  b_29  =  i_28 == 255;
  if(b_29)
  {
    // BLOCK 1
    b_30  =  (i_26 & 127) == 0;
    if(b_30)
    {
      // BLOCK 2
      i_31  =  i_28;
    }  // B1
    else
    {
      // BLOCK 3
      i_31  =  256;
    }  // B1
  }  // B0
  else
  {
    // BLOCK 4
    i_31  =  i_28;
  }  // B0
  // BLOCK 5 MERGES [3 4 2 ]
  i_32  =  i_26 & 127;
  b_33  =  (i_27 & 255) == 0;
  if(b_33)
  {
    // BLOCK 6
    i_34  =  i_32;
  }  // B5
  else
  {
    // BLOCK 7
    i_35  =  i_32 + 128;
    i_34  =  i_35;
  }  // B5
  // BLOCK 8 MERGES [6 7 ]
  ul_36  =  i_31 & 4294967295UL;
  ul_37  =  ul_36 + 4L;
  ul_38  =  ul_37 << 2;
  ul_39  =  ul_3 + ul_38;
  f_40  =  *((__global float *) ul_39);
  f_41  =  (float) i_34;
  f_42  =  f_41 * 0.0078125F;
  f_43  =  f_42 * f_40;
  b_44  =  (i_26 & 32768) == 0;
  if(b_44)
  {
    // BLOCK 9
    f_45  =  f_43;
  }  // B8
  else
  {
    // BLOCK 10
    f_46  =  -f_43;
    f_45  =  f_46;
  }  // B8
  // BLOCK 11 MERGES [10 9 ]
  ul_5[0]  =  f_45;
  f_47  =  fabs(f_45);
  f_48  =  1.0F / 0.0F;
  i_49  =  isless(f_47, f_48);
  if(i_49 == 1)
  {
    // BLOCK 12
    i_50  =  isless(0.0F, f_47);
    if(i_50 == 1)
    {
      // BLOCK 13
      f_51  =  f_47;
    }  // B12
    else
    {
      // BLOCK 14
      f_51  =  0.0F;
    }  // B12
  }  // B11
  else
  {
    // BLOCK 15
    f_51  =  f_48;
  }  // B11
  // BLOCK 16 MERGES [13 14 15 ]
  i_52  =  i_11 + 32;
  i_53  =  i_52 + i_19;
  l_54  =  (long) i_53;
  l_55  =  l_54 + 8L;
  l_56  =  l_55 << 1;
  ul_57  =  ul_0 + l_56;
  sh_58  =  *((__global short *) ul_57);
  i_59  =  (int) sh_58;
  i_60  =  i_59 >> 7;
  i_61  =  i_60 & 255;
  b_62  =  i_61 == 255;
  if(b_62)
  {
    // BLOCK 17
    b_63  =  (i_59 & 127) == 0;
    if(b_63)
    {
      // BLOCK 18
      i_64  =  i_61;
    }  // B17
    else
    {
      // BLOCK 19
      i_64  =  256;
    }  // B17
  }  // B16
  else
  {
    // BLOCK 20
    i_64  =  i_61;
  }  // B16
  // BLOCK 21 MERGES [19 20 18 ]
  i_65  =  i_59 & 127;
  b_66  =  (i_60 & 255) == 0;
  if(b_66)
  {
    // BLOCK 22
    i_67  =  i_65;
  }  // B21
  else
  {
    // BLOCK 23
    i_68  =  i_65 + 128;
    i_67  =  i_68;
  }  // B21
  // BLOCK 24 MERGES [22 23 ]
  ul_69  =  i_64 & 4294967295UL;
  ul_70  =  ul_69 + 4L;
  ul_71  =  ul_70 << 2;
  ul_72  =  ul_3 + ul_71;
  f_73  =  *((__global float *) ul_72);
  f_74  =  (float) i_67;
  f_75  =  f_74 * 0.0078125F;
  f_76  =  f_75 * f_73;
  b_77  =  (i_59 & 32768) == 0;
  if(b_77)
  {
    // BLOCK 25
    f_78  =  f_76;
  }  // B24
  else
  {
    // BLOCK 26
    f_79  =  -f_76;
    f_78  =  f_79;
  }  // B24
  // BLOCK 27 MERGES [26 25 ]
  ul_5[1]  =  f_78;
  f_80  =  fabs(f_78);
  i_81  =  isless(f_80, f_48);
  if(i_81 == 1)
  {
    // BLOCK 28
    f_82  =  f_80;
  }  // B27
  else
  {
    // BLOCK 29
    f_82  =  f_48;
  }  // B27
  // BLOCK 30 MERGES [28 29 ]
  i_83  =  isless(f_51, f_82);
  if(i_83 == 1)
  {
    // BLOCK 31
    f_84  =  f_82;
  }  // B30
  else
  {
    // BLOCK 32
    f_84  =  f_51;
  }  // B30
  // BLOCK 33 MERGES [31 32 ]
  i_85  =  i_11 + 64;
  i_86  =  i_85 + i_19;
  l_87  =  (long) i_86;
  l_88  =  l_87 + 8L;
  l_89  =  l_88 << 1;
  ul_90  =  ul_0 + l_89;
  sh_91  =  *((__global short *) ul_90);
  i_92  =  (int) sh_91;
  i_93  =  i_92 >> 7;
  i_94  =  i_93 & 255;
  b_95  =  i_94 == 255;
  if(b_95)
  {
    // BLOCK 34
    b_96  =  (i_92 & 127) == 0;
    if(b_96)
    {
      // BLOCK 35
      i_97  =  i_94;
    }  // B34
    else
    {
      // BLOCK 36
      i_97  =  256;
    }  // B34
  }  // B33
  else
  {
    // BLOCK 37
    i_97  =  i_94;
  }  // B33
  // BLOCK 38 MERGES [36 37 35 ]
  i_98  =  i_92 & 127;
  b_99  =  (i_93 & 255) == 0;
  if(b_99)
  {
    // BLOCK 39
    i_100  =  i_98;
  }  // B38
  else
  {
    // BLOCK 40
    i_101  =  i_98 + 128;
    i_100  =  i_101;
  }  // B38
  // BLOCK 41 MERGES [39 40 ]
  ul_102  =  i_97 & 4294967295UL;
  ul_103  =  ul_102 + 4L;
  ul_104  =  ul_103 << 2;
  ul_105  =  ul_3 + ul_104;
  f_106  =  *((__global float *) ul_105);
  f_107  =  (float) i_100;
  f_108  =  f_107 * 0.0078125F;
  f_109  =  f_108 * f_106;
  b_110  =  (i_92 & 32768) == 0;
  if(b_110)
  {
    // BLOCK 42
    f_111  =  f_109;
  }  // B41
  else
  {
    // BLOCK 43
    f_112  =  -f_109;
    f_111  =  f_112;
  }  // B41
  // BLOCK 44 MERGES [43 42 ]
  ul_5[2]  =  f_111;
  f_113  =  fabs(f_111);
  i_114  =  isless(f_113, f_48);
  if(i_114 == 1)
  {
    // BLOCK 45
    f_115  =  f_113;
  }  // B44
  else
  {
    // BLOCK 46
    f_115  =  f_48;
  }  // B44
  // BLOCK 47 MERGES [45 46 ]
  i_116  =  isless(f_84, f_115);
  if(i_116 == 1)
  {
    // BLOCK 48
    f_117  =  f_115;
  }  // B47
  else
  {
    // BLOCK 49
    f_117  =  f_84;
  }  // B47
  // BLOCK 50 MERGES [48 49 ]
  adf_6[i_10]  =  f_117;
  // BLOCK 51 MERGES [50 58 ]
  i_118  =  16;
  for(;i_118 >= 1;)
  {
    // BLOCK 52
    barrier(CLK_LOCAL_MEM_FENCE);
    i_119  =  i_118 >> 1;
    b_120  =  i_11 < i_118;
    if(b_120)
    {
      // BLOCK 53
      f_121  =  adf_6[i_10];
      i_122  =  i_118 + i_10;
      f_123  =  adf_6[i_122];
      i_124  =  isless(f_123, f_121);
      if(i_124 == 1)
      {
        // BLOCK 54
        f_125  =  f_121;
      }  // B53
      else
      {
        // BLOCK 55
        f_125  =  f_123;
      }  // B53
      // BLOCK 56 MERGES [54 55 ]
      adf_6[i_10]  =  f_125;
    }  // B52
    else
    {
      // BLOCK 57
    }  // B52
    // BLOCK 58 MERGES [57 56 ]
    i_126  =  i_119;
    i_118  =  i_126;
  }  // B51
  // BLOCK 59
  barrier(CLK_LOCAL_MEM_FENCE);
  i_127  =  i_10 - i_11;
  f_128  =  adf_6[i_127];
  i_129  =  isless(f_128, 1.1258999E15F);
  if(i_129 == 1)
  {
    // BLOCK 60
    f_130  =  1.0F;
  }  // B59
  else
  {
    // BLOCK 61
    f_130  =  7.888609E-31F;
  }  // B59
  // BLOCK 62 MERGES [60 61 ]
  ul_8[0]  =  f_130;
  f_131  =  ul_5[0];
  f_132  =  ul_5[1];
  f_133  =  ul_5[2];
  f_134  =  f_130 * f_133;
  f_135  =  f_132 * f_130;
  f_136  =  f_131 * f_130;
  f_137  =  fma(f_136, f_136, 0.0F);
  f_138  =  fma(f_135, f_135, f_137);
  f_139  =  fma(f_134, f_134, f_138);
  adf_9[i_10]  =  f_139;
  // BLOCK 63 MERGES [62 67 ]
  i_140  =  16;
  for(;i_140 >= 1;)
  {
    // BLOCK 64
    barrier(CLK_LOCAL_MEM_FENCE);
    i_141  =  i_140 >> 1;
    b_142  =  i_11 < i_140;
    if(b_142)
    {
      // BLOCK 65
      f_143  =  adf_9[i_10];
      i_144  =  i_140 + i_10;
      f_145  =  adf_9[i_144];
      f_146  =  f_143 + f_145;
      adf_9[i_10]  =  f_146;
    }  // B64
    else
    {
      // BLOCK 66
    }  // B64
    // BLOCK 67 MERGES [66 65 ]
    i_147  =  i_141;
    i_140  =  i_147;
  }  // B63
  // BLOCK 68
  barrier(CLK_LOCAL_MEM_FENCE);
  f_148  =  adf_9[i_127];
  f_149  =  1.0F / f_130;
  f_150  =  f_148 / 96.0F;
  f_151  =  f_150 * f_149;
  f_152  =  f_151 * f_149;
  i_153  =  isless(f_152, f_48);
  if(i_153 == 1)
  {
    // BLOCK 69
    f_154  =  f_149 * 0.0F;
    f_155  =  1.0F;
    f_156  =  f_154;
    f_157  =  f_152;
  }  // B68
  else
  {
    // BLOCK 70
    f_155  =  f_130;
    f_156  =  0.0F;
    f_157  =  f_150;
  }  // B68
  // BLOCK 71 MERGES [70 69 ]
  ul_8[0]  =  f_155;
  ul_8[1]  =  f_156;
  ul_8[2]  =  f_156;
  f_158  =  f_155 * 1.0E-5F;
  f_159  =  fma(f_155, f_158, f_157);
  f_160  =  rsqrt(f_159);
  ul_8[3]  =  f_160;
  i_161  =  i_15 << 6;
  i_162  =  i_15 << 5;
  i_163  =  i_161 + i_162;
  b_164  =  i_15 < 5;
  if(b_164)
  {
    // BLOCK 72
    f_165  =  ul_5[0];
    f_166  =  ul_8[0];
    f_167  =  ul_8[1];
    f_168  =  ul_8[2];
    f_169  =  ul_8[3];
    ul_170  =  i_11 & 4294967295UL;
    ul_171  =  ul_170 + 4L;
    ul_172  =  ul_171 << 2;
    ul_173  =  ul_1 + ul_172;
    f_174  =  *((__global float *) ul_173);
    f_175  =  f_165 * f_166;
    f_176  =  f_175 - f_167;
    f_177  =  f_176 - f_168;
    f_178  =  f_177 * f_169;
    f_179  =  f_178 * f_174;
    f_180  =  fabs(f_179);
    i_181  =  isless(f_180, 8.6736174E-19F);
    if(i_181 == 1)
    {
      // BLOCK 73
      f_182  =  f_180 * 1.8446744E19F;
      f_183  =  f_182;
    }  // B72
    else
    {
      // BLOCK 74
      f_183  =  f_180;
    }  // B72
    // BLOCK 75 MERGES [73 74 ]
    f_184  =  fmax(f_183, 2.1684043E-19F);
    f_185  =  log(f_184);
    f_186  =  f_185 * 1.442695F;
    f_187  =  floor(f_186);
    i_188  =  isnan(f_187)? 0 : (int) f_187;
    i_189  =  min(i_188, 127);
    i_190  =  (f_180 < 8.6736174E-19F) ? -62 : -60;
    i_191  =  max(i_189, i_190);
    i_192  =  134 - i_191;
    l_193  =  (long) i_192;
    l_194  =  l_193 + 4L;
    l_195  =  l_194 << 2;
    ul_196  =  ul_3 + l_195;
    f_197  =  *((__global float *) ul_196);
    f_198  =  f_197 * f_183;
    i_199  =  (f_198 < 256.0F) ? 0 : 1;
    b_200  =  i_190 < i_191;
    if(b_200)
    {
      // BLOCK 76
      i_201  =  isless(f_198, 128.0F);
      if(i_201 == 1)
      {
        // BLOCK 77
        i_202  =  -1;
      }  // B76
      else
      {
        // BLOCK 78
        i_202  =  i_199;
      }  // B76
    }  // B75
    else
    {
      // BLOCK 79
      i_202  =  i_199;
    }  // B75
    // BLOCK 80 MERGES [79 77 78 ]
    i_203  =  i_202 + i_191;
    i_204  =  134 - i_203;
    l_205  =  (long) i_204;
    l_206  =  l_205 + 4L;
    l_207  =  l_206 << 2;
    ul_208  =  ul_3 + l_207;
    f_209  =  *((__global float *) ul_208);
    f_210  =  f_209 * f_183;
    i_211  =  isnan(f_210)? 0 : (int) f_210;
    f_212  =  (float) i_211;
    f_213  =  f_210 - f_212;
    i_214  =  isequal(f_213, 0.5F);
    if(i_214 == 1)
    {
      // BLOCK 81
      i_215  =  i_211 & 1;
      i_216  =  i_215;
    }  // B80
    else
    {
      // BLOCK 82
      i_217  =  (0.5F < f_213) ? 1 : 0;
      i_216  =  i_217;
    }  // B80
    // BLOCK 83 MERGES [81 82 ]
    i_218  =  isless(f_180, f_48);
    if(i_218 == 1)
    {
      // BLOCK 84
      i_219  =  (f_180 < 8.6736174E-19F) ? 62 : 126;
      i_220  =  i_219 + i_203;
      i_221  =  i_220 << 7;
      i_222  =  i_216 + i_211;
      i_223  =  i_221 + i_222;
      i_224  =  i_223;
    }  // B83
    else
    {
      // BLOCK 85
      i_225  =  (3.4028235E38F < f_180) ? 32640 : 32704;
      i_224  =  i_225;
    }  // B83
    // BLOCK 86 MERGES [84 85 ]
    i_226  =  isequal(f_179, 0.0F);
    if(i_226 == 1)
    {
      // BLOCK 87
      f_227  =  1.0F / f_179;
      f_228  =  f_227;
    }  // B86
    else
    {
      // BLOCK 88
      f_228  =  f_179;
    }  // B86
    // BLOCK 89 MERGES [87 88 ]
    i_229  =  isless(f_228, 0.0F);
    if(i_229 == 1)
    {
      // BLOCK 90
      i_230  =  i_224 | 32768;
      i_231  =  i_230;
    }  // B89
    else
    {
      // BLOCK 91
      i_231  =  i_224;
    }  // B89
    // BLOCK 92 MERGES [90 91 ]
    i_232  =  i_163 + i_11;
    l_233  =  (long) i_232;
    l_234  =  l_233 + 8L;
    l_235  =  l_234 << 1;
    ul_236  =  ul_2 + l_235;
    sh_237  =  (short) i_231;
    *((__global short *) ul_236)  =  sh_237;
  }  // B71
  else
  {
    // BLOCK 93
  }  // B71
  // BLOCK 94 MERGES [93 92 ]
  b_238  =  i_15 < 5;
  if(b_238)
  {
    // BLOCK 95
    f_239  =  ul_5[1];
    f_240  =  ul_8[0];
    f_241  =  ul_8[1];
    f_242  =  ul_8[2];
    f_243  =  ul_8[3];
    i_244  =  i_11 + 36;
    ul_245  =  i_244 & 4294967295UL;
    ul_246  =  ul_245 << 2;
    ul_247  =  ul_1 + ul_246;
    f_248  =  *((__global float *) ul_247);
    f_249  =  f_239 * f_240;
    f_250  =  f_249 - f_241;
    f_251  =  f_250 - f_242;
    f_252  =  f_251 * f_243;
    f_253  =  f_252 * f_248;
    f_254  =  fabs(f_253);
    i_255  =  isless(f_254, 8.6736174E-19F);
    if(i_255 == 1)
    {
      // BLOCK 96
      f_256  =  f_254 * 1.8446744E19F;
      f_257  =  f_256;
    }  // B95
    else
    {
      // BLOCK 97
      f_257  =  f_254;
    }  // B95
    // BLOCK 98 MERGES [96 97 ]
    f_258  =  fmax(f_257, 2.1684043E-19F);
    f_259  =  log(f_258);
    f_260  =  f_259 * 1.442695F;
    f_261  =  floor(f_260);
    i_262  =  isnan(f_261)? 0 : (int) f_261;
    i_263  =  min(i_262, 127);
    i_264  =  (f_254 < 8.6736174E-19F) ? -62 : -60;
    i_265  =  max(i_263, i_264);
    i_266  =  134 - i_265;
    l_267  =  (long) i_266;
    l_268  =  l_267 + 4L;
    l_269  =  l_268 << 2;
    ul_270  =  ul_3 + l_269;
    f_271  =  *((__global float *) ul_270);
    f_272  =  f_271 * f_257;
    i_273  =  (f_272 < 256.0F) ? 0 : 1;
    b_274  =  i_264 < i_265;
    if(b_274)
    {
      // BLOCK 99
      i_275  =  isless(f_272, 128.0F);
      if(i_275 == 1)
      {
        // BLOCK 100
        i_276  =  -1;
      }  // B99
      else
      {
        // BLOCK 101
        i_276  =  i_273;
      }  // B99
    }  // B98
    else
    {
      // BLOCK 102
      i_276  =  i_273;
    }  // B98
    // BLOCK 103 MERGES [102 100 101 ]
    i_277  =  i_276 + i_265;
    i_278  =  134 - i_277;
    l_279  =  (long) i_278;
    l_280  =  l_279 + 4L;
    l_281  =  l_280 << 2;
    ul_282  =  ul_3 + l_281;
    f_283  =  *((__global float *) ul_282);
    f_284  =  f_283 * f_257;
    i_285  =  isnan(f_284)? 0 : (int) f_284;
    f_286  =  (float) i_285;
    f_287  =  f_284 - f_286;
    i_288  =  isequal(f_287, 0.5F);
    if(i_288 == 1)
    {
      // BLOCK 104
      i_289  =  i_285 & 1;
      i_290  =  i_289;
    }  // B103
    else
    {
      // BLOCK 105
      i_291  =  (0.5F < f_287) ? 1 : 0;
      i_290  =  i_291;
    }  // B103
    // BLOCK 106 MERGES [104 105 ]
    i_292  =  isless(f_254, f_48);
    if(i_292 == 1)
    {
      // BLOCK 107
      i_293  =  (f_254 < 8.6736174E-19F) ? 62 : 126;
      i_294  =  i_293 + i_277;
      i_295  =  i_294 << 7;
      i_296  =  i_290 + i_285;
      i_297  =  i_295 + i_296;
      i_298  =  i_297;
    }  // B106
    else
    {
      // BLOCK 108
      i_299  =  (3.4028235E38F < f_254) ? 32640 : 32704;
      i_298  =  i_299;
    }  // B106
    // BLOCK 109 MERGES [107 108 ]
    i_300  =  isequal(f_253, 0.0F);
    if(i_300 == 1)
    {
      // BLOCK 110
      f_301  =  1.0F / f_253;
      f_302  =  f_301;
    }  // B109
    else
    {
      // BLOCK 111
      f_302  =  f_253;
    }  // B109
    // BLOCK 112 MERGES [110 111 ]
    i_303  =  isless(f_302, 0.0F);
    if(i_303 == 1)
    {
      // BLOCK 113
      i_304  =  i_298 | 32768;
      i_305  =  i_304;
    }  // B112
    else
    {
      // BLOCK 114
      i_305  =  i_298;
    }  // B112
    // BLOCK 115 MERGES [113 114 ]
    i_306  =  i_163 + i_52;
    l_307  =  (long) i_306;
    l_308  =  l_307 + 8L;
    l_309  =  l_308 << 1;
    ul_310  =  ul_2 + l_309;
    sh_311  =  (short) i_305;
    *((__global short *) ul_310)  =  sh_311;
  }  // B94
  else
  {
    // BLOCK 116
  }  // B94
  // BLOCK 117 MERGES [116 115 ]
  b_312  =  i_15 < 5;
  if(b_312)
  {
    // BLOCK 118
    f_313  =  ul_5[2];
    f_314  =  ul_8[0];
    f_315  =  ul_8[1];
    f_316  =  ul_8[2];
    f_317  =  ul_8[3];
    i_318  =  i_11 + 68;
    ul_319  =  i_318 & 4294967295UL;
    ul_320  =  ul_319 << 2;
    ul_321  =  ul_1 + ul_320;
    f_322  =  *((__global float *) ul_321);
    f_323  =  f_313 * f_314;
    f_324  =  f_323 - f_315;
    f_325  =  f_324 - f_316;
    f_326  =  f_325 * f_317;
    f_327  =  f_326 * f_322;
    f_328  =  fabs(f_327);
    i_329  =  isless(f_328, 8.6736174E-19F);
    if(i_329 == 1)
    {
      // BLOCK 119
      f_330  =  f_328 * 1.8446744E19F;
      f_331  =  f_330;
    }  // B118
    else
    {
      // BLOCK 120
      f_331  =  f_328;
    }  // B118
    // BLOCK 121 MERGES [119 120 ]
    f_332  =  fmax(f_331, 2.1684043E-19F);
    f_333  =  log(f_332);
    f_334  =  f_333 * 1.442695F;
    f_335  =  floor(f_334);
    i_336  =  isnan(f_335)? 0 : (int) f_335;
    i_337  =  min(i_336, 127);
    i_338  =  (f_328 < 8.6736174E-19F) ? -62 : -60;
    i_339  =  max(i_337, i_338);
    i_340  =  134 - i_339;
    l_341  =  (long) i_340;
    l_342  =  l_341 + 4L;
    l_343  =  l_342 << 2;
    ul_344  =  ul_3 + l_343;
    f_345  =  *((__global float *) ul_344);
    f_346  =  f_345 * f_331;
    i_347  =  (f_346 < 256.0F) ? 0 : 1;
    b_348  =  i_338 < i_339;
    if(b_348)
    {
      // BLOCK 122
      i_349  =  isless(f_346, 128.0F);
      if(i_349 == 1)
      {
        // BLOCK 123
        i_350  =  -1;
      }  // B122
      else
      {
        // BLOCK 124
        i_350  =  i_347;
      }  // B122
    }  // B121
    else
    {
      // BLOCK 125
      i_350  =  i_347;
    }  // B121
    // BLOCK 126 MERGES [125 123 124 ]
    i_351  =  i_350 + i_339;
    i_352  =  134 - i_351;
    l_353  =  (long) i_352;
    l_354  =  l_353 + 4L;
    l_355  =  l_354 << 2;
    ul_356  =  ul_3 + l_355;
    f_357  =  *((__global float *) ul_356);
    f_358  =  f_357 * f_331;
    i_359  =  isnan(f_358)? 0 : (int) f_358;
    f_360  =  (float) i_359;
    f_361  =  f_358 - f_360;
    i_362  =  isequal(f_361, 0.5F);
    if(i_362 == 1)
    {
      // BLOCK 127
      i_363  =  i_359 & 1;
      i_364  =  i_363;
    }  // B126
    else
    {
      // BLOCK 128
      i_365  =  (0.5F < f_361) ? 1 : 0;
      i_364  =  i_365;
    }  // B126
    // BLOCK 129 MERGES [127 128 ]
    i_366  =  isless(f_328, f_48);
    if(i_366 == 1)
    {
      // BLOCK 130
      i_367  =  (f_328 < 8.6736174E-19F) ? 62 : 126;
      i_368  =  i_367 + i_351;
      i_369  =  i_368 << 7;
      i_370  =  i_364 + i_359;
      i_371  =  i_369 + i_370;
      i_372  =  i_371;
    }  // B129
    else
    {
      // BLOCK 131
      i_373  =  (3.4028235E38F < f_328) ? 32640 : 32704;
      i_372  =  i_373;
    }  // B129
    // BLOCK 132 MERGES [130 131 ]
    i_374  =  isequal(f_327, 0.0F);
    if(i_374 == 1)
    {
      // BLOCK 133
      f_375  =  1.0F / f_327;
      f_376  =  f_375;
    }  // B132
    else
    {
      // BLOCK 134
      f_376  =  f_327;
    }  // B132
    // BLOCK 135 MERGES [133 134 ]
    i_377  =  isless(f_376, 0.0F);
    if(i_377 == 1)
    {
      // BLOCK 136
      i_378  =  i_372 | 32768;
      i_379  =  i_378;
    }  // B135
    else
    {
      // BLOCK 137
      i_379  =  i_372;
    }  // B135
    // BLOCK 138 MERGES [136 137 ]
    i_380  =  i_163 + i_85;
    l_381  =  (long) i_380;
    l_382  =  l_381 + 8L;
    l_383  =  l_382 << 1;
    ul_384  =  ul_2 + l_383;
    sh_385  =  (short) i_379;
    *((__global short *) ul_384)  =  sh_385;
  }  // B117
  else
  {
    // BLOCK 139
  }  // B117
  // BLOCK 140 MERGES [139 138 ]
  return;
}  //  kernel
