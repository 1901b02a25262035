#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normBf16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __global uchar *powers, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_26, b_36, b_37, b_40, b_51, b_59, b_60, b_63, b_74, b_98, b_130, b_135, b_136, b_139, b_150, b_161, b_177, b_187, b_188, b_191, b_202, b_211, b_224, b_234, b_235, b_238, b_249, b_261, b_270, b_298, b_301, b_312, b_313, b_316, b_327, b_366;
  float f_17, f_21, f_47, f_48, f_49, f_50, f_52, f_53, f_70, f_71, f_72, f_73, f_75, f_76, f_77, f_78, f_80, f_81, f_82, f_83, f_84, f_85, f_95, f_96, f_107, f_108, f_110, f_111, f_125, f_126, f_146, f_147, f_148, f_149, f_151, f_152, f_153, f_155, f_157, f_162, f_164, f_166, f_169, f_171, f_172, f_198, f_199, f_200, f_201, f_203, f_204, f_205, f_206, f_207, f_212, f_214, f_215, f_217, f_218, f_219, f_245, f_246, f_247, f_248, f_250, f_251, f_252, f_253, f_254, f_255, f_256, f_257, f_262, f_264, f_265, f_267, f_271, f_273, f_274, f_276, f_277, f_278, f_279, f_280, f_282, f_283, f_284, f_285, f_287, f_288, f_289, f_290, f_291, f_292, f_293, f_294, f_295, f_323, f_324, f_325, f_326, f_328, f_329, f_330, f_331, f_332, f_333, f_338, f_340, f_341, f_342, f_343, f_344, f_345, f_346, f_348, f_349, f_350, f_351, f_352, f_353, f_363, f_364, f_375, f_376, f_378, f_379, f_393, f_394;
  int i_13, i_14, i_15, i_16, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_27, i_33, i_34, i_35, i_38, i_39, i_41, i_42, i_56, i_57, i_58, i_61, i_62, i_64, i_65, i_79, i_86, i_87, i_88, i_89, i_90, i_97, i_99, i_100, i_101, i_102, i_109, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_127, i_128, i_129, i_133, i_134, i_137, i_138, i_140, i_141, i_154, i_156, i_158, i_159, i_160, i_163, i_165, i_167, i_168, i_170, i_173, i_174, i_175, i_176, i_178, i_184, i_185, i_186, i_189, i_190, i_192, i_193, i_208, i_209, i_210, i_213, i_216, i_220, i_221, i_222, i_223, i_225, i_231, i_232, i_233, i_236, i_237, i_239, i_240, i_258, i_259, i_260, i_263, i_266, i_268, i_269, i_272, i_275, i_281, i_286, i_296, i_297, i_299, i_300, i_302, i_303, i_309, i_310, i_311, i_314, i_315, i_317, i_318, i_347, i_354, i_355, i_356, i_357, i_358, i_365, i_367, i_368, i_369, i_370, i_377, i_380, i_381, i_382, i_383, i_384, i_385, i_386, i_387, i_388, i_389, i_390, i_391, i_392, i_395, i_396, i_397, i_400;
  long l_28, l_29, l_30, l_91, l_92, l_93, l_103, l_104, l_105, l_179, l_180, l_181, l_226, l_227, l_228, l_304, l_305, l_306, l_334, l_335, l_336, l_359, l_360, l_361, l_371, l_372, l_373;
  short sh_32, sh_55, sh_132, sh_183, sh_230, sh_308, sh_399;
  ulong ul_0, ul_1, ul_2, ul_3, ul_4, ul_5, ul_6, ul_31, ul_43, ul_44, ul_45, ul_46, ul_54, ul_66, ul_67, ul_68, ul_69, ul_94, ul_106, ul_131, ul_142, ul_143, ul_144, ul_145, ul_182, ul_194, ul_195, ul_196, ul_197, ul_229, ul_241, ul_242, ul_243, ul_244, ul_307, ul_319, ul_320, ul_321, ul_322, ul_337, ul_339, ul_362, ul_374, ul_398;

  // BLOCK 0
  ul_0  =  (ulong) x;
  ul_1  =  (ulong) residual;
  ul_2  =  (ulong) gamma;
  ul_3  =  (ulong) beta;
  ul_4  =  (ulong) y;
  ul_5  =  (ulong) residualOut;
  ul_6  =  (ulong) powers;
  __local float adf_7[256];
  __private float ul_8[4];
  __private float* ul_9 = ul_8;
  __local float adf_10[256];
  __local float adf_11[256];
  __local float adf_12[256];
  i_13  =  get_local_id(0);
  i_14  =  i_13 >> 8;
  i_15  =  get_group_id(0);
  i_16  =  i_14 + i_15;
  f_17  =  1.0F / 0.0F;
  i_18  =  min(i_16, 1);
  i_19  =  i_18 * 9000;
  i_20  =  i_13 & 255;
  // BLOCK 1 MERGES [0 66 ]
  f_21  =  0.0F;
  i_22  =  0;
  for(;i_22 < 36;)
  {
    // BLOCK 2
    i_23  =  i_22 + 1;
    i_24  =  i_22 << 8;
    i_25  =  i_20 + i_24;
    b_26  =  i_25 < 9000;
    if(b_26)
    {
      // BLOCK 3
      i_27  =  i_19 + i_25;
      l_28  =  (long) i_27;
      l_29  =  l_28 + 8L;
      l_30  =  l_29 << 1;
      ul_31  =  ul_0 + l_30;
      sh_32  =  *((__global short *) ul_31);
      i_33  =  (int) sh_32;
      i_34  =  i_33 >> 7;
      i_35  =  i_34 & 255;
      b_36  =  i_35 == 255;
      if(b_36)
      {
        // BLOCK 4
        b_37  =  (i_33 & 127) == 0;
        if(b_37)
        {
          // BLOCK 5
          i_38  =  i_35;
        }  // B4
        else
        {
          // BLOCK 6
          i_38  =  256;
        }  // B4
      }  // B3
      else
      {
        // BLOCK 7
        i_38  =  i_35;
      }  // B3
      // BLOCK 8 MERGES [6 7 5 ]
      i_39  =  i_33 & 127;
      b_40  =  (i_34 & 255) == 0;
      if(b_40)
      {
        // BLOCK 9
        i_41  =  i_39;
      }  // B8
      else
      {
        // BLOCK 10
        i_42  =  i_39 + 128;
        i_41  =  i_42;
      }  // B8
      // BLOCK 11 MERGES [9 10 ]
      ul_43  =  i_38 & 4294967295UL;
      ul_44  =  ul_43 + 4L;
      ul_45  =  ul_44 << 2;
      ul_46  =  ul_6 + ul_45;
      f_47  =  *((__global float *) ul_46);
      f_48  =  (float) i_41;
      f_49  =  f_48 * 0.0078125F;
      f_50  =  f_49 * f_47;
      b_51  =  (i_33 & 32768) == 0;
      if(b_51)
      {
        // BLOCK 12
        f_52  =  f_50;
      }  // B11
      else
      {
        // BLOCK 13
        f_53  =  -f_50;
        f_52  =  f_53;
      }  // B11
      // BLOCK 14 MERGES [13 12 ]
      ul_54  =  ul_1 + l_30;
      sh_55  =  *((__global short *) ul_54);
      i_56  =  (int) sh_55;
      i_57  =  i_56 >> 7;
      i_58  =  i_57 & 255;
      b_59  =  i_58 == 255;
      if(b_59)
      {
        // BLOCK 15
        b_60  =  (i_56 & 127) == 0;
        if(b_60)
        {
          // BLOCK 16
          i_61  =  i_58;
        }  // B15
        else
        {
          // BLOCK 17
          i_61  =  256;
        }  // B15
      }  // B14
      else
      {
        // BLOCK 18
        i_61  =  i_58;
      }  // B14
      // BLOCK 19 MERGES [17 18 16 ]
      i_62  =  i_56 & 127;
      b_63  =  (i_57 & 255) == 0;
      if(b_63)
      {
        // BLOCK 20
        i_64  =  i_62;
      }  // B19
      else
      {
        // BLOCK 21
        i_65  =  i_62 + 128;
        i_64  =  i_65;
      }  // B19
      // BLOCK 22 MERGES [20 21 ]
      ul_66  =  i_61 & 4294967295UL;
      ul_67  =  ul_66 + 4L;
      ul_68  =  ul_67 << 2;
      ul_69  =  ul_6 + ul_68;
      f_70  =  *((__global float *) ul_69);
      f_71  =  (float) i_64;
      f_72  =  f_71 * 0.0078125F;
      f_73  =  f_72 * f_70;
      b_74  =  (i_56 & 32768) == 0;
      if(b_74)
      {
        // BLOCK 23
        f_75  =  f_73;
      }  // B22
      else
      {
        // BLOCK 24
        f_76  =  -f_73;
        f_75  =  f_76;
      }  // B22
      // BLOCK 25 MERGES [24 23 ]
      f_77  =  f_52 + f_75;
      f_78  =  fabs(f_77);
      i_79  =  isless(f_78, 8.6736174E-19F);
      if(i_79 == 1)
      {
        // BLOCK 26
        f_80  =  f_78 * 1.8446744E19F;
        f_81  =  f_80;
      }  // B25
      else
      {
        // BLOCK 27
        f_81  =  f_78;
      }  // B25
      // BLOCK 28 MERGES [26 27 ]
      f_82  =  fmax(f_81, 2.1684043E-19F);
      f_83  =  log(f_82);
      f_84  =  f_83 * 1.442695F;
      f_85  =  floor(f_84);
      i_86  =  isnan(f_85)? 0 : (int) f_85;
      i_87  =  min(i_86, 127);
      i_88  =  (f_78 < 8.6736174E-19F) ? -62 : -60;
      i_89  =  max(i_87, i_88);
      i_90  =  134 - i_89;
      l_91  =  (long) i_90;
      l_92  =  l_91 + 4L;
      l_93  =  l_92 << 2;
      ul_94  =  ul_6 + l_93;
      f_95  =  *((__global float *) ul_94);
      f_96  =  f_95 * f_81;
      i_97  =  (f_96 < 256.0F) ? 0 : 1;
      b_98  =  i_88 < i_89;
      if(b_98)
      {
        // BLOCK 29
        i_99  =  isless(f_96, 128.0F);
        if(i_99 == 1)
        {
          // BLOCK 30
          i_100  =  -1;
        }  // B29
        else
        {
          // BLOCK 31
          i_100  =  i_97;
        }  // B29
      }  // B28
      else
      {
        // BLOCK 32
        i_100  =  i_97;
      }  // B28
      // BLOCK 33 MERGES [32 30 31 ]
      i_101  =  i_100 + i_89;
      i_102  =  134 - i_101;
      l_103  =  (long) i_102;
      l_104  =  l_103 + 4L;
      l_105  =  l_104 << 2;
      ul_106  =  ul_6 + l_105;
      f_107  =  *((__global float *) ul_106);
      f_108  =  f_107 * f_81;
      i_109  =  isnan(f_108)? 0 : (int) f_108;
      f_110  =  (float) i_109;
      f_111  =  f_108 - f_110;
      i_112  =  isequal(f_111, 0.5F);
      if(i_112 == 1)
      {
        // BLOCK 34
        i_113  =  i_109 & 1;
        i_114  =  i_113;
      }  // B33
      else
      {
        // BLOCK 35
        i_115  =  (0.5F < f_111) ? 1 : 0;
        i_114  =  i_115;
      }  // B33
      // BLOCK 36 MERGES [34 35 ]
      i_116  =  isless(f_78, f_17);
      if(i_116 == 1)
      {
        // BLOCK 37
        i_117  =  (f_78 < 8.6736174E-19F) ? 62 : 126;
        i_118  =  i_117 + i_101;
        i_119  =  i_118 << 7;
        i_120  =  i_114 + i_109;
        i_121  =  i_119 + i_120;
        i_122  =  i_121;
      }  // B36
      else
      {
        // BLOCK 38
        i_123  =  (3.4028235E38F < f_78) ? 32640 : 32704;
        i_122  =  i_123;
      }  // B36
      // BLOCK 39 MERGES [37 38 ]
      i_124  =  isequal(f_77, 0.0F);
      if(i_124 == 1)
      {
        // BLOCK 40
        f_125  =  1.0F / f_77;
        f_126  =  f_125;
      }  // B39
      else
      {
        // BLOCK 41
        f_126  =  f_77;
      }  // B39
      // BLOCK 42 MERGES [40 41 ]
      i_127  =  isless(f_126, 0.0F);
      if(i_127 == 1)
      {
        // BLOCK 43
        i_128  =  i_122 | 32768;
        i_129  =  i_128;
      }  // B42
      else
      {
        // BLOCK 44
        i_129  =  i_122;
      }  // B42
      // BLOCK 45 MERGES [43 44 ]
      b_130  =  i_16 < 2;
      if(b_130)
      {
        // BLOCK 46
        ul_131  =  ul_5 + l_30;
        sh_132  =  (short) i_129;
        *((__global short *) ul_131)  =  sh_132;
      }  // B45
      else
      {
        // BLOCK 47
      }  // B45
      // BLOCK 48 MERGES [47 46 ]
      i_133  =  i_129 >> 7;
      i_134  =  i_133 & 255;
      b_135  =  i_134 == 255;
      if(b_135)
      {
        // BLOCK 49
        b_136  =  (i_129 & 127) == 0;
        if(b_136)
        {
          // BLOCK 50
          i_137  =  i_134;
        }  // B49
        else
        {
          // BLOCK 51
          i_137  =  256;
        }  // B49
      }  // B48
      else
      {
        // BLOCK 52
        i_137  =  i_134;
      }  // B48
      // BLOCK 53 MERGES [51 52 50 ]
      i_138  =  i_129 & 127;
      b_139  =  (i_133 & 255) == 0;
      if(b_139)
      {
        // BLOCK 54
        i_140  =  i_138;
      }  // B53
      else
      {
        // BLOCK 55
        i_141  =  i_138 + 128;
        i_140  =  i_141;
      }  // B53
      // BLOCK 56 MERGES [54 55 ]
      ul_142  =  i_137 & 4294967295UL;
      ul_143  =  ul_142 + 4L;
      ul_144  =  ul_143 << 2;
      ul_145  =  ul_6 + ul_144;
      f_146  =  *((__global float *) ul_145);
      f_147  =  (float) i_140;
      f_148  =  f_147 * 0.0078125F;
      f_149  =  f_148 * f_146;
      b_150  =  (i_129 & 32768) == 0;
      if(b_150)
      {
        // BLOCK 57
        f_151  =  f_149;
      }  // B56
      else
      {
        // BLOCK 58
        f_152  =  -f_149;
        f_151  =  f_152;
      }  // B56
      // BLOCK 59 MERGES [58 57 ]
      f_153  =  fabs(f_151);
      i_154  =  isless(f_153, f_17);
      if(i_154 == 1)
      {
        // BLOCK 60
        f_155  =  f_153;
      }  // B59
      else
      {
        // BLOCK 61
        f_155  =  f_17;
      }  // B59
      // BLOCK 62 MERGES [60 61 ]
      i_156  =  isless(f_21, f_155);
      if(i_156 == 1)
      {
        // BLOCK 63
        f_157  =  f_155;
      }  // B62
      else
      {
        // BLOCK 64
        f_157  =  f_21;
      }  // B62
    }  // B2
    else
    {
      // BLOCK 65
      f_157  =  f_21;
    }  // B2
    // BLOCK 66 MERGES [65 63 64 ]
    i_158  =  i_23;
    f_21  =  f_157;
    i_22  =  i_158;
  }  // B1
  // BLOCK 67
  adf_7[i_13]  =  f_21;
  // BLOCK 68 MERGES [67 75 ]
  i_159  =  128;
  for(;i_159 >= 1;)
  {
    // BLOCK 69
    barrier(CLK_LOCAL_MEM_FENCE);
    i_160  =  i_159 >> 1;
    b_161  =  i_20 < i_159;
    if(b_161)
    {
      // BLOCK 70
      f_162  =  adf_7[i_13];
      i_163  =  i_159 + i_13;
      f_164  =  adf_7[i_163];
      i_165  =  isless(f_164, f_162);
      if(i_165 == 1)
      {
        // BLOCK 71
        f_166  =  f_162;
      }  // B70
      else
      {
        // BLOCK 72
        f_166  =  f_164;
      }  // B70
      // BLOCK 73 MERGES [71 72 ]
      adf_7[i_13]  =  f_166;
    }  // B69
    else
    {
      // BLOCK 74
    }  // B69
    // BLOCK 75 MERGES [74 73 ]
    i_167  =  i_160;
    i_159  =  i_167;
  }  // B68
  // BLOCK 76
  barrier(CLK_LOCAL_MEM_FENCE);
  i_168  =  i_13 - i_20;
  f_169  =  adf_7[i_168];
  i_170  =  isless(f_169, 1.1258999E15F);
  if(i_170 == 1)
  {
    // BLOCK 77
    f_171  =  1.0F;
  }  // B76
  else
  {
    // BLOCK 78
    f_171  =  7.888609E-31F;
  }  // B76
  // BLOCK 79 MERGES [77 78 ]
  ul_9[0]  =  f_171;
  // BLOCK 80 MERGES [79 95 ]
  f_172  =  0.0F;
  i_173  =  0;
  for(;i_173 < 36;)
  {
    // BLOCK 81
    i_174  =  i_173 + 1;
    i_175  =  i_173 << 8;
    i_176  =  i_175 + i_20;
    b_177  =  i_176 < 9000;
    if(b_177)
    {
      // BLOCK 82
      i_178  =  i_176 + i_19;
      l_179  =  (long) i_178;
      l_180  =  l_179 + 8L;
      l_181  =  l_180 << 1;
      ul_182  =  ul_5 + l_181;
      sh_183  =  *((__global short *) ul_182);
      i_184  =  (int) sh_183;
      i_185  =  i_184 >> 7;
      i_186  =  i_185 & 255;
      b_187  =  i_186 == 255;
      if(b_187)
      {
        // BLOCK 83
        b_188  =  (i_184 & 127) == 0;
        if(b_188)
        {
          // BLOCK 84
          i_189  =  i_186;
        }  // B83
        else
        {
          // BLOCK 85
          i_189  =  256;
        }  // B83
      }  // B82
      else
      {
        // BLOCK 86
        i_189  =  i_186;
      }  // B82
      // BLOCK 87 MERGES [85 86 84 ]
      i_190  =  i_184 & 127;
      b_191  =  (i_185 & 255) == 0;
      if(b_191)
      {
        // BLOCK 88
        i_192  =  i_190;
      }  // B87
      else
      {
        // BLOCK 89
        i_193  =  i_190 + 128;
        i_192  =  i_193;
      }  // B87
      // BLOCK 90 MERGES [88 89 ]
      ul_194  =  i_189 & 4294967295UL;
      ul_195  =  ul_194 + 4L;
      ul_196  =  ul_195 << 2;
      ul_197  =  ul_6 + ul_196;
      f_198  =  *((__global float *) ul_197);
      f_199  =  (float) i_192;
      f_200  =  f_199 * 0.0078125F;
      f_201  =  f_200 * f_198;
      b_202  =  (i_184 & 32768) == 0;
      if(b_202)
      {
        // BLOCK 91
        f_203  =  f_201;
      }  // B90
      else
      {
        // BLOCK 92
        f_204  =  -f_201;
        f_203  =  f_204;
      }  // B90
      // BLOCK 93 MERGES [92 91 ]
      f_205  =  f_171 / 9000.0F;
      f_206  =  fma(f_205, f_203, f_172);
      f_207  =  f_206;
    }  // B81
    else
    {
      // BLOCK 94
      f_207  =  f_172;
    }  // B81
    // BLOCK 95 MERGES [94 93 ]
    i_208  =  i_174;
    f_172  =  f_207;
    i_173  =  i_208;
  }  // B80
  // BLOCK 96
  adf_10[i_13]  =  f_172;
  // BLOCK 97 MERGES [96 101 ]
  i_209  =  128;
  for(;i_209 >= 1;)
  {
    // BLOCK 98
    barrier(CLK_LOCAL_MEM_FENCE);
    i_210  =  i_209 >> 1;
    b_211  =  i_20 < i_209;
    if(b_211)
    {
      // BLOCK 99
      f_212  =  adf_10[i_13];
      i_213  =  i_209 + i_13;
      f_214  =  adf_10[i_213];
      f_215  =  f_212 + f_214;
      adf_10[i_13]  =  f_215;
    }  // B98
    else
    {
      // BLOCK 100
    }  // B98
    // BLOCK 101 MERGES [100 99 ]
    i_216  =  i_210;
    i_209  =  i_216;
  }  // B97
  // BLOCK 102
  barrier(CLK_LOCAL_MEM_FENCE);
  f_217  =  adf_10[i_168];
  // BLOCK 103 MERGES [102 118 ]
  f_218  =  0.0F;
  f_219  =  0.0F;
  i_220  =  0;
  for(;i_220 < 36;)
  {
    // BLOCK 104
    i_221  =  i_220 + 1;
    i_222  =  i_220 << 8;
    i_223  =  i_222 + i_20;
    b_224  =  i_223 < 9000;
    if(b_224)
    {
      // BLOCK 105
      i_225  =  i_223 + i_19;
      l_226  =  (long) i_225;
      l_227  =  l_226 + 8L;
      l_228  =  l_227 << 1;
      ul_229  =  ul_5 + l_228;
      sh_230  =  *((__global short *) ul_229);
      i_231  =  (int) sh_230;
      i_232  =  i_231 >> 7;
      i_233  =  i_232 & 255;
      b_234  =  i_233 == 255;
      if(b_234)
      {
        // BLOCK 106
        b_235  =  (i_231 & 127) == 0;
        if(b_235)
        {
          // BLOCK 107
          i_236  =  i_233;
        }  // B106
        else
        {
          // BLOCK 108
          i_236  =  256;
        }  // B106
      }  // B105
      else
      {
        // BLOCK 109
        i_236  =  i_233;
      }  // B105
      // BLOCK 110 MERGES [108 109 107 ]
      i_237  =  i_231 & 127;
      b_238  =  (i_232 & 255) == 0;
      if(b_238)
      {
        // BLOCK 111
        i_239  =  i_237;
      }  // B110
      else
      {
        // BLOCK 112
        i_240  =  i_237 + 128;
        i_239  =  i_240;
      }  // B110
      // BLOCK 113 MERGES [111 112 ]
      ul_241  =  i_236 & 4294967295UL;
      ul_242  =  ul_241 + 4L;
      ul_243  =  ul_242 << 2;
      ul_244  =  ul_6 + ul_243;
      f_245  =  *((__global float *) ul_244);
      f_246  =  (float) i_239;
      f_247  =  f_246 * 0.0078125F;
      f_248  =  f_247 * f_245;
      b_249  =  (i_231 & 32768) == 0;
      if(b_249)
      {
        // BLOCK 114
        f_250  =  f_248;
      }  // B113
      else
      {
        // BLOCK 115
        f_251  =  -f_248;
        f_250  =  f_251;
      }  // B113
      // BLOCK 116 MERGES [115 114 ]
      f_252  =  f_250 * f_171;
      f_253  =  f_252 - f_217;
      f_254  =  fma(f_253, f_253, f_219);
      f_255  =  f_218 + f_253;
      f_256  =  f_255;
      f_257  =  f_254;
    }  // B104
    else
    {
      // BLOCK 117
      f_256  =  f_218;
      f_257  =  f_219;
    }  // B104
    // BLOCK 118 MERGES [117 116 ]
    i_258  =  i_221;
    f_218  =  f_256;
    f_219  =  f_257;
    i_220  =  i_258;
  }  // B103
  // BLOCK 119
  adf_11[i_13]  =  f_219;
  // BLOCK 120 MERGES [119 124 ]
  i_259  =  128;
  for(;i_259 >= 1;)
  {
    // BLOCK 121
    barrier(CLK_LOCAL_MEM_FENCE);
    i_260  =  i_259 >> 1;
    b_261  =  i_20 < i_259;
    if(b_261)
    {
      // BLOCK 122
      f_262  =  adf_11[i_13];
      i_263  =  i_259 + i_13;
      f_264  =  adf_11[i_263];
      f_265  =  f_262 + f_264;
      adf_11[i_13]  =  f_265;
    }  // B121
    else
    {
      // BLOCK 123
    }  // B121
    // BLOCK 124 MERGES [123 122 ]
    i_266  =  i_260;
    i_259  =  i_266;
  }  // B120
  // BLOCK 125
  barrier(CLK_LOCAL_MEM_FENCE);
  f_267  =  adf_11[i_168];
  adf_12[i_13]  =  f_218;
  // BLOCK 126 MERGES [125 130 ]
  i_268  =  128;
  for(;i_268 >= 1;)
  {
    // BLOCK 127
    barrier(CLK_LOCAL_MEM_FENCE);
    i_269  =  i_268 >> 1;
    b_270  =  i_20 < i_268;
    if(b_270)
    {
      // BLOCK 128
      f_271  =  adf_12[i_13];
      i_272  =  i_268 + i_13;
      f_273  =  adf_12[i_272];
      f_274  =  f_271 + f_273;
      adf_12[i_13]  =  f_274;
    }  // B127
    else
    {
      // BLOCK 129
    }  // B127
    // BLOCK 130 MERGES [129 128 ]
    i_275  =  i_269;
    i_268  =  i_275;
  }  // B126
  // BLOCK 131
  barrier(CLK_LOCAL_MEM_FENCE);
  f_276  =  adf_12[i_168];
  f_277  =  f_267 / 9000.0F;
  f_278  =  f_276 / 9000.0F;
  f_279  =  f_278 * f_278;
  f_280  =  f_277 - f_279;
  i_281  =  isless(f_280, 0.0F);
  if(i_281 == 1)
  {
    // BLOCK 132
    f_282  =  0.0F;
  }  // B131
  else
  {
    // BLOCK 133
    f_282  =  f_280;
  }  // B131
  // BLOCK 134 MERGES [132 133 ]
  f_283  =  1.0F / f_171;
  f_284  =  f_282 * f_283;
  f_285  =  f_284 * f_283;
  i_286  =  isless(f_285, f_17);
  if(i_286 == 1)
  {
    // BLOCK 135
    f_287  =  f_278 * f_283;
    f_288  =  f_283 * f_217;
    f_289  =  1.0F;
    f_290  =  f_288;
    f_291  =  f_285;
    f_292  =  f_287;
  }  // B134
  else
  {
    // BLOCK 136
    f_289  =  f_171;
    f_290  =  f_217;
    f_291  =  f_282;
    f_292  =  f_278;
  }  // B134
  // BLOCK 137 MERGES [136 135 ]
  ul_9[0]  =  f_289;
  ul_9[1]  =  f_290;
  ul_9[2]  =  f_292;
  f_293  =  f_289 * 1.0E-5F;
  f_294  =  fma(f_289, f_293, f_291);
  f_295  =  rsqrt(f_294);
  ul_9[3]  =  f_295;
  // BLOCK 138 MERGES [137 175 ]
  i_296  =  0;
  for(;i_296 < 36;)
  {
    // BLOCK 139
    i_297  =  i_296 + 1;
    b_298  =  i_16 < 2;
    if(b_298)
    {
      // BLOCK 140
      i_299  =  i_296 << 8;
      i_300  =  i_299 + i_20;
      b_301  =  i_300 < 9000;
      if(b_301)
      {
        // BLOCK 141
        i_302  =  i_16 * 9000;
        i_303  =  i_302 + i_300;
        l_304  =  (long) i_303;
        l_305  =  l_304 + 8L;
        l_306  =  l_305 << 1;
        ul_307  =  ul_5 + l_306;
        sh_308  =  *((__global short *) ul_307);
        i_309  =  (int) sh_308;
        i_310  =  i_309 >> 7;
        i_311  =  i_310 & 255;
        b_312  =  i_311 == 255;
        if(b_312)
        {
          // BLOCK 142
          b_313  =  (i_309 & 127) == 0;
          if(b_313)
          {
            // BLOCK 143
            i_314  =  i_311;
          }  // B142
          else
          {
            // BLOCK 144
            i_314  =  256;
          }  // B142
        }  // B141
        else
        {
          // BLOCK 145
          i_314  =  i_311;
        }  // B141
        // BLOCK 146 MERGES [144 145 143 ]
        i_315  =  i_309 & 127;
        b_316  =  (i_310 & 255) == 0;
        if(b_316)
        {
          // BLOCK 147
          i_317  =  i_315;
        }  // B146
        else
        {
          // BLOCK 148
          i_318  =  i_315 + 128;
          i_317  =  i_318;
        }  // B146
        // BLOCK 149 MERGES [147 148 ]
        ul_319  =  i_314 & 4294967295UL;
        ul_320  =  ul_319 + 4L;
        ul_321  =  ul_320 << 2;
        ul_322  =  ul_6 + ul_321;
        f_323  =  *((__global float *) ul_322);
        f_324  =  (float) i_317;
        f_325  =  f_324 * 0.0078125F;
        f_326  =  f_325 * f_323;
        b_327  =  (i_309 & 32768) == 0;
        if(b_327)
        {
          // BLOCK 150
          f_328  =  f_326;
        }  // B149
        else
        {
          // BLOCK 151
          f_329  =  -f_326;
          f_328  =  f_329;
        }  // B149
        // BLOCK 152 MERGES [151 150 ]
        f_330  =  ul_9[0];
        f_331  =  ul_9[1];
        f_332  =  ul_9[2];
        f_333  =  ul_9[3];
        l_334  =  (long) i_300;
        l_335  =  l_334 + 4L;
        l_336  =  l_335 << 2;
        ul_337  =  ul_2 + l_336;
        f_338  =  *((__global float *) ul_337);
        ul_339  =  ul_3 + l_336;
        f_340  =  *((__global float *) ul_339);
        f_341  =  f_328 * f_330;
        f_342  =  f_341 - f_331;
        f_343  =  f_342 - f_332;
        f_344  =  f_343 * f_333;
        f_345  =  fma(f_344, f_338, f_340);
        f_346  =  fabs(f_345);
        i_347  =  isless(f_346, 8.6736174E-19F);
        if(i_347 == 1)
        {
          // BLOCK 153
          f_348  =  f_346 * 1.8446744E19F;
          f_349  =  f_348;
        }  // B152
        else
        {
          // BLOCK 154
          f_349  =  f_346;
        }  // B152
        // BLOCK 155 MERGES [153 154 ]
        f_350  =  fmax(f_349, 2.1684043E-19F);
        f_351  =  log(f_350);
        f_352  =  f_351 * 1.442695F;
        f_353  =  floor(f_352);
        i_354  =  isnan(f_353)? 0 : (int) f_353;
        i_355  =  min(i_354, 127);
        i_356  =  (f_346 < 8.6736174E-19F) ? -62 : -60;
        i_357  =  max(i_355, i_356);
        i_358  =  134 - i_357;
        l_359  =  (long) i_358;
        l_360  =  l_359 + 4L;
        l_361  =  l_360 << 2;
        ul_362  =  ul_6 + l_361;
        f_363  =  *((__global float *) ul_362);
        f_364  =  f_363 * f_349;
        i_365  =  (f_364 < 256.0F) ? 0 : 1;
        b_366  =  i_356 < i_357;
        if(b_366)
        {
          // BLOCK 156
          i_367  =  isless(f_364, 128.0F);
          if(i_367 == 1)
          {
            // BLOCK 157
            i_368  =  -1;
          }  // B156
          else
          {
            // BLOCK 158
            i_368  =  i_365;
          }  // B156
        }  // B155
        else
        {
          // BLOCK 159
          i_368  =  i_365;
        }  // B155
        // BLOCK 160 MERGES [159 157 158 ]
        i_369  =  i_368 + i_357;
        i_370  =  134 - i_369;
        l_371  =  (long) i_370;
        l_372  =  l_371 + 4L;
        l_373  =  l_372 << 2;
        ul_374  =  ul_6 + l_373;
        f_375  =  *((__global float *) ul_374);
        f_376  =  f_375 * f_349;
        i_377  =  isnan(f_376)? 0 : (int) f_376;
        f_378  =  (float) i_377;
        f_379  =  f_376 - f_378;
        i_380  =  isequal(f_379, 0.5F);
        if(i_380 == 1)
        {
          // BLOCK 161
          i_381  =  i_377 & 1;
          i_382  =  i_381;
        }  // B160
        else
        {
          // BLOCK 162
          i_383  =  (0.5F < f_379) ? 1 : 0;
          i_382  =  i_383;
        }  // B160
        // BLOCK 163 MERGES [161 162 ]
        i_384  =  isless(f_346, f_17);
        if(i_384 == 1)
        {
          // BLOCK 164
          i_385  =  (f_346 < 8.6736174E-19F) ? 62 : 126;
          i_386  =  i_385 + i_369;
          i_387  =  i_386 << 7;
          i_388  =  i_382 + i_377;
          i_389  =  i_387 + i_388;
          i_390  =  i_389;
        }  // B163
        else
        {
          // BLOCK 165
          i_391  =  (3.4028235E38F < f_346) ? 32640 : 32704;
          i_390  =  i_391;
        }  // B163
        // BLOCK 166 MERGES [164 165 ]
        i_392  =  isequal(f_345, 0.0F);
        if(i_392 == 1)
        {
          // BLOCK 167
          f_393  =  1.0F / f_345;
          f_394  =  f_393;
        }  // B166
        else
        {
          // BLOCK 168
          f_394  =  f_345;
        }  // B166
        // BLOCK 169 MERGES [167 168 ]
        i_395  =  isless(f_394, 0.0F);
        if(i_395 == 1)
        {
          // BLOCK 170
          i_396  =  i_390 | 32768;
          i_397  =  i_396;
        }  // B169
        else
        {
          // BLOCK 171
          i_397  =  i_390;
        }  // B169
        // BLOCK 172 MERGES [170 171 ]
        ul_398  =  ul_4 + l_306;
        sh_399  =  (short) i_397;
        *((__global short *) ul_398)  =  sh_399;
      }  // B140
      else
      {
        // BLOCK 173
      }  // B140
    }  // B139
    else
    {
      // BLOCK 174
    }  // B139
    // BLOCK 175 MERGES [174 173 172 ]
    i_400  =  i_297;
    i_296  =  i_400;
  }  // B138
  // BLOCK 176
  return;
}  //  kernel
