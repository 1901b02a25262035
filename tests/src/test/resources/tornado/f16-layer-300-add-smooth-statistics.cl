#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_58, b_82, b_97, b_107, b_137, b_148, b_159, b_212, b_238, b_248, b_334, b_386, b_406, b_427, b_433, b_466, b_533;
  char ch_505, ch_514, ch_523, ch_532, ch_542;
  float f_31, f_38, f_45, f_52, f_61, f_62, f_65, f_66, f_67, f_70, f_71, f_72, f_75, f_76, f_77, f_80, f_81, f_83, f_86, f_87, f_88, f_90, f_92, f_94, f_98, f_100, f_102, f_104, f_106, f_109, f_115, f_121, f_127, f_133, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_149, f_150, f_151, f_160, f_161, f_162, f_163, f_164, f_165, f_166, f_167, f_168, f_169, f_170, f_171, f_172, f_173, f_174, f_175, f_176, f_177, f_178, f_179, f_180, f_181, f_182, f_183, f_184, f_185, f_186, f_187, f_188, f_189, f_190, f_191, f_192, f_193, f_194, f_195, f_196, f_197, f_198, f_199, f_200, f_201, f_202, f_203, f_204, f_205, f_206, f_207, f_208, f_209, f_210, f_211, f_213, f_214, f_215, f_216, f_217, f_218, f_219, f_220, f_221, f_222, f_223, f_224, f_225, f_226, f_227, f_228, f_229, f_230, f_231, f_232, f_233, f_234, f_235, f_236, f_237, f_239, f_240, f_241, f_242, f_243, f_244, f_245, f_246, f_247, f_249, f_250, f_251, f_253, f_254, f_256, f_257, f_259, f_260, f_262, f_263, f_265, f_266, f_268, f_269, f_271, f_272, f_273, f_274, f_275, f_276, f_277, f_278, f_279, f_280, f_281, f_282, f_283, f_284, f_285, f_286, f_287, f_288, f_289, f_290, f_291, f_292, f_293, f_294, f_295, f_296, f_297, f_298, f_299, f_300, f_301, f_302, f_303, f_304, f_305, f_306, f_307, f_308, f_309, f_310, f_311, f_312, f_313, f_314, f_315, f_316, f_317, f_318, f_319, f_321, f_322, f_323, f_324, f_325, f_326, f_327, f_328, f_329, f_330, f_335, f_337, f_338, f_339, f_341, f_342, f_343, f_344, f_345, f_347, f_349, f_350, f_351, f_352, f_353, f_354, f_355, f_356, f_358, f_360, f_361, f_362, f_363, f_364, f_365, f_366, f_367, f_369, f_371, f_372, f_373, f_374, f_375, f_376, f_377, f_378, f_380, f_382, f_383, f_384, f_385, f_387, f_388, f_389, f_390, f_392, f_394, f_395, f_396, f_397, f_398, f_399, f_400, f_401, f_402, f_403, f_404, f_405, f_407, f_408, f_409, f_410, f_412, f_413, f_414, f_415, f_416, f_417, f_418, f_419, f_420, f_421, f_422, f_423, f_424, f_425, f_426, f_428, f_429, f_430, f_431, f_432, f_434, f_435, f_436, f_437, f_438, f_439, f_440, f_441, f_442, f_443, f_444, f_445, f_446, f_447, f_448, f_449, f_450, f_451, f_452, f_453, f_454, f_455, f_456, f_457, f_458, f_459, f_460, f_461, f_462, f_463, f_464, f_465, f_468, f_469, f_471, f_472, f_474, f_476, f_478, f_479, f_480, f_481, f_482, f_483, f_484, f_485, f_486, f_487, f_489, f_490, f_491, f_492, f_495, f_496, f_497, f_500, f_501, f_502, f_506, f_509, f_510, f_511, f_515, f_518, f_519, f_520, f_524, f_527, f_528, f_529, f_534, f_537, f_538, f_539;
  half half_30, half_37, half_44, half_51, half_60, half_64, half_69, half_74, half_79, half_85, half_99, half_101, half_103, half_105, half_108;
  int i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_32, i_39, i_46, i_53, i_57, i_110, i_116, i_122, i_128, i_152, i_153, i_154, i_155, i_156, i_157, i_158, i_252, i_255, i_258, i_261, i_264, i_267, i_270, i_320, i_411, i_467, i_470, i_475, i_477, i_488, i_498, i_499, i_503, i_504, i_512, i_513, i_521, i_522, i_530, i_531, i_540, i_541;
  long l_26, l_27, l_28, l_33, l_34, l_35, l_40, l_41, l_42, l_47, l_48, l_49, l_54, l_55, l_56, l_111, l_112, l_113, l_117, l_118, l_119, l_123, l_124, l_125, l_129, l_130, l_131, l_134, l_135, l_136, l_331, l_332, l_333, l_493, l_507, l_516, l_525, l_535;
  ulong ul_0, ul_1, ul_2, ul_3, ul_4, ul_5, ul_6, ul_7, ul_8, ul_9, ul_29, ul_36, ul_43, ul_50, ul_59, ul_63, ul_68, ul_73, ul_78, ul_84, ul_89, ul_91, ul_93, ul_95, ul_96, ul_114, ul_120, ul_126, ul_132, ul_138, ul_336, ul_340, ul_346, ul_348, ul_357, ul_359, ul_368, ul_370, ul_379, ul_381, ul_391, ul_393, ul_473, ul_494, ul_508, ul_517, ul_526, ul_536;

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
  i_21  =  -i_19;
  i_22  =  min(i_21, 1);
  i_23  =  max(i_22, 0);
  i_24  =  i_23 * 300;
  i_25  =  i_20 + i_24;
  l_26  =  (long) i_25;
  l_27  =  l_26 + 8L;
  l_28  =  l_27 << 1;
  ul_29  =  ul_0 + l_28;
  half_30  =  *((__global half *) ul_29);
  f_31  =  convert_float((float) half_30);
  ul_11[0]  =  f_31;
  i_32  =  i_20 + 64;
  l_33  =  (long) i_32;
  l_34  =  l_33 + 8L;
  l_35  =  l_34 << 1;
  ul_36  =  ul_0 + l_35;
  half_37  =  *((__global half *) ul_36);
  f_38  =  convert_float((float) half_37);
  ul_11[1]  =  f_38;
  i_39  =  i_20 + 128;
  l_40  =  (long) i_39;
  l_41  =  l_40 + 8L;
  l_42  =  l_41 << 1;
  ul_43  =  ul_0 + l_42;
  half_44  =  *((__global half *) ul_43);
  f_45  =  convert_float((float) half_44);
  ul_11[2]  =  f_45;
  i_46  =  i_20 + 192;
  l_47  =  (long) i_46;
  l_48  =  l_47 + 8L;
  l_49  =  l_48 << 1;
  ul_50  =  ul_0 + l_49;
  half_51  =  *((__global half *) ul_50);
  f_52  =  convert_float((float) half_51);
  ul_11[3]  =  f_52;
  i_53  =  i_20 + 256;
  l_54  =  (long) i_53;
  l_55  =  l_54 + 8L;
  l_56  =  l_55 << 1;
  i_57  =  i_19 + 256;
  b_58  =  i_57 < 300;
  if(b_58)
  {
    // BLOCK 1
    ul_59  =  ul_0 + l_56;
    half_60  =  *((__global half *) ul_59);
    f_61  =  convert_float((float) half_60);
    ul_11[4]  =  f_61;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  f_62  =  ul_11[0];
  ul_63  =  ul_1 + l_28;
  half_64  =  *((__global half *) ul_63);
  f_65  =  convert_float((float) half_64);
  f_66  =  f_65 + f_62;
  ul_11[0]  =  f_66;
  f_67  =  ul_11[1];
  ul_68  =  ul_1 + l_35;
  half_69  =  *((__global half *) ul_68);
  f_70  =  convert_float((float) half_69);
  f_71  =  f_70 + f_67;
  ul_11[1]  =  f_71;
  f_72  =  ul_11[2];
  ul_73  =  ul_1 + l_42;
  half_74  =  *((__global half *) ul_73);
  f_75  =  convert_float((float) half_74);
  f_76  =  f_75 + f_72;
  ul_11[2]  =  f_76;
  f_77  =  ul_11[3];
  ul_78  =  ul_1 + l_49;
  half_79  =  *((__global half *) ul_78);
  f_80  =  convert_float((float) half_79);
  f_81  =  f_80 + f_77;
  ul_11[3]  =  f_81;
  b_82  =  i_57 < 300;
  if(b_82)
  {
    // BLOCK 4
    f_83  =  ul_11[4];
    ul_84  =  ul_1 + l_56;
    half_85  =  *((__global half *) ul_84);
    f_86  =  convert_float((float) half_85);
    f_87  =  f_86 + f_83;
    ul_11[4]  =  f_87;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  f_88  =  ul_11[0];
  ul_89  =  ul_5 + l_28;
  *((__global half *) ul_89)  =  f_88;
  f_90  =  ul_11[1];
  ul_91  =  ul_5 + l_35;
  *((__global half *) ul_91)  =  f_90;
  f_92  =  ul_11[2];
  ul_93  =  ul_5 + l_42;
  *((__global half *) ul_93)  =  f_92;
  f_94  =  ul_11[3];
  ul_95  =  ul_5 + l_49;
  *((__global half *) ul_95)  =  f_94;
  ul_96  =  ul_5 + l_56;
  b_97  =  i_57 < 300;
  if(b_97)
  {
    // BLOCK 7
    f_98  =  ul_11[4];
    *((__global half *) ul_96)  =  f_98;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  half_99  =  *((__global half *) ul_89);
  f_100  =  convert_float((float) half_99);
  ul_11[0]  =  f_100;
  half_101  =  *((__global half *) ul_91);
  f_102  =  convert_float((float) half_101);
  ul_11[1]  =  f_102;
  half_103  =  *((__global half *) ul_93);
  f_104  =  convert_float((float) half_103);
  ul_11[2]  =  f_104;
  half_105  =  *((__global half *) ul_95);
  f_106  =  convert_float((float) half_105);
  ul_11[3]  =  f_106;
  b_107  =  i_57 < 300;
  if(b_107)
  {
    // BLOCK 10
    half_108  =  *((__global half *) ul_96);
    f_109  =  convert_float((float) half_108);
    ul_11[4]  =  f_109;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  i_110  =  i_24 + i_19;
  l_111  =  (long) i_110;
  l_112  =  l_111 + 4L;
  l_113  =  l_112 << 2;
  ul_114  =  ul_2 + l_113;
  f_115  =  *((__global float *) ul_114);
  ul_11[5]  =  f_115;
  i_116  =  i_19 + 64;
  l_117  =  (long) i_116;
  l_118  =  l_117 + 4L;
  l_119  =  l_118 << 2;
  ul_120  =  ul_2 + l_119;
  f_121  =  *((__global float *) ul_120);
  ul_11[6]  =  f_121;
  i_122  =  i_19 + 128;
  l_123  =  (long) i_122;
  l_124  =  l_123 + 4L;
  l_125  =  l_124 << 2;
  ul_126  =  ul_2 + l_125;
  f_127  =  *((__global float *) ul_126);
  ul_11[7]  =  f_127;
  i_128  =  i_19 + 192;
  l_129  =  (long) i_128;
  l_130  =  l_129 + 4L;
  l_131  =  l_130 << 2;
  ul_132  =  ul_2 + l_131;
  f_133  =  *((__global float *) ul_132);
  ul_11[8]  =  f_133;
  l_134  =  (long) i_57;
  l_135  =  l_134 + 4L;
  l_136  =  l_135 << 2;
  b_137  =  i_57 < 300;
  if(b_137)
  {
    // BLOCK 13
    ul_138  =  ul_2 + l_136;
    f_139  =  *((__global float *) ul_138);
    ul_11[9]  =  f_139;
  }  // B12
  else
  {
    // BLOCK 14
  }  // B12
  // BLOCK 15 MERGES [14 13 ]
  ul_13[0]  =  1.0F;
  ul_13[1]  =  0.0F;
  f_140  =  ul_11[0];
  f_141  =  ul_11[1];
  f_142  =  ul_11[2];
  f_143  =  ul_11[3];
  f_144  =  fma(f_140, 0.0033333334F, 0.0F);
  f_145  =  fma(f_141, 0.0033333334F, f_144);
  f_146  =  fma(f_142, 0.0033333334F, f_145);
  f_147  =  fma(f_143, 0.0033333334F, f_146);
  b_148  =  i_57 < 300;
  if(b_148)
  {
    // BLOCK 16
    f_149  =  ul_11[4];
    f_150  =  fma(f_149, 0.0033333334F, f_147);
    f_151  =  f_150;
  }  // B15
  else
  {
    // BLOCK 17
    f_151  =  f_147;
  }  // B15
  // BLOCK 18 MERGES [17 16 ]
  adf_14[i_19]  =  f_151;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_152  =  i_19 + 56;
  i_153  =  i_19 + 48;
  i_154  =  i_19 + 40;
  i_155  =  i_19 + 32;
  i_156  =  i_19 + 24;
  i_157  =  i_19 + 16;
  i_158  =  i_19 + 8;
  b_159  =  i_19 < 8;
  if(b_159)
  {
    // BLOCK 19
    f_160  =  adf_14[i_158];
    f_161  =  adf_14[i_157];
    f_162  =  adf_14[i_156];
    f_163  =  adf_14[i_155];
    f_164  =  adf_14[i_154];
    f_165  =  adf_14[i_153];
    f_166  =  adf_14[i_152];
    f_167  =  f_161 + 0.0F;
    f_168  =  f_167 + f_163;
    f_169  =  f_168 + f_165;
    f_170  =  f_151 + f_160;
    f_171  =  f_170 + f_162;
    f_172  =  f_171 + f_164;
    f_173  =  f_172 + f_166;
    f_174  =  f_169 + f_173;
    adf_14[i_19]  =  f_174;
  }  // B18
  else
  {
    // BLOCK 20
  }  // B18
  // BLOCK 21 MERGES [20 19 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_175  =  adf_14[0];
  f_176  =  adf_14[1];
  f_177  =  adf_14[2];
  f_178  =  adf_14[3];
  f_179  =  adf_14[4];
  f_180  =  adf_14[5];
  f_181  =  adf_14[6];
  f_182  =  adf_14[7];
  f_183  =  f_175 + 0.0F;
  f_184  =  f_183 + f_177;
  f_185  =  f_184 + f_179;
  f_186  =  f_185 + f_181;
  f_187  =  f_176 + 0.0F;
  f_188  =  f_187 + f_178;
  f_189  =  f_188 + f_180;
  f_190  =  f_189 + f_182;
  f_191  =  f_186 + f_190;
  ul_13[1]  =  f_191;
  f_192  =  ul_11[0];
  f_193  =  ul_13[0];
  f_194  =  ul_13[1];
  f_195  =  f_192 * f_193;
  f_196  =  f_195 - f_194;
  ul_11[0]  =  f_196;
  f_197  =  ul_11[1];
  f_198  =  ul_13[0];
  f_199  =  ul_13[1];
  f_200  =  f_197 * f_198;
  f_201  =  f_200 - f_199;
  ul_11[1]  =  f_201;
  f_202  =  ul_11[2];
  f_203  =  ul_13[0];
  f_204  =  ul_13[1];
  f_205  =  f_202 * f_203;
  f_206  =  f_205 - f_204;
  ul_11[2]  =  f_206;
  f_207  =  ul_11[3];
  f_208  =  ul_13[0];
  f_209  =  ul_13[1];
  f_210  =  f_207 * f_208;
  f_211  =  f_210 - f_209;
  ul_11[3]  =  f_211;
  b_212  =  i_57 < 300;
  if(b_212)
  {
    // BLOCK 22
    f_213  =  ul_11[4];
    f_214  =  ul_13[0];
    f_215  =  ul_13[1];
    f_216  =  f_213 * f_214;
    f_217  =  f_216 - f_215;
    ul_11[4]  =  f_217;
  }  // B21
  else
  {
    // BLOCK 23
  }  // B21
  // BLOCK 24 MERGES [23 22 ]
  f_218  =  ul_11[0];
  f_219  =  ul_11[0];
  f_220  =  ul_11[0];
  f_221  =  ul_11[1];
  f_222  =  ul_11[1];
  f_223  =  ul_11[1];
  f_224  =  ul_11[2];
  f_225  =  ul_11[2];
  f_226  =  ul_11[2];
  f_227  =  ul_11[3];
  f_228  =  ul_11[3];
  f_229  =  ul_11[3];
  f_230  =  f_220 + 0.0F;
  f_231  =  f_230 + f_223;
  f_232  =  f_231 + f_226;
  f_233  =  f_232 + f_229;
  f_234  =  fma(f_218, f_219, 0.0F);
  f_235  =  fma(f_221, f_222, f_234);
  f_236  =  fma(f_224, f_225, f_235);
  f_237  =  fma(f_227, f_228, f_236);
  b_238  =  i_57 < 300;
  if(b_238)
  {
    // BLOCK 25
    f_239  =  ul_11[4];
    f_240  =  ul_11[4];
    f_241  =  ul_11[4];
    f_242  =  f_233 + f_241;
    f_243  =  fma(f_239, f_240, f_237);
    f_244  =  f_243;
    f_245  =  f_242;
  }  // B24
  else
  {
    // BLOCK 26
    f_244  =  f_237;
    f_245  =  f_233;
  }  // B24
  // BLOCK 27 MERGES [26 25 ]
  ul_13[2]  =  f_244;
  ul_13[3]  =  f_245;
  f_246  =  ul_13[0];
  adf_15[i_19]  =  f_244;
  f_247  =  ul_13[3];
  adf_15[i_116]  =  f_247;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_248  =  i_19 < 8;
  if(b_248)
  {
    // BLOCK 28
    f_249  =  ul_13[2];
    f_250  =  ul_13[3];
    f_251  =  adf_15[i_158];
    i_252  =  i_19 + 72;
    f_253  =  adf_15[i_252];
    f_254  =  adf_15[i_157];
    i_255  =  i_19 + 80;
    f_256  =  adf_15[i_255];
    f_257  =  adf_15[i_156];
    i_258  =  i_19 + 88;
    f_259  =  adf_15[i_258];
    f_260  =  adf_15[i_155];
    i_261  =  i_19 + 96;
    f_262  =  adf_15[i_261];
    f_263  =  adf_15[i_154];
    i_264  =  i_19 + 104;
    f_265  =  adf_15[i_264];
    f_266  =  adf_15[i_153];
    i_267  =  i_19 + 112;
    f_268  =  adf_15[i_267];
    f_269  =  adf_15[i_152];
    i_270  =  i_19 + 120;
    f_271  =  adf_15[i_270];
    f_272  =  f_249 + f_251;
    f_273  =  f_272 + f_254;
    f_274  =  f_273 + f_257;
    f_275  =  f_274 + f_260;
    f_276  =  f_275 + f_263;
    f_277  =  f_276 + f_266;
    f_278  =  f_277 + f_269;
    adf_15[i_19]  =  f_278;
    f_279  =  f_250 + f_253;
    f_280  =  f_279 + f_256;
    f_281  =  f_280 + f_259;
    f_282  =  f_281 + f_262;
    f_283  =  f_282 + f_265;
    f_284  =  f_283 + f_268;
    f_285  =  f_284 + f_271;
    adf_15[i_116]  =  f_285;
  }  // B27
  else
  {
    // BLOCK 29
  }  // B27
  // BLOCK 30 MERGES [29 28 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_286  =  adf_15[0];
  f_287  =  adf_15[64];
  f_288  =  adf_15[1];
  f_289  =  adf_15[65];
  f_290  =  adf_15[2];
  f_291  =  adf_15[66];
  f_292  =  adf_15[3];
  f_293  =  adf_15[67];
  f_294  =  adf_15[4];
  f_295  =  adf_15[68];
  f_296  =  adf_15[5];
  f_297  =  adf_15[69];
  f_298  =  adf_15[6];
  f_299  =  adf_15[70];
  f_300  =  adf_15[7];
  f_301  =  adf_15[71];
  f_302  =  f_286 + f_288;
  f_303  =  f_302 + f_290;
  f_304  =  f_303 + f_292;
  f_305  =  f_304 + f_294;
  f_306  =  f_305 + f_296;
  f_307  =  f_306 + f_298;
  f_308  =  f_307 + f_300;
  ul_13[2]  =  f_308;
  f_309  =  f_287 + f_289;
  f_310  =  f_309 + f_291;
  f_311  =  f_310 + f_293;
  f_312  =  f_311 + f_295;
  f_313  =  f_312 + f_297;
  f_314  =  f_313 + f_299;
  f_315  =  f_314 + f_301;
  ul_13[3]  =  f_315;
  f_316  =  f_308 / 300.0F;
  f_317  =  f_315 / 300.0F;
  f_318  =  f_317 * f_317;
  f_319  =  f_316 - f_318;
  i_320  =  isless(f_319, 0.0F);
  if(i_320 == 1)
  {
    // BLOCK 31
    f_321  =  0.0F;
  }  // B30
  else
  {
    // BLOCK 32
    f_321  =  f_319;
  }  // B30
  // BLOCK 33 MERGES [31 32 ]
  f_322  =  1.0F / f_246;
  f_323  =  f_321 * f_322;
  f_324  =  fma(f_322, f_323, 1.0E-5F);
  f_325  =  rsqrt(f_324);
  f_326  =  f_325 * f_322;
  ul_13[2]  =  f_326;
  f_327  =  -f_317;
  f_328  =  f_326 * f_327;
  ul_13[3]  =  f_328;
  f_329  =  ul_13[1];
  f_330  =  f_329 + f_317;
  ul_13[4]  =  f_330;
  ul_13[5]  =  0.0F;
  l_331  =  (long) i_17;
  l_332  =  l_331 + 4L;
  l_333  =  l_332 << 2;
  b_334  =  i_19 == 0;
  if(b_334)
  {
    // BLOCK 34
    f_335  =  ul_13[0];
    ul_336  =  ul_8 + l_333;
    f_337  =  f_335 * f_326;
    *((__global float *) ul_336)  =  f_337;
    f_338  =  ul_13[4];
    f_339  =  ul_13[0];
    ul_340  =  ul_9 + l_333;
    f_341  =  f_338 / f_339;
    *((__global float *) ul_340)  =  f_341;
  }  // B33
  else
  {
    // BLOCK 35
  }  // B33
  // BLOCK 36 MERGES [35 34 ]
  f_342  =  ul_11[0];
  f_343  =  ul_13[2];
  f_344  =  ul_13[3];
  f_345  =  ul_11[5];
  ul_346  =  ul_3 + l_113;
  f_347  =  *((__global float *) ul_346);
  ul_348  =  ul_4 + l_113;
  f_349  =  *((__global float *) ul_348);
  f_350  =  fma(f_342, f_343, f_344);
  f_351  =  fma(f_350, f_345, f_347);
  f_352  =  f_351 * f_349;
  ul_11[0]  =  f_352;
  f_353  =  ul_11[1];
  f_354  =  ul_13[2];
  f_355  =  ul_13[3];
  f_356  =  ul_11[6];
  ul_357  =  ul_3 + l_119;
  f_358  =  *((__global float *) ul_357);
  ul_359  =  ul_4 + l_119;
  f_360  =  *((__global float *) ul_359);
  f_361  =  fma(f_353, f_354, f_355);
  f_362  =  fma(f_361, f_356, f_358);
  f_363  =  f_362 * f_360;
  ul_11[1]  =  f_363;
  f_364  =  ul_11[2];
  f_365  =  ul_13[2];
  f_366  =  ul_13[3];
  f_367  =  ul_11[7];
  ul_368  =  ul_3 + l_125;
  f_369  =  *((__global float *) ul_368);
  ul_370  =  ul_4 + l_125;
  f_371  =  *((__global float *) ul_370);
  f_372  =  fma(f_364, f_365, f_366);
  f_373  =  fma(f_372, f_367, f_369);
  f_374  =  f_373 * f_371;
  ul_11[2]  =  f_374;
  f_375  =  ul_11[3];
  f_376  =  ul_13[2];
  f_377  =  ul_13[3];
  f_378  =  ul_11[8];
  ul_379  =  ul_3 + l_131;
  f_380  =  *((__global float *) ul_379);
  ul_381  =  ul_4 + l_131;
  f_382  =  *((__global float *) ul_381);
  f_383  =  fma(f_375, f_376, f_377);
  f_384  =  fma(f_383, f_378, f_380);
  f_385  =  f_384 * f_382;
  ul_11[3]  =  f_385;
  b_386  =  i_57 < 300;
  if(b_386)
  {
    // BLOCK 37
    f_387  =  ul_11[4];
    f_388  =  ul_13[2];
    f_389  =  ul_13[3];
    f_390  =  ul_11[9];
    ul_391  =  ul_3 + l_136;
    f_392  =  *((__global float *) ul_391);
    ul_393  =  ul_4 + l_136;
    f_394  =  *((__global float *) ul_393);
    f_395  =  fma(f_387, f_388, f_389);
    f_396  =  fma(f_395, f_390, f_392);
    f_397  =  f_396 * f_394;
    ul_11[4]  =  f_397;
  }  // B36
  else
  {
    // BLOCK 38
  }  // B36
  // BLOCK 39 MERGES [38 37 ]
  f_398  =  ul_11[0];
  f_399  =  ul_11[1];
  f_400  =  ul_11[2];
  f_401  =  ul_11[3];
  f_402  =  fma(f_398, 0.0F, 0.0F);
  f_403  =  fma(f_399, 0.0F, f_402);
  f_404  =  fma(f_400, 0.0F, f_403);
  f_405  =  fma(f_401, 0.0F, f_404);
  b_406  =  i_57 < 300;
  if(b_406)
  {
    // BLOCK 40
    f_407  =  ul_11[4];
    f_408  =  fma(f_407, 0.0F, f_405);
    f_409  =  f_408;
  }  // B39
  else
  {
    // BLOCK 41
    f_409  =  f_405;
  }  // B39
  // BLOCK 42 MERGES [41 40 ]
  f_410  =  1.0F / 0.0F;
  i_411  =  isequal(f_409, 0.0F);
  if(i_411 == 1)
  {
    // BLOCK 43
    f_412  =  0.0F;
  }  // B42
  else
  {
    // BLOCK 44
    f_412  =  f_410;
  }  // B42
  // BLOCK 45 MERGES [43 44 ]
  f_413  =  ul_13[5];
  f_414  =  ul_11[0];
  f_415  =  ul_11[1];
  f_416  =  ul_11[2];
  f_417  =  ul_11[3];
  f_418  =  fmax(f_413, f_412);
  f_419  =  fabs(f_414);
  f_420  =  fmax(f_418, f_419);
  f_421  =  fabs(f_415);
  f_422  =  fmax(f_420, f_421);
  f_423  =  fabs(f_416);
  f_424  =  fmax(f_422, f_423);
  f_425  =  fabs(f_417);
  f_426  =  fmax(f_424, f_425);
  b_427  =  i_57 < 300;
  if(b_427)
  {
    // BLOCK 46
    f_428  =  ul_11[4];
    f_429  =  fabs(f_428);
    f_430  =  fmax(f_426, f_429);
    f_431  =  f_430;
  }  // B45
  else
  {
    // BLOCK 47
    f_431  =  f_426;
  }  // B45
  // BLOCK 48 MERGES [47 46 ]
  ul_13[5]  =  f_431;
  f_432  =  ul_13[5];
  adf_16[i_19]  =  f_432;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_433  =  i_19 < 8;
  if(b_433)
  {
    // BLOCK 49
    f_434  =  adf_16[i_158];
    f_435  =  adf_16[i_157];
    f_436  =  adf_16[i_156];
    f_437  =  adf_16[i_155];
    f_438  =  adf_16[i_154];
    f_439  =  adf_16[i_153];
    f_440  =  adf_16[i_152];
    f_441  =  fmax(f_432, f_434);
    f_442  =  fmax(f_441, f_436);
    f_443  =  fmax(f_442, f_438);
    f_444  =  fmax(f_443, f_440);
    f_445  =  fmax(0.0F, f_435);
    f_446  =  fmax(f_445, f_437);
    f_447  =  fmax(f_446, f_439);
    f_448  =  fmax(f_444, f_447);
    adf_16[i_19]  =  f_448;
  }  // B48
  else
  {
    // BLOCK 50
  }  // B48
  // BLOCK 51 MERGES [50 49 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_449  =  adf_16[0];
  f_450  =  adf_16[1];
  f_451  =  adf_16[2];
  f_452  =  adf_16[3];
  f_453  =  adf_16[4];
  f_454  =  adf_16[5];
  f_455  =  adf_16[6];
  f_456  =  adf_16[7];
  f_457  =  fmax(0.0F, f_449);
  f_458  =  fmax(f_457, f_451);
  f_459  =  fmax(f_458, f_453);
  f_460  =  fmax(f_459, f_455);
  f_461  =  fmax(0.0F, f_450);
  f_462  =  fmax(f_461, f_452);
  f_463  =  fmax(f_462, f_454);
  f_464  =  fmax(f_463, f_456);
  f_465  =  fmax(f_460, f_464);
  ul_13[5]  =  f_465;
  b_466  =  i_19 == 0;
  if(b_466)
  {
    // BLOCK 52
    i_467  =  isless(0.0F, f_465);
    if(i_467 == 1)
    {
      // BLOCK 53
      f_468  =  f_465 / 127.0F;
      f_469  =  f_468;
    }  // B52
    else
    {
      // BLOCK 54
      f_469  =  1.0F;
    }  // B52
    // BLOCK 55 MERGES [53 54 ]
    i_470  =  isless(f_465, f_410);
    if(i_470 == 1)
    {
      // BLOCK 56
      f_471  =  f_469;
    }  // B55
    else
    {
      // BLOCK 57
      f_472  =  f_465 * 0.0F;
      f_471  =  f_472;
    }  // B55
    // BLOCK 58 MERGES [56 57 ]
    ul_473  =  ul_7 + l_333;
    *((__global float *) ul_473)  =  f_471;
  }  // B51
  else
  {
    // BLOCK 59
  }  // B51
  // BLOCK 60 MERGES [59 58 ]
  f_474  =  ul_13[5];
  i_475  =  isless(f_474, 7.888609E-31F);
  if(i_475 == 1)
  {
    // BLOCK 61
    f_476  =  1.2676506E30F;
  }  // B60
  else
  {
    // BLOCK 62
    f_476  =  1.0F;
  }  // B60
  // BLOCK 63 MERGES [61 62 ]
  i_477  =  isless(1.0F, f_476);
  if(i_477 == 1)
  {
    // BLOCK 64
    f_478  =  ul_11[0];
    f_479  =  f_478 * f_476;
    ul_11[0]  =  f_479;
    f_480  =  ul_11[1];
    f_481  =  f_480 * f_476;
    ul_11[1]  =  f_481;
    f_482  =  ul_11[2];
    f_483  =  f_482 * f_476;
    ul_11[2]  =  f_483;
    f_484  =  ul_11[3];
    f_485  =  f_484 * f_476;
    ul_11[3]  =  f_485;
    f_486  =  ul_11[4];
    f_487  =  f_486 * f_476;
    ul_11[4]  =  f_487;
  }  // B63
  else
  {
    // BLOCK 65
  }  // B63
  // BLOCK 66 MERGES [65 64 ]
  i_488  =  isless(0.0F, f_474);
  if(i_488 == 1)
  {
    // BLOCK 67
    f_489  =  f_476 * f_474;
    f_490  =  127.0F / f_489;
    f_491  =  f_490;
  }  // B66
  else
  {
    // BLOCK 68
    f_491  =  0.0F;
  }  // B66
  // BLOCK 69 MERGES [67 68 ]
  f_492  =  ul_11[0];
  l_493  =  l_26 + 16L;
  ul_494  =  ul_6 + l_493;
  f_495  =  f_491 * 8.507059E37F;
  f_496  =  fmin(f_495, 1.0F);
  f_497  =  fmin(f_496, 1.0737418E9F);
  i_498  =  isnan(f_497)? 0 : (int) f_497;
  i_499  =  -i_498;
  f_500  =  fma(f_491, f_492, 1.2582912E7F);
  f_501  =  f_500 - 1.2582912E7F;
  f_502  =  fmin(f_501, 1.0737418E9F);
  i_503  =  isnan(f_502)? 0 : (int) f_502;
  i_504  =  i_499 & i_503;
  ch_505  =  (char) i_504;
  *((__global char *) ul_494)  =  ch_505;
  f_506  =  ul_11[1];
  l_507  =  l_33 + 16L;
  ul_508  =  ul_6 + l_507;
  f_509  =  fma(f_491, f_506, 1.2582912E7F);
  f_510  =  f_509 - 1.2582912E7F;
  f_511  =  fmin(f_510, 1.0737418E9F);
  i_512  =  isnan(f_511)? 0 : (int) f_511;
  i_513  =  i_499 & i_512;
  ch_514  =  (char) i_513;
  *((__global char *) ul_508)  =  ch_514;
  f_515  =  ul_11[2];
  l_516  =  l_40 + 16L;
  ul_517  =  ul_6 + l_516;
  f_518  =  fma(f_491, f_515, 1.2582912E7F);
  f_519  =  f_518 - 1.2582912E7F;
  f_520  =  fmin(f_519, 1.0737418E9F);
  i_521  =  isnan(f_520)? 0 : (int) f_520;
  i_522  =  i_499 & i_521;
  ch_523  =  (char) i_522;
  *((__global char *) ul_517)  =  ch_523;
  f_524  =  ul_11[3];
  l_525  =  l_47 + 16L;
  ul_526  =  ul_6 + l_525;
  f_527  =  fma(f_491, f_524, 1.2582912E7F);
  f_528  =  f_527 - 1.2582912E7F;
  f_529  =  fmin(f_528, 1.0737418E9F);
  i_530  =  isnan(f_529)? 0 : (int) f_529;
  i_531  =  i_499 & i_530;
  ch_532  =  (char) i_531;
  *((__global char *) ul_526)  =  ch_532;
  b_533  =  i_57 < 300;
  if(b_533)
  {
    // BLOCK 70
    f_534  =  ul_11[4];
    l_535  =  l_54 + 16L;
    ul_536  =  ul_6 + l_535;
    f_537  =  fma(f_491, f_534, 1.2582912E7F);
    f_538  =  f_537 - 1.2582912E7F;
    f_539  =  fmin(f_538, 1.0737418E9F);
    i_540  =  isnan(f_539)? 0 : (int) f_539;
    i_541  =  i_499 & i_540;
    ch_542  =  (char) i_541;
    *((__global char *) ul_536)  =  ch_542;
  }  // B69
  else
  {
    // BLOCK 71
  }  // B69
  // BLOCK 72 MERGES [71 70 ]
  return;
}  //  kernel
