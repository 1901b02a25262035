#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF32(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_35, b_46, b_57, b_68, b_79, b_90, b_101, b_112, b_123, b_126, b_136, b_156, b_162, b_206, b_215, b_224, b_242, b_243, b_472, b_500, b_508, b_509, b_519, b_522;
  char ch_570;
  float f_31, f_33, f_34, f_42, f_44, f_45, f_53, f_55, f_56, f_64, f_66, f_67, f_75, f_77, f_78, f_86, f_88, f_89, f_97, f_99, f_100, f_108, f_110, f_111, f_119, f_121, f_122, f_132, f_134, f_135, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_148, f_149, f_150, f_151, f_152, f_153, f_154, f_155, f_157, f_158, f_159, f_163, f_165, f_166, f_169, f_170, f_171, f_172, f_173, f_174, f_175, f_176, f_177, f_178, f_179, f_180, f_181, f_182, f_183, f_184, f_185, f_186, f_187, f_188, f_189, f_190, f_191, f_192, f_193, f_194, f_195, f_196, f_197, f_198, f_199, f_200, f_201, f_202, f_203, f_204, f_205, f_207, f_208, f_209, f_210, f_211, f_212, f_216, f_218, f_219, f_221, f_225, f_227, f_228, f_230, f_231, f_232, f_233, f_234, f_236, f_237, f_238, f_246, f_247, f_248, f_249, f_250, f_251, f_256, f_258, f_260, f_261, f_262, f_263, f_264, f_265, f_266, f_267, f_268, f_271, f_272, f_273, f_274, f_275, f_276, f_281, f_283, f_285, f_286, f_287, f_288, f_289, f_290, f_291, f_292, f_294, f_296, f_297, f_298, f_299, f_300, f_301, f_306, f_308, f_310, f_311, f_312, f_313, f_314, f_315, f_316, f_317, f_319, f_321, f_322, f_323, f_324, f_325, f_326, f_331, f_333, f_335, f_336, f_337, f_338, f_339, f_340, f_341, f_342, f_344, f_346, f_347, f_348, f_349, f_350, f_351, f_356, f_358, f_360, f_361, f_362, f_363, f_364, f_365, f_366, f_367, f_369, f_371, f_372, f_373, f_374, f_375, f_376, f_381, f_383, f_385, f_386, f_387, f_388, f_389, f_390, f_391, f_392, f_394, f_396, f_397, f_398, f_399, f_400, f_401, f_406, f_408, f_410, f_411, f_412, f_413, f_414, f_415, f_416, f_417, f_419, f_421, f_422, f_423, f_424, f_425, f_426, f_431, f_433, f_435, f_436, f_437, f_438, f_439, f_440, f_441, f_442, f_444, f_446, f_447, f_448, f_449, f_450, f_451, f_456, f_458, f_460, f_461, f_462, f_463, f_464, f_465, f_466, f_467, f_469, f_471, f_473, f_474, f_475, f_476, f_477, f_482, f_484, f_486, f_487, f_488, f_489, f_490, f_491, f_492, f_493, f_495, f_497, f_501, f_503, f_505, f_507, f_511, f_512, f_514, f_515, f_523, f_524, f_525, f_526, f_527, f_532, f_534, f_536, f_538, f_540, f_541, f_542, f_543, f_544, f_545, f_546, f_547, f_548, f_549, f_550, f_551, f_553, f_554;
  int i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_37, i_48, i_59, i_70, i_81, i_92, i_103, i_114, i_125, i_127, i_160, i_161, i_164, i_167, i_168, i_213, i_214, i_217, i_220, i_222, i_223, i_226, i_229, i_235, i_269, i_270, i_277, i_293, i_295, i_302, i_318, i_320, i_327, i_343, i_345, i_352, i_368, i_370, i_377, i_393, i_395, i_402, i_418, i_420, i_427, i_443, i_445, i_452, i_468, i_470, i_478, i_494, i_496, i_498, i_499, i_502, i_504, i_506, i_510, i_513, i_517, i_518, i_520, i_521, i_537, i_539, i_552, i_555, i_556, i_557, i_558, i_559, i_560, i_561, i_562, i_563, i_564, i_565, i_566, i_571;
  long l_27, l_28, l_29, l_38, l_39, l_40, l_49, l_50, l_51, l_60, l_61, l_62, l_71, l_72, l_73, l_82, l_83, l_84, l_93, l_94, l_95, l_104, l_105, l_106, l_115, l_116, l_117, l_128, l_129, l_130, l_239, l_240, l_241, l_528, l_529, l_530, l_567, l_568;
  ulong ul_0, ul_1, ul_2, ul_3, ul_4, ul_5, ul_6, ul_7, ul_8, ul_9, ul_30, ul_32, ul_36, ul_41, ul_43, ul_47, ul_52, ul_54, ul_58, ul_63, ul_65, ul_69, ul_74, ul_76, ul_80, ul_85, ul_87, ul_91, ul_96, ul_98, ul_102, ul_107, ul_109, ul_113, ul_118, ul_120, ul_124, ul_131, ul_133, ul_137, ul_244, ul_245, ul_252, ul_253, ul_254, ul_255, ul_257, ul_259, ul_278, ul_279, ul_280, ul_282, ul_284, ul_303, ul_304, ul_305, ul_307, ul_309, ul_328, ul_329, ul_330, ul_332, ul_334, ul_353, ul_354, ul_355, ul_357, ul_359, ul_378, ul_379, ul_380, ul_382, ul_384, ul_403, ul_404, ul_405, ul_407, ul_409, ul_428, ul_429, ul_430, ul_432, ul_434, ul_453, ul_454, ul_455, ul_457, ul_459, ul_479, ul_480, ul_481, ul_483, ul_485, ul_516, ul_531, ul_533, ul_535, ul_569;

  // BLOCK 0
  ul_0  =  (ulong) x;
  ul_1  =  (ulong) residual;
  ul_2  =  (ulong) gamma;
  ul_3  =  (ulong) beta;
  ul_4  =  (ulong) xscale;
  ul_5  =  (ulong) residualOut;
  ul_6  =  (ulong) q;
  ul_7  =  (ulong) scale;
  ul_8  =  (ulong) rstd;
  ul_9  =  (ulong) mean;
  __private float ul_10[10];
  __private float* ul_11 = ul_10;
  __private float ul_12[4];
  __private float* ul_13 = ul_12;
  __local float adf_14[128];
  __local float adf_15[128];
  __local float adf_16[128];
  __local float adf_17[128];
  i_18  =  get_local_id(0);
  i_19  =  i_18 & 31;
  i_20  =  i_18 >> 5;
  i_21  =  get_group_id(0);
  i_22  =  i_21 << 2;
  i_23  =  i_20 + i_22;
  i_24  =  min(i_23, 5);
  i_25  =  i_24 * 300;
  i_26  =  i_19 + i_25;
  l_27  =  (long) i_26;
  l_28  =  l_27 + 4L;
  l_29  =  l_28 << 2;
  ul_30  =  ul_0 + l_29;
  f_31  =  *((__global float *) ul_30);
  ul_32  =  ul_1 + l_29;
  f_33  =  *((__global float *) ul_32);
  f_34  =  f_31 + f_33;
  b_35  =  i_23 < 6;
  if(b_35)
  {
    // BLOCK 1
    ul_36  =  ul_5 + l_29;
    *((__global float *) ul_36)  =  f_34;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  ul_11[0]  =  f_34;
  i_37  =  i_26 + 32;
  l_38  =  (long) i_37;
  l_39  =  l_38 + 4L;
  l_40  =  l_39 << 2;
  ul_41  =  ul_0 + l_40;
  f_42  =  *((__global float *) ul_41);
  ul_43  =  ul_1 + l_40;
  f_44  =  *((__global float *) ul_43);
  f_45  =  f_42 + f_44;
  b_46  =  i_23 < 6;
  if(b_46)
  {
    // BLOCK 4
    ul_47  =  ul_5 + l_40;
    *((__global float *) ul_47)  =  f_45;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  ul_11[1]  =  f_45;
  i_48  =  i_26 + 64;
  l_49  =  (long) i_48;
  l_50  =  l_49 + 4L;
  l_51  =  l_50 << 2;
  ul_52  =  ul_0 + l_51;
  f_53  =  *((__global float *) ul_52);
  ul_54  =  ul_1 + l_51;
  f_55  =  *((__global float *) ul_54);
  f_56  =  f_53 + f_55;
  b_57  =  i_23 < 6;
  if(b_57)
  {
    // BLOCK 7
    ul_58  =  ul_5 + l_51;
    *((__global float *) ul_58)  =  f_56;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  ul_11[2]  =  f_56;
  i_59  =  i_26 + 96;
  l_60  =  (long) i_59;
  l_61  =  l_60 + 4L;
  l_62  =  l_61 << 2;
  ul_63  =  ul_0 + l_62;
  f_64  =  *((__global float *) ul_63);
  ul_65  =  ul_1 + l_62;
  f_66  =  *((__global float *) ul_65);
  f_67  =  f_64 + f_66;
  b_68  =  i_23 < 6;
  if(b_68)
  {
    // BLOCK 10
    ul_69  =  ul_5 + l_62;
    *((__global float *) ul_69)  =  f_67;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  ul_11[3]  =  f_67;
  i_70  =  i_26 + 128;
  l_71  =  (long) i_70;
  l_72  =  l_71 + 4L;
  l_73  =  l_72 << 2;
  ul_74  =  ul_0 + l_73;
  f_75  =  *((__global float *) ul_74);
  ul_76  =  ul_1 + l_73;
  f_77  =  *((__global float *) ul_76);
  f_78  =  f_75 + f_77;
  b_79  =  i_23 < 6;
  if(b_79)
  {
    // BLOCK 13
    ul_80  =  ul_5 + l_73;
    *((__global float *) ul_80)  =  f_78;
  }  // B12
  else
  {
    // BLOCK 14
  }  // B12
  // BLOCK 15 MERGES [14 13 ]
  ul_11[4]  =  f_78;
  i_81  =  i_26 + 160;
  l_82  =  (long) i_81;
  l_83  =  l_82 + 4L;
  l_84  =  l_83 << 2;
  ul_85  =  ul_0 + l_84;
  f_86  =  *((__global float *) ul_85);
  ul_87  =  ul_1 + l_84;
  f_88  =  *((__global float *) ul_87);
  f_89  =  f_86 + f_88;
  b_90  =  i_23 < 6;
  if(b_90)
  {
    // BLOCK 16
    ul_91  =  ul_5 + l_84;
    *((__global float *) ul_91)  =  f_89;
  }  // B15
  else
  {
    // BLOCK 17
  }  // B15
  // BLOCK 18 MERGES [17 16 ]
  ul_11[5]  =  f_89;
  i_92  =  i_26 + 192;
  l_93  =  (long) i_92;
  l_94  =  l_93 + 4L;
  l_95  =  l_94 << 2;
  ul_96  =  ul_0 + l_95;
  f_97  =  *((__global float *) ul_96);
  ul_98  =  ul_1 + l_95;
  f_99  =  *((__global float *) ul_98);
  f_100  =  f_97 + f_99;
  b_101  =  i_23 < 6;
  if(b_101)
  {
    // BLOCK 19
    ul_102  =  ul_5 + l_95;
    *((__global float *) ul_102)  =  f_100;
  }  // B18
  else
  {
    // BLOCK 20
  }  // B18
  // BLOCK 21 MERGES [20 19 ]
  ul_11[6]  =  f_100;
  i_103  =  i_26 + 224;
  l_104  =  (long) i_103;
  l_105  =  l_104 + 4L;
  l_106  =  l_105 << 2;
  ul_107  =  ul_0 + l_106;
  f_108  =  *((__global float *) ul_107);
  ul_109  =  ul_1 + l_106;
  f_110  =  *((__global float *) ul_109);
  f_111  =  f_108 + f_110;
  b_112  =  i_23 < 6;
  if(b_112)
  {
    // BLOCK 22
    ul_113  =  ul_5 + l_106;
    *((__global float *) ul_113)  =  f_111;
  }  // B21
  else
  {
    // BLOCK 23
  }  // B21
  // BLOCK 24 MERGES [23 22 ]
  ul_11[7]  =  f_111;
  i_114  =  i_26 + 256;
  l_115  =  (long) i_114;
  l_116  =  l_115 + 4L;
  l_117  =  l_116 << 2;
  ul_118  =  ul_0 + l_117;
  f_119  =  *((__global float *) ul_118);
  ul_120  =  ul_1 + l_117;
  f_121  =  *((__global float *) ul_120);
  f_122  =  f_119 + f_121;
  b_123  =  i_23 < 6;
  if(b_123)
  {
    // BLOCK 25
    ul_124  =  ul_5 + l_117;
    *((__global float *) ul_124)  =  f_122;
  }  // B24
  else
  {
    // BLOCK 26
  }  // B24
  // BLOCK 27 MERGES [26 25 ]
  ul_11[8]  =  f_122;
  i_125  =  i_19 + 288;
  b_126  =  i_125 >= 0 && i_125 < 300;
  if(b_126)
  {
    // BLOCK 28
    i_127  =  i_25 + i_125;
    l_128  =  (long) i_127;
    l_129  =  l_128 + 4L;
    l_130  =  l_129 << 2;
    ul_131  =  ul_0 + l_130;
    f_132  =  *((__global float *) ul_131);
    ul_133  =  ul_1 + l_130;
    f_134  =  *((__global float *) ul_133);
    f_135  =  f_132 + f_134;
    b_136  =  i_23 < 6;
    if(b_136)
    {
      // BLOCK 29
      ul_137  =  ul_5 + l_130;
      *((__global float *) ul_137)  =  f_135;
    }  // B28
    else
    {
      // BLOCK 30
    }  // B28
    // BLOCK 31 MERGES [30 29 ]
    ul_11[9]  =  f_135;
  }  // B27
  else
  {
    // BLOCK 32
  }  // B27
  // BLOCK 33 MERGES [32 31 ]
  ul_13[0]  =  1.0F;
  f_138  =  ul_11[0];
  f_139  =  ul_11[1];
  f_140  =  ul_11[2];
  f_141  =  ul_11[3];
  f_142  =  ul_11[4];
  f_143  =  ul_11[5];
  f_144  =  ul_11[6];
  f_145  =  ul_11[7];
  f_146  =  ul_11[8];
  f_147  =  fma(f_138, 0.0033333334F, 0.0F);
  f_148  =  fma(f_139, 0.0033333334F, f_147);
  f_149  =  fma(f_140, 0.0033333334F, f_148);
  f_150  =  fma(f_141, 0.0033333334F, f_149);
  f_151  =  fma(f_142, 0.0033333334F, f_150);
  f_152  =  fma(f_143, 0.0033333334F, f_151);
  f_153  =  fma(f_144, 0.0033333334F, f_152);
  f_154  =  fma(f_145, 0.0033333334F, f_153);
  f_155  =  fma(f_146, 0.0033333334F, f_154);
  b_156  =  i_125 >= 0 && i_125 < 300;
  if(b_156)
  {
    // BLOCK 34
    f_157  =  ul_11[9];
    f_158  =  fma(f_157, 0.0033333334F, f_155);
    f_159  =  f_158;
  }  // B33
  else
  {
    // BLOCK 35
    f_159  =  f_155;
  }  // B33
  // BLOCK 36 MERGES [35 34 ]
  adf_14[i_18]  =  f_159;
  // BLOCK 37 MERGES [36 41 ]
  i_160  =  16;
  for(;i_160 >= 1;)
  {
    // BLOCK 38
    barrier(CLK_LOCAL_MEM_FENCE);
    i_161  =  i_160 >> 1;
    b_162  =  i_19 < i_160;
    if(b_162)
    {
      // BLOCK 39
      f_163  =  adf_14[i_18];
      i_164  =  i_160 + i_18;
      f_165  =  adf_14[i_164];
      f_166  =  f_163 + f_165;
      adf_14[i_18]  =  f_166;
    }  // B38
    else
    {
      // BLOCK 40
    }  // B38
    // BLOCK 41 MERGES [40 39 ]
    i_167  =  i_161;
    i_160  =  i_167;
  }  // B37
  // BLOCK 42
  barrier(CLK_LOCAL_MEM_FENCE);
  i_168  =  i_18 - i_19;
  f_169  =  adf_14[i_168];
  f_170  =  ul_11[0];
  f_171  =  ul_11[1];
  f_172  =  ul_11[2];
  f_173  =  ul_11[3];
  f_174  =  ul_11[4];
  f_175  =  ul_11[5];
  f_176  =  ul_11[6];
  f_177  =  ul_11[7];
  f_178  =  ul_11[8];
  f_179  =  f_170 - f_169;
  f_180  =  f_179 + 0.0F;
  f_181  =  f_171 - f_169;
  f_182  =  f_180 + f_181;
  f_183  =  f_172 - f_169;
  f_184  =  f_182 + f_183;
  f_185  =  f_173 - f_169;
  f_186  =  f_184 + f_185;
  f_187  =  f_174 - f_169;
  f_188  =  f_186 + f_187;
  f_189  =  f_175 - f_169;
  f_190  =  f_188 + f_189;
  f_191  =  f_176 - f_169;
  f_192  =  f_190 + f_191;
  f_193  =  f_177 - f_169;
  f_194  =  f_192 + f_193;
  f_195  =  f_178 - f_169;
  f_196  =  f_194 + f_195;
  f_197  =  fma(f_179, f_179, 0.0F);
  f_198  =  fma(f_181, f_181, f_197);
  f_199  =  fma(f_183, f_183, f_198);
  f_200  =  fma(f_185, f_185, f_199);
  f_201  =  fma(f_187, f_187, f_200);
  f_202  =  fma(f_189, f_189, f_201);
  f_203  =  fma(f_191, f_191, f_202);
  f_204  =  fma(f_193, f_193, f_203);
  f_205  =  fma(f_195, f_195, f_204);
  b_206  =  i_125 >= 0 && i_125 < 300;
  if(b_206)
  {
    // BLOCK 43
    f_207  =  ul_11[9];
    f_208  =  f_207 - f_169;
    f_209  =  f_196 + f_208;
    f_210  =  fma(f_208, f_208, f_205);
    f_211  =  f_209;
    f_212  =  f_210;
  }  // B42
  else
  {
    // BLOCK 44
    f_211  =  f_196;
    f_212  =  f_205;
  }  // B42
  // BLOCK 45 MERGES [44 43 ]
  adf_15[i_18]  =  f_212;
  // BLOCK 46 MERGES [45 50 ]
  i_213  =  16;
  for(;i_213 >= 1;)
  {
    // BLOCK 47
    barrier(CLK_LOCAL_MEM_FENCE);
    i_214  =  i_213 >> 1;
    b_215  =  i_19 < i_213;
    if(b_215)
    {
      // BLOCK 48
      f_216  =  adf_15[i_18];
      i_217  =  i_213 + i_18;
      f_218  =  adf_15[i_217];
      f_219  =  f_216 + f_218;
      adf_15[i_18]  =  f_219;
    }  // B47
    else
    {
      // BLOCK 49
    }  // B47
    // BLOCK 50 MERGES [49 48 ]
    i_220  =  i_214;
    i_213  =  i_220;
  }  // B46
  // BLOCK 51
  barrier(CLK_LOCAL_MEM_FENCE);
  f_221  =  adf_15[i_168];
  adf_16[i_18]  =  f_211;
  // BLOCK 52 MERGES [51 56 ]
  i_222  =  16;
  for(;i_222 >= 1;)
  {
    // BLOCK 53
    barrier(CLK_LOCAL_MEM_FENCE);
    i_223  =  i_222 >> 1;
    b_224  =  i_19 < i_222;
    if(b_224)
    {
      // BLOCK 54
      f_225  =  adf_16[i_18];
      i_226  =  i_222 + i_18;
      f_227  =  adf_16[i_226];
      f_228  =  f_225 + f_227;
      adf_16[i_18]  =  f_228;
    }  // B53
    else
    {
      // BLOCK 55
    }  // B53
    // BLOCK 56 MERGES [55 54 ]
    i_229  =  i_223;
    i_222  =  i_229;
  }  // B52
  // BLOCK 57
  barrier(CLK_LOCAL_MEM_FENCE);
  f_230  =  adf_16[i_168];
  f_231  =  f_221 / 300.0F;
  f_232  =  f_230 / 300.0F;
  f_233  =  f_232 * f_232;
  f_234  =  f_231 - f_233;
  i_235  =  isless(f_234, 0.0F);
  if(i_235 == 1)
  {
    // BLOCK 58
    f_236  =  0.0F;
  }  // B57
  else
  {
    // BLOCK 59
    f_236  =  f_234;
  }  // B57
  // BLOCK 60 MERGES [58 59 ]
  ul_13[1]  =  f_169;
  ul_13[2]  =  f_232;
  f_237  =  f_236 + 1.0E-5F;
  f_238  =  rsqrt(f_237);
  ul_13[3]  =  f_238;
  l_239  =  (long) i_23;
  l_240  =  l_239 + 4L;
  l_241  =  l_240 << 2;
  b_242  =  i_23 < 6;
  if(b_242)
  {
    // BLOCK 61
    b_243  =  (i_18 & 31) == 0;
    if(b_243)
    {
      // BLOCK 62
      ul_244  =  ul_8 + l_241;
      *((__global float *) ul_244)  =  f_238;
      ul_245  =  ul_9 + l_241;
      f_246  =  f_232 + f_169;
      *((__global float *) ul_245)  =  f_246;
    }  // B61
    else
    {
      // BLOCK 63
    }  // B61
  }  // B60
  else
  {
    // BLOCK 64
  }  // B60
  // BLOCK 65 MERGES [64 63 62 ]
  f_247  =  ul_11[0];
  f_248  =  ul_13[0];
  f_249  =  ul_13[1];
  f_250  =  ul_13[2];
  f_251  =  ul_13[3];
  ul_252  =  i_19 & 4294967295UL;
  ul_253  =  ul_252 + 4L;
  ul_254  =  ul_253 << 2;
  ul_255  =  ul_2 + ul_254;
  f_256  =  *((__global float *) ul_255);
  ul_257  =  ul_3 + ul_254;
  f_258  =  *((__global float *) ul_257);
  ul_259  =  ul_4 + ul_254;
  f_260  =  *((__global float *) ul_259);
  f_261  =  f_247 * f_248;
  f_262  =  f_261 - f_249;
  f_263  =  f_262 - f_250;
  f_264  =  f_263 * f_251;
  f_265  =  fma(f_264, f_256, f_258);
  f_266  =  f_265 * f_260;
  f_267  =  fabs(f_266);
  f_268  =  1.0F / 0.0F;
  i_269  =  isless(f_267, f_268);
  if(i_269 == 1)
  {
    // BLOCK 66
    i_270  =  isless(0.0F, f_267);
    if(i_270 == 1)
    {
      // BLOCK 67
      f_271  =  f_267;
    }  // B66
    else
    {
      // BLOCK 68
      f_271  =  0.0F;
    }  // B66
  }  // B65
  else
  {
    // BLOCK 69
    f_271  =  f_268;
  }  // B65
  // BLOCK 70 MERGES [67 68 69 ]
  f_272  =  ul_11[1];
  f_273  =  ul_13[0];
  f_274  =  ul_13[1];
  f_275  =  ul_13[2];
  f_276  =  ul_13[3];
  i_277  =  i_19 + 36;
  ul_278  =  i_277 & 4294967295UL;
  ul_279  =  ul_278 << 2;
  ul_280  =  ul_2 + ul_279;
  f_281  =  *((__global float *) ul_280);
  ul_282  =  ul_3 + ul_279;
  f_283  =  *((__global float *) ul_282);
  ul_284  =  ul_4 + ul_279;
  f_285  =  *((__global float *) ul_284);
  f_286  =  f_272 * f_273;
  f_287  =  f_286 - f_274;
  f_288  =  f_287 - f_275;
  f_289  =  f_288 * f_276;
  f_290  =  fma(f_289, f_281, f_283);
  f_291  =  f_290 * f_285;
  f_292  =  fabs(f_291);
  i_293  =  isless(f_292, f_268);
  if(i_293 == 1)
  {
    // BLOCK 71
    f_294  =  f_292;
  }  // B70
  else
  {
    // BLOCK 72
    f_294  =  f_268;
  }  // B70
  // BLOCK 73 MERGES [71 72 ]
  i_295  =  isless(f_271, f_294);
  if(i_295 == 1)
  {
    // BLOCK 74
    f_296  =  f_294;
  }  // B73
  else
  {
    // BLOCK 75
    f_296  =  f_271;
  }  // B73
  // BLOCK 76 MERGES [74 75 ]
  f_297  =  ul_11[2];
  f_298  =  ul_13[0];
  f_299  =  ul_13[1];
  f_300  =  ul_13[2];
  f_301  =  ul_13[3];
  i_302  =  i_19 + 68;
  ul_303  =  i_302 & 4294967295UL;
  ul_304  =  ul_303 << 2;
  ul_305  =  ul_2 + ul_304;
  f_306  =  *((__global float *) ul_305);
  ul_307  =  ul_3 + ul_304;
  f_308  =  *((__global float *) ul_307);
  ul_309  =  ul_4 + ul_304;
  f_310  =  *((__global float *) ul_309);
  f_311  =  f_297 * f_298;
  f_312  =  f_311 - f_299;
  f_313  =  f_312 - f_300;
  f_314  =  f_313 * f_301;
  f_315  =  fma(f_314, f_306, f_308);
  f_316  =  f_315 * f_310;
  f_317  =  fabs(f_316);
  i_318  =  isless(f_317, f_268);
  if(i_318 == 1)
  {
    // BLOCK 77
    f_319  =  f_317;
  }  // B76
  else
  {
    // BLOCK 78
    f_319  =  f_268;
  }  // B76
  // BLOCK 79 MERGES [77 78 ]
  i_320  =  isless(f_296, f_319);
  if(i_320 == 1)
  {
    // BLOCK 80
    f_321  =  f_319;
  }  // B79
  else
  {
    // BLOCK 81
    f_321  =  f_296;
  }  // B79
  // BLOCK 82 MERGES [80 81 ]
  f_322  =  ul_11[3];
  f_323  =  ul_13[0];
  f_324  =  ul_13[1];
  f_325  =  ul_13[2];
  f_326  =  ul_13[3];
  i_327  =  i_19 + 100;
  ul_328  =  i_327 & 4294967295UL;
  ul_329  =  ul_328 << 2;
  ul_330  =  ul_2 + ul_329;
  f_331  =  *((__global float *) ul_330);
  ul_332  =  ul_3 + ul_329;
  f_333  =  *((__global float *) ul_332);
  ul_334  =  ul_4 + ul_329;
  f_335  =  *((__global float *) ul_334);
  f_336  =  f_322 * f_323;
  f_337  =  f_336 - f_324;
  f_338  =  f_337 - f_325;
  f_339  =  f_338 * f_326;
  f_340  =  fma(f_339, f_331, f_333);
  f_341  =  f_340 * f_335;
  f_342  =  fabs(f_341);
  i_343  =  isless(f_342, f_268);
  if(i_343 == 1)
  {
    // BLOCK 83
    f_344  =  f_342;
  }  // B82
  else
  {
    // BLOCK 84
    f_344  =  f_268;
  }  // B82
  // BLOCK 85 MERGES [83 84 ]
  i_345  =  isless(f_321, f_344);
  if(i_345 == 1)
  {
    // BLOCK 86
    f_346  =  f_344;
  }  // B85
  else
  {
    // BLOCK 87
    f_346  =  f_321;
  }  // B85
  // BLOCK 88 MERGES [86 87 ]
  f_347  =  ul_11[4];
  f_348  =  ul_13[0];
  f_349  =  ul_13[1];
  f_350  =  ul_13[2];
  f_351  =  ul_13[3];
  i_352  =  i_19 + 132;
  ul_353  =  i_352 & 4294967295UL;
  ul_354  =  ul_353 << 2;
  ul_355  =  ul_2 + ul_354;
  f_356  =  *((__global float *) ul_355);
  ul_357  =  ul_3 + ul_354;
  f_358  =  *((__global float *) ul_357);
  ul_359  =  ul_4 + ul_354;
  f_360  =  *((__global float *) ul_359);
  f_361  =  f_347 * f_348;
  f_362  =  f_361 - f_349;
  f_363  =  f_362 - f_350;
  f_364  =  f_363 * f_351;
  f_365  =  fma(f_364, f_356, f_358);
  f_366  =  f_365 * f_360;
  f_367  =  fabs(f_366);
  i_368  =  isless(f_367, f_268);
  if(i_368 == 1)
  {
    // BLOCK 89
    f_369  =  f_367;
  }  // B88
  else
  {
    // BLOCK 90
    f_369  =  f_268;
  }  // B88
  // BLOCK 91 MERGES [89 90 ]
  i_370  =  isless(f_346, f_369);
  if(i_370 == 1)
  {
    // BLOCK 92
    f_371  =  f_369;
  }  // B91
  else
  {
    // BLOCK 93
    f_371  =  f_346;
  }  // B91
  // BLOCK 94 MERGES [92 93 ]
  f_372  =  ul_11[5];
  f_373  =  ul_13[0];
  f_374  =  ul_13[1];
  f_375  =  ul_13[2];
  f_376  =  ul_13[3];
  i_377  =  i_19 + 164;
  ul_378  =  i_377 & 4294967295UL;
  ul_379  =  ul_378 << 2;
  ul_380  =  ul_2 + ul_379;
  f_381  =  *((__global float *) ul_380);
  ul_382  =  ul_3 + ul_379;
  f_383  =  *((__global float *) ul_382);
  ul_384  =  ul_4 + ul_379;
  f_385  =  *((__global float *) ul_384);
  f_386  =  f_372 * f_373;
  f_387  =  f_386 - f_374;
  f_388  =  f_387 - f_375;
  f_389  =  f_388 * f_376;
  f_390  =  fma(f_389, f_381, f_383);
  f_391  =  f_390 * f_385;
  f_392  =  fabs(f_391);
  i_393  =  isless(f_392, f_268);
  if(i_393 == 1)
  {
    // BLOCK 95
    f_394  =  f_392;
  }  // B94
  else
  {
    // BLOCK 96
    f_394  =  f_268;
  }  // B94
  // BLOCK 97 MERGES [95 96 ]
  i_395  =  isless(f_371, f_394);
  if(i_395 == 1)
  {
    // BLOCK 98
    f_396  =  f_394;
  }  // B97
  else
  {
    // BLOCK 99
    f_396  =  f_371;
  }  // B97
  // BLOCK 100 MERGES [98 99 ]
  f_397  =  ul_11[6];
  f_398  =  ul_13[0];
  f_399  =  ul_13[1];
  f_400  =  ul_13[2];
  f_401  =  ul_13[3];
  i_402  =  i_19 + 196;
  ul_403  =  i_402 & 4294967295UL;
  ul_404  =  ul_403 << 2;
  ul_405  =  ul_2 + ul_404;
  f_406  =  *((__global float *) ul_405);
  ul_407  =  ul_3 + ul_404;
  f_408  =  *((__global float *) ul_407);
  ul_409  =  ul_4 + ul_404;
  f_410  =  *((__global float *) ul_409);
  f_411  =  f_397 * f_398;
  f_412  =  f_411 - f_399;
  f_413  =  f_412 - f_400;
  f_414  =  f_413 * f_401;
  f_415  =  fma(f_414, f_406, f_408);
  f_416  =  f_415 * f_410;
  f_417  =  fabs(f_416);
  i_418  =  isless(f_417, f_268);
  if(i_418 == 1)
  {
    // BLOCK 101
    f_419  =  f_417;
  }  // B100
  else
  {
    // BLOCK 102
    f_419  =  f_268;
  }  // B100
  // BLOCK 103 MERGES [101 102 ]
  i_420  =  isless(f_396, f_419);
  if(i_420 == 1)
  {
    // BLOCK 104
    f_421  =  f_419;
  }  // B103
  else
  {
    // BLOCK 105
    f_421  =  f_396;
  }  // B103
  // BLOCK 106 MERGES [104 105 ]
  f_422  =  ul_11[7];
  f_423  =  ul_13[0];
  f_424  =  ul_13[1];
  f_425  =  ul_13[2];
  f_426  =  ul_13[3];
  i_427  =  i_19 + 228;
  ul_428  =  i_427 & 4294967295UL;
  ul_429  =  ul_428 << 2;
  ul_430  =  ul_2 + ul_429;
  f_431  =  *((__global float *) ul_430);
  ul_432  =  ul_3 + ul_429;
  f_433  =  *((__global float *) ul_432);
  ul_434  =  ul_4 + ul_429;
  f_435  =  *((__global float *) ul_434);
  f_436  =  f_422 * f_423;
  f_437  =  f_436 - f_424;
  f_438  =  f_437 - f_425;
  f_439  =  f_438 * f_426;
  f_440  =  fma(f_439, f_431, f_433);
  f_441  =  f_440 * f_435;
  f_442  =  fabs(f_441);
  i_443  =  isless(f_442, f_268);
  if(i_443 == 1)
  {
    // BLOCK 107
    f_444  =  f_442;
  }  // B106
  else
  {
    // BLOCK 108
    f_444  =  f_268;
  }  // B106
  // BLOCK 109 MERGES [107 108 ]
  i_445  =  isless(f_421, f_444);
  if(i_445 == 1)
  {
    // BLOCK 110
    f_446  =  f_444;
  }  // B109
  else
  {
    // BLOCK 111
    f_446  =  f_421;
  }  // B109
  // BLOCK 112 MERGES [110 111 ]
  f_447  =  ul_11[8];
  f_448  =  ul_13[0];
  f_449  =  ul_13[1];
  f_450  =  ul_13[2];
  f_451  =  ul_13[3];
  i_452  =  i_19 + 260;
  ul_453  =  i_452 & 4294967295UL;
  ul_454  =  ul_453 << 2;
  ul_455  =  ul_2 + ul_454;
  f_456  =  *((__global float *) ul_455);
  ul_457  =  ul_3 + ul_454;
  f_458  =  *((__global float *) ul_457);
  ul_459  =  ul_4 + ul_454;
  f_460  =  *((__global float *) ul_459);
  f_461  =  f_447 * f_448;
  f_462  =  f_461 - f_449;
  f_463  =  f_462 - f_450;
  f_464  =  f_463 * f_451;
  f_465  =  fma(f_464, f_456, f_458);
  f_466  =  f_465 * f_460;
  f_467  =  fabs(f_466);
  i_468  =  isless(f_467, f_268);
  if(i_468 == 1)
  {
    // BLOCK 113
    f_469  =  f_467;
  }  // B112
  else
  {
    // BLOCK 114
    f_469  =  f_268;
  }  // B112
  // BLOCK 115 MERGES [113 114 ]
  i_470  =  isless(f_446, f_469);
  if(i_470 == 1)
  {
    // BLOCK 116
    f_471  =  f_469;
  }  // B115
  else
  {
    // BLOCK 117
    f_471  =  f_446;
  }  // B115
  // BLOCK 118 MERGES [116 117 ]
  b_472  =  i_125 >= 0 && i_125 < 300;
  if(b_472)
  {
    // BLOCK 119
    f_473  =  ul_11[9];
    f_474  =  ul_13[0];
    f_475  =  ul_13[1];
    f_476  =  ul_13[2];
    f_477  =  ul_13[3];
    i_478  =  i_19 + 292;
    ul_479  =  i_478 & 4294967295UL;
    ul_480  =  ul_479 << 2;
    ul_481  =  ul_2 + ul_480;
    f_482  =  *((__global float *) ul_481);
    ul_483  =  ul_3 + ul_480;
    f_484  =  *((__global float *) ul_483);
    ul_485  =  ul_4 + ul_480;
    f_486  =  *((__global float *) ul_485);
    f_487  =  f_473 * f_474;
    f_488  =  f_487 - f_475;
    f_489  =  f_488 - f_476;
    f_490  =  f_489 * f_477;
    f_491  =  fma(f_490, f_482, f_484);
    f_492  =  f_491 * f_486;
    f_493  =  fabs(f_492);
    i_494  =  isless(f_493, f_268);
    if(i_494 == 1)
    {
      // BLOCK 120
      f_495  =  f_493;
    }  // B119
    else
    {
      // BLOCK 121
      f_495  =  f_268;
    }  // B119
    // BLOCK 122 MERGES [120 121 ]
    i_496  =  isless(f_471, f_495);
    if(i_496 == 1)
    {
      // BLOCK 123
      f_497  =  f_495;
    }  // B122
    else
    {
      // BLOCK 124
      f_497  =  f_471;
    }  // B122
  }  // B118
  else
  {
    // BLOCK 125
    f_497  =  f_471;
  }  // B118
  // BLOCK 126 MERGES [125 123 124 ]
  adf_17[i_18]  =  f_497;
  // BLOCK 127 MERGES [126 134 ]
  i_498  =  16;
  for(;i_498 >= 1;)
  {
    // BLOCK 128
    barrier(CLK_LOCAL_MEM_FENCE);
    i_499  =  i_498 >> 1;
    b_500  =  i_19 < i_498;
    if(b_500)
    {
      // BLOCK 129
      f_501  =  adf_17[i_18];
      i_502  =  i_498 + i_18;
      f_503  =  adf_17[i_502];
      i_504  =  isless(f_503, f_501);
      if(i_504 == 1)
      {
        // BLOCK 130
        f_505  =  f_501;
      }  // B129
      else
      {
        // BLOCK 131
        f_505  =  f_503;
      }  // B129
      // BLOCK 132 MERGES [130 131 ]
      adf_17[i_18]  =  f_505;
    }  // B128
    else
    {
      // BLOCK 133
    }  // B128
    // BLOCK 134 MERGES [133 132 ]
    i_506  =  i_499;
    i_498  =  i_506;
  }  // B127
  // BLOCK 135
  barrier(CLK_LOCAL_MEM_FENCE);
  f_507  =  adf_17[i_168];
  b_508  =  i_23 < 6;
  if(b_508)
  {
    // BLOCK 136
    b_509  =  (i_18 & 31) == 0;
    if(b_509)
    {
      // BLOCK 137
      i_510  =  isless(0.0F, f_507);
      if(i_510 == 1)
      {
        // BLOCK 138
        f_511  =  f_507 / 127.0F;
        f_512  =  f_511;
      }  // B137
      else
      {
        // BLOCK 139
        f_512  =  1.0F;
      }  // B137
      // BLOCK 140 MERGES [138 139 ]
      i_513  =  isless(f_507, f_268);
      if(i_513 == 1)
      {
        // BLOCK 141
        f_514  =  f_512;
      }  // B140
      else
      {
        // BLOCK 142
        f_515  =  f_507 * 0.0F;
        f_514  =  f_515;
      }  // B140
      // BLOCK 143 MERGES [141 142 ]
      ul_516  =  ul_7 + l_241;
      *((__global float *) ul_516)  =  f_514;
    }  // B136
    else
    {
      // BLOCK 144
    }  // B136
  }  // B135
  else
  {
    // BLOCK 145
  }  // B135
  // BLOCK 146 MERGES [145 144 143 ]
  // BLOCK 147 MERGES [146 167 ]
  i_517  =  0;
  for(;i_517 < 10;)
  {
    // BLOCK 148
    i_518  =  i_517 + 1;
    b_519  =  i_23 < 6;
    if(b_519)
    {
      // BLOCK 149
      i_520  =  i_517 << 5;
      i_521  =  i_520 + i_19;
      b_522  =  i_521 < 300;
      if(b_522)
      {
        // BLOCK 150
        f_523  =  ul_11[i_517];
        f_524  =  ul_13[0];
        f_525  =  ul_13[1];
        f_526  =  ul_13[2];
        f_527  =  ul_13[3];
        l_528  =  (long) i_521;
        l_529  =  l_528 + 4L;
        l_530  =  l_529 << 2;
        ul_531  =  ul_2 + l_530;
        f_532  =  *((__global float *) ul_531);
        ul_533  =  ul_3 + l_530;
        f_534  =  *((__global float *) ul_533);
        ul_535  =  ul_4 + l_530;
        f_536  =  *((__global float *) ul_535);
        i_537  =  isless(f_507, 7.888609E-31F);
        if(i_537 == 1)
        {
          // BLOCK 151
          f_538  =  1.2676506E30F;
        }  // B150
        else
        {
          // BLOCK 152
          f_538  =  1.0F;
        }  // B150
        // BLOCK 153 MERGES [151 152 ]
        i_539  =  isless(0.0F, f_507);
        if(i_539 == 1)
        {
          // BLOCK 154
          f_540  =  f_538 * f_507;
          f_541  =  127.0F / f_540;
          f_542  =  f_541;
        }  // B153
        else
        {
          // BLOCK 155
          f_542  =  0.0F;
        }  // B153
        // BLOCK 156 MERGES [154 155 ]
        f_543  =  f_523 * f_524;
        f_544  =  f_543 - f_525;
        f_545  =  f_544 - f_526;
        f_546  =  f_545 * f_527;
        f_547  =  fma(f_546, f_532, f_534);
        f_548  =  f_547 * f_536;
        f_549  =  f_548 * f_538;
        f_550  =  fabs(f_549);
        f_551  =  f_542 * f_550;
        i_552  =  isnan(f_551)? 0 : (int) f_551;
        f_553  =  (float) i_552;
        f_554  =  f_551 - f_553;
        i_555  =  isequal(f_554, 0.5F);
        if(i_555 == 1)
        {
          // BLOCK 157
          i_556  =  i_552 & 1;
          i_557  =  i_556;
        }  // B156
        else
        {
          // BLOCK 158
          i_558  =  (0.5F < f_554) ? 1 : 0;
          i_557  =  i_558;
        }  // B156
        // BLOCK 159 MERGES [157 158 ]
        i_559  =  isless(f_507, f_268);
        if(i_559 == 1)
        {
          // BLOCK 160
          i_560  =  i_557 + i_552;
          i_561  =  min(i_560, 127);
          i_562  =  isless(f_548, 0.0F);
          if(i_562 == 1)
          {
            // BLOCK 161
            i_563  =  -i_561;
            i_564  =  i_563;
          }  // B160
          else
          {
            // BLOCK 162
            i_564  =  i_561;
          }  // B160
        }  // B159
        else
        {
          // BLOCK 163
          i_564  =  0;
        }  // B159
        // BLOCK 164 MERGES [161 162 163 ]
        i_565  =  i_23 * 300;
        i_566  =  i_565 + i_521;
        l_567  =  (long) i_566;
        l_568  =  l_567 + 16L;
        ul_569  =  ul_6 + l_568;
        ch_570  =  (char) i_564;
        *((__global char *) ul_569)  =  ch_570;
      }  // B149
      else
      {
        // BLOCK 165
      }  // B149
    }  // B148
    else
    {
      // BLOCK 166
    }  // B148
    // BLOCK 167 MERGES [166 164 165 ]
    i_571  =  i_518;
    i_517  =  i_571;
  }  // B147
  // BLOCK 168
  return;
}  //  kernel
