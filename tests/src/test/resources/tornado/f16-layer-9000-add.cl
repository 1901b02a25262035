#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_22, b_31, b_323, b_330, b_513, b_523, b_532, b_549, b_552;
  float f_33, f_34, f_35, f_247, f_248, f_249, f_250, f_251, f_252, f_253, f_254, f_255, f_256, f_257, f_258, f_259, f_260, f_261, f_262, f_263, f_264, f_265, f_266, f_267, f_268, f_269, f_270, f_271, f_272, f_273, f_274, f_275, f_276, f_277, f_278, f_279, f_280, f_281, f_282, f_283, f_284, f_285, f_286, f_287, f_288, f_289, f_290, f_291, f_292, f_293, f_294, f_295, f_296, f_297, f_298, f_299, f_300, f_301, f_302, f_303, f_304, f_305, f_306, f_307, f_308, f_309, f_310, f_311, f_312, f_313, f_314, f_315, f_316, f_325, f_326, f_327, f_331, f_333, f_334, f_337, f_373, f_374, f_375, f_376, f_377, f_378, f_379, f_380, f_381, f_382, f_383, f_384, f_385, f_386, f_387, f_388, f_389, f_390, f_391, f_392, f_393, f_394, f_395, f_396, f_397, f_398, f_399, f_400, f_401, f_402, f_403, f_404, f_405, f_406, f_407, f_408, f_409, f_410, f_411, f_412, f_413, f_414, f_415, f_416, f_417, f_418, f_419, f_420, f_421, f_422, f_423, f_424, f_425, f_426, f_427, f_428, f_429, f_430, f_431, f_432, f_433, f_434, f_435, f_436, f_437, f_438, f_439, f_440, f_441, f_442, f_443, f_444, f_445, f_446, f_447, f_448, f_449, f_450, f_451, f_452, f_453, f_454, f_455, f_456, f_457, f_458, f_459, f_460, f_461, f_462, f_463, f_464, f_465, f_466, f_467, f_468, f_469, f_470, f_471, f_472, f_473, f_474, f_475, f_476, f_477, f_478, f_479, f_480, f_481, f_482, f_483, f_484, f_485, f_486, f_487, f_488, f_489, f_490, f_491, f_492, f_493, f_494, f_495, f_496, f_497, f_498, f_499, f_500, f_501, f_502, f_503, f_504, f_505, f_506, f_507, f_508, f_509, f_510, f_511, f_512, f_515, f_516, f_517, f_518, f_519, f_520, f_524, f_526, f_527, f_529, f_533, f_535, f_536, f_538, f_539, f_540, f_541, f_542, f_544, f_545, f_546, f_560, f_565, f_567, f_569, f_570, f_571, f_572, f_573, f_574;
  half half_28, half_30, half_42, half_48, half_54, half_60, half_66, half_72, half_78, half_84, half_90, half_96, half_102, half_108, half_114, half_120, half_126, half_132, half_138, half_144, half_150, half_156, half_162, half_168, half_174, half_180, half_186, half_192, half_198, half_204, half_210, half_216, half_222, half_228, half_234, half_240, half_246, half_324, half_338, half_339, half_340, half_341, half_342, half_343, half_344, half_345, half_346, half_347, half_348, half_349, half_350, half_351, half_352, half_353, half_354, half_355, half_356, half_357, half_358, half_359, half_360, half_361, half_362, half_363, half_364, half_365, half_366, half_367, half_368, half_369, half_370, half_371, half_372, half_514, half_559;
  int i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_23, i_36, i_37, i_43, i_49, i_55, i_61, i_67, i_73, i_79, i_85, i_91, i_97, i_103, i_109, i_115, i_121, i_127, i_133, i_139, i_145, i_151, i_157, i_163, i_169, i_175, i_181, i_187, i_193, i_199, i_205, i_211, i_217, i_223, i_229, i_235, i_241, i_317, i_318, i_328, i_329, i_332, i_335, i_336, i_521, i_522, i_525, i_528, i_530, i_531, i_534, i_537, i_543, i_547, i_548, i_550, i_551, i_553, i_554, i_575;
  long l_24, l_25, l_26, l_38, l_39, l_40, l_44, l_45, l_46, l_50, l_51, l_52, l_56, l_57, l_58, l_62, l_63, l_64, l_68, l_69, l_70, l_74, l_75, l_76, l_80, l_81, l_82, l_86, l_87, l_88, l_92, l_93, l_94, l_98, l_99, l_100, l_104, l_105, l_106, l_110, l_111, l_112, l_116, l_117, l_118, l_122, l_123, l_124, l_128, l_129, l_130, l_134, l_135, l_136, l_140, l_141, l_142, l_146, l_147, l_148, l_152, l_153, l_154, l_158, l_159, l_160, l_164, l_165, l_166, l_170, l_171, l_172, l_176, l_177, l_178, l_182, l_183, l_184, l_188, l_189, l_190, l_194, l_195, l_196, l_200, l_201, l_202, l_206, l_207, l_208, l_212, l_213, l_214, l_218, l_219, l_220, l_224, l_225, l_226, l_230, l_231, l_232, l_236, l_237, l_238, l_242, l_243, l_244, l_319, l_320, l_321, l_555, l_556, l_557, l_561, l_562, l_563;
  ulong ul_0, ul_1, ul_2, ul_3, ul_4, ul_5, ul_27, ul_29, ul_32, ul_41, ul_47, ul_53, ul_59, ul_65, ul_71, ul_77, ul_83, ul_89, ul_95, ul_101, ul_107, ul_113, ul_119, ul_125, ul_131, ul_137, ul_143, ul_149, ul_155, ul_161, ul_167, ul_173, ul_179, ul_185, ul_191, ul_197, ul_203, ul_209, ul_215, ul_221, ul_227, ul_233, ul_239, ul_245, ul_322, ul_558, ul_564, ul_566, ul_568;

  // BLOCK 0
  ul_0  =  (ulong) x;
  ul_1  =  (ulong) residual;
  ul_2  =  (ulong) gamma;
  ul_3  =  (ulong) beta;
  ul_4  =  (ulong) y;
  ul_5  =  (ulong) residualOut;
  __private float ul_6[4];
  __private float* ul_7 = ul_6;
  __local float adf_8[256];
  __local float adf_9[256];
  __local float adf_10[256];
  i_11  =  get_local_id(0);
  i_12  =  i_11 >> 8;
  i_13  =  get_group_id(0);
  i_14  =  i_12 + i_13;
  i_15  =  min(i_14, 1);
  i_16  =  i_15 * 9000;
  i_17  =  i_11 & 255;
  // BLOCK 1 MERGES [0 7 ]
  i_18  =  0;
  for(;i_18 < 36;)
  {
    // BLOCK 2
    i_19  =  i_18 + 1;
    i_20  =  i_18 << 8;
    i_21  =  i_17 + i_20;
    b_22  =  i_21 < 9000;
    if(b_22)
    {
      // BLOCK 3
      i_23  =  i_16 + i_21;
      l_24  =  (long) i_23;
      l_25  =  l_24 + 8L;
      l_26  =  l_25 << 1;
      ul_27  =  ul_0 + l_26;
      half_28  =  *((__global half *) ul_27);
      ul_29  =  ul_1 + l_26;
      half_30  =  *((__global half *) ul_29);
      b_31  =  i_14 < 2;
      if(b_31)
      {
        // BLOCK 4
        ul_32  =  ul_5 + l_26;
        f_33  =  convert_float((float) half_28);
        f_34  =  convert_float((float) half_30);
        f_35  =  f_33 + f_34;
        *((__global half *) ul_32)  =  f_35;
      }  // B3
      else
      {
        // BLOCK 5
      }  // B3
    }  // B2
    else
    {
      // BLOCK 6
    }  // B2
    // BLOCK 7 MERGES [6 5 4 ]
    i_36  =  i_19;
    i_18  =  i_36;
  }  // B1
  // BLOCK 8
  ul_7[0]  =  1.0F;
  i_37  =  i_17 + i_16;
  l_38  =  (long) i_37;
  l_39  =  l_38 + 8L;
  l_40  =  l_39 << 1;
  ul_41  =  ul_5 + l_40;
  half_42  =  *((__global half *) ul_41);
  i_43  =  i_37 + 256;
  l_44  =  (long) i_43;
  l_45  =  l_44 + 8L;
  l_46  =  l_45 << 1;
  ul_47  =  ul_5 + l_46;
  half_48  =  *((__global half *) ul_47);
  i_49  =  i_37 + 512;
  l_50  =  (long) i_49;
  l_51  =  l_50 + 8L;
  l_52  =  l_51 << 1;
  ul_53  =  ul_5 + l_52;
  half_54  =  *((__global half *) ul_53);
  i_55  =  i_37 + 768;
  l_56  =  (long) i_55;
  l_57  =  l_56 + 8L;
  l_58  =  l_57 << 1;
  ul_59  =  ul_5 + l_58;
  half_60  =  *((__global half *) ul_59);
  i_61  =  i_37 + 1024;
  l_62  =  (long) i_61;
  l_63  =  l_62 + 8L;
  l_64  =  l_63 << 1;
  ul_65  =  ul_5 + l_64;
  half_66  =  *((__global half *) ul_65);
  i_67  =  i_37 + 1280;
  l_68  =  (long) i_67;
  l_69  =  l_68 + 8L;
  l_70  =  l_69 << 1;
  ul_71  =  ul_5 + l_70;
  half_72  =  *((__global half *) ul_71);
  i_73  =  i_37 + 1536;
  l_74  =  (long) i_73;
  l_75  =  l_74 + 8L;
  l_76  =  l_75 << 1;
  ul_77  =  ul_5 + l_76;
  half_78  =  *((__global half *) ul_77);
  i_79  =  i_37 + 1792;
  l_80  =  (long) i_79;
  l_81  =  l_80 + 8L;
  l_82  =  l_81 << 1;
  ul_83  =  ul_5 + l_82;
  half_84  =  *((__global half *) ul_83);
  i_85  =  i_37 + 2048;
  l_86  =  (long) i_85;
  l_87  =  l_86 + 8L;
  l_88  =  l_87 << 1;
  ul_89  =  ul_5 + l_88;
  half_90  =  *((__global half *) ul_89);
  i_91  =  i_37 + 2304;
  l_92  =  (long) i_91;
  l_93  =  l_92 + 8L;
  l_94  =  l_93 << 1;
  ul_95  =  ul_5 + l_94;
  half_96  =  *((__global half *) ul_95);
  i_97  =  i_37 + 2560;
  l_98  =  (long) i_97;
  l_99  =  l_98 + 8L;
  l_100  =  l_99 << 1;
  ul_101  =  ul_5 + l_100;
  half_102  =  *((__global half *) ul_101);
  i_103  =  i_37 + 2816;
  l_104  =  (long) i_103;
  l_105  =  l_104 + 8L;
  l_106  =  l_105 << 1;
  ul_107  =  ul_5 + l_106;
  half_108  =  *((__global half *) ul_107);
  i_109  =  i_37 + 3072;
  l_110  =  (long) i_109;
  l_111  =  l_110 + 8L;
  l_112  =  l_111 << 1;
  ul_113  =  ul_5 + l_112;
  half_114  =  *((__global half *) ul_113);
  i_115  =  i_37 + 3328;
  l_116  =  (long) i_115;
  l_117  =  l_116 + 8L;
  l_118  =  l_117 << 1;
  ul_119  =  ul_5 + l_118;
  half_120  =  *((__global half *) ul_119);
  i_121  =  i_37 + 3584;
  l_122  =  (long) i_121;
  l_123  =  l_122 + 8L;
  l_124  =  l_123 << 1;
  ul_125  =  ul_5 + l_124;
  half_126  =  *((__global half *) ul_125);
  i_127  =  i_37 + 3840;
  l_128  =  (long) i_127;
  l_129  =  l_128 + 8L;
  l_130  =  l_129 << 1;
  ul_131  =  ul_5 + l_130;
  half_132  =  *((__global half *) ul_131);
  i_133  =  i_37 + 4096;
  l_134  =  (long) i_133;
  l_135  =  l_134 + 8L;
  l_136  =  l_135 << 1;
  ul_137  =  ul_5 + l_136;
  half_138  =  *((__global half *) ul_137);
  i_139  =  i_37 + 4352;
  l_140  =  (long) i_139;
  l_141  =  l_140 + 8L;
  l_142  =  l_141 << 1;
  ul_143  =  ul_5 + l_142;
  half_144  =  *((__global half *) ul_143);
  i_145  =  i_37 + 4608;
  l_146  =  (long) i_145;
  l_147  =  l_146 + 8L;
  l_148  =  l_147 << 1;
  ul_149  =  ul_5 + l_148;
  half_150  =  *((__global half *) ul_149);
  i_151  =  i_37 + 4864;
  l_152  =  (long) i_151;
  l_153  =  l_152 + 8L;
  l_154  =  l_153 << 1;
  ul_155  =  ul_5 + l_154;
  half_156  =  *((__global half *) ul_155);
  i_157  =  i_37 + 5120;
  l_158  =  (long) i_157;
  l_159  =  l_158 + 8L;
  l_160  =  l_159 << 1;
  ul_161  =  ul_5 + l_160;
  half_162  =  *((__global half *) ul_161);
  i_163  =  i_37 + 5376;
  l_164  =  (long) i_163;
  l_165  =  l_164 + 8L;
  l_166  =  l_165 << 1;
  ul_167  =  ul_5 + l_166;
  half_168  =  *((__global half *) ul_167);
  i_169  =  i_37 + 5632;
  l_170  =  (long) i_169;
  l_171  =  l_170 + 8L;
  l_172  =  l_171 << 1;
  ul_173  =  ul_5 + l_172;
  half_174  =  *((__global half *) ul_173);
  i_175  =  i_37 + 5888;
  l_176  =  (long) i_175;
  l_177  =  l_176 + 8L;
  l_178  =  l_177 << 1;
  ul_179  =  ul_5 + l_178;
  half_180  =  *((__global half *) ul_179);
  i_181  =  i_37 + 6144;
  l_182  =  (long) i_181;
  l_183  =  l_182 + 8L;
  l_184  =  l_183 << 1;
  ul_185  =  ul_5 + l_184;
  half_186  =  *((__global half *) ul_185);
  i_187  =  i_37 + 6400;
  l_188  =  (long) i_187;
  l_189  =  l_188 + 8L;
  l_190  =  l_189 << 1;
  ul_191  =  ul_5 + l_190;
  half_192  =  *((__global half *) ul_191);
  i_193  =  i_37 + 6656;
  l_194  =  (long) i_193;
  l_195  =  l_194 + 8L;
  l_196  =  l_195 << 1;
  ul_197  =  ul_5 + l_196;
  half_198  =  *((__global half *) ul_197);
  i_199  =  i_37 + 6912;
  l_200  =  (long) i_199;
  l_201  =  l_200 + 8L;
  l_202  =  l_201 << 1;
  ul_203  =  ul_5 + l_202;
  half_204  =  *((__global half *) ul_203);
  i_205  =  i_37 + 7168;
  l_206  =  (long) i_205;
  l_207  =  l_206 + 8L;
  l_208  =  l_207 << 1;
  ul_209  =  ul_5 + l_208;
  half_210  =  *((__global half *) ul_209);
  i_211  =  i_37 + 7424;
  l_212  =  (long) i_211;
  l_213  =  l_212 + 8L;
  l_214  =  l_213 << 1;
  ul_215  =  ul_5 + l_214;
  half_216  =  *((__global half *) ul_215);
  i_217  =  i_37 + 7680;
  l_218  =  (long) i_217;
  l_219  =  l_218 + 8L;
  l_220  =  l_219 << 1;
  ul_221  =  ul_5 + l_220;
  half_222  =  *((__global half *) ul_221);
  i_223  =  i_37 + 7936;
  l_224  =  (long) i_223;
  l_225  =  l_224 + 8L;
  l_226  =  l_225 << 1;
  ul_227  =  ul_5 + l_226;
  half_228  =  *((__global half *) ul_227);
  i_229  =  i_37 + 8192;
  l_230  =  (long) i_229;
  l_231  =  l_230 + 8L;
  l_232  =  l_231 << 1;
  ul_233  =  ul_5 + l_232;
  half_234  =  *((__global half *) ul_233);
  i_235  =  i_37 + 8448;
  l_236  =  (long) i_235;
  l_237  =  l_236 + 8L;
  l_238  =  l_237 << 1;
  ul_239  =  ul_5 + l_238;
  half_240  =  *((__global half *) ul_239);
  i_241  =  i_37 + 8704;
  l_242  =  (long) i_241;
  l_243  =  l_242 + 8L;
  l_244  =  l_243 << 1;
  ul_245  =  ul_5 + l_244;
  half_246  =  *((__global half *) ul_245);
  f_247  =  convert_float((float) half_246);
  f_248  =  convert_float((float) half_240);
  f_249  =  convert_float((float) half_234);
  f_250  =  convert_float((float) half_228);
  f_251  =  convert_float((float) half_222);
  f_252  =  convert_float((float) half_216);
  f_253  =  convert_float((float) half_210);
  f_254  =  convert_float((float) half_204);
  f_255  =  convert_float((float) half_198);
  f_256  =  convert_float((float) half_192);
  f_257  =  convert_float((float) half_186);
  f_258  =  convert_float((float) half_180);
  f_259  =  convert_float((float) half_174);
  f_260  =  convert_float((float) half_168);
  f_261  =  convert_float((float) half_162);
  f_262  =  convert_float((float) half_156);
  f_263  =  convert_float((float) half_150);
  f_264  =  convert_float((float) half_144);
  f_265  =  convert_float((float) half_138);
  f_266  =  convert_float((float) half_132);
  f_267  =  convert_float((float) half_126);
  f_268  =  convert_float((float) half_120);
  f_269  =  convert_float((float) half_114);
  f_270  =  convert_float((float) half_108);
  f_271  =  convert_float((float) half_102);
  f_272  =  convert_float((float) half_96);
  f_273  =  convert_float((float) half_90);
  f_274  =  convert_float((float) half_84);
  f_275  =  convert_float((float) half_78);
  f_276  =  convert_float((float) half_72);
  f_277  =  convert_float((float) half_66);
  f_278  =  convert_float((float) half_60);
  f_279  =  convert_float((float) half_54);
  f_280  =  convert_float((float) half_48);
  f_281  =  convert_float((float) half_42);
  f_282  =  fma(f_281, 1.1111111E-4F, 0.0F);
  f_283  =  fma(f_280, 1.1111111E-4F, f_282);
  f_284  =  fma(f_279, 1.1111111E-4F, f_283);
  f_285  =  fma(f_278, 1.1111111E-4F, f_284);
  f_286  =  fma(f_277, 1.1111111E-4F, f_285);
  f_287  =  fma(f_276, 1.1111111E-4F, f_286);
  f_288  =  fma(f_275, 1.1111111E-4F, f_287);
  f_289  =  fma(f_274, 1.1111111E-4F, f_288);
  f_290  =  fma(f_273, 1.1111111E-4F, f_289);
  f_291  =  fma(f_272, 1.1111111E-4F, f_290);
  f_292  =  fma(f_271, 1.1111111E-4F, f_291);
  f_293  =  fma(f_270, 1.1111111E-4F, f_292);
  f_294  =  fma(f_269, 1.1111111E-4F, f_293);
  f_295  =  fma(f_268, 1.1111111E-4F, f_294);
  f_296  =  fma(f_267, 1.1111111E-4F, f_295);
  f_297  =  fma(f_266, 1.1111111E-4F, f_296);
  f_298  =  fma(f_265, 1.1111111E-4F, f_297);
  f_299  =  fma(f_264, 1.1111111E-4F, f_298);
  f_300  =  fma(f_263, 1.1111111E-4F, f_299);
  f_301  =  fma(f_262, 1.1111111E-4F, f_300);
  f_302  =  fma(f_261, 1.1111111E-4F, f_301);
  f_303  =  fma(f_260, 1.1111111E-4F, f_302);
  f_304  =  fma(f_259, 1.1111111E-4F, f_303);
  f_305  =  fma(f_258, 1.1111111E-4F, f_304);
  f_306  =  fma(f_257, 1.1111111E-4F, f_305);
  f_307  =  fma(f_256, 1.1111111E-4F, f_306);
  f_308  =  fma(f_255, 1.1111111E-4F, f_307);
  f_309  =  fma(f_254, 1.1111111E-4F, f_308);
  f_310  =  fma(f_253, 1.1111111E-4F, f_309);
  f_311  =  fma(f_252, 1.1111111E-4F, f_310);
  f_312  =  fma(f_251, 1.1111111E-4F, f_311);
  f_313  =  fma(f_250, 1.1111111E-4F, f_312);
  f_314  =  fma(f_249, 1.1111111E-4F, f_313);
  f_315  =  fma(f_248, 1.1111111E-4F, f_314);
  f_316  =  fma(f_247, 1.1111111E-4F, f_315);
  i_317  =  i_17 + 8960;
  i_318  =  i_317 + i_16;
  l_319  =  (long) i_318;
  l_320  =  l_319 + 8L;
  l_321  =  l_320 << 1;
  ul_322  =  ul_5 + l_321;
  b_323  =  i_317 >= 0 && i_317 < 9000;
  if(b_323)
  {
    // BLOCK 9
    half_324  =  *((__global half *) ul_322);
    f_325  =  convert_float((float) half_324);
    f_326  =  fma(f_325, 1.1111111E-4F, f_316);
    f_327  =  f_326;
  }  // B8
  else
  {
    // BLOCK 10
    f_327  =  f_316;
  }  // B8
  // BLOCK 11 MERGES [10 9 ]
  adf_8[i_11]  =  f_327;
  // BLOCK 12 MERGES [11 16 ]
  i_328  =  128;
  for(;i_328 >= 1;)
  {
    // BLOCK 13
    barrier(CLK_LOCAL_MEM_FENCE);
    i_329  =  i_328 >> 1;
    b_330  =  i_17 < i_328;
    if(b_330)
    {
      // BLOCK 14
      f_331  =  adf_8[i_11];
      i_332  =  i_328 + i_11;
      f_333  =  adf_8[i_332];
      f_334  =  f_331 + f_333;
      adf_8[i_11]  =  f_334;
    }  // B13
    else
    {
      // BLOCK 15
    }  // B13
    // BLOCK 16 MERGES [15 14 ]
    i_335  =  i_329;
    i_328  =  i_335;
  }  // B12
  // BLOCK 17
  barrier(CLK_LOCAL_MEM_FENCE);
  i_336  =  i_11 - i_17;
  f_337  =  adf_8[i_336];
  half_338  =  *((__global half *) ul_41);
  half_339  =  *((__global half *) ul_47);
  half_340  =  *((__global half *) ul_53);
  half_341  =  *((__global half *) ul_59);
  half_342  =  *((__global half *) ul_65);
  half_343  =  *((__global half *) ul_71);
  half_344  =  *((__global half *) ul_77);
  half_345  =  *((__global half *) ul_83);
  half_346  =  *((__global half *) ul_89);
  half_347  =  *((__global half *) ul_95);
  half_348  =  *((__global half *) ul_101);
  half_349  =  *((__global half *) ul_107);
  half_350  =  *((__global half *) ul_113);
  half_351  =  *((__global half *) ul_119);
  half_352  =  *((__global half *) ul_125);
  half_353  =  *((__global half *) ul_131);
  half_354  =  *((__global half *) ul_137);
  half_355  =  *((__global half *) ul_143);
  half_356  =  *((__global half *) ul_149);
  half_357  =  *((__global half *) ul_155);
  half_358  =  *((__global half *) ul_161);
  half_359  =  *((__global half *) ul_167);
  half_360  =  *((__global half *) ul_173);
  half_361  =  *((__global half *) ul_179);
  half_362  =  *((__global half *) ul_185);
  half_363  =  *((__global half *) ul_191);
  half_364  =  *((__global half *) ul_197);
  half_365  =  *((__global half *) ul_203);
  half_366  =  *((__global half *) ul_209);
  half_367  =  *((__global half *) ul_215);
  half_368  =  *((__global half *) ul_221);
  half_369  =  *((__global half *) ul_227);
  half_370  =  *((__global half *) ul_233);
  half_371  =  *((__global half *) ul_239);
  half_372  =  *((__global half *) ul_245);
  f_373  =  convert_float((float) half_338);
  f_374  =  f_373 - f_337;
  f_375  =  f_374 + 0.0F;
  f_376  =  convert_float((float) half_339);
  f_377  =  f_376 - f_337;
  f_378  =  f_375 + f_377;
  f_379  =  convert_float((float) half_340);
  f_380  =  f_379 - f_337;
  f_381  =  f_378 + f_380;
  f_382  =  convert_float((float) half_341);
  f_383  =  f_382 - f_337;
  f_384  =  f_381 + f_383;
  f_385  =  convert_float((float) half_342);
  f_386  =  f_385 - f_337;
  f_387  =  f_384 + f_386;
  f_388  =  convert_float((float) half_343);
  f_389  =  f_388 - f_337;
  f_390  =  f_387 + f_389;
  f_391  =  convert_float((float) half_344);
  f_392  =  f_391 - f_337;
  f_393  =  f_390 + f_392;
  f_394  =  convert_float((float) half_345);
  f_395  =  f_394 - f_337;
  f_396  =  f_393 + f_395;
  f_397  =  convert_float((float) half_346);
  f_398  =  f_397 - f_337;
  f_399  =  f_396 + f_398;
  f_400  =  convert_float((float) half_347);
  f_401  =  f_400 - f_337;
  f_402  =  f_399 + f_401;
  f_403  =  convert_float((float) half_348);
  f_404  =  f_403 - f_337;
  f_405  =  f_402 + f_404;
  f_406  =  convert_float((float) half_349);
  f_407  =  f_406 - f_337;
  f_408  =  f_405 + f_407;
  f_409  =  convert_float((float) half_350);
  f_410  =  f_409 - f_337;
  f_411  =  f_408 + f_410;
  f_412  =  convert_float((float) half_351);
  f_413  =  f_412 - f_337;
  f_414  =  f_411 + f_413;
  f_415  =  convert_float((float) half_352);
  f_416  =  f_415 - f_337;
  f_417  =  f_414 + f_416;
  f_418  =  convert_float((float) half_353);
  f_419  =  f_418 - f_337;
  f_420  =  f_417 + f_419;
  f_421  =  convert_float((float) half_354);
  f_422  =  f_421 - f_337;
  f_423  =  f_420 + f_422;
  f_424  =  convert_float((float) half_355);
  f_425  =  f_424 - f_337;
  f_426  =  f_423 + f_425;
  f_427  =  convert_float((float) half_356);
  f_428  =  f_427 - f_337;
  f_429  =  f_426 + f_428;
  f_430  =  convert_float((float) half_357);
  f_431  =  f_430 - f_337;
  f_432  =  f_429 + f_431;
  f_433  =  convert_float((float) half_358);
  f_434  =  f_433 - f_337;
  f_435  =  f_432 + f_434;
  f_436  =  convert_float((float) half_359);
  f_437  =  f_436 - f_337;
  f_438  =  f_435 + f_437;
  f_439  =  convert_float((float) half_360);
  f_440  =  f_439 - f_337;
  f_441  =  f_438 + f_440;
  f_442  =  convert_float((float) half_361);
  f_443  =  f_442 - f_337;
  f_444  =  f_441 + f_443;
  f_445  =  convert_float((float) half_362);
  f_446  =  f_445 - f_337;
  f_447  =  f_444 + f_446;
  f_448  =  convert_float((float) half_363);
  f_449  =  f_448 - f_337;
  f_450  =  f_447 + f_449;
  f_451  =  convert_float((float) half_364);
  f_452  =  f_451 - f_337;
  f_453  =  f_450 + f_452;
  f_454  =  convert_float((float) half_365);
  f_455  =  f_454 - f_337;
  f_456  =  f_453 + f_455;
  f_457  =  convert_float((float) half_366);
  f_458  =  f_457 - f_337;
  f_459  =  f_456 + f_458;
  f_460  =  convert_float((float) half_367);
  f_461  =  f_460 - f_337;
  f_462  =  f_459 + f_461;
  f_463  =  convert_float((float) half_368);
  f_464  =  f_463 - f_337;
  f_465  =  f_462 + f_464;
  f_466  =  convert_float((float) half_369);
  f_467  =  f_466 - f_337;
  f_468  =  f_465 + f_467;
  f_469  =  convert_float((float) half_370);
  f_470  =  f_469 - f_337;
  f_471  =  f_468 + f_470;
  f_472  =  convert_float((float) half_371);
  f_473  =  f_472 - f_337;
  f_474  =  f_471 + f_473;
  f_475  =  convert_float((float) half_372);
  f_476  =  f_475 - f_337;
  f_477  =  f_474 + f_476;
  f_478  =  fma(f_374, f_374, 0.0F);
  f_479  =  fma(f_377, f_377, f_478);
  f_480  =  fma(f_380, f_380, f_479);
  f_481  =  fma(f_383, f_383, f_480);
  f_482  =  fma(f_386, f_386, f_481);
  f_483  =  fma(f_389, f_389, f_482);
  f_484  =  fma(f_392, f_392, f_483);
  f_485  =  fma(f_395, f_395, f_484);
  f_486  =  fma(f_398, f_398, f_485);
  f_487  =  fma(f_401, f_401, f_486);
  f_488  =  fma(f_404, f_404, f_487);
  f_489  =  fma(f_407, f_407, f_488);
  f_490  =  fma(f_410, f_410, f_489);
  f_491  =  fma(f_413, f_413, f_490);
  f_492  =  fma(f_416, f_416, f_491);
  f_493  =  fma(f_419, f_419, f_492);
  f_494  =  fma(f_422, f_422, f_493);
  f_495  =  fma(f_425, f_425, f_494);
  f_496  =  fma(f_428, f_428, f_495);
  f_497  =  fma(f_431, f_431, f_496);
  f_498  =  fma(f_434, f_434, f_497);
  f_499  =  fma(f_437, f_437, f_498);
  f_500  =  fma(f_440, f_440, f_499);
  f_501  =  fma(f_443, f_443, f_500);
  f_502  =  fma(f_446, f_446, f_501);
  f_503  =  fma(f_449, f_449, f_502);
  f_504  =  fma(f_452, f_452, f_503);
  f_505  =  fma(f_455, f_455, f_504);
  f_506  =  fma(f_458, f_458, f_505);
  f_507  =  fma(f_461, f_461, f_506);
  f_508  =  fma(f_464, f_464, f_507);
  f_509  =  fma(f_467, f_467, f_508);
  f_510  =  fma(f_470, f_470, f_509);
  f_511  =  fma(f_473, f_473, f_510);
  f_512  =  fma(f_476, f_476, f_511);
  b_513  =  i_317 >= 0 && i_317 < 9000;
  if(b_513)
  {
    // BLOCK 18
    half_514  =  *((__global half *) ul_322);
    f_515  =  convert_float((float) half_514);
    f_516  =  f_515 - f_337;
    f_517  =  f_477 + f_516;
    f_518  =  fma(f_516, f_516, f_512);
    f_519  =  f_517;
    f_520  =  f_518;
  }  // B17
  else
  {
    // BLOCK 19
    f_519  =  f_477;
    f_520  =  f_512;
  }  // B17
  // BLOCK 20 MERGES [19 18 ]
  adf_9[i_11]  =  f_520;
  // BLOCK 21 MERGES [20 25 ]
  i_521  =  128;
  for(;i_521 >= 1;)
  {
    // BLOCK 22
    barrier(CLK_LOCAL_MEM_FENCE);
    i_522  =  i_521 >> 1;
    b_523  =  i_17 < i_521;
    if(b_523)
    {
      // BLOCK 23
      f_524  =  adf_9[i_11];
      i_525  =  i_521 + i_11;
      f_526  =  adf_9[i_525];
      f_527  =  f_524 + f_526;
      adf_9[i_11]  =  f_527;
    }  // B22
    else
    {
      // BLOCK 24
    }  // B22
    // BLOCK 25 MERGES [24 23 ]
    i_528  =  i_522;
    i_521  =  i_528;
  }  // B21
  // BLOCK 26
  barrier(CLK_LOCAL_MEM_FENCE);
  f_529  =  adf_9[i_336];
  adf_10[i_11]  =  f_519;
  // BLOCK 27 MERGES [26 31 ]
  i_530  =  128;
  for(;i_530 >= 1;)
  {
    // BLOCK 28
    barrier(CLK_LOCAL_MEM_FENCE);
    i_531  =  i_530 >> 1;
    b_532  =  i_17 < i_530;
    if(b_532)
    {
      // BLOCK 29
      f_533  =  adf_10[i_11];
      i_534  =  i_530 + i_11;
      f_535  =  adf_10[i_534];
      f_536  =  f_533 + f_535;
      adf_10[i_11]  =  f_536;
    }  // B28
    else
    {
      // BLOCK 30
    }  // B28
    // BLOCK 31 MERGES [30 29 ]
    i_537  =  i_531;
    i_530  =  i_537;
  }  // B27
  // BLOCK 32
  barrier(CLK_LOCAL_MEM_FENCE);
  f_538  =  adf_10[i_336];
  f_539  =  f_529 / 9000.0F;
  f_540  =  f_538 / 9000.0F;
  f_541  =  f_540 * f_540;
  f_542  =  f_539 - f_541;
  i_543  =  isless(f_542, 0.0F);
  if(i_543 == 1)
  {
    // BLOCK 33
    f_544  =  0.0F;
  }  // B32
  else
  {
    // BLOCK 34
    f_544  =  f_542;
  }  // B32
  // BLOCK 35 MERGES [33 34 ]
  ul_7[1]  =  f_337;
  ul_7[2]  =  f_540;
  f_545  =  f_544 + 1.0E-5F;
  f_546  =  rsqrt(f_545);
  ul_7[3]  =  f_546;
  // BLOCK 36 MERGES [35 42 ]
  i_547  =  0;
  for(;i_547 < 36;)
  {
    // BLOCK 37
    i_548  =  i_547 + 1;
    b_549  =  i_14 < 2;
    if(b_549)
    {
      // BLOCK 38
      i_550  =  i_547 << 8;
      i_551  =  i_550 + i_17;
      b_552  =  i_551 < 9000;
      if(b_552)
      {
        // BLOCK 39
        i_553  =  i_14 * 9000;
        i_554  =  i_553 + i_551;
        l_555  =  (long) i_554;
        l_556  =  l_555 + 8L;
        l_557  =  l_556 << 1;
        ul_558  =  ul_5 + l_557;
        half_559  =  *((__global half *) ul_558);
        f_560  =  ul_7[0];
        l_561  =  (long) i_551;
        l_562  =  l_561 + 4L;
        l_563  =  l_562 << 2;
        ul_564  =  ul_2 + l_563;
        f_565  =  *((__global float *) ul_564);
        ul_566  =  ul_3 + l_563;
        f_567  =  *((__global float *) ul_566);
        ul_568  =  ul_4 + l_557;
        f_569  =  convert_float((float) half_559);
        f_570  =  f_569 * f_560;
        f_571  =  f_570 - f_337;
        f_572  =  f_571 - f_540;
        f_573  =  f_546 * f_572;
        f_574  =  fma(f_573, f_565, f_567);
        *((__global half *) ul_568)  =  f_574;
      }  // B38
      else
      {
        // BLOCK 40
      }  // B38
    }  // B37
    else
    {
      // BLOCK 41
    }  // B37
    // BLOCK 42 MERGES [41 39 40 ]
    i_575  =  i_548;
    i_547  =  i_575;
  }  // B36
  // BLOCK 43
  return;
}  //  kernel
