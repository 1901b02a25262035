#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_56, b_80, b_95, b_105, b_135, b_146, b_157, b_210, b_236, b_246, b_332, b_384, b_404, b_425, b_431, b_464, b_527;
  char ch_499, ch_508, ch_517, ch_526, ch_536;
  float f_29, f_36, f_43, f_50, f_59, f_60, f_63, f_64, f_65, f_68, f_69, f_70, f_73, f_74, f_75, f_78, f_79, f_81, f_84, f_85, f_86, f_88, f_90, f_92, f_96, f_98, f_100, f_102, f_104, f_107, f_113, f_119, f_125, f_131, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_147, f_148, f_149, f_158, f_159, f_160, f_161, f_162, f_163, f_164, f_165, f_166, f_167, f_168, f_169, f_170, f_171, f_172, f_173, f_174, f_175, f_176, f_177, f_178, f_179, f_180, f_181, f_182, f_183, f_184, f_185, f_186, f_187, f_188, f_189, f_190, f_191, f_192, f_193, f_194, f_195, f_196, f_197, f_198, f_199, f_200, f_201, f_202, f_203, f_204, f_205, f_206, f_207, f_208, f_209, f_211, f_212, f_213, f_214, f_215, f_216, f_217, f_218, f_219, f_220, f_221, f_222, f_223, f_224, f_225, f_226, f_227, f_228, f_229, f_230, f_231, f_232, f_233, f_234, f_235, f_237, f_238, f_239, f_240, f_241, f_242, f_243, f_244, f_245, f_247, f_248, f_249, f_251, f_252, f_254, f_255, f_257, f_258, f_260, f_261, f_263, f_264, f_266, f_267, f_269, f_270, f_271, f_272, f_273, f_274, f_275, f_276, f_277, f_278, f_279, f_280, f_281, f_282, f_283, f_284, f_285, f_286, f_287, f_288, f_289, f_290, f_291, f_292, f_293, f_294, f_295, f_296, f_297, f_298, f_299, f_300, f_301, f_302, f_303, f_304, f_305, f_306, f_307, f_308, f_309, f_310, f_311, f_312, f_313, f_314, f_315, f_316, f_317, f_319, f_320, f_321, f_322, f_323, f_324, f_325, f_326, f_327, f_328, f_333, f_335, f_336, f_337, f_339, f_340, f_341, f_342, f_343, f_345, f_347, f_348, f_349, f_350, f_351, f_352, f_353, f_354, f_356, f_358, f_359, f_360, f_361, f_362, f_363, f_364, f_365, f_367, f_369, f_370, f_371, f_372, f_373, f_374, f_375, f_376, f_378, f_380, f_381, f_382, f_383, f_385, f_386, f_387, f_388, f_390, f_392, f_393, f_394, f_395, f_396, f_397, f_398, f_399, f_400, f_401, f_402, f_403, f_405, f_406, f_407, f_408, f_410, f_411, f_412, f_413, f_414, f_415, f_416, f_417, f_418, f_419, f_420, f_421, f_422, f_423, f_424, f_426, f_427, f_428, f_429, f_430, f_432, f_433, f_434, f_435, f_436, f_437, f_438, f_439, f_440, f_441, f_442, f_443, f_444, f_445, f_446, f_447, f_448, f_449, f_450, f_451, f_452, f_453, f_454, f_455, f_456, f_457, f_458, f_459, f_460, f_461, f_462, f_463, f_466, f_467, f_469, f_470, f_472, f_474, f_476, f_477, f_478, f_479, f_480, f_481, f_482, f_483, f_484, f_485, f_487, f_488, f_489, f_490, f_494, f_495, f_496, f_500, f_503, f_504, f_505, f_509, f_512, f_513, f_514, f_518, f_521, f_522, f_523, f_528, f_531, f_532, f_533;
  half half_28, half_35, half_42, half_49, half_58, half_62, half_67, half_72, half_77, half_83, half_97, half_99, half_101, half_103, half_106;
  int i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_30, i_37, i_44, i_51, i_55, i_108, i_114, i_120, i_126, i_150, i_151, i_152, i_153, i_154, i_155, i_156, i_250, i_253, i_256, i_259, i_262, i_265, i_268, i_318, i_409, i_465, i_468, i_473, i_475, i_486, i_493, i_497, i_498, i_506, i_507, i_515, i_516, i_524, i_525, i_534, i_535;
  long l_24, l_25, l_26, l_31, l_32, l_33, l_38, l_39, l_40, l_45, l_46, l_47, l_52, l_53, l_54, l_109, l_110, l_111, l_115, l_116, l_117, l_121, l_122, l_123, l_127, l_128, l_129, l_132, l_133, l_134, l_329, l_330, l_331, l_491, l_501, l_510, l_519, l_529;
  ulong ul_0, ul_1, ul_2, ul_3, ul_4, ul_5, ul_6, ul_7, ul_8, ul_9, ul_27, ul_34, ul_41, ul_48, ul_57, ul_61, ul_66, ul_71, ul_76, ul_82, ul_87, ul_89, ul_91, ul_93, ul_94, ul_112, ul_118, ul_124, ul_130, ul_136, ul_334, ul_338, ul_344, ul_346, ul_355, ul_357, ul_366, ul_368, ul_377, ul_379, ul_389, ul_391, ul_471, ul_492, ul_502, ul_511, ul_520, ul_530;

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
  __private float ul_12[6];
  __private float* ul_13 = ul_12;
  __local float adf_14[64];
  __local float adf_15[128];
  __local float adf_16[64];
  i_17  =  get_group_id(0);
  i_18  =  i_17 * 300;
  i_19  =  get_local_id(0);
  i_20  =  i_18 + i_19;
  i_21  =  i_19 >> 31;
  i_22  =  i_21 & 300;
  i_23  =  i_20 + i_22;
  l_24  =  (long) i_23;
  l_25  =  l_24 + 8L;
  l_26  =  l_25 << 1;
  ul_27  =  ul_0 + l_26;
  half_28  =  *((__global half *) ul_27);
  f_29  =  convert_float((float) half_28);
  ul_11[0]  =  f_29;
  i_30  =  i_20 + 64;
  l_31  =  (long) i_30;
  l_32  =  l_31 + 8L;
  l_33  =  l_32 << 1;
  ul_34  =  ul_0 + l_33;
  half_35  =  *((__global half *) ul_34);
  f_36  =  convert_float((float) half_35);
  ul_11[1]  =  f_36;
  i_37  =  i_20 + 128;
  l_38  =  (long) i_37;
  l_39  =  l_38 + 8L;
  l_40  =  l_39 << 1;
  ul_41  =  ul_0 + l_40;
  half_42  =  *((__global half *) ul_41);
  f_43  =  convert_float((float) half_42);
  ul_11[2]  =  f_43;
  i_44  =  i_20 + 192;
  l_45  =  (long) i_44;
  l_46  =  l_45 + 8L;
  l_47  =  l_46 << 1;
  ul_48  =  ul_0 + l_47;
  half_49  =  *((__global half *) ul_48);
  f_50  =  convert_float((float) half_49);
  ul_11[3]  =  f_50;
  i_51  =  i_20 + 256;
  l_52  =  (long) i_51;
  l_53  =  l_52 + 8L;
  l_54  =  l_53 << 1;
  i_55  =  i_19 + 256;
  b_56  =  i_55 < 300;
  if(b_56)
  {
    // BLOCK 1
    ul_57  =  ul_0 + l_54;
    half_58  =  *((__global half *) ul_57);
    f_59  =  convert_float((float) half_58);
    ul_11[4]  =  f_59;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  f_60  =  ul_11[0];
  ul_61  =  ul_1 + l_26;
  half_62  =  *((__global half *) ul_61);
  f_63  =  convert_float((float) half_62);
  f_64  =  f_63 + f_60;
  ul_11[0]  =  f_64;
  f_65  =  ul_11[1];
  ul_66  =  ul_1 + l_33;
  half_67  =  *((__global half *) ul_66);
  f_68  =  convert_float((float) half_67);
  f_69  =  f_68 + f_65;
  ul_11[1]  =  f_69;
  f_70  =  ul_11[2];
  ul_71  =  ul_1 + l_40;
  half_72  =  *((__global half *) ul_71);
  f_73  =  convert_float((float) half_72);
  f_74  =  f_73 + f_70;
  ul_11[2]  =  f_74;
  f_75  =  ul_11[3];
  ul_76  =  ul_1 + l_47;
  half_77  =  *((__global half *) ul_76);
  f_78  =  convert_float((float) half_77);
  f_79  =  f_78 + f_75;
  ul_11[3]  =  f_79;
  b_80  =  i_55 < 300;
  if(b_80)
  {
    // BLOCK 4
    f_81  =  ul_11[4];
    ul_82  =  ul_1 + l_54;
    half_83  =  *((__global half *) ul_82);
    f_84  =  convert_float((float) half_83);
    f_85  =  f_84 + f_81;
    ul_11[4]  =  f_85;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  f_86  =  ul_11[0];
  ul_87  =  ul_5 + l_26;
  *((__global half *) ul_87)  =  f_86;
  f_88  =  ul_11[1];
  ul_89  =  ul_5 + l_33;
  *((__global half *) ul_89)  =  f_88;
  f_90  =  ul_11[2];
  ul_91  =  ul_5 + l_40;
  *((__global half *) ul_91)  =  f_90;
  f_92  =  ul_11[3];
  ul_93  =  ul_5 + l_47;
  *((__global half *) ul_93)  =  f_92;
  ul_94  =  ul_5 + l_54;
  b_95  =  i_55 < 300;
  if(b_95)
  {
    // BLOCK 7
    f_96  =  ul_11[4];
    *((__global half *) ul_94)  =  f_96;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  half_97  =  *((__global half *) ul_87);
  f_98  =  convert_float((float) half_97);
  ul_11[0]  =  f_98;
  half_99  =  *((__global half *) ul_89);
  f_100  =  convert_float((float) half_99);
  ul_11[1]  =  f_100;
  half_101  =  *((__global half *) ul_91);
  f_102  =  convert_float((float) half_101);
  ul_11[2]  =  f_102;
  half_103  =  *((__global half *) ul_93);
  f_104  =  convert_float((float) half_103);
  ul_11[3]  =  f_104;
  b_105  =  i_55 < 300;
  if(b_105)
  {
    // BLOCK 10
    half_106  =  *((__global half *) ul_94);
    f_107  =  convert_float((float) half_106);
    ul_11[4]  =  f_107;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  i_108  =  i_22 + i_19;
  l_109  =  (long) i_108;
  l_110  =  l_109 + 4L;
  l_111  =  l_110 << 2;
  ul_112  =  ul_2 + l_111;
  f_113  =  *((__global float *) ul_112);
  ul_11[5]  =  f_113;
  i_114  =  i_19 + 64;
  l_115  =  (long) i_114;
  l_116  =  l_115 + 4L;
  l_117  =  l_116 << 2;
  ul_118  =  ul_2 + l_117;
  f_119  =  *((__global float *) ul_118);
  ul_11[6]  =  f_119;
  i_120  =  i_19 + 128;
  l_121  =  (long) i_120;
  l_122  =  l_121 + 4L;
  l_123  =  l_122 << 2;
  ul_124  =  ul_2 + l_123;
  f_125  =  *((__global float *) ul_124);
  ul_11[7]  =  f_125;
  i_126  =  i_19 + 192;
  l_127  =  (long) i_126;
  l_128  =  l_127 + 4L;
  l_129  =  l_128 << 2;
  ul_130  =  ul_2 + l_129;
  f_131  =  *((__global float *) ul_130);
  ul_11[8]  =  f_131;
  l_132  =  (long) i_55;
  l_133  =  l_132 + 4L;
  l_134  =  l_133 << 2;
  b_135  =  i_55 < 300;
  if(b_135)
  {
    // BLOCK 13
    ul_136  =  ul_2 + l_134;
    f_137  =  *((__global float *) ul_136);
    ul_11[9]  =  f_137;
  }  // B12
  else
  {
    // BLOCK 14
  }  // B12
  // BLOCK 15 MERGES [14 13 ]
  ul_13[0]  =  1.0F;
  ul_13[1]  =  0.0F;
  f_138  =  ul_11[0];
  f_139  =  ul_11[1];
  f_140  =  ul_11[2];
  f_141  =  ul_11[3];
  f_142  =  fma(f_138, 0.0033333334F, 0.0F);
  f_143  =  fma(f_139, 0.0033333334F, f_142);
  f_144  =  fma(f_140, 0.0033333334F, f_143);
  f_145  =  fma(f_141, 0.0033333334F, f_144);
  b_146  =  i_55 < 300;
  if(b_146)
  {
    // BLOCK 16
    f_147  =  ul_11[4];
    f_148  =  fma(f_147, 0.0033333334F, f_145);
    f_149  =  f_148;
  }  // B15
  else
  {
    // BLOCK 17
    f_149  =  f_145;
  }  // B15
  // BLOCK 18 MERGES [17 16 ]
  adf_14[i_19]  =  f_149;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_150  =  i_19 + 56;
  i_151  =  i_19 + 48;
  i_152  =  i_19 + 40;
  i_153  =  i_19 + 32;
  i_154  =  i_19 + 24;
  i_155  =  i_19 + 16;
  i_156  =  i_19 + 8;
  b_157  =  i_19 < 8;
  if(b_157)
  {
    // BLOCK 19
    f_158  =  adf_14[i_156];
    f_159  =  adf_14[i_155];
    f_160  =  adf_14[i_154];
    f_161  =  adf_14[i_153];
    f_162  =  adf_14[i_152];
    f_163  =  adf_14[i_151];
    f_164  =  adf_14[i_150];
    f_165  =  f_159 + 0.0F;
    f_166  =  f_165 + f_161;
    f_167  =  f_166 + f_163;
    f_168  =  f_149 + f_158;
    f_169  =  f_168 + f_160;
    f_170  =  f_169 + f_162;
    f_171  =  f_170 + f_164;
    f_172  =  f_167 + f_171;
    adf_14[i_19]  =  f_172;
  }  // B18
  else
  {
    // BLOCK 20
  }  // B18
  // BLOCK 21 MERGES [20 19 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_173  =  adf_14[0];
  f_174  =  adf_14[1];
  f_175  =  adf_14[2];
  f_176  =  adf_14[3];
  f_177  =  adf_14[4];
  f_178  =  adf_14[5];
  f_179  =  adf_14[6];
  f_180  =  adf_14[7];
  f_181  =  f_173 + 0.0F;
  f_182  =  f_181 + f_175;
  f_183  =  f_182 + f_177;
  f_184  =  f_183 + f_179;
  f_185  =  f_174 + 0.0F;
  f_186  =  f_185 + f_176;
  f_187  =  f_186 + f_178;
  f_188  =  f_187 + f_180;
  f_189  =  f_184 + f_188;
  ul_13[1]  =  f_189;
  f_190  =  ul_11[0];
  f_191  =  ul_13[0];
  f_192  =  ul_13[1];
  f_193  =  f_190 * f_191;
  f_194  =  f_193 - f_192;
  ul_11[0]  =  f_194;
  f_195  =  ul_11[1];
  f_196  =  ul_13[0];
  f_197  =  ul_13[1];
  f_198  =  f_195 * f_196;
  f_199  =  f_198 - f_197;
  ul_11[1]  =  f_199;
  f_200  =  ul_11[2];
  f_201  =  ul_13[0];
  f_202  =  ul_13[1];
  f_203  =  f_200 * f_201;
  f_204  =  f_203 - f_202;
  ul_11[2]  =  f_204;
  f_205  =  ul_11[3];
  f_206  =  ul_13[0];
  f_207  =  ul_13[1];
  f_208  =  f_205 * f_206;
  f_209  =  f_208 - f_207;
  ul_11[3]  =  f_209;
  b_210  =  i_55 < 300;
  if(b_210)
  {
    // BLOCK 22
    f_211  =  ul_11[4];
    f_212  =  ul_13[0];
    f_213  =  ul_13[1];
    f_214  =  f_211 * f_212;
    f_215  =  f_214 - f_213;
    ul_11[4]  =  f_215;
  }  // B21
  else
  {
    // BLOCK 23
  }  // B21
  // BLOCK 24 MERGES [23 22 ]
  f_216  =  ul_11[0];
  f_217  =  ul_11[0];
  f_218  =  ul_11[0];
  f_219  =  ul_11[1];
  f_220  =  ul_11[1];
  f_221  =  ul_11[1];
  f_222  =  ul_11[2];
  f_223  =  ul_11[2];
  f_224  =  ul_11[2];
  f_225  =  ul_11[3];
  f_226  =  ul_11[3];
  f_227  =  ul_11[3];
  f_228  =  f_218 + 0.0F;
  f_229  =  f_228 + f_221;
  f_230  =  f_229 + f_224;
  f_231  =  f_230 + f_227;
  f_232  =  fma(f_216, f_217, 0.0F);
  f_233  =  fma(f_219, f_220, f_232);
  f_234  =  fma(f_222, f_223, f_233);
  f_235  =  fma(f_225, f_226, f_234);
  b_236  =  i_55 < 300;
  if(b_236)
  {
    // BLOCK 25
    f_237  =  ul_11[4];
    f_238  =  ul_11[4];
    f_239  =  ul_11[4];
    f_240  =  f_231 + f_239;
    f_241  =  fma(f_237, f_238, f_235);
    f_242  =  f_241;
    f_243  =  f_240;
  }  // B24
  else
  {
    // BLOCK 26
    f_242  =  f_235;
    f_243  =  f_231;
  }  // B24
  // BLOCK 27 MERGES [26 25 ]
  ul_13[2]  =  f_242;
  ul_13[3]  =  f_243;
  f_244  =  ul_13[0];
  adf_15[i_19]  =  f_242;
  f_245  =  ul_13[3];
  adf_15[i_114]  =  f_245;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_246  =  i_19 < 8;
  if(b_246)
  {
    // BLOCK 28
    f_247  =  ul_13[2];
    f_248  =  ul_13[3];
    f_249  =  adf_15[i_156];
    i_250  =  i_19 + 72;
    f_251  =  adf_15[i_250];
    f_252  =  adf_15[i_155];
    i_253  =  i_19 + 80;
    f_254  =  adf_15[i_253];
    f_255  =  adf_15[i_154];
    i_256  =  i_19 + 88;
    f_257  =  adf_15[i_256];
    f_258  =  adf_15[i_153];
    i_259  =  i_19 + 96;
    f_260  =  adf_15[i_259];
    f_261  =  adf_15[i_152];
    i_262  =  i_19 + 104;
    f_263  =  adf_15[i_262];
    f_264  =  adf_15[i_151];
    i_265  =  i_19 + 112;
    f_266  =  adf_15[i_265];
    f_267  =  adf_15[i_150];
    i_268  =  i_19 + 120;
    f_269  =  adf_15[i_268];
    f_270  =  f_247 + f_249;
    f_271  =  f_270 + f_252;
    f_272  =  f_271 + f_255;
    f_273  =  f_272 + f_258;
    f_274  =  f_273 + f_261;
    f_275  =  f_274 + f_264;
    f_276  =  f_275 + f_267;
    adf_15[i_19]  =  f_276;
    f_277  =  f_248 + f_251;
    f_278  =  f_277 + f_254;
    f_279  =  f_278 + f_257;
    f_280  =  f_279 + f_260;
    f_281  =  f_280 + f_263;
    f_282  =  f_281 + f_266;
    f_283  =  f_282 + f_269;
    adf_15[i_114]  =  f_283;
  }  // B27
  else
  {
    // BLOCK 29
  }  // B27
  // BLOCK 30 MERGES [29 28 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_284  =  adf_15[0];
  f_285  =  adf_15[64];
  f_286  =  adf_15[1];
  f_287  =  adf_15[65];
  f_288  =  adf_15[2];
  f_289  =  adf_15[66];
  f_290  =  adf_15[3];
  f_291  =  adf_15[67];
  f_292  =  adf_15[4];
  f_293  =  adf_15[68];
  f_294  =  adf_15[5];
  f_295  =  adf_15[69];
  f_296  =  adf_15[6];
  f_297  =  adf_15[70];
  f_298  =  adf_15[7];
  f_299  =  adf_15[71];
  f_300  =  f_284 + f_286;
  f_301  =  f_300 + f_288;
  f_302  =  f_301 + f_290;
  f_303  =  f_302 + f_292;
  f_304  =  f_303 + f_294;
  f_305  =  f_304 + f_296;
  f_306  =  f_305 + f_298;
  ul_13[2]  =  f_306;
  f_307  =  f_285 + f_287;
  f_308  =  f_307 + f_289;
  f_309  =  f_308 + f_291;
  f_310  =  f_309 + f_293;
  f_311  =  f_310 + f_295;
  f_312  =  f_311 + f_297;
  f_313  =  f_312 + f_299;
  ul_13[3]  =  f_313;
  f_314  =  f_306 / 300.0F;
  f_315  =  f_313 / 300.0F;
  f_316  =  f_315 * f_315;
  f_317  =  f_314 - f_316;
  i_318  =  isless(f_317, 0.0F);
  if(i_318 == 1)
  {
    // BLOCK 31
    f_319  =  0.0F;
  }  // B30
  else
  {
    // BLOCK 32
    f_319  =  f_317;
  }  // B30
  // BLOCK 33 MERGES [31 32 ]
  f_320  =  1.0F / f_244;
  f_321  =  f_319 * f_320;
  f_322  =  fma(f_320, f_321, 1.0E-5F);
  f_323  =  rsqrt(f_322);
  f_324  =  f_323 * f_320;
  ul_13[2]  =  f_324;
  f_325  =  -f_315;
  f_326  =  f_324 * f_325;
  ul_13[3]  =  f_326;
  f_327  =  ul_13[1];
  f_328  =  f_327 + f_315;
  ul_13[4]  =  f_328;
  ul_13[5]  =  0.0F;
  l_329  =  (long) i_17;
  l_330  =  l_329 + 4L;
  l_331  =  l_330 << 2;
  b_332  =  i_19 == 0;
  if(b_332)
  {
    // BLOCK 34
    f_333  =  ul_13[0];
    ul_334  =  ul_8 + l_331;
    f_335  =  f_333 * f_324;
    *((__global float *) ul_334)  =  f_335;
    f_336  =  ul_13[4];
    f_337  =  ul_13[0];
    ul_338  =  ul_9 + l_331;
    f_339  =  f_336 / f_337;
    *((__global float *) ul_338)  =  f_339;
  }  // B33
  else
  {
    // BLOCK 35
  }  // B33
  // BLOCK 36 MERGES [35 34 ]
  f_340  =  ul_11[0];
  f_341  =  ul_13[2];
  f_342  =  ul_13[3];
  f_343  =  ul_11[5];
  ul_344  =  ul_3 + l_111;
  f_345  =  *((__global float *) ul_344);
  ul_346  =  ul_4 + l_111;
  f_347  =  *((__global float *) ul_346);
  f_348  =  fma(f_340, f_341, f_342);
  f_349  =  fma(f_348, f_343, f_345);
  f_350  =  f_349 * f_347;
  ul_11[0]  =  f_350;
  f_351  =  ul_11[1];
  f_352  =  ul_13[2];
  f_353  =  ul_13[3];
  f_354  =  ul_11[6];
  ul_355  =  ul_3 + l_117;
  f_356  =  *((__global float *) ul_355);
  ul_357  =  ul_4 + l_117;
  f_358  =  *((__global float *) ul_357);
  f_359  =  fma(f_351, f_352, f_353);
  f_360  =  fma(f_359, f_354, f_356);
  f_361  =  f_360 * f_358;
  ul_11[1]  =  f_361;
  f_362  =  ul_11[2];
  f_363  =  ul_13[2];
  f_364  =  ul_13[3];
  f_365  =  ul_11[7];
  ul_366  =  ul_3 + l_123;
  f_367  =  *((__global float *) ul_366);
  ul_368  =  ul_4 + l_123;
  f_369  =  *((__global float *) ul_368);
  f_370  =  fma(f_362, f_363, f_364);
  f_371  =  fma(f_370, f_365, f_367);
  f_372  =  f_371 * f_369;
  ul_11[2]  =  f_372;
  f_373  =  ul_11[3];
  f_374  =  ul_13[2];
  f_375  =  ul_13[3];
  f_376  =  ul_11[8];
  ul_377  =  ul_3 + l_129;
  f_378  =  *((__global float *) ul_377);
  ul_379  =  ul_4 + l_129;
  f_380  =  *((__global float *) ul_379);
  f_381  =  fma(f_373, f_374, f_375);
  f_382  =  fma(f_381, f_376, f_378);
  f_383  =  f_382 * f_380;
  ul_11[3]  =  f_383;
  b_384  =  i_55 < 300;
  if(b_384)
  {
    // BLOCK 37
    f_385  =  ul_11[4];
    f_386  =  ul_13[2];
    f_387  =  ul_13[3];
    f_388  =  ul_11[9];
    ul_389  =  ul_3 + l_134;
    f_390  =  *((__global float *) ul_389);
    ul_391  =  ul_4 + l_134;
    f_392  =  *((__global float *) ul_391);
    f_393  =  fma(f_385, f_386, f_387);
    f_394  =  fma(f_393, f_388, f_390);
    f_395  =  f_394 * f_392;
    ul_11[4]  =  f_395;
  }  // B36
  else
  {
    // BLOCK 38
  }  // B36
  // BLOCK 39 MERGES [38 37 ]
  f_396  =  ul_11[0];
  f_397  =  ul_11[1];
  f_398  =  ul_11[2];
  f_399  =  ul_11[3];
  f_400  =  fma(f_396, 0.0F, 0.0F);
  f_401  =  fma(f_397, 0.0F, f_400);
  f_402  =  fma(f_398, 0.0F, f_401);
  f_403  =  fma(f_399, 0.0F, f_402);
  b_404  =  i_55 < 300;
  if(b_404)
  {
    // BLOCK 40
    f_405  =  ul_11[4];
    f_406  =  fma(f_405, 0.0F, f_403);
    f_407  =  f_406;
  }  // B39
  else
  {
    // BLOCK 41
    f_407  =  f_403;
  }  // B39
  // BLOCK 42 MERGES [41 40 ]
  f_408  =  1.0F / 0.0F;
  i_409  =  isequal(f_407, 0.0F);
  if(i_409 == 1)
  {
    // BLOCK 43
    f_410  =  0.0F;
  }  // B42
  else
  {
    // BLOCK 44
    f_410  =  f_408;
  }  // B42
  // BLOCK 45 MERGES [43 44 ]
  f_411  =  ul_13[5];
  f_412  =  ul_11[0];
  f_413  =  ul_11[1];
  f_414  =  ul_11[2];
  f_415  =  ul_11[3];
  f_416  =  fmax(f_411, f_410);
  f_417  =  fabs(f_412);
  f_418  =  fmax(f_416, f_417);
  f_419  =  fabs(f_413);
  f_420  =  fmax(f_418, f_419);
  f_421  =  fabs(f_414);
  f_422  =  fmax(f_420, f_421);
  f_423  =  fabs(f_415);
  f_424  =  fmax(f_422, f_423);
  b_425  =  i_55 < 300;
  if(b_425)
  {
    // BLOCK 46
    f_426  =  ul_11[4];
    f_427  =  fabs(f_426);
    f_428  =  fmax(f_424, f_427);
    f_429  =  f_428;
  }  // B45
  else
  {
    // BLOCK 47
    f_429  =  f_424;
  }  // B45
  // BLOCK 48 MERGES [47 46 ]
  ul_13[5]  =  f_429;
  f_430  =  ul_13[5];
  adf_16[i_19]  =  f_430;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_431  =  i_19 < 8;
  if(b_431)
  {
    // BLOCK 49
    f_432  =  adf_16[i_156];
    f_433  =  adf_16[i_155];
    f_434  =  adf_16[i_154];
    f_435  =  adf_16[i_153];
    f_436  =  adf_16[i_152];
    f_437  =  adf_16[i_151];
    f_438  =  adf_16[i_150];
    f_439  =  fmax(f_430, f_432);
    f_440  =  fmax(f_439, f_434);
    f_441  =  fmax(f_440, f_436);
    f_442  =  fmax(f_441, f_438);
    f_443  =  fmax(0.0F, f_433);
    f_444  =  fmax(f_443, f_435);
    f_445  =  fmax(f_444, f_437);
    f_446  =  fmax(f_442, f_445);
    adf_16[i_19]  =  f_446;
  }  // B48
  else
  {
    // BLOCK 50
  }  // B48
  // BLOCK 51 MERGES [50 49 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_447  =  adf_16[0];
  f_448  =  adf_16[1];
  f_449  =  adf_16[2];
  f_450  =  adf_16[3];
  f_451  =  adf_16[4];
  f_452  =  adf_16[5];
  f_453  =  adf_16[6];
  f_454  =  adf_16[7];
  f_455  =  fmax(0.0F, f_447);
  f_456  =  fmax(f_455, f_449);
  f_457  =  fmax(f_456, f_451);
  f_458  =  fmax(f_457, f_453);
  f_459  =  fmax(0.0F, f_448);
  f_460  =  fmax(f_459, f_450);
  f_461  =  fmax(f_460, f_452);
  f_462  =  fmax(f_461, f_454);
  f_463  =  fmax(f_458, f_462);
  ul_13[5]  =  f_463;
  b_464  =  i_19 == 0;
  if(b_464)
  {
    // BLOCK 52
    i_465  =  isless(0.0F, f_463);
    if(i_465 == 1)
    {
      // BLOCK 53
      f_466  =  f_463 / 127.0F;
      f_467  =  f_466;
    }  // B52
    else
    {
      // BLOCK 54
      f_467  =  1.0F;
    }  // B52
    // BLOCK 55 MERGES [53 54 ]
    i_468  =  isless(f_463, f_408);
    if(i_468 == 1)
    {
      // BLOCK 56
      f_469  =  f_467;
    }  // B55
    else
    {
      // BLOCK 57
      f_470  =  f_463 * 0.0F;
      f_469  =  f_470;
    }  // B55
    // BLOCK 58 MERGES [56 57 ]
    ul_471  =  ul_7 + l_331;
    *((__global float *) ul_471)  =  f_469;
  }  // B51
  else
  {
    // BLOCK 59
  }  // B51
  // BLOCK 60 MERGES [59 58 ]
  f_472  =  ul_13[5];
  i_473  =  isless(f_472, 7.888609E-31F);
  if(i_473 == 1)
  {
    // BLOCK 61
    f_474  =  1.2676506E30F;
  }  // B60
  else
  {
    // BLOCK 62
    f_474  =  1.0F;
  }  // B60
  // BLOCK 63 MERGES [61 62 ]
  i_475  =  isless(1.0F, f_474);
  if(i_475 == 1)
  {
    // BLOCK 64
    f_476  =  ul_11[0];
    f_477  =  f_476 * f_474;
    ul_11[0]  =  f_477;
    f_478  =  ul_11[1];
    f_479  =  f_478 * f_474;
    ul_11[1]  =  f_479;
    f_480  =  ul_11[2];
    f_481  =  f_480 * f_474;
    ul_11[2]  =  f_481;
    f_482  =  ul_11[3];
    f_483  =  f_482 * f_474;
    ul_11[3]  =  f_483;
    f_484  =  ul_11[4];
    f_485  =  f_484 * f_474;
    ul_11[4]  =  f_485;
  }  // B63
  else
  {
    // BLOCK 65
  }  // B63
  // BLOCK 66 MERGES [65 64 ]
  i_486  =  isless(0.0F, f_472);
  if(i_486 == 1)
  {
    // BLOCK 67
    f_487  =  f_474 * f_472;
    f_488  =  127.0F / f_487;
    f_489  =  f_488;
  }  // B66
  else
  {
    // BLOCK 68
    f_489  =  0.0F;
  }  // B66
  // BLOCK 69 MERGES [67 68 ]
  f_490  =  ul_11[0];
  l_491  =  l_24 + 16L;
  ul_492  =  ul_6 + l_491;
  i_493  =  (f_472 < f_408) ? -1 : 0;
  f_494  =  fma(f_489, f_490, 1.2582912E7F);
  f_495  =  f_494 - 1.2582912E7F;
  f_496  =  fmin(f_495, 1.0737418E9F);
  i_497  =  isnan(f_496)? 0 : (int) f_496;
  i_498  =  i_493 & i_497;
  ch_499  =  (char) i_498;
  *((__global char *) ul_492)  =  ch_499;
  f_500  =  ul_11[1];
  l_501  =  l_31 + 16L;
  ul_502  =  ul_6 + l_501;
  f_503  =  fma(f_489, f_500, 1.2582912E7F);
  f_504  =  f_503 - 1.2582912E7F;
  f_505  =  fmin(f_504, 1.0737418E9F);
  i_506  =  isnan(f_505)? 0 : (int) f_505;
  i_507  =  i_493 & i_506;
  ch_508  =  (char) i_507;
  *((__global char *) ul_502)  =  ch_508;
  f_509  =  ul_11[2];
  l_510  =  l_38 + 16L;
  ul_511  =  ul_6 + l_510;
  f_512  =  fma(f_489, f_509, 1.2582912E7F);
  f_513  =  f_512 - 1.2582912E7F;
  f_514  =  fmin(f_513, 1.0737418E9F);
  i_515  =  isnan(f_514)? 0 : (int) f_514;
  i_516  =  i_493 & i_515;
  ch_517  =  (char) i_516;
  *((__global char *) ul_511)  =  ch_517;
  f_518  =  ul_11[3];
  l_519  =  l_45 + 16L;
  ul_520  =  ul_6 + l_519;
  f_521  =  fma(f_489, f_518, 1.2582912E7F);
  f_522  =  f_521 - 1.2582912E7F;
  f_523  =  fmin(f_522, 1.0737418E9F);
  i_524  =  isnan(f_523)? 0 : (int) f_523;
  i_525  =  i_493 & i_524;
  ch_526  =  (char) i_525;
  *((__global char *) ul_520)  =  ch_526;
  b_527  =  i_55 < 300;
  if(b_527)
  {
    // BLOCK 70
    f_528  =  ul_11[4];
    l_529  =  l_52 + 16L;
    ul_530  =  ul_6 + l_529;
    f_531  =  fma(f_489, f_528, 1.2582912E7F);
    f_532  =  f_531 - 1.2582912E7F;
    f_533  =  fmin(f_532, 1.0737418E9F);
    i_534  =  isnan(f_533)? 0 : (int) f_533;
    i_535  =  i_493 & i_534;
    ch_536  =  (char) i_535;
    *((__global char *) ul_530)  =  ch_536;
  }  // B69
  else
  {
    // BLOCK 71
  }  // B69
  // BLOCK 72 MERGES [71 70 ]
  return;
}  //  kernel
