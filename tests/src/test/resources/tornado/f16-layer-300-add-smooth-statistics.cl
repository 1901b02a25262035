#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_34, b_48, b_62, b_76, b_90, b_104, b_118, b_132, b_146, b_153, b_162, b_186, b_192, b_236, b_245, b_254, b_272, b_273, b_502, b_530, b_538, b_539, b_549, b_552;
  char ch_600;
  float f_36, f_37, f_38, f_39, f_50, f_51, f_52, f_53, f_64, f_65, f_66, f_67, f_78, f_79, f_80, f_81, f_92, f_93, f_94, f_95, f_106, f_107, f_108, f_109, f_120, f_121, f_122, f_123, f_134, f_135, f_136, f_137, f_148, f_149, f_150, f_151, f_164, f_165, f_166, f_167, f_168, f_169, f_170, f_171, f_172, f_173, f_174, f_175, f_176, f_177, f_178, f_179, f_180, f_181, f_182, f_183, f_184, f_185, f_187, f_188, f_189, f_193, f_195, f_196, f_199, f_200, f_201, f_202, f_203, f_204, f_205, f_206, f_207, f_208, f_209, f_210, f_211, f_212, f_213, f_214, f_215, f_216, f_217, f_218, f_219, f_220, f_221, f_222, f_223, f_224, f_225, f_226, f_227, f_228, f_229, f_230, f_231, f_232, f_233, f_234, f_235, f_237, f_238, f_239, f_240, f_241, f_242, f_246, f_248, f_249, f_251, f_255, f_257, f_258, f_260, f_261, f_262, f_263, f_264, f_266, f_267, f_268, f_276, f_277, f_278, f_279, f_280, f_281, f_286, f_288, f_290, f_291, f_292, f_293, f_294, f_295, f_296, f_297, f_298, f_301, f_302, f_303, f_304, f_305, f_306, f_311, f_313, f_315, f_316, f_317, f_318, f_319, f_320, f_321, f_322, f_324, f_326, f_327, f_328, f_329, f_330, f_331, f_336, f_338, f_340, f_341, f_342, f_343, f_344, f_345, f_346, f_347, f_349, f_351, f_352, f_353, f_354, f_355, f_356, f_361, f_363, f_365, f_366, f_367, f_368, f_369, f_370, f_371, f_372, f_374, f_376, f_377, f_378, f_379, f_380, f_381, f_386, f_388, f_390, f_391, f_392, f_393, f_394, f_395, f_396, f_397, f_399, f_401, f_402, f_403, f_404, f_405, f_406, f_411, f_413, f_415, f_416, f_417, f_418, f_419, f_420, f_421, f_422, f_424, f_426, f_427, f_428, f_429, f_430, f_431, f_436, f_438, f_440, f_441, f_442, f_443, f_444, f_445, f_446, f_447, f_449, f_451, f_452, f_453, f_454, f_455, f_456, f_461, f_463, f_465, f_466, f_467, f_468, f_469, f_470, f_471, f_472, f_474, f_476, f_477, f_478, f_479, f_480, f_481, f_486, f_488, f_490, f_491, f_492, f_493, f_494, f_495, f_496, f_497, f_499, f_501, f_503, f_504, f_505, f_506, f_507, f_512, f_514, f_516, f_517, f_518, f_519, f_520, f_521, f_522, f_523, f_525, f_527, f_531, f_533, f_535, f_537, f_541, f_542, f_544, f_545, f_553, f_554, f_555, f_556, f_557, f_562, f_564, f_566, f_568, f_570, f_571, f_572, f_573, f_574, f_575, f_576, f_577, f_578, f_579, f_580, f_581, f_583, f_584;
  half half_31, half_33, half_45, half_47, half_59, half_61, half_73, half_75, half_87, half_89, half_101, half_103, half_115, half_117, half_129, half_131, half_143, half_145, half_159, half_161;
  int i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_40, i_54, i_68, i_82, i_96, i_110, i_124, i_138, i_152, i_154, i_190, i_191, i_194, i_197, i_198, i_243, i_244, i_247, i_250, i_252, i_253, i_256, i_259, i_265, i_299, i_300, i_307, i_323, i_325, i_332, i_348, i_350, i_357, i_373, i_375, i_382, i_398, i_400, i_407, i_423, i_425, i_432, i_448, i_450, i_457, i_473, i_475, i_482, i_498, i_500, i_508, i_524, i_526, i_528, i_529, i_532, i_534, i_536, i_540, i_543, i_547, i_548, i_550, i_551, i_567, i_569, i_582, i_585, i_586, i_587, i_588, i_589, i_590, i_591, i_592, i_593, i_594, i_595, i_596, i_601;
  long l_27, l_28, l_29, l_41, l_42, l_43, l_55, l_56, l_57, l_69, l_70, l_71, l_83, l_84, l_85, l_97, l_98, l_99, l_111, l_112, l_113, l_125, l_126, l_127, l_139, l_140, l_141, l_155, l_156, l_157, l_269, l_270, l_271, l_558, l_559, l_560, l_597, l_598;
  ulong ul_0, ul_1, ul_2, ul_3, ul_4, ul_5, ul_6, ul_7, ul_8, ul_9, ul_30, ul_32, ul_35, ul_44, ul_46, ul_49, ul_58, ul_60, ul_63, ul_72, ul_74, ul_77, ul_86, ul_88, ul_91, ul_100, ul_102, ul_105, ul_114, ul_116, ul_119, ul_128, ul_130, ul_133, ul_142, ul_144, ul_147, ul_158, ul_160, ul_163, ul_274, ul_275, ul_282, ul_283, ul_284, ul_285, ul_287, ul_289, ul_308, ul_309, ul_310, ul_312, ul_314, ul_333, ul_334, ul_335, ul_337, ul_339, ul_358, ul_359, ul_360, ul_362, ul_364, ul_383, ul_384, ul_385, ul_387, ul_389, ul_408, ul_409, ul_410, ul_412, ul_414, ul_433, ul_434, ul_435, ul_437, ul_439, ul_458, ul_459, ul_460, ul_462, ul_464, ul_483, ul_484, ul_485, ul_487, ul_489, ul_509, ul_510, ul_511, ul_513, ul_515, ul_546, ul_561, ul_563, ul_565, ul_599;

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
  l_28  =  l_27 + 8L;
  l_29  =  l_28 << 1;
  ul_30  =  ul_0 + l_29;
  half_31  =  *((__global half *) ul_30);
  ul_32  =  ul_1 + l_29;
  half_33  =  *((__global half *) ul_32);
  b_34  =  i_23 < 6;
  if(b_34)
  {
    // BLOCK 1
    ul_35  =  ul_5 + l_29;
    f_36  =  convert_float((float) half_31);
    f_37  =  convert_float((float) half_33);
    f_38  =  f_36 + f_37;
    *((__global half *) ul_35)  =  f_38;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  f_39  =  convert_float((float) half_31);
  ul_11[0]  =  f_39;
  i_40  =  i_26 + 32;
  l_41  =  (long) i_40;
  l_42  =  l_41 + 8L;
  l_43  =  l_42 << 1;
  ul_44  =  ul_0 + l_43;
  half_45  =  *((__global half *) ul_44);
  ul_46  =  ul_1 + l_43;
  half_47  =  *((__global half *) ul_46);
  b_48  =  i_23 < 6;
  if(b_48)
  {
    // BLOCK 4
    ul_49  =  ul_5 + l_43;
    f_50  =  convert_float((float) half_45);
    f_51  =  convert_float((float) half_47);
    f_52  =  f_50 + f_51;
    *((__global half *) ul_49)  =  f_52;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  f_53  =  convert_float((float) half_45);
  ul_11[1]  =  f_53;
  i_54  =  i_26 + 64;
  l_55  =  (long) i_54;
  l_56  =  l_55 + 8L;
  l_57  =  l_56 << 1;
  ul_58  =  ul_0 + l_57;
  half_59  =  *((__global half *) ul_58);
  ul_60  =  ul_1 + l_57;
  half_61  =  *((__global half *) ul_60);
  b_62  =  i_23 < 6;
  if(b_62)
  {
    // BLOCK 7
    ul_63  =  ul_5 + l_57;
    f_64  =  convert_float((float) half_59);
    f_65  =  convert_float((float) half_61);
    f_66  =  f_64 + f_65;
    *((__global half *) ul_63)  =  f_66;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  f_67  =  convert_float((float) half_59);
  ul_11[2]  =  f_67;
  i_68  =  i_26 + 96;
  l_69  =  (long) i_68;
  l_70  =  l_69 + 8L;
  l_71  =  l_70 << 1;
  ul_72  =  ul_0 + l_71;
  half_73  =  *((__global half *) ul_72);
  ul_74  =  ul_1 + l_71;
  half_75  =  *((__global half *) ul_74);
  b_76  =  i_23 < 6;
  if(b_76)
  {
    // BLOCK 10
    ul_77  =  ul_5 + l_71;
    f_78  =  convert_float((float) half_73);
    f_79  =  convert_float((float) half_75);
    f_80  =  f_78 + f_79;
    *((__global half *) ul_77)  =  f_80;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  f_81  =  convert_float((float) half_73);
  ul_11[3]  =  f_81;
  i_82  =  i_26 + 128;
  l_83  =  (long) i_82;
  l_84  =  l_83 + 8L;
  l_85  =  l_84 << 1;
  ul_86  =  ul_0 + l_85;
  half_87  =  *((__global half *) ul_86);
  ul_88  =  ul_1 + l_85;
  half_89  =  *((__global half *) ul_88);
  b_90  =  i_23 < 6;
  if(b_90)
  {
    // BLOCK 13
    ul_91  =  ul_5 + l_85;
    f_92  =  convert_float((float) half_87);
    f_93  =  convert_float((float) half_89);
    f_94  =  f_92 + f_93;
    *((__global half *) ul_91)  =  f_94;
  }  // B12
  else
  {
    // BLOCK 14
  }  // B12
  // BLOCK 15 MERGES [14 13 ]
  f_95  =  convert_float((float) half_87);
  ul_11[4]  =  f_95;
  i_96  =  i_26 + 160;
  l_97  =  (long) i_96;
  l_98  =  l_97 + 8L;
  l_99  =  l_98 << 1;
  ul_100  =  ul_0 + l_99;
  half_101  =  *((__global half *) ul_100);
  ul_102  =  ul_1 + l_99;
  half_103  =  *((__global half *) ul_102);
  b_104  =  i_23 < 6;
  if(b_104)
  {
    // BLOCK 16
    ul_105  =  ul_5 + l_99;
    f_106  =  convert_float((float) half_101);
    f_107  =  convert_float((float) half_103);
    f_108  =  f_106 + f_107;
    *((__global half *) ul_105)  =  f_108;
  }  // B15
  else
  {
    // BLOCK 17
  }  // B15
  // BLOCK 18 MERGES [17 16 ]
  f_109  =  convert_float((float) half_101);
  ul_11[5]  =  f_109;
  i_110  =  i_26 + 192;
  l_111  =  (long) i_110;
  l_112  =  l_111 + 8L;
  l_113  =  l_112 << 1;
  ul_114  =  ul_0 + l_113;
  half_115  =  *((__global half *) ul_114);
  ul_116  =  ul_1 + l_113;
  half_117  =  *((__global half *) ul_116);
  b_118  =  i_23 < 6;
  if(b_118)
  {
    // BLOCK 19
    ul_119  =  ul_5 + l_113;
    f_120  =  convert_float((float) half_115);
    f_121  =  convert_float((float) half_117);
    f_122  =  f_120 + f_121;
    *((__global half *) ul_119)  =  f_122;
  }  // B18
  else
  {
    // BLOCK 20
  }  // B18
  // BLOCK 21 MERGES [20 19 ]
  f_123  =  convert_float((float) half_115);
  ul_11[6]  =  f_123;
  i_124  =  i_26 + 224;
  l_125  =  (long) i_124;
  l_126  =  l_125 + 8L;
  l_127  =  l_126 << 1;
  ul_128  =  ul_0 + l_127;
  half_129  =  *((__global half *) ul_128);
  ul_130  =  ul_1 + l_127;
  half_131  =  *((__global half *) ul_130);
  b_132  =  i_23 < 6;
  if(b_132)
  {
    // BLOCK 22
    ul_133  =  ul_5 + l_127;
    f_134  =  convert_float((float) half_129);
    f_135  =  convert_float((float) half_131);
    f_136  =  f_134 + f_135;
    *((__global half *) ul_133)  =  f_136;
  }  // B21
  else
  {
    // BLOCK 23
  }  // B21
  // BLOCK 24 MERGES [23 22 ]
  f_137  =  convert_float((float) half_129);
  ul_11[7]  =  f_137;
  i_138  =  i_26 + 256;
  l_139  =  (long) i_138;
  l_140  =  l_139 + 8L;
  l_141  =  l_140 << 1;
  ul_142  =  ul_0 + l_141;
  half_143  =  *((__global half *) ul_142);
  ul_144  =  ul_1 + l_141;
  half_145  =  *((__global half *) ul_144);
  b_146  =  i_23 < 6;
  if(b_146)
  {
    // BLOCK 25
    ul_147  =  ul_5 + l_141;
    f_148  =  convert_float((float) half_143);
    f_149  =  convert_float((float) half_145);
    f_150  =  f_148 + f_149;
    *((__global half *) ul_147)  =  f_150;
  }  // B24
  else
  {
    // BLOCK 26
  }  // B24
  // BLOCK 27 MERGES [26 25 ]
  f_151  =  convert_float((float) half_143);
  ul_11[8]  =  f_151;
  i_152  =  i_19 + 288;
  b_153  =  i_152 >= 0 && i_152 < 300;
  if(b_153)
  {
    // BLOCK 28
    i_154  =  i_25 + i_152;
    l_155  =  (long) i_154;
    l_156  =  l_155 + 8L;
    l_157  =  l_156 << 1;
    ul_158  =  ul_0 + l_157;
    half_159  =  *((__global half *) ul_158);
    ul_160  =  ul_1 + l_157;
    half_161  =  *((__global half *) ul_160);
    b_162  =  i_23 < 6;
    if(b_162)
    {
      // BLOCK 29
      ul_163  =  ul_5 + l_157;
      f_164  =  convert_float((float) half_159);
      f_165  =  convert_float((float) half_161);
      f_166  =  f_164 + f_165;
      *((__global half *) ul_163)  =  f_166;
    }  // B28
    else
    {
      // BLOCK 30
    }  // B28
    // BLOCK 31 MERGES [30 29 ]
    f_167  =  convert_float((float) half_159);
    ul_11[9]  =  f_167;
  }  // B27
  else
  {
    // BLOCK 32
  }  // B27
  // BLOCK 33 MERGES [32 31 ]
  ul_13[0]  =  1.0F;
  f_168  =  ul_11[0];
  f_169  =  ul_11[1];
  f_170  =  ul_11[2];
  f_171  =  ul_11[3];
  f_172  =  ul_11[4];
  f_173  =  ul_11[5];
  f_174  =  ul_11[6];
  f_175  =  ul_11[7];
  f_176  =  ul_11[8];
  f_177  =  fma(f_168, 0.0033333334F, 0.0F);
  f_178  =  fma(f_169, 0.0033333334F, f_177);
  f_179  =  fma(f_170, 0.0033333334F, f_178);
  f_180  =  fma(f_171, 0.0033333334F, f_179);
  f_181  =  fma(f_172, 0.0033333334F, f_180);
  f_182  =  fma(f_173, 0.0033333334F, f_181);
  f_183  =  fma(f_174, 0.0033333334F, f_182);
  f_184  =  fma(f_175, 0.0033333334F, f_183);
  f_185  =  fma(f_176, 0.0033333334F, f_184);
  b_186  =  i_152 >= 0 && i_152 < 300;
  if(b_186)
  {
    // BLOCK 34
    f_187  =  ul_11[9];
    f_188  =  fma(f_187, 0.0033333334F, f_185);
    f_189  =  f_188;
  }  // B33
  else
  {
    // BLOCK 35
    f_189  =  f_185;
  }  // B33
  // BLOCK 36 MERGES [35 34 ]
  adf_14[i_18]  =  f_189;
  // BLOCK 37 MERGES [36 41 ]
  i_190  =  16;
  for(;i_190 >= 1;)
  {
    // BLOCK 38
    barrier(CLK_LOCAL_MEM_FENCE);
    i_191  =  i_190 >> 1;
    b_192  =  i_19 < i_190;
    if(b_192)
    {
      // BLOCK 39
      f_193  =  adf_14[i_18];
      i_194  =  i_190 + i_18;
      f_195  =  adf_14[i_194];
      f_196  =  f_193 + f_195;
      adf_14[i_18]  =  f_196;
    }  // B38
    else
    {
      // BLOCK 40
    }  // B38
    // BLOCK 41 MERGES [40 39 ]
    i_197  =  i_191;
    i_190  =  i_197;
  }  // B37
  // BLOCK 42
  barrier(CLK_LOCAL_MEM_FENCE);
  i_198  =  i_18 - i_19;
  f_199  =  adf_14[i_198];
  f_200  =  ul_11[0];
  f_201  =  ul_11[1];
  f_202  =  ul_11[2];
  f_203  =  ul_11[3];
  f_204  =  ul_11[4];
  f_205  =  ul_11[5];
  f_206  =  ul_11[6];
  f_207  =  ul_11[7];
  f_208  =  ul_11[8];
  f_209  =  f_200 - f_199;
  f_210  =  f_209 + 0.0F;
  f_211  =  f_201 - f_199;
  f_212  =  f_210 + f_211;
  f_213  =  f_202 - f_199;
  f_214  =  f_212 + f_213;
  f_215  =  f_203 - f_199;
  f_216  =  f_214 + f_215;
  f_217  =  f_204 - f_199;
  f_218  =  f_216 + f_217;
  f_219  =  f_205 - f_199;
  f_220  =  f_218 + f_219;
  f_221  =  f_206 - f_199;
  f_222  =  f_220 + f_221;
  f_223  =  f_207 - f_199;
  f_224  =  f_222 + f_223;
  f_225  =  f_208 - f_199;
  f_226  =  f_224 + f_225;
  f_227  =  fma(f_209, f_209, 0.0F);
  f_228  =  fma(f_211, f_211, f_227);
  f_229  =  fma(f_213, f_213, f_228);
  f_230  =  fma(f_215, f_215, f_229);
  f_231  =  fma(f_217, f_217, f_230);
  f_232  =  fma(f_219, f_219, f_231);
  f_233  =  fma(f_221, f_221, f_232);
  f_234  =  fma(f_223, f_223, f_233);
  f_235  =  fma(f_225, f_225, f_234);
  b_236  =  i_152 >= 0 && i_152 < 300;
  if(b_236)
  {
    // BLOCK 43
    f_237  =  ul_11[9];
    f_238  =  f_237 - f_199;
    f_239  =  f_226 + f_238;
    f_240  =  fma(f_238, f_238, f_235);
    f_241  =  f_239;
    f_242  =  f_240;
  }  // B42
  else
  {
    // BLOCK 44
    f_241  =  f_226;
    f_242  =  f_235;
  }  // B42
  // BLOCK 45 MERGES [44 43 ]
  adf_15[i_18]  =  f_242;
  // BLOCK 46 MERGES [45 50 ]
  i_243  =  16;
  for(;i_243 >= 1;)
  {
    // BLOCK 47
    barrier(CLK_LOCAL_MEM_FENCE);
    i_244  =  i_243 >> 1;
    b_245  =  i_19 < i_243;
    if(b_245)
    {
      // BLOCK 48
      f_246  =  adf_15[i_18];
      i_247  =  i_243 + i_18;
      f_248  =  adf_15[i_247];
      f_249  =  f_246 + f_248;
      adf_15[i_18]  =  f_249;
    }  // B47
    else
    {
      // BLOCK 49
    }  // B47
    // BLOCK 50 MERGES [49 48 ]
    i_250  =  i_244;
    i_243  =  i_250;
  }  // B46
  // BLOCK 51
  barrier(CLK_LOCAL_MEM_FENCE);
  f_251  =  adf_15[i_198];
  adf_16[i_18]  =  f_241;
  // BLOCK 52 MERGES [51 56 ]
  i_252  =  16;
  for(;i_252 >= 1;)
  {
    // BLOCK 53
    barrier(CLK_LOCAL_MEM_FENCE);
    i_253  =  i_252 >> 1;
    b_254  =  i_19 < i_252;
    if(b_254)
    {
      // BLOCK 54
      f_255  =  adf_16[i_18];
      i_256  =  i_252 + i_18;
      f_257  =  adf_16[i_256];
      f_258  =  f_255 + f_257;
      adf_16[i_18]  =  f_258;
    }  // B53
    else
    {
      // BLOCK 55
    }  // B53
    // BLOCK 56 MERGES [55 54 ]
    i_259  =  i_253;
    i_252  =  i_259;
  }  // B52
  // BLOCK 57
  barrier(CLK_LOCAL_MEM_FENCE);
  f_260  =  adf_16[i_198];
  f_261  =  f_251 / 300.0F;
  f_262  =  f_260 / 300.0F;
  f_263  =  f_262 * f_262;
  f_264  =  f_261 - f_263;
  i_265  =  isless(f_264, 0.0F);
  if(i_265 == 1)
  {
    // BLOCK 58
    f_266  =  0.0F;
  }  // B57
  else
  {
    // BLOCK 59
    f_266  =  f_264;
  }  // B57
  // BLOCK 60 MERGES [58 59 ]
  ul_13[1]  =  f_199;
  ul_13[2]  =  f_262;
  f_267  =  f_266 + 1.0E-5F;
  f_268  =  rsqrt(f_267);
  ul_13[3]  =  f_268;
  l_269  =  (long) i_23;
  l_270  =  l_269 + 4L;
  l_271  =  l_270 << 2;
  b_272  =  i_23 < 6;
  if(b_272)
  {
    // BLOCK 61
    b_273  =  (i_18 & 31) == 0;
    if(b_273)
    {
      // BLOCK 62
      ul_274  =  ul_8 + l_271;
      *((__global float *) ul_274)  =  f_268;
      ul_275  =  ul_9 + l_271;
      f_276  =  f_262 + f_199;
      *((__global float *) ul_275)  =  f_276;
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
  f_277  =  ul_11[0];
  f_278  =  ul_13[0];
  f_279  =  ul_13[1];
  f_280  =  ul_13[2];
  f_281  =  ul_13[3];
  ul_282  =  i_19 & 4294967295UL;
  ul_283  =  ul_282 + 4L;
  ul_284  =  ul_283 << 2;
  ul_285  =  ul_2 + ul_284;
  f_286  =  *((__global float *) ul_285);
  ul_287  =  ul_3 + ul_284;
  f_288  =  *((__global float *) ul_287);
  ul_289  =  ul_4 + ul_284;
  f_290  =  *((__global float *) ul_289);
  f_291  =  f_277 * f_278;
  f_292  =  f_291 - f_279;
  f_293  =  f_292 - f_280;
  f_294  =  f_293 * f_281;
  f_295  =  fma(f_294, f_286, f_288);
  f_296  =  f_295 * f_290;
  f_297  =  fabs(f_296);
  f_298  =  1.0F / 0.0F;
  i_299  =  isless(f_297, f_298);
  if(i_299 == 1)
  {
    // BLOCK 66
    i_300  =  isless(0.0F, f_297);
    if(i_300 == 1)
    {
      // BLOCK 67
      f_301  =  f_297;
    }  // B66
    else
    {
      // BLOCK 68
      f_301  =  0.0F;
    }  // B66
  }  // B65
  else
  {
    // BLOCK 69
    f_301  =  f_298;
  }  // B65
  // BLOCK 70 MERGES [67 68 69 ]
  f_302  =  ul_11[1];
  f_303  =  ul_13[0];
  f_304  =  ul_13[1];
  f_305  =  ul_13[2];
  f_306  =  ul_13[3];
  i_307  =  i_19 + 36;
  ul_308  =  i_307 & 4294967295UL;
  ul_309  =  ul_308 << 2;
  ul_310  =  ul_2 + ul_309;
  f_311  =  *((__global float *) ul_310);
  ul_312  =  ul_3 + ul_309;
  f_313  =  *((__global float *) ul_312);
  ul_314  =  ul_4 + ul_309;
  f_315  =  *((__global float *) ul_314);
  f_316  =  f_302 * f_303;
  f_317  =  f_316 - f_304;
  f_318  =  f_317 - f_305;
  f_319  =  f_318 * f_306;
  f_320  =  fma(f_319, f_311, f_313);
  f_321  =  f_320 * f_315;
  f_322  =  fabs(f_321);
  i_323  =  isless(f_322, f_298);
  if(i_323 == 1)
  {
    // BLOCK 71
    f_324  =  f_322;
  }  // B70
  else
  {
    // BLOCK 72
    f_324  =  f_298;
  }  // B70
  // BLOCK 73 MERGES [71 72 ]
  i_325  =  isless(f_301, f_324);
  if(i_325 == 1)
  {
    // BLOCK 74
    f_326  =  f_324;
  }  // B73
  else
  {
    // BLOCK 75
    f_326  =  f_301;
  }  // B73
  // BLOCK 76 MERGES [74 75 ]
  f_327  =  ul_11[2];
  f_328  =  ul_13[0];
  f_329  =  ul_13[1];
  f_330  =  ul_13[2];
  f_331  =  ul_13[3];
  i_332  =  i_19 + 68;
  ul_333  =  i_332 & 4294967295UL;
  ul_334  =  ul_333 << 2;
  ul_335  =  ul_2 + ul_334;
  f_336  =  *((__global float *) ul_335);
  ul_337  =  ul_3 + ul_334;
  f_338  =  *((__global float *) ul_337);
  ul_339  =  ul_4 + ul_334;
  f_340  =  *((__global float *) ul_339);
  f_341  =  f_327 * f_328;
  f_342  =  f_341 - f_329;
  f_343  =  f_342 - f_330;
  f_344  =  f_343 * f_331;
  f_345  =  fma(f_344, f_336, f_338);
  f_346  =  f_345 * f_340;
  f_347  =  fabs(f_346);
  i_348  =  isless(f_347, f_298);
  if(i_348 == 1)
  {
    // BLOCK 77
    f_349  =  f_347;
  }  // B76
  else
  {
    // BLOCK 78
    f_349  =  f_298;
  }  // B76
  // BLOCK 79 MERGES [77 78 ]
  i_350  =  isless(f_326, f_349);
  if(i_350 == 1)
  {
    // BLOCK 80
    f_351  =  f_349;
  }  // B79
  else
  {
    // BLOCK 81
    f_351  =  f_326;
  }  // B79
  // BLOCK 82 MERGES [80 81 ]
  f_352  =  ul_11[3];
  f_353  =  ul_13[0];
  f_354  =  ul_13[1];
  f_355  =  ul_13[2];
  f_356  =  ul_13[3];
  i_357  =  i_19 + 100;
  ul_358  =  i_357 & 4294967295UL;
  ul_359  =  ul_358 << 2;
  ul_360  =  ul_2 + ul_359;
  f_361  =  *((__global float *) ul_360);
  ul_362  =  ul_3 + ul_359;
  f_363  =  *((__global float *) ul_362);
  ul_364  =  ul_4 + ul_359;
  f_365  =  *((__global float *) ul_364);
  f_366  =  f_352 * f_353;
  f_367  =  f_366 - f_354;
  f_368  =  f_367 - f_355;
  f_369  =  f_368 * f_356;
  f_370  =  fma(f_369, f_361, f_363);
  f_371  =  f_370 * f_365;
  f_372  =  fabs(f_371);
  i_373  =  isless(f_372, f_298);
  if(i_373 == 1)
  {
    // BLOCK 83
    f_374  =  f_372;
  }  // B82
  else
  {
    // BLOCK 84
    f_374  =  f_298;
  }  // B82
  // BLOCK 85 MERGES [83 84 ]
  i_375  =  isless(f_351, f_374);
  if(i_375 == 1)
  {
    // BLOCK 86
    f_376  =  f_374;
  }  // B85
  else
  {
    // BLOCK 87
    f_376  =  f_351;
  }  // B85
  // BLOCK 88 MERGES [86 87 ]
  f_377  =  ul_11[4];
  f_378  =  ul_13[0];
  f_379  =  ul_13[1];
  f_380  =  ul_13[2];
  f_381  =  ul_13[3];
  i_382  =  i_19 + 132;
  ul_383  =  i_382 & 4294967295UL;
  ul_384  =  ul_383 << 2;
  ul_385  =  ul_2 + ul_384;
  f_386  =  *((__global float *) ul_385);
  ul_387  =  ul_3 + ul_384;
  f_388  =  *((__global float *) ul_387);
  ul_389  =  ul_4 + ul_384;
  f_390  =  *((__global float *) ul_389);
  f_391  =  f_377 * f_378;
  f_392  =  f_391 - f_379;
  f_393  =  f_392 - f_380;
  f_394  =  f_393 * f_381;
  f_395  =  fma(f_394, f_386, f_388);
  f_396  =  f_395 * f_390;
  f_397  =  fabs(f_396);
  i_398  =  isless(f_397, f_298);
  if(i_398 == 1)
  {
    // BLOCK 89
    f_399  =  f_397;
  }  // B88
  else
  {
    // BLOCK 90
    f_399  =  f_298;
  }  // B88
  // BLOCK 91 MERGES [89 90 ]
  i_400  =  isless(f_376, f_399);
  if(i_400 == 1)
  {
    // BLOCK 92
    f_401  =  f_399;
  }  // B91
  else
  {
    // BLOCK 93
    f_401  =  f_376;
  }  // B91
  // BLOCK 94 MERGES [92 93 ]
  f_402  =  ul_11[5];
  f_403  =  ul_13[0];
  f_404  =  ul_13[1];
  f_405  =  ul_13[2];
  f_406  =  ul_13[3];
  i_407  =  i_19 + 164;
  ul_408  =  i_407 & 4294967295UL;
  ul_409  =  ul_408 << 2;
  ul_410  =  ul_2 + ul_409;
  f_411  =  *((__global float *) ul_410);
  ul_412  =  ul_3 + ul_409;
  f_413  =  *((__global float *) ul_412);
  ul_414  =  ul_4 + ul_409;
  f_415  =  *((__global float *) ul_414);
  f_416  =  f_402 * f_403;
  f_417  =  f_416 - f_404;
  f_418  =  f_417 - f_405;
  f_419  =  f_418 * f_406;
  f_420  =  fma(f_419, f_411, f_413);
  f_421  =  f_420 * f_415;
  f_422  =  fabs(f_421);
  i_423  =  isless(f_422, f_298);
  if(i_423 == 1)
  {
    // BLOCK 95
    f_424  =  f_422;
  }  // B94
  else
  {
    // BLOCK 96
    f_424  =  f_298;
  }  // B94
  // BLOCK 97 MERGES [95 96 ]
  i_425  =  isless(f_401, f_424);
  if(i_425 == 1)
  {
    // BLOCK 98
    f_426  =  f_424;
  }  // B97
  else
  {
    // BLOCK 99
    f_426  =  f_401;
  }  // B97
  // BLOCK 100 MERGES [98 99 ]
  f_427  =  ul_11[6];
  f_428  =  ul_13[0];
  f_429  =  ul_13[1];
  f_430  =  ul_13[2];
  f_431  =  ul_13[3];
  i_432  =  i_19 + 196;
  ul_433  =  i_432 & 4294967295UL;
  ul_434  =  ul_433 << 2;
  ul_435  =  ul_2 + ul_434;
  f_436  =  *((__global float *) ul_435);
  ul_437  =  ul_3 + ul_434;
  f_438  =  *((__global float *) ul_437);
  ul_439  =  ul_4 + ul_434;
  f_440  =  *((__global float *) ul_439);
  f_441  =  f_427 * f_428;
  f_442  =  f_441 - f_429;
  f_443  =  f_442 - f_430;
  f_444  =  f_443 * f_431;
  f_445  =  fma(f_444, f_436, f_438);
  f_446  =  f_445 * f_440;
  f_447  =  fabs(f_446);
  i_448  =  isless(f_447, f_298);
  if(i_448 == 1)
  {
    // BLOCK 101
    f_449  =  f_447;
  }  // B100
  else
  {
    // BLOCK 102
    f_449  =  f_298;
  }  // B100
  // BLOCK 103 MERGES [101 102 ]
  i_450  =  isless(f_426, f_449);
  if(i_450 == 1)
  {
    // BLOCK 104
    f_451  =  f_449;
  }  // B103
  else
  {
    // BLOCK 105
    f_451  =  f_426;
  }  // B103
  // BLOCK 106 MERGES [104 105 ]
  f_452  =  ul_11[7];
  f_453  =  ul_13[0];
  f_454  =  ul_13[1];
  f_455  =  ul_13[2];
  f_456  =  ul_13[3];
  i_457  =  i_19 + 228;
  ul_458  =  i_457 & 4294967295UL;
  ul_459  =  ul_458 << 2;
  ul_460  =  ul_2 + ul_459;
  f_461  =  *((__global float *) ul_460);
  ul_462  =  ul_3 + ul_459;
  f_463  =  *((__global float *) ul_462);
  ul_464  =  ul_4 + ul_459;
  f_465  =  *((__global float *) ul_464);
  f_466  =  f_452 * f_453;
  f_467  =  f_466 - f_454;
  f_468  =  f_467 - f_455;
  f_469  =  f_468 * f_456;
  f_470  =  fma(f_469, f_461, f_463);
  f_471  =  f_470 * f_465;
  f_472  =  fabs(f_471);
  i_473  =  isless(f_472, f_298);
  if(i_473 == 1)
  {
    // BLOCK 107
    f_474  =  f_472;
  }  // B106
  else
  {
    // BLOCK 108
    f_474  =  f_298;
  }  // B106
  // BLOCK 109 MERGES [107 108 ]
  i_475  =  isless(f_451, f_474);
  if(i_475 == 1)
  {
    // BLOCK 110
    f_476  =  f_474;
  }  // B109
  else
  {
    // BLOCK 111
    f_476  =  f_451;
  }  // B109
  // BLOCK 112 MERGES [110 111 ]
  f_477  =  ul_11[8];
  f_478  =  ul_13[0];
  f_479  =  ul_13[1];
  f_480  =  ul_13[2];
  f_481  =  ul_13[3];
  i_482  =  i_19 + 260;
  ul_483  =  i_482 & 4294967295UL;
  ul_484  =  ul_483 << 2;
  ul_485  =  ul_2 + ul_484;
  f_486  =  *((__global float *) ul_485);
  ul_487  =  ul_3 + ul_484;
  f_488  =  *((__global float *) ul_487);
  ul_489  =  ul_4 + ul_484;
  f_490  =  *((__global float *) ul_489);
  f_491  =  f_477 * f_478;
  f_492  =  f_491 - f_479;
  f_493  =  f_492 - f_480;
  f_494  =  f_493 * f_481;
  f_495  =  fma(f_494, f_486, f_488);
  f_496  =  f_495 * f_490;
  f_497  =  fabs(f_496);
  i_498  =  isless(f_497, f_298);
  if(i_498 == 1)
  {
    // BLOCK 113
    f_499  =  f_497;
  }  // B112
  else
  {
    // BLOCK 114
    f_499  =  f_298;
  }  // B112
  // BLOCK 115 MERGES [113 114 ]
  i_500  =  isless(f_476, f_499);
  if(i_500 == 1)
  {
    // BLOCK 116
    f_501  =  f_499;
  }  // B115
  else
  {
    // BLOCK 117
    f_501  =  f_476;
  }  // B115
  // BLOCK 118 MERGES [116 117 ]
  b_502  =  i_152 >= 0 && i_152 < 300;
  if(b_502)
  {
    // BLOCK 119
    f_503  =  ul_11[9];
    f_504  =  ul_13[0];
    f_505  =  ul_13[1];
    f_506  =  ul_13[2];
    f_507  =  ul_13[3];
    i_508  =  i_19 + 292;
    ul_509  =  i_508 & 4294967295UL;
    ul_510  =  ul_509 << 2;
    ul_511  =  ul_2 + ul_510;
    f_512  =  *((__global float *) ul_511);
    ul_513  =  ul_3 + ul_510;
    f_514  =  *((__global float *) ul_513);
    ul_515  =  ul_4 + ul_510;
    f_516  =  *((__global float *) ul_515);
    f_517  =  f_503 * f_504;
    f_518  =  f_517 - f_505;
    f_519  =  f_518 - f_506;
    f_520  =  f_519 * f_507;
    f_521  =  fma(f_520, f_512, f_514);
    f_522  =  f_521 * f_516;
    f_523  =  fabs(f_522);
    i_524  =  isless(f_523, f_298);
    if(i_524 == 1)
    {
      // BLOCK 120
      f_525  =  f_523;
    }  // B119
    else
    {
      // BLOCK 121
      f_525  =  f_298;
    }  // B119
    // BLOCK 122 MERGES [120 121 ]
    i_526  =  isless(f_501, f_525);
    if(i_526 == 1)
    {
      // BLOCK 123
      f_527  =  f_525;
    }  // B122
    else
    {
      // BLOCK 124
      f_527  =  f_501;
    }  // B122
  }  // B118
  else
  {
    // BLOCK 125
    f_527  =  f_501;
  }  // B118
  // BLOCK 126 MERGES [125 123 124 ]
  adf_17[i_18]  =  f_527;
  // BLOCK 127 MERGES [126 134 ]
  i_528  =  16;
  for(;i_528 >= 1;)
  {
    // BLOCK 128
    barrier(CLK_LOCAL_MEM_FENCE);
    i_529  =  i_528 >> 1;
    b_530  =  i_19 < i_528;
    if(b_530)
    {
      // BLOCK 129
      f_531  =  adf_17[i_18];
      i_532  =  i_528 + i_18;
      f_533  =  adf_17[i_532];
      i_534  =  isless(f_533, f_531);
      if(i_534 == 1)
      {
        // BLOCK 130
        f_535  =  f_531;
      }  // B129
      else
      {
        // BLOCK 131
        f_535  =  f_533;
      }  // B129
      // BLOCK 132 MERGES [130 131 ]
      adf_17[i_18]  =  f_535;
    }  // B128
    else
    {
      // BLOCK 133
    }  // B128
    // BLOCK 134 MERGES [133 132 ]
    i_536  =  i_529;
    i_528  =  i_536;
  }  // B127
  // BLOCK 135
  barrier(CLK_LOCAL_MEM_FENCE);
  f_537  =  adf_17[i_198];
  b_538  =  i_23 < 6;
  if(b_538)
  {
    // BLOCK 136
    b_539  =  (i_18 & 31) == 0;
    if(b_539)
    {
      // BLOCK 137
      i_540  =  isless(0.0F, f_537);
      if(i_540 == 1)
      {
        // BLOCK 138
        f_541  =  f_537 / 127.0F;
        f_542  =  f_541;
      }  // B137
      else
      {
        // BLOCK 139
        f_542  =  1.0F;
      }  // B137
      // BLOCK 140 MERGES [138 139 ]
      i_543  =  isless(f_537, f_298);
      if(i_543 == 1)
      {
        // BLOCK 141
        f_544  =  f_542;
      }  // B140
      else
      {
        // BLOCK 142
        f_545  =  f_537 * 0.0F;
        f_544  =  f_545;
      }  // B140
      // BLOCK 143 MERGES [141 142 ]
      ul_546  =  ul_7 + l_271;
      *((__global float *) ul_546)  =  f_544;
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
  i_547  =  0;
  for(;i_547 < 10;)
  {
    // BLOCK 148
    i_548  =  i_547 + 1;
    b_549  =  i_23 < 6;
    if(b_549)
    {
      // BLOCK 149
      i_550  =  i_547 << 5;
      i_551  =  i_550 + i_19;
      b_552  =  i_551 < 300;
      if(b_552)
      {
        // BLOCK 150
        f_553  =  ul_11[i_547];
        f_554  =  ul_13[0];
        f_555  =  ul_13[1];
        f_556  =  ul_13[2];
        f_557  =  ul_13[3];
        l_558  =  (long) i_551;
        l_559  =  l_558 + 4L;
        l_560  =  l_559 << 2;
        ul_561  =  ul_2 + l_560;
        f_562  =  *((__global float *) ul_561);
        ul_563  =  ul_3 + l_560;
        f_564  =  *((__global float *) ul_563);
        ul_565  =  ul_4 + l_560;
        f_566  =  *((__global float *) ul_565);
        i_567  =  isless(f_537, 7.888609E-31F);
        if(i_567 == 1)
        {
          // BLOCK 151
          f_568  =  1.2676506E30F;
        }  // B150
        else
        {
          // BLOCK 152
          f_568  =  1.0F;
        }  // B150
        // BLOCK 153 MERGES [151 152 ]
        i_569  =  isless(0.0F, f_537);
        if(i_569 == 1)
        {
          // BLOCK 154
          f_570  =  f_568 * f_537;
          f_571  =  127.0F / f_570;
          f_572  =  f_571;
        }  // B153
        else
        {
          // BLOCK 155
          f_572  =  0.0F;
        }  // B153
        // BLOCK 156 MERGES [154 155 ]
        f_573  =  f_553 * f_554;
        f_574  =  f_573 - f_555;
        f_575  =  f_574 - f_556;
        f_576  =  f_575 * f_557;
        f_577  =  fma(f_576, f_562, f_564);
        f_578  =  f_577 * f_566;
        f_579  =  f_578 * f_568;
        f_580  =  fabs(f_579);
        f_581  =  f_572 * f_580;
        i_582  =  isnan(f_581)? 0 : (int) f_581;
        f_583  =  (float) i_582;
        f_584  =  f_581 - f_583;
        i_585  =  isequal(f_584, 0.5F);
        if(i_585 == 1)
        {
          // BLOCK 157
          i_586  =  i_582 & 1;
          i_587  =  i_586;
        }  // B156
        else
        {
          // BLOCK 158
          i_588  =  (0.5F < f_584) ? 1 : 0;
          i_587  =  i_588;
        }  // B156
        // BLOCK 159 MERGES [157 158 ]
        i_589  =  isless(f_537, f_298);
        if(i_589 == 1)
        {
          // BLOCK 160
          i_590  =  i_587 + i_582;
          i_591  =  min(i_590, 127);
          i_592  =  isless(f_578, 0.0F);
          if(i_592 == 1)
          {
            // BLOCK 161
            i_593  =  -i_591;
            i_594  =  i_593;
          }  // B160
          else
          {
            // BLOCK 162
            i_594  =  i_591;
          }  // B160
        }  // B159
        else
        {
          // BLOCK 163
          i_594  =  0;
        }  // B159
        // BLOCK 164 MERGES [161 162 163 ]
        i_595  =  i_23 * 300;
        i_596  =  i_595 + i_551;
        l_597  =  (long) i_596;
        l_598  =  l_597 + 16L;
        ul_599  =  ul_6 + l_598;
        ch_600  =  (char) i_594;
        *((__global char *) ul_599)  =  ch_600;
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
    i_601  =  i_548;
    i_547  =  i_601;
  }  // B147
  // BLOCK 168
  return;
}  //  kernel
