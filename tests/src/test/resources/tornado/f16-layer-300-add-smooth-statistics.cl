#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_77, b_86, b_89, b_92, b_95, b_98, b_99, b_109, b_135, b_148, b_159, b_218, b_227, b_313, b_314, b_406, b_426, b_470, b_471, b_480, b_516, b_552, b_588, b_624, b_625;
  char ch_515, ch_551, ch_587, ch_623, ch_660;
  float f_33, f_34, f_35, f_45, f_46, f_47, f_57, f_58, f_59, f_69, f_70, f_71, f_82, f_83, f_84, f_87, f_90, f_93, f_96, f_100, f_102, f_104, f_106, f_108, f_111, f_116, f_121, f_126, f_131, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_149, f_150, f_151, f_160, f_161, f_162, f_163, f_164, f_165, f_166, f_167, f_168, f_169, f_170, f_171, f_172, f_173, f_175, f_177, f_179, f_181, f_183, f_185, f_187, f_189, f_190, f_191, f_192, f_193, f_194, f_195, f_196, f_197, f_198, f_199, f_200, f_201, f_202, f_203, f_204, f_205, f_206, f_207, f_208, f_209, f_210, f_211, f_212, f_213, f_214, f_215, f_216, f_217, f_219, f_220, f_221, f_222, f_223, f_224, f_225, f_228, f_230, f_231, f_233, f_234, f_236, f_237, f_239, f_240, f_242, f_243, f_245, f_246, f_248, f_249, f_250, f_251, f_252, f_253, f_254, f_255, f_256, f_257, f_258, f_259, f_260, f_261, f_262, f_263, f_265, f_266, f_268, f_269, f_271, f_272, f_274, f_275, f_277, f_278, f_280, f_281, f_283, f_284, f_286, f_287, f_288, f_289, f_290, f_291, f_292, f_293, f_294, f_295, f_296, f_297, f_298, f_299, f_300, f_301, f_302, f_303, f_304, f_306, f_307, f_308, f_309, f_316, f_318, f_319, f_320, f_321, f_322, f_323, f_324, f_325, f_327, f_329, f_330, f_331, f_332, f_333, f_334, f_335, f_336, f_337, f_340, f_341, f_342, f_343, f_344, f_345, f_346, f_348, f_350, f_351, f_352, f_353, f_354, f_355, f_356, f_357, f_359, f_361, f_362, f_363, f_364, f_365, f_366, f_367, f_369, f_371, f_372, f_373, f_374, f_375, f_376, f_377, f_378, f_380, f_382, f_383, f_384, f_385, f_386, f_387, f_388, f_390, f_392, f_393, f_394, f_395, f_396, f_397, f_398, f_399, f_401, f_403, f_407, f_408, f_409, f_410, f_411, f_412, f_413, f_414, f_415, f_416, f_417, f_418, f_419, f_420, f_421, f_423, f_425, f_427, f_429, f_430, f_432, f_433, f_435, f_436, f_438, f_439, f_441, f_442, f_444, f_445, f_447, f_448, f_449, f_451, f_452, f_454, f_455, f_457, f_458, f_460, f_461, f_463, f_464, f_466, f_467, f_469, f_473, f_474, f_476, f_477, f_481, f_482, f_483, f_484, f_485, f_486, f_487, f_488, f_490, f_492, f_493, f_494, f_496, f_497, f_498, f_499, f_500, f_501, f_502, f_503, f_504, f_517, f_518, f_519, f_520, f_521, f_522, f_523, f_524, f_526, f_528, f_529, f_530, f_532, f_533, f_534, f_535, f_536, f_537, f_538, f_539, f_540, f_553, f_554, f_555, f_556, f_557, f_558, f_559, f_560, f_562, f_564, f_565, f_566, f_568, f_569, f_570, f_571, f_572, f_573, f_574, f_575, f_576, f_589, f_590, f_591, f_592, f_593, f_594, f_595, f_596, f_598, f_600, f_601, f_602, f_604, f_605, f_606, f_607, f_608, f_609, f_610, f_611, f_612, f_626, f_627, f_628, f_629, f_630, f_631, f_632, f_633, f_635, f_637, f_638, f_639, f_641, f_642, f_643, f_644, f_645, f_646, f_647, f_648, f_649;
  half half_30, half_32, half_42, half_44, half_54, half_56, half_66, half_68, half_79, half_81, half_101, half_103, half_105, half_107, half_110;
  int i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_36, i_37, i_48, i_49, i_60, i_61, i_72, i_73, i_117, i_122, i_127, i_132, i_152, i_153, i_154, i_155, i_156, i_157, i_158, i_174, i_176, i_178, i_180, i_182, i_184, i_186, i_188, i_226, i_229, i_232, i_235, i_238, i_241, i_244, i_247, i_264, i_267, i_270, i_273, i_276, i_279, i_282, i_285, i_305, i_338, i_339, i_358, i_360, i_379, i_381, i_400, i_402, i_422, i_424, i_428, i_431, i_434, i_437, i_440, i_443, i_446, i_450, i_453, i_456, i_459, i_462, i_465, i_468, i_472, i_475, i_479, i_489, i_491, i_495, i_505, i_506, i_507, i_508, i_509, i_510, i_511, i_525, i_527, i_531, i_541, i_542, i_543, i_544, i_545, i_546, i_547, i_561, i_563, i_567, i_577, i_578, i_579, i_580, i_581, i_582, i_583, i_597, i_599, i_603, i_613, i_614, i_615, i_616, i_617, i_618, i_619, i_634, i_636, i_640, i_650, i_651, i_652, i_653, i_654, i_655, i_656;
  long l_26, l_27, l_28, l_38, l_39, l_40, l_50, l_51, l_52, l_62, l_63, l_64, l_74, l_75, l_76, l_310, l_311, l_312, l_512, l_513, l_548, l_549, l_584, l_585, l_620, l_621, l_657, l_658;
  ulong ul_0, ul_1, ul_2, ul_3, ul_4, ul_5, ul_6, ul_7, ul_8, ul_9, ul_29, ul_31, ul_41, ul_43, ul_53, ul_55, ul_65, ul_67, ul_78, ul_80, ul_85, ul_88, ul_91, ul_94, ul_97, ul_112, ul_113, ul_114, ul_115, ul_118, ul_119, ul_120, ul_123, ul_124, ul_125, ul_128, ul_129, ul_130, ul_133, ul_134, ul_136, ul_315, ul_317, ul_326, ul_328, ul_347, ul_349, ul_368, ul_370, ul_389, ul_391, ul_404, ul_405, ul_478, ul_514, ul_550, ul_586, ul_622, ul_659;

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
  __local float adf_15[256];
  __local float adf_16[128];
  i_17  =  get_local_id(0);
  i_18  =  i_17 & 63;
  i_19  =  i_17 >> 6;
  i_20  =  get_group_id(0);
  i_21  =  i_20 << 1;
  i_22  =  i_19 + i_21;
  i_23  =  min(i_22, 5);
  i_24  =  i_23 * 300;
  i_25  =  i_18 + i_24;
  l_26  =  (long) i_25;
  l_27  =  l_26 + 8L;
  l_28  =  l_27 << 1;
  ul_29  =  ul_0 + l_28;
  half_30  =  *((__global half *) ul_29);
  ul_31  =  ul_1 + l_28;
  half_32  =  *((__global half *) ul_31);
  f_33  =  convert_float((float) half_30);
  f_34  =  convert_float((float) half_32);
  f_35  =  f_33 + f_34;
  ul_11[0]  =  f_35;
  i_36  =  i_18 + 64;
  i_37  =  i_36 + i_24;
  l_38  =  (long) i_37;
  l_39  =  l_38 + 8L;
  l_40  =  l_39 << 1;
  ul_41  =  ul_0 + l_40;
  half_42  =  *((__global half *) ul_41);
  ul_43  =  ul_1 + l_40;
  half_44  =  *((__global half *) ul_43);
  f_45  =  convert_float((float) half_42);
  f_46  =  convert_float((float) half_44);
  f_47  =  f_45 + f_46;
  ul_11[1]  =  f_47;
  i_48  =  i_18 + 128;
  i_49  =  i_48 + i_24;
  l_50  =  (long) i_49;
  l_51  =  l_50 + 8L;
  l_52  =  l_51 << 1;
  ul_53  =  ul_0 + l_52;
  half_54  =  *((__global half *) ul_53);
  ul_55  =  ul_1 + l_52;
  half_56  =  *((__global half *) ul_55);
  f_57  =  convert_float((float) half_54);
  f_58  =  convert_float((float) half_56);
  f_59  =  f_57 + f_58;
  ul_11[2]  =  f_59;
  i_60  =  i_18 + 192;
  i_61  =  i_60 + i_24;
  l_62  =  (long) i_61;
  l_63  =  l_62 + 8L;
  l_64  =  l_63 << 1;
  ul_65  =  ul_0 + l_64;
  half_66  =  *((__global half *) ul_65);
  ul_67  =  ul_1 + l_64;
  half_68  =  *((__global half *) ul_67);
  f_69  =  convert_float((float) half_66);
  f_70  =  convert_float((float) half_68);
  f_71  =  f_69 + f_70;
  ul_11[3]  =  f_71;
  i_72  =  i_18 + 256;
  i_73  =  i_72 + i_24;
  l_74  =  (long) i_73;
  l_75  =  l_74 + 8L;
  l_76  =  l_75 << 1;
  b_77  =  i_72 >= 0 && i_72 < 300;
  if(b_77)
  {
    // BLOCK 1
    ul_78  =  ul_0 + l_76;
    half_79  =  *((__global half *) ul_78);
    ul_80  =  ul_1 + l_76;
    half_81  =  *((__global half *) ul_80);
    f_82  =  convert_float((float) half_79);
    f_83  =  convert_float((float) half_81);
    f_84  =  f_82 + f_83;
    ul_11[4]  =  f_84;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [1 2 ]
  ul_85  =  ul_5 + l_28;
  b_86  =  i_22 < 6;
  if(b_86)
  {
    // BLOCK 4
    f_87  =  ul_11[0];
    *((__global half *) ul_85)  =  f_87;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  ul_88  =  ul_5 + l_40;
  b_89  =  i_22 < 6;
  if(b_89)
  {
    // BLOCK 7
    f_90  =  ul_11[1];
    *((__global half *) ul_88)  =  f_90;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  ul_91  =  ul_5 + l_52;
  b_92  =  i_22 < 6;
  if(b_92)
  {
    // BLOCK 10
    f_93  =  ul_11[2];
    *((__global half *) ul_91)  =  f_93;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  ul_94  =  ul_5 + l_64;
  b_95  =  i_22 < 6;
  if(b_95)
  {
    // BLOCK 13
    f_96  =  ul_11[3];
    *((__global half *) ul_94)  =  f_96;
  }  // B12
  else
  {
    // BLOCK 14
  }  // B12
  // BLOCK 15 MERGES [14 13 ]
  ul_97  =  ul_5 + l_76;
  b_98  =  i_22 < 6;
  if(b_98)
  {
    // BLOCK 16
    b_99  =  i_72 >= 0 && i_72 < 300;
    if(b_99)
    {
      // BLOCK 17
      f_100  =  ul_11[4];
      *((__global half *) ul_97)  =  f_100;
    }  // B16
    else
    {
      // BLOCK 18
    }  // B16
  }  // B15
  else
  {
    // BLOCK 19
  }  // B15
  // BLOCK 20 MERGES [18 19 17 ]
  half_101  =  *((__global half *) ul_85);
  f_102  =  convert_float((float) half_101);
  ul_11[0]  =  f_102;
  half_103  =  *((__global half *) ul_88);
  f_104  =  convert_float((float) half_103);
  ul_11[1]  =  f_104;
  half_105  =  *((__global half *) ul_91);
  f_106  =  convert_float((float) half_105);
  ul_11[2]  =  f_106;
  half_107  =  *((__global half *) ul_94);
  f_108  =  convert_float((float) half_107);
  ul_11[3]  =  f_108;
  b_109  =  i_72 >= 0 && i_72 < 300;
  if(b_109)
  {
    // BLOCK 21
    half_110  =  *((__global half *) ul_97);
    f_111  =  convert_float((float) half_110);
    ul_11[4]  =  f_111;
  }  // B20
  else
  {
    // BLOCK 22
  }  // B20
  // BLOCK 23 MERGES [21 22 ]
  ul_13[0]  =  1.0F;
  ul_112  =  i_18 & 4294967295UL;
  ul_113  =  ul_112 + 4L;
  ul_114  =  ul_113 << 2;
  ul_115  =  ul_2 + ul_114;
  f_116  =  *((__global float *) ul_115);
  ul_11[5]  =  f_116;
  i_117  =  i_18 + 68;
  ul_118  =  i_117 & 4294967295UL;
  ul_119  =  ul_118 << 2;
  ul_120  =  ul_2 + ul_119;
  f_121  =  *((__global float *) ul_120);
  ul_11[6]  =  f_121;
  i_122  =  i_18 + 132;
  ul_123  =  i_122 & 4294967295UL;
  ul_124  =  ul_123 << 2;
  ul_125  =  ul_2 + ul_124;
  f_126  =  *((__global float *) ul_125);
  ul_11[7]  =  f_126;
  i_127  =  i_18 + 196;
  ul_128  =  i_127 & 4294967295UL;
  ul_129  =  ul_128 << 2;
  ul_130  =  ul_2 + ul_129;
  f_131  =  *((__global float *) ul_130);
  ul_11[8]  =  f_131;
  i_132  =  i_18 + 260;
  ul_133  =  i_132 & 4294967295UL;
  ul_134  =  ul_133 << 2;
  b_135  =  i_72 >= 0 && i_72 < 300;
  if(b_135)
  {
    // BLOCK 24
    ul_136  =  ul_2 + ul_134;
    f_137  =  *((__global float *) ul_136);
    ul_11[9]  =  f_137;
  }  // B23
  else
  {
    // BLOCK 25
  }  // B23
  // BLOCK 26 MERGES [25 24 ]
  f_138  =  ul_13[0];
  f_139  =  ul_11[0];
  f_140  =  ul_11[1];
  f_141  =  ul_11[2];
  f_142  =  ul_11[3];
  f_143  =  f_138 / 300.0F;
  f_144  =  fma(f_143, f_139, 0.0F);
  f_145  =  fma(f_143, f_140, f_144);
  f_146  =  fma(f_143, f_141, f_145);
  f_147  =  fma(f_143, f_142, f_146);
  b_148  =  i_72 >= 0 && i_72 < 300;
  if(b_148)
  {
    // BLOCK 27
    f_149  =  ul_11[4];
    f_150  =  fma(f_143, f_149, f_147);
    f_151  =  f_150;
  }  // B26
  else
  {
    // BLOCK 28
    f_151  =  f_147;
  }  // B26
  // BLOCK 29 MERGES [28 27 ]
  adf_14[i_17]  =  f_151;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_152  =  i_17 + 56;
  i_153  =  i_17 + 48;
  i_154  =  i_17 + 40;
  i_155  =  i_17 + 32;
  i_156  =  i_17 + 24;
  i_157  =  i_17 + 16;
  i_158  =  i_17 + 8;
  b_159  =  i_18 >= 0 && i_18 < 8;
  if(b_159)
  {
    // BLOCK 30
    f_160  =  adf_14[i_158];
    f_161  =  adf_14[i_157];
    f_162  =  adf_14[i_156];
    f_163  =  adf_14[i_155];
    f_164  =  adf_14[i_154];
    f_165  =  adf_14[i_153];
    f_166  =  adf_14[i_152];
    f_167  =  f_151 + f_160;
    f_168  =  f_167 + f_161;
    f_169  =  f_168 + f_162;
    f_170  =  f_169 + f_163;
    f_171  =  f_170 + f_164;
    f_172  =  f_171 + f_165;
    f_173  =  f_172 + f_166;
    adf_14[i_17]  =  f_173;
  }  // B29
  else
  {
    // BLOCK 31
  }  // B29
  // BLOCK 32 MERGES [31 30 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_174  =  i_17 - i_18;
  f_175  =  adf_14[i_174];
  i_176  =  i_174 + 1;
  f_177  =  adf_14[i_176];
  i_178  =  i_174 + 2;
  f_179  =  adf_14[i_178];
  i_180  =  i_174 + 3;
  f_181  =  adf_14[i_180];
  i_182  =  i_174 + 4;
  f_183  =  adf_14[i_182];
  i_184  =  i_174 + 5;
  f_185  =  adf_14[i_184];
  i_186  =  i_174 + 6;
  f_187  =  adf_14[i_186];
  i_188  =  i_174 + 7;
  f_189  =  adf_14[i_188];
  f_190  =  f_175 + f_177;
  f_191  =  f_190 + f_179;
  f_192  =  f_191 + f_181;
  f_193  =  f_192 + f_183;
  f_194  =  f_193 + f_185;
  f_195  =  f_194 + f_187;
  f_196  =  f_195 + f_189;
  ul_13[1]  =  f_196;
  f_197  =  ul_13[0];
  f_198  =  ul_11[0];
  f_199  =  ul_11[1];
  f_200  =  ul_11[2];
  f_201  =  ul_11[3];
  f_202  =  f_197 * f_198;
  f_203  =  f_202 - f_196;
  f_204  =  f_203 + 0.0F;
  f_205  =  f_199 * f_197;
  f_206  =  f_205 - f_196;
  f_207  =  f_204 + f_206;
  f_208  =  f_200 * f_197;
  f_209  =  f_208 - f_196;
  f_210  =  f_207 + f_209;
  f_211  =  f_201 * f_197;
  f_212  =  f_211 - f_196;
  f_213  =  f_210 + f_212;
  f_214  =  fma(f_203, f_203, 0.0F);
  f_215  =  fma(f_206, f_206, f_214);
  f_216  =  fma(f_209, f_209, f_215);
  f_217  =  fma(f_212, f_212, f_216);
  b_218  =  i_72 >= 0 && i_72 < 300;
  if(b_218)
  {
    // BLOCK 33
    f_219  =  ul_11[4];
    f_220  =  f_219 * f_197;
    f_221  =  f_220 - f_196;
    f_222  =  f_213 + f_221;
    f_223  =  fma(f_221, f_221, f_217);
    f_224  =  f_222;
    f_225  =  f_223;
  }  // B32
  else
  {
    // BLOCK 34
    f_224  =  f_213;
    f_225  =  f_217;
  }  // B32
  // BLOCK 35 MERGES [34 33 ]
  adf_15[i_17]  =  f_225;
  i_226  =  i_17 + 128;
  adf_15[i_226]  =  f_224;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_227  =  i_18 >= 0 && i_18 < 8;
  if(b_227)
  {
    // BLOCK 36
    f_228  =  adf_15[i_158];
    i_229  =  i_17 + 136;
    f_230  =  adf_15[i_229];
    f_231  =  adf_15[i_157];
    i_232  =  i_17 + 144;
    f_233  =  adf_15[i_232];
    f_234  =  adf_15[i_156];
    i_235  =  i_17 + 152;
    f_236  =  adf_15[i_235];
    f_237  =  adf_15[i_155];
    i_238  =  i_17 + 160;
    f_239  =  adf_15[i_238];
    f_240  =  adf_15[i_154];
    i_241  =  i_17 + 168;
    f_242  =  adf_15[i_241];
    f_243  =  adf_15[i_153];
    i_244  =  i_17 + 176;
    f_245  =  adf_15[i_244];
    f_246  =  adf_15[i_152];
    i_247  =  i_17 + 184;
    f_248  =  adf_15[i_247];
    f_249  =  f_225 + f_228;
    f_250  =  f_249 + f_231;
    f_251  =  f_250 + f_234;
    f_252  =  f_251 + f_237;
    f_253  =  f_252 + f_240;
    f_254  =  f_253 + f_243;
    f_255  =  f_254 + f_246;
    adf_15[i_17]  =  f_255;
    f_256  =  f_224 + f_230;
    f_257  =  f_256 + f_233;
    f_258  =  f_257 + f_236;
    f_259  =  f_258 + f_239;
    f_260  =  f_259 + f_242;
    f_261  =  f_260 + f_245;
    f_262  =  f_261 + f_248;
    adf_15[i_226]  =  f_262;
  }  // B35
  else
  {
    // BLOCK 37
  }  // B35
  // BLOCK 38 MERGES [37 36 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_263  =  adf_15[i_174];
  i_264  =  i_226 - i_18;
  f_265  =  adf_15[i_264];
  f_266  =  adf_15[i_176];
  i_267  =  i_264 + 1;
  f_268  =  adf_15[i_267];
  f_269  =  adf_15[i_178];
  i_270  =  i_264 + 2;
  f_271  =  adf_15[i_270];
  f_272  =  adf_15[i_180];
  i_273  =  i_264 + 3;
  f_274  =  adf_15[i_273];
  f_275  =  adf_15[i_182];
  i_276  =  i_264 + 4;
  f_277  =  adf_15[i_276];
  f_278  =  adf_15[i_184];
  i_279  =  i_264 + 5;
  f_280  =  adf_15[i_279];
  f_281  =  adf_15[i_186];
  i_282  =  i_264 + 6;
  f_283  =  adf_15[i_282];
  f_284  =  adf_15[i_188];
  i_285  =  i_264 + 7;
  f_286  =  adf_15[i_285];
  f_287  =  f_263 + f_266;
  f_288  =  f_287 + f_269;
  f_289  =  f_288 + f_272;
  f_290  =  f_289 + f_275;
  f_291  =  f_290 + f_278;
  f_292  =  f_291 + f_281;
  f_293  =  f_292 + f_284;
  ul_13[3]  =  f_293;
  f_294  =  f_265 + f_268;
  f_295  =  f_294 + f_271;
  f_296  =  f_295 + f_274;
  f_297  =  f_296 + f_277;
  f_298  =  f_297 + f_280;
  f_299  =  f_298 + f_283;
  f_300  =  f_299 + f_286;
  ul_13[2]  =  f_300;
  f_301  =  f_293 / 300.0F;
  f_302  =  f_300 / 300.0F;
  f_303  =  f_302 * f_302;
  f_304  =  f_301 - f_303;
  i_305  =  isless(f_304, 0.0F);
  if(i_305 == 1)
  {
    // BLOCK 39
    f_306  =  0.0F;
  }  // B38
  else
  {
    // BLOCK 40
    f_306  =  f_304;
  }  // B38
  // BLOCK 41 MERGES [39 40 ]
  ul_13[1]  =  f_196;
  ul_13[2]  =  f_302;
  f_307  =  f_197 * 1.0E-5F;
  f_308  =  fma(f_307, f_197, f_306);
  f_309  =  rsqrt(f_308);
  ul_13[3]  =  f_309;
  l_310  =  (long) i_22;
  l_311  =  l_310 + 4L;
  l_312  =  l_311 << 2;
  b_313  =  i_22 < 6;
  if(b_313)
  {
    // BLOCK 42
    b_314  =  (i_17 & 63) == 0;
    if(b_314)
    {
      // BLOCK 43
      ul_315  =  ul_8 + l_312;
      f_316  =  f_309 * f_197;
      *((__global float *) ul_315)  =  f_316;
      ul_317  =  ul_9 + l_312;
      f_318  =  f_302 + f_196;
      f_319  =  f_318 / f_197;
      *((__global float *) ul_317)  =  f_319;
    }  // B42
    else
    {
      // BLOCK 44
    }  // B42
  }  // B41
  else
  {
    // BLOCK 45
  }  // B41
  // BLOCK 46 MERGES [45 44 43 ]
  f_320  =  ul_11[0];
  f_321  =  ul_13[0];
  f_322  =  ul_13[1];
  f_323  =  ul_13[2];
  f_324  =  ul_13[3];
  f_325  =  ul_11[5];
  ul_326  =  ul_3 + ul_114;
  f_327  =  *((__global float *) ul_326);
  ul_328  =  ul_4 + ul_114;
  f_329  =  *((__global float *) ul_328);
  f_330  =  f_320 * f_321;
  f_331  =  f_330 - f_322;
  f_332  =  f_331 - f_323;
  f_333  =  f_332 * f_324;
  f_334  =  fma(f_333, f_325, f_327);
  f_335  =  f_334 * f_329;
  f_336  =  fabs(f_335);
  f_337  =  1.0F / 0.0F;
  i_338  =  isless(f_336, f_337);
  if(i_338 == 1)
  {
    // BLOCK 47
    i_339  =  isless(0.0F, f_336);
    if(i_339 == 1)
    {
      // BLOCK 48
      f_340  =  f_336;
    }  // B47
    else
    {
      // BLOCK 49
      f_340  =  0.0F;
    }  // B47
  }  // B46
  else
  {
    // BLOCK 50
    f_340  =  f_337;
  }  // B46
  // BLOCK 51 MERGES [48 49 50 ]
  f_341  =  ul_11[1];
  f_342  =  ul_13[0];
  f_343  =  ul_13[1];
  f_344  =  ul_13[2];
  f_345  =  ul_13[3];
  f_346  =  ul_11[6];
  ul_347  =  ul_3 + ul_119;
  f_348  =  *((__global float *) ul_347);
  ul_349  =  ul_4 + ul_119;
  f_350  =  *((__global float *) ul_349);
  f_351  =  f_341 * f_342;
  f_352  =  f_351 - f_343;
  f_353  =  f_352 - f_344;
  f_354  =  f_353 * f_345;
  f_355  =  fma(f_354, f_346, f_348);
  f_356  =  f_355 * f_350;
  f_357  =  fabs(f_356);
  i_358  =  isless(f_357, f_337);
  if(i_358 == 1)
  {
    // BLOCK 52
    f_359  =  f_357;
  }  // B51
  else
  {
    // BLOCK 53
    f_359  =  f_337;
  }  // B51
  // BLOCK 54 MERGES [52 53 ]
  i_360  =  isless(f_340, f_359);
  if(i_360 == 1)
  {
    // BLOCK 55
    f_361  =  f_359;
  }  // B54
  else
  {
    // BLOCK 56
    f_361  =  f_340;
  }  // B54
  // BLOCK 57 MERGES [55 56 ]
  f_362  =  ul_11[2];
  f_363  =  ul_13[0];
  f_364  =  ul_13[1];
  f_365  =  ul_13[2];
  f_366  =  ul_13[3];
  f_367  =  ul_11[7];
  ul_368  =  ul_3 + ul_124;
  f_369  =  *((__global float *) ul_368);
  ul_370  =  ul_4 + ul_124;
  f_371  =  *((__global float *) ul_370);
  f_372  =  f_362 * f_363;
  f_373  =  f_372 - f_364;
  f_374  =  f_373 - f_365;
  f_375  =  f_374 * f_366;
  f_376  =  fma(f_375, f_367, f_369);
  f_377  =  f_376 * f_371;
  f_378  =  fabs(f_377);
  i_379  =  isless(f_378, f_337);
  if(i_379 == 1)
  {
    // BLOCK 58
    f_380  =  f_378;
  }  // B57
  else
  {
    // BLOCK 59
    f_380  =  f_337;
  }  // B57
  // BLOCK 60 MERGES [58 59 ]
  i_381  =  isless(f_361, f_380);
  if(i_381 == 1)
  {
    // BLOCK 61
    f_382  =  f_380;
  }  // B60
  else
  {
    // BLOCK 62
    f_382  =  f_361;
  }  // B60
  // BLOCK 63 MERGES [61 62 ]
  f_383  =  ul_11[3];
  f_384  =  ul_13[0];
  f_385  =  ul_13[1];
  f_386  =  ul_13[2];
  f_387  =  ul_13[3];
  f_388  =  ul_11[8];
  ul_389  =  ul_3 + ul_129;
  f_390  =  *((__global float *) ul_389);
  ul_391  =  ul_4 + ul_129;
  f_392  =  *((__global float *) ul_391);
  f_393  =  f_383 * f_384;
  f_394  =  f_393 - f_385;
  f_395  =  f_394 - f_386;
  f_396  =  f_395 * f_387;
  f_397  =  fma(f_396, f_388, f_390);
  f_398  =  f_397 * f_392;
  f_399  =  fabs(f_398);
  i_400  =  isless(f_399, f_337);
  if(i_400 == 1)
  {
    // BLOCK 64
    f_401  =  f_399;
  }  // B63
  else
  {
    // BLOCK 65
    f_401  =  f_337;
  }  // B63
  // BLOCK 66 MERGES [64 65 ]
  i_402  =  isless(f_382, f_401);
  if(i_402 == 1)
  {
    // BLOCK 67
    f_403  =  f_401;
  }  // B66
  else
  {
    // BLOCK 68
    f_403  =  f_382;
  }  // B66
  // BLOCK 69 MERGES [67 68 ]
  ul_404  =  ul_4 + ul_134;
  ul_405  =  ul_3 + ul_134;
  b_406  =  i_72 >= 0 && i_72 < 300;
  if(b_406)
  {
    // BLOCK 70
    f_407  =  ul_11[4];
    f_408  =  ul_13[0];
    f_409  =  ul_13[1];
    f_410  =  ul_13[2];
    f_411  =  ul_13[3];
    f_412  =  ul_11[9];
    f_413  =  *((__global float *) ul_405);
    f_414  =  *((__global float *) ul_404);
    f_415  =  f_407 * f_408;
    f_416  =  f_415 - f_409;
    f_417  =  f_416 - f_410;
    f_418  =  f_417 * f_411;
    f_419  =  fma(f_418, f_412, f_413);
    f_420  =  f_419 * f_414;
    f_421  =  fabs(f_420);
    i_422  =  isless(f_421, f_337);
    if(i_422 == 1)
    {
      // BLOCK 71
      f_423  =  f_421;
    }  // B70
    else
    {
      // BLOCK 72
      f_423  =  f_337;
    }  // B70
    // BLOCK 73 MERGES [71 72 ]
    i_424  =  isless(f_403, f_423);
    if(i_424 == 1)
    {
      // BLOCK 74
      f_425  =  f_423;
    }  // B73
    else
    {
      // BLOCK 75
      f_425  =  f_403;
    }  // B73
  }  // B69
  else
  {
    // BLOCK 76
    f_425  =  f_403;
  }  // B69
  // BLOCK 77 MERGES [76 74 75 ]
  adf_16[i_17]  =  f_425;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_426  =  i_18 >= 0 && i_18 < 8;
  if(b_426)
  {
    // BLOCK 78
    f_427  =  adf_16[i_158];
    i_428  =  isless(f_427, f_425);
    if(i_428 == 1)
    {
      // BLOCK 79
      f_429  =  f_425;
    }  // B78
    else
    {
      // BLOCK 80
      f_429  =  f_427;
    }  // B78
    // BLOCK 81 MERGES [79 80 ]
    f_430  =  adf_16[i_157];
    i_431  =  isless(f_430, f_429);
    if(i_431 == 1)
    {
      // BLOCK 82
      f_432  =  f_429;
    }  // B81
    else
    {
      // BLOCK 83
      f_432  =  f_430;
    }  // B81
    // BLOCK 84 MERGES [82 83 ]
    f_433  =  adf_16[i_156];
    i_434  =  isless(f_433, f_432);
    if(i_434 == 1)
    {
      // BLOCK 85
      f_435  =  f_432;
    }  // B84
    else
    {
      // BLOCK 86
      f_435  =  f_433;
    }  // B84
    // BLOCK 87 MERGES [85 86 ]
    f_436  =  adf_16[i_155];
    i_437  =  isless(f_436, f_435);
    if(i_437 == 1)
    {
      // BLOCK 88
      f_438  =  f_435;
    }  // B87
    else
    {
      // BLOCK 89
      f_438  =  f_436;
    }  // B87
    // BLOCK 90 MERGES [88 89 ]
    f_439  =  adf_16[i_154];
    i_440  =  isless(f_439, f_438);
    if(i_440 == 1)
    {
      // BLOCK 91
      f_441  =  f_438;
    }  // B90
    else
    {
      // BLOCK 92
      f_441  =  f_439;
    }  // B90
    // BLOCK 93 MERGES [91 92 ]
    f_442  =  adf_16[i_153];
    i_443  =  isless(f_442, f_441);
    if(i_443 == 1)
    {
      // BLOCK 94
      f_444  =  f_441;
    }  // B93
    else
    {
      // BLOCK 95
      f_444  =  f_442;
    }  // B93
    // BLOCK 96 MERGES [94 95 ]
    f_445  =  adf_16[i_152];
    i_446  =  isless(f_445, f_444);
    if(i_446 == 1)
    {
      // BLOCK 97
      f_447  =  f_444;
    }  // B96
    else
    {
      // BLOCK 98
      f_447  =  f_445;
    }  // B96
    // BLOCK 99 MERGES [97 98 ]
    adf_16[i_17]  =  f_447;
  }  // B77
  else
  {
    // BLOCK 100
  }  // B77
  // BLOCK 101 MERGES [100 99 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_448  =  adf_16[i_174];
  f_449  =  adf_16[i_176];
  i_450  =  isless(f_449, f_448);
  if(i_450 == 1)
  {
    // BLOCK 102
    f_451  =  f_448;
  }  // B101
  else
  {
    // BLOCK 103
    f_451  =  f_449;
  }  // B101
  // BLOCK 104 MERGES [102 103 ]
  f_452  =  adf_16[i_178];
  i_453  =  isless(f_452, f_451);
  if(i_453 == 1)
  {
    // BLOCK 105
    f_454  =  f_451;
  }  // B104
  else
  {
    // BLOCK 106
    f_454  =  f_452;
  }  // B104
  // BLOCK 107 MERGES [105 106 ]
  f_455  =  adf_16[i_180];
  i_456  =  isless(f_455, f_454);
  if(i_456 == 1)
  {
    // BLOCK 108
    f_457  =  f_454;
  }  // B107
  else
  {
    // BLOCK 109
    f_457  =  f_455;
  }  // B107
  // BLOCK 110 MERGES [108 109 ]
  f_458  =  adf_16[i_182];
  i_459  =  isless(f_458, f_457);
  if(i_459 == 1)
  {
    // BLOCK 111
    f_460  =  f_457;
  }  // B110
  else
  {
    // BLOCK 112
    f_460  =  f_458;
  }  // B110
  // BLOCK 113 MERGES [111 112 ]
  f_461  =  adf_16[i_184];
  i_462  =  isless(f_461, f_460);
  if(i_462 == 1)
  {
    // BLOCK 114
    f_463  =  f_460;
  }  // B113
  else
  {
    // BLOCK 115
    f_463  =  f_461;
  }  // B113
  // BLOCK 116 MERGES [114 115 ]
  f_464  =  adf_16[i_186];
  i_465  =  isless(f_464, f_463);
  if(i_465 == 1)
  {
    // BLOCK 117
    f_466  =  f_463;
  }  // B116
  else
  {
    // BLOCK 118
    f_466  =  f_464;
  }  // B116
  // BLOCK 119 MERGES [117 118 ]
  f_467  =  adf_16[i_188];
  i_468  =  isless(f_467, f_466);
  if(i_468 == 1)
  {
    // BLOCK 120
    f_469  =  f_466;
  }  // B119
  else
  {
    // BLOCK 121
    f_469  =  f_467;
  }  // B119
  // BLOCK 122 MERGES [120 121 ]
  b_470  =  i_22 < 6;
  if(b_470)
  {
    // BLOCK 123
    b_471  =  (i_17 & 63) == 0;
    if(b_471)
    {
      // BLOCK 124
      i_472  =  isless(0.0F, f_469);
      if(i_472 == 1)
      {
        // BLOCK 125
        f_473  =  f_469 / 127.0F;
        f_474  =  f_473;
      }  // B124
      else
      {
        // BLOCK 126
        f_474  =  1.0F;
      }  // B124
      // BLOCK 127 MERGES [125 126 ]
      i_475  =  isless(f_469, f_337);
      if(i_475 == 1)
      {
        // BLOCK 128
        f_476  =  f_474;
      }  // B127
      else
      {
        // BLOCK 129
        f_477  =  f_469 * 0.0F;
        f_476  =  f_477;
      }  // B127
      // BLOCK 130 MERGES [128 129 ]
      ul_478  =  ul_7 + l_312;
      *((__global float *) ul_478)  =  f_476;
    }  // B123
    else
    {
      // BLOCK 131
    }  // B123
  }  // B122
  else
  {
    // BLOCK 132
  }  // B122
  // BLOCK 133 MERGES [132 131 130 ]
  i_479  =  i_22 * 300;
  b_480  =  i_22 < 6;
  if(b_480)
  {
    // BLOCK 134
    f_481  =  ul_11[0];
    f_482  =  ul_13[0];
    f_483  =  ul_13[1];
    f_484  =  ul_13[2];
    f_485  =  ul_13[3];
    f_486  =  ul_11[5];
    f_487  =  *((__global float *) ul_326);
    f_488  =  *((__global float *) ul_328);
    i_489  =  isless(f_469, 7.888609E-31F);
    if(i_489 == 1)
    {
      // BLOCK 135
      f_490  =  1.2676506E30F;
    }  // B134
    else
    {
      // BLOCK 136
      f_490  =  1.0F;
    }  // B134
    // BLOCK 137 MERGES [135 136 ]
    i_491  =  isless(0.0F, f_469);
    if(i_491 == 1)
    {
      // BLOCK 138
      f_492  =  f_490 * f_469;
      f_493  =  127.0F / f_492;
      f_494  =  f_493;
    }  // B137
    else
    {
      // BLOCK 139
      f_494  =  0.0F;
    }  // B137
    // BLOCK 140 MERGES [138 139 ]
    i_495  =  isless(f_469, f_337);
    if(i_495 == 1)
    {
      // BLOCK 141
      f_496  =  f_481 * f_482;
      f_497  =  f_496 - f_483;
      f_498  =  f_497 - f_484;
      f_499  =  f_498 * f_485;
      f_500  =  fma(f_499, f_486, f_487);
      f_501  =  f_500 * f_488;
      f_502  =  f_501 * f_490;
      f_503  =  fabs(f_502);
      f_504  =  fma(f_494, f_503, 8388608.0F);
      i_505  =  isnan(f_504)? 0 : (int) f_504;
      i_506  =  i_505 + -8388608;
      i_507  =  min(i_506, 127);
      i_508  =  isless(f_501, 0.0F);
      if(i_508 == 1)
      {
        // BLOCK 142
        i_509  =  -i_507;
        i_510  =  i_509;
      }  // B141
      else
      {
        // BLOCK 143
        i_510  =  i_507;
      }  // B141
    }  // B140
    else
    {
      // BLOCK 144
      i_510  =  0;
    }  // B140
    // BLOCK 145 MERGES [142 143 144 ]
    i_511  =  i_479 + i_18;
    l_512  =  (long) i_511;
    l_513  =  l_512 + 16L;
    ul_514  =  ul_6 + l_513;
    ch_515  =  (char) i_510;
    *((__global char *) ul_514)  =  ch_515;
  }  // B133
  else
  {
    // BLOCK 146
  }  // B133
  // BLOCK 147 MERGES [146 145 ]
  b_516  =  i_22 < 6;
  if(b_516)
  {
    // BLOCK 148
    f_517  =  ul_11[1];
    f_518  =  ul_13[0];
    f_519  =  ul_13[1];
    f_520  =  ul_13[2];
    f_521  =  ul_13[3];
    f_522  =  ul_11[6];
    f_523  =  *((__global float *) ul_347);
    f_524  =  *((__global float *) ul_349);
    i_525  =  isless(f_469, 7.888609E-31F);
    if(i_525 == 1)
    {
      // BLOCK 149
      f_526  =  1.2676506E30F;
    }  // B148
    else
    {
      // BLOCK 150
      f_526  =  1.0F;
    }  // B148
    // BLOCK 151 MERGES [149 150 ]
    i_527  =  isless(0.0F, f_469);
    if(i_527 == 1)
    {
      // BLOCK 152
      f_528  =  f_526 * f_469;
      f_529  =  127.0F / f_528;
      f_530  =  f_529;
    }  // B151
    else
    {
      // BLOCK 153
      f_530  =  0.0F;
    }  // B151
    // BLOCK 154 MERGES [152 153 ]
    i_531  =  isless(f_469, f_337);
    if(i_531 == 1)
    {
      // BLOCK 155
      f_532  =  f_517 * f_518;
      f_533  =  f_532 - f_519;
      f_534  =  f_533 - f_520;
      f_535  =  f_534 * f_521;
      f_536  =  fma(f_535, f_522, f_523);
      f_537  =  f_536 * f_524;
      f_538  =  f_537 * f_526;
      f_539  =  fabs(f_538);
      f_540  =  fma(f_530, f_539, 8388608.0F);
      i_541  =  isnan(f_540)? 0 : (int) f_540;
      i_542  =  i_541 + -8388608;
      i_543  =  min(i_542, 127);
      i_544  =  isless(f_537, 0.0F);
      if(i_544 == 1)
      {
        // BLOCK 156
        i_545  =  -i_543;
        i_546  =  i_545;
      }  // B155
      else
      {
        // BLOCK 157
        i_546  =  i_543;
      }  // B155
    }  // B154
    else
    {
      // BLOCK 158
      i_546  =  0;
    }  // B154
    // BLOCK 159 MERGES [156 157 158 ]
    i_547  =  i_479 + i_36;
    l_548  =  (long) i_547;
    l_549  =  l_548 + 16L;
    ul_550  =  ul_6 + l_549;
    ch_551  =  (char) i_546;
    *((__global char *) ul_550)  =  ch_551;
  }  // B147
  else
  {
    // BLOCK 160
  }  // B147
  // BLOCK 161 MERGES [160 159 ]
  b_552  =  i_22 < 6;
  if(b_552)
  {
    // BLOCK 162
    f_553  =  ul_11[2];
    f_554  =  ul_13[0];
    f_555  =  ul_13[1];
    f_556  =  ul_13[2];
    f_557  =  ul_13[3];
    f_558  =  ul_11[7];
    f_559  =  *((__global float *) ul_368);
    f_560  =  *((__global float *) ul_370);
    i_561  =  isless(f_469, 7.888609E-31F);
    if(i_561 == 1)
    {
      // BLOCK 163
      f_562  =  1.2676506E30F;
    }  // B162
    else
    {
      // BLOCK 164
      f_562  =  1.0F;
    }  // B162
    // BLOCK 165 MERGES [163 164 ]
    i_563  =  isless(0.0F, f_469);
    if(i_563 == 1)
    {
      // BLOCK 166
      f_564  =  f_562 * f_469;
      f_565  =  127.0F / f_564;
      f_566  =  f_565;
    }  // B165
    else
    {
      // BLOCK 167
      f_566  =  0.0F;
    }  // B165
    // BLOCK 168 MERGES [166 167 ]
    i_567  =  isless(f_469, f_337);
    if(i_567 == 1)
    {
      // BLOCK 169
      f_568  =  f_553 * f_554;
      f_569  =  f_568 - f_555;
      f_570  =  f_569 - f_556;
      f_571  =  f_570 * f_557;
      f_572  =  fma(f_571, f_558, f_559);
      f_573  =  f_572 * f_560;
      f_574  =  f_573 * f_562;
      f_575  =  fabs(f_574);
      f_576  =  fma(f_566, f_575, 8388608.0F);
      i_577  =  isnan(f_576)? 0 : (int) f_576;
      i_578  =  i_577 + -8388608;
      i_579  =  min(i_578, 127);
      i_580  =  isless(f_573, 0.0F);
      if(i_580 == 1)
      {
        // BLOCK 170
        i_581  =  -i_579;
        i_582  =  i_581;
      }  // B169
      else
      {
        // BLOCK 171
        i_582  =  i_579;
      }  // B169
    }  // B168
    else
    {
      // BLOCK 172
      i_582  =  0;
    }  // B168
    // BLOCK 173 MERGES [170 171 172 ]
    i_583  =  i_479 + i_48;
    l_584  =  (long) i_583;
    l_585  =  l_584 + 16L;
    ul_586  =  ul_6 + l_585;
    ch_587  =  (char) i_582;
    *((__global char *) ul_586)  =  ch_587;
  }  // B161
  else
  {
    // BLOCK 174
  }  // B161
  // BLOCK 175 MERGES [174 173 ]
  b_588  =  i_22 < 6;
  if(b_588)
  {
    // BLOCK 176
    f_589  =  ul_11[3];
    f_590  =  ul_13[0];
    f_591  =  ul_13[1];
    f_592  =  ul_13[2];
    f_593  =  ul_13[3];
    f_594  =  ul_11[8];
    f_595  =  *((__global float *) ul_389);
    f_596  =  *((__global float *) ul_391);
    i_597  =  isless(f_469, 7.888609E-31F);
    if(i_597 == 1)
    {
      // BLOCK 177
      f_598  =  1.2676506E30F;
    }  // B176
    else
    {
      // BLOCK 178
      f_598  =  1.0F;
    }  // B176
    // BLOCK 179 MERGES [177 178 ]
    i_599  =  isless(0.0F, f_469);
    if(i_599 == 1)
    {
      // BLOCK 180
      f_600  =  f_598 * f_469;
      f_601  =  127.0F / f_600;
      f_602  =  f_601;
    }  // B179
    else
    {
      // BLOCK 181
      f_602  =  0.0F;
    }  // B179
    // BLOCK 182 MERGES [180 181 ]
    i_603  =  isless(f_469, f_337);
    if(i_603 == 1)
    {
      // BLOCK 183
      f_604  =  f_589 * f_590;
      f_605  =  f_604 - f_591;
      f_606  =  f_605 - f_592;
      f_607  =  f_606 * f_593;
      f_608  =  fma(f_607, f_594, f_595);
      f_609  =  f_608 * f_596;
      f_610  =  f_609 * f_598;
      f_611  =  fabs(f_610);
      f_612  =  fma(f_602, f_611, 8388608.0F);
      i_613  =  isnan(f_612)? 0 : (int) f_612;
      i_614  =  i_613 + -8388608;
      i_615  =  min(i_614, 127);
      i_616  =  isless(f_609, 0.0F);
      if(i_616 == 1)
      {
        // BLOCK 184
        i_617  =  -i_615;
        i_618  =  i_617;
      }  // B183
      else
      {
        // BLOCK 185
        i_618  =  i_615;
      }  // B183
    }  // B182
    else
    {
      // BLOCK 186
      i_618  =  0;
    }  // B182
    // BLOCK 187 MERGES [184 185 186 ]
    i_619  =  i_479 + i_60;
    l_620  =  (long) i_619;
    l_621  =  l_620 + 16L;
    ul_622  =  ul_6 + l_621;
    ch_623  =  (char) i_618;
    *((__global char *) ul_622)  =  ch_623;
  }  // B175
  else
  {
    // BLOCK 188
  }  // B175
  // BLOCK 189 MERGES [188 187 ]
  b_624  =  i_22 < 6;
  if(b_624)
  {
    // BLOCK 190
    b_625  =  i_72 >= 0 && i_72 < 300;
    if(b_625)
    {
      // BLOCK 191
      f_626  =  ul_11[4];
      f_627  =  ul_13[0];
      f_628  =  ul_13[1];
      f_629  =  ul_13[2];
      f_630  =  ul_13[3];
      f_631  =  ul_11[9];
      f_632  =  *((__global float *) ul_405);
      f_633  =  *((__global float *) ul_404);
      i_634  =  isless(f_469, 7.888609E-31F);
      if(i_634 == 1)
      {
        // BLOCK 192
        f_635  =  1.2676506E30F;
      }  // B191
      else
      {
        // BLOCK 193
        f_635  =  1.0F;
      }  // B191
      // BLOCK 194 MERGES [192 193 ]
      i_636  =  isless(0.0F, f_469);
      if(i_636 == 1)
      {
        // BLOCK 195
        f_637  =  f_635 * f_469;
        f_638  =  127.0F / f_637;
        f_639  =  f_638;
      }  // B194
      else
      {
        // BLOCK 196
        f_639  =  0.0F;
      }  // B194
      // BLOCK 197 MERGES [195 196 ]
      i_640  =  isless(f_469, f_337);
      if(i_640 == 1)
      {
        // BLOCK 198
        f_641  =  f_626 * f_627;
        f_642  =  f_641 - f_628;
        f_643  =  f_642 - f_629;
        f_644  =  f_643 * f_630;
        f_645  =  fma(f_644, f_631, f_632);
        f_646  =  f_645 * f_633;
        f_647  =  f_646 * f_635;
        f_648  =  fabs(f_647);
        f_649  =  fma(f_639, f_648, 8388608.0F);
        i_650  =  isnan(f_649)? 0 : (int) f_649;
        i_651  =  i_650 + -8388608;
        i_652  =  min(i_651, 127);
        i_653  =  isless(f_646, 0.0F);
        if(i_653 == 1)
        {
          // BLOCK 199
          i_654  =  -i_652;
          i_655  =  i_654;
        }  // B198
        else
        {
          // BLOCK 200
          i_655  =  i_652;
        }  // B198
      }  // B197
      else
      {
        // BLOCK 201
        i_655  =  0;
      }  // B197
      // BLOCK 202 MERGES [199 200 201 ]
      i_656  =  i_479 + i_72;
      l_657  =  (long) i_656;
      l_658  =  l_657 + 16L;
      ul_659  =  ul_6 + l_658;
      ch_660  =  (char) i_655;
      *((__global char *) ul_659)  =  ch_660;
    }  // B190
    else
    {
      // BLOCK 203
      return;
    }  // B190
  }  // B189
  else
  {
    // BLOCK 204
  }  // B189
  // BLOCK 205 MERGES [204 202 203 ]
  return;
}  //  kernel
