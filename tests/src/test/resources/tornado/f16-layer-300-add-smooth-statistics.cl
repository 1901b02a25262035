#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_55, b_79, b_94, b_104, b_134, b_145, b_156, b_209, b_235, b_245, b_331, b_383, b_403, b_424, b_430, b_463, b_526;
  char ch_498, ch_507, ch_516, ch_525, ch_535;
  float f_28, f_35, f_42, f_49, f_58, f_59, f_62, f_63, f_64, f_67, f_68, f_69, f_72, f_73, f_74, f_77, f_78, f_80, f_83, f_84, f_85, f_87, f_89, f_91, f_95, f_97, f_99, f_101, f_103, f_106, f_112, f_118, f_124, f_130, f_136, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_146, f_147, f_148, f_157, f_158, f_159, f_160, f_161, f_162, f_163, f_164, f_165, f_166, f_167, f_168, f_169, f_170, f_171, f_172, f_173, f_174, f_175, f_176, f_177, f_178, f_179, f_180, f_181, f_182, f_183, f_184, f_185, f_186, f_187, f_188, f_189, f_190, f_191, f_192, f_193, f_194, f_195, f_196, f_197, f_198, f_199, f_200, f_201, f_202, f_203, f_204, f_205, f_206, f_207, f_208, f_210, f_211, f_212, f_213, f_214, f_215, f_216, f_217, f_218, f_219, f_220, f_221, f_222, f_223, f_224, f_225, f_226, f_227, f_228, f_229, f_230, f_231, f_232, f_233, f_234, f_236, f_237, f_238, f_239, f_240, f_241, f_242, f_243, f_244, f_246, f_247, f_248, f_250, f_251, f_253, f_254, f_256, f_257, f_259, f_260, f_262, f_263, f_265, f_266, f_268, f_269, f_270, f_271, f_272, f_273, f_274, f_275, f_276, f_277, f_278, f_279, f_280, f_281, f_282, f_283, f_284, f_285, f_286, f_287, f_288, f_289, f_290, f_291, f_292, f_293, f_294, f_295, f_296, f_297, f_298, f_299, f_300, f_301, f_302, f_303, f_304, f_305, f_306, f_307, f_308, f_309, f_310, f_311, f_312, f_313, f_314, f_315, f_316, f_318, f_319, f_320, f_321, f_322, f_323, f_324, f_325, f_326, f_327, f_332, f_334, f_335, f_336, f_338, f_339, f_340, f_341, f_342, f_344, f_346, f_347, f_348, f_349, f_350, f_351, f_352, f_353, f_355, f_357, f_358, f_359, f_360, f_361, f_362, f_363, f_364, f_366, f_368, f_369, f_370, f_371, f_372, f_373, f_374, f_375, f_377, f_379, f_380, f_381, f_382, f_384, f_385, f_386, f_387, f_389, f_391, f_392, f_393, f_394, f_395, f_396, f_397, f_398, f_399, f_400, f_401, f_402, f_404, f_405, f_406, f_407, f_409, f_410, f_411, f_412, f_413, f_414, f_415, f_416, f_417, f_418, f_419, f_420, f_421, f_422, f_423, f_425, f_426, f_427, f_428, f_429, f_431, f_432, f_433, f_434, f_435, f_436, f_437, f_438, f_439, f_440, f_441, f_442, f_443, f_444, f_445, f_446, f_447, f_448, f_449, f_450, f_451, f_452, f_453, f_454, f_455, f_456, f_457, f_458, f_459, f_460, f_461, f_462, f_465, f_466, f_468, f_469, f_471, f_473, f_475, f_476, f_477, f_478, f_479, f_480, f_481, f_482, f_483, f_484, f_486, f_487, f_488, f_489, f_493, f_494, f_495, f_499, f_502, f_503, f_504, f_508, f_511, f_512, f_513, f_517, f_520, f_521, f_522, f_527, f_530, f_531, f_532;
  half half_27, half_34, half_41, half_48, half_57, half_61, half_66, half_71, half_76, half_82, half_96, half_98, half_100, half_102, half_105;
  int i_17, i_18, i_19, i_20, i_21, i_22, i_29, i_36, i_43, i_50, i_54, i_107, i_113, i_119, i_125, i_149, i_150, i_151, i_152, i_153, i_154, i_155, i_249, i_252, i_255, i_258, i_261, i_264, i_267, i_317, i_408, i_464, i_467, i_472, i_474, i_485, i_492, i_496, i_497, i_505, i_506, i_514, i_515, i_523, i_524, i_533, i_534;
  long l_23, l_24, l_25, l_30, l_31, l_32, l_37, l_38, l_39, l_44, l_45, l_46, l_51, l_52, l_53, l_108, l_109, l_110, l_114, l_115, l_116, l_120, l_121, l_122, l_126, l_127, l_128, l_131, l_132, l_133, l_328, l_329, l_330, l_490, l_500, l_509, l_518, l_528;
  ulong ul_0, ul_1, ul_2, ul_3, ul_4, ul_5, ul_6, ul_7, ul_8, ul_9, ul_26, ul_33, ul_40, ul_47, ul_56, ul_60, ul_65, ul_70, ul_75, ul_81, ul_86, ul_88, ul_90, ul_92, ul_93, ul_111, ul_117, ul_123, ul_129, ul_135, ul_333, ul_337, ul_343, ul_345, ul_354, ul_356, ul_365, ul_367, ul_376, ul_378, ul_388, ul_390, ul_470, ul_491, ul_501, ul_510, ul_519, ul_529;

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
  i_21  =  (i_19 < 0) ? 300 : 0;
  i_22  =  i_20 + i_21;
  l_23  =  (long) i_22;
  l_24  =  l_23 + 8L;
  l_25  =  l_24 << 1;
  ul_26  =  ul_0 + l_25;
  half_27  =  *((__global half *) ul_26);
  f_28  =  convert_float((float) half_27);
  ul_11[0]  =  f_28;
  i_29  =  i_20 + 64;
  l_30  =  (long) i_29;
  l_31  =  l_30 + 8L;
  l_32  =  l_31 << 1;
  ul_33  =  ul_0 + l_32;
  half_34  =  *((__global half *) ul_33);
  f_35  =  convert_float((float) half_34);
  ul_11[1]  =  f_35;
  i_36  =  i_20 + 128;
  l_37  =  (long) i_36;
  l_38  =  l_37 + 8L;
  l_39  =  l_38 << 1;
  ul_40  =  ul_0 + l_39;
  half_41  =  *((__global half *) ul_40);
  f_42  =  convert_float((float) half_41);
  ul_11[2]  =  f_42;
  i_43  =  i_20 + 192;
  l_44  =  (long) i_43;
  l_45  =  l_44 + 8L;
  l_46  =  l_45 << 1;
  ul_47  =  ul_0 + l_46;
  half_48  =  *((__global half *) ul_47);
  f_49  =  convert_float((float) half_48);
  ul_11[3]  =  f_49;
  i_50  =  i_20 + 256;
  l_51  =  (long) i_50;
  l_52  =  l_51 + 8L;
  l_53  =  l_52 << 1;
  i_54  =  i_19 + 256;
  b_55  =  i_54 < 300;
  if(b_55)
  {
    // BLOCK 1
    ul_56  =  ul_0 + l_53;
    half_57  =  *((__global half *) ul_56);
    f_58  =  convert_float((float) half_57);
    ul_11[4]  =  f_58;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [2 1 ]
  f_59  =  ul_11[0];
  ul_60  =  ul_1 + l_25;
  half_61  =  *((__global half *) ul_60);
  f_62  =  convert_float((float) half_61);
  f_63  =  f_62 + f_59;
  ul_11[0]  =  f_63;
  f_64  =  ul_11[1];
  ul_65  =  ul_1 + l_32;
  half_66  =  *((__global half *) ul_65);
  f_67  =  convert_float((float) half_66);
  f_68  =  f_67 + f_64;
  ul_11[1]  =  f_68;
  f_69  =  ul_11[2];
  ul_70  =  ul_1 + l_39;
  half_71  =  *((__global half *) ul_70);
  f_72  =  convert_float((float) half_71);
  f_73  =  f_72 + f_69;
  ul_11[2]  =  f_73;
  f_74  =  ul_11[3];
  ul_75  =  ul_1 + l_46;
  half_76  =  *((__global half *) ul_75);
  f_77  =  convert_float((float) half_76);
  f_78  =  f_77 + f_74;
  ul_11[3]  =  f_78;
  b_79  =  i_54 < 300;
  if(b_79)
  {
    // BLOCK 4
    f_80  =  ul_11[4];
    ul_81  =  ul_1 + l_53;
    half_82  =  *((__global half *) ul_81);
    f_83  =  convert_float((float) half_82);
    f_84  =  f_83 + f_80;
    ul_11[4]  =  f_84;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  f_85  =  ul_11[0];
  ul_86  =  ul_5 + l_25;
  *((__global half *) ul_86)  =  f_85;
  f_87  =  ul_11[1];
  ul_88  =  ul_5 + l_32;
  *((__global half *) ul_88)  =  f_87;
  f_89  =  ul_11[2];
  ul_90  =  ul_5 + l_39;
  *((__global half *) ul_90)  =  f_89;
  f_91  =  ul_11[3];
  ul_92  =  ul_5 + l_46;
  *((__global half *) ul_92)  =  f_91;
  ul_93  =  ul_5 + l_53;
  b_94  =  i_54 < 300;
  if(b_94)
  {
    // BLOCK 7
    f_95  =  ul_11[4];
    *((__global half *) ul_93)  =  f_95;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  half_96  =  *((__global half *) ul_86);
  f_97  =  convert_float((float) half_96);
  ul_11[0]  =  f_97;
  half_98  =  *((__global half *) ul_88);
  f_99  =  convert_float((float) half_98);
  ul_11[1]  =  f_99;
  half_100  =  *((__global half *) ul_90);
  f_101  =  convert_float((float) half_100);
  ul_11[2]  =  f_101;
  half_102  =  *((__global half *) ul_92);
  f_103  =  convert_float((float) half_102);
  ul_11[3]  =  f_103;
  b_104  =  i_54 < 300;
  if(b_104)
  {
    // BLOCK 10
    half_105  =  *((__global half *) ul_93);
    f_106  =  convert_float((float) half_105);
    ul_11[4]  =  f_106;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  i_107  =  i_21 + i_19;
  l_108  =  (long) i_107;
  l_109  =  l_108 + 4L;
  l_110  =  l_109 << 2;
  ul_111  =  ul_2 + l_110;
  f_112  =  *((__global float *) ul_111);
  ul_11[5]  =  f_112;
  i_113  =  i_19 + 64;
  l_114  =  (long) i_113;
  l_115  =  l_114 + 4L;
  l_116  =  l_115 << 2;
  ul_117  =  ul_2 + l_116;
  f_118  =  *((__global float *) ul_117);
  ul_11[6]  =  f_118;
  i_119  =  i_19 + 128;
  l_120  =  (long) i_119;
  l_121  =  l_120 + 4L;
  l_122  =  l_121 << 2;
  ul_123  =  ul_2 + l_122;
  f_124  =  *((__global float *) ul_123);
  ul_11[7]  =  f_124;
  i_125  =  i_19 + 192;
  l_126  =  (long) i_125;
  l_127  =  l_126 + 4L;
  l_128  =  l_127 << 2;
  ul_129  =  ul_2 + l_128;
  f_130  =  *((__global float *) ul_129);
  ul_11[8]  =  f_130;
  l_131  =  (long) i_54;
  l_132  =  l_131 + 4L;
  l_133  =  l_132 << 2;
  b_134  =  i_54 < 300;
  if(b_134)
  {
    // BLOCK 13
    ul_135  =  ul_2 + l_133;
    f_136  =  *((__global float *) ul_135);
    ul_11[9]  =  f_136;
  }  // B12
  else
  {
    // BLOCK 14
  }  // B12
  // BLOCK 15 MERGES [14 13 ]
  ul_13[0]  =  1.0F;
  ul_13[1]  =  0.0F;
  f_137  =  ul_11[0];
  f_138  =  ul_11[1];
  f_139  =  ul_11[2];
  f_140  =  ul_11[3];
  f_141  =  fma(f_137, 0.0033333334F, 0.0F);
  f_142  =  fma(f_138, 0.0033333334F, f_141);
  f_143  =  fma(f_139, 0.0033333334F, f_142);
  f_144  =  fma(f_140, 0.0033333334F, f_143);
  b_145  =  i_54 < 300;
  if(b_145)
  {
    // BLOCK 16
    f_146  =  ul_11[4];
    f_147  =  fma(f_146, 0.0033333334F, f_144);
    f_148  =  f_147;
  }  // B15
  else
  {
    // BLOCK 17
    f_148  =  f_144;
  }  // B15
  // BLOCK 18 MERGES [17 16 ]
  adf_14[i_19]  =  f_148;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_149  =  i_19 + 56;
  i_150  =  i_19 + 48;
  i_151  =  i_19 + 40;
  i_152  =  i_19 + 32;
  i_153  =  i_19 + 24;
  i_154  =  i_19 + 16;
  i_155  =  i_19 + 8;
  b_156  =  i_19 < 8;
  if(b_156)
  {
    // BLOCK 19
    f_157  =  adf_14[i_155];
    f_158  =  adf_14[i_154];
    f_159  =  adf_14[i_153];
    f_160  =  adf_14[i_152];
    f_161  =  adf_14[i_151];
    f_162  =  adf_14[i_150];
    f_163  =  adf_14[i_149];
    f_164  =  f_158 + 0.0F;
    f_165  =  f_164 + f_160;
    f_166  =  f_165 + f_162;
    f_167  =  f_148 + f_157;
    f_168  =  f_167 + f_159;
    f_169  =  f_168 + f_161;
    f_170  =  f_169 + f_163;
    f_171  =  f_166 + f_170;
    adf_14[i_19]  =  f_171;
  }  // B18
  else
  {
    // BLOCK 20
  }  // B18
  // BLOCK 21 MERGES [20 19 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_172  =  adf_14[0];
  f_173  =  adf_14[1];
  f_174  =  adf_14[2];
  f_175  =  adf_14[3];
  f_176  =  adf_14[4];
  f_177  =  adf_14[5];
  f_178  =  adf_14[6];
  f_179  =  adf_14[7];
  f_180  =  f_172 + 0.0F;
  f_181  =  f_180 + f_174;
  f_182  =  f_181 + f_176;
  f_183  =  f_182 + f_178;
  f_184  =  f_173 + 0.0F;
  f_185  =  f_184 + f_175;
  f_186  =  f_185 + f_177;
  f_187  =  f_186 + f_179;
  f_188  =  f_183 + f_187;
  ul_13[1]  =  f_188;
  f_189  =  ul_11[0];
  f_190  =  ul_13[0];
  f_191  =  ul_13[1];
  f_192  =  f_189 * f_190;
  f_193  =  f_192 - f_191;
  ul_11[0]  =  f_193;
  f_194  =  ul_11[1];
  f_195  =  ul_13[0];
  f_196  =  ul_13[1];
  f_197  =  f_194 * f_195;
  f_198  =  f_197 - f_196;
  ul_11[1]  =  f_198;
  f_199  =  ul_11[2];
  f_200  =  ul_13[0];
  f_201  =  ul_13[1];
  f_202  =  f_199 * f_200;
  f_203  =  f_202 - f_201;
  ul_11[2]  =  f_203;
  f_204  =  ul_11[3];
  f_205  =  ul_13[0];
  f_206  =  ul_13[1];
  f_207  =  f_204 * f_205;
  f_208  =  f_207 - f_206;
  ul_11[3]  =  f_208;
  b_209  =  i_54 < 300;
  if(b_209)
  {
    // BLOCK 22
    f_210  =  ul_11[4];
    f_211  =  ul_13[0];
    f_212  =  ul_13[1];
    f_213  =  f_210 * f_211;
    f_214  =  f_213 - f_212;
    ul_11[4]  =  f_214;
  }  // B21
  else
  {
    // BLOCK 23
  }  // B21
  // BLOCK 24 MERGES [23 22 ]
  f_215  =  ul_11[0];
  f_216  =  ul_11[0];
  f_217  =  ul_11[0];
  f_218  =  ul_11[1];
  f_219  =  ul_11[1];
  f_220  =  ul_11[1];
  f_221  =  ul_11[2];
  f_222  =  ul_11[2];
  f_223  =  ul_11[2];
  f_224  =  ul_11[3];
  f_225  =  ul_11[3];
  f_226  =  ul_11[3];
  f_227  =  f_217 + 0.0F;
  f_228  =  f_227 + f_220;
  f_229  =  f_228 + f_223;
  f_230  =  f_229 + f_226;
  f_231  =  fma(f_215, f_216, 0.0F);
  f_232  =  fma(f_218, f_219, f_231);
  f_233  =  fma(f_221, f_222, f_232);
  f_234  =  fma(f_224, f_225, f_233);
  b_235  =  i_54 < 300;
  if(b_235)
  {
    // BLOCK 25
    f_236  =  ul_11[4];
    f_237  =  ul_11[4];
    f_238  =  ul_11[4];
    f_239  =  f_230 + f_238;
    f_240  =  fma(f_236, f_237, f_234);
    f_241  =  f_240;
    f_242  =  f_239;
  }  // B24
  else
  {
    // BLOCK 26
    f_241  =  f_234;
    f_242  =  f_230;
  }  // B24
  // BLOCK 27 MERGES [26 25 ]
  ul_13[2]  =  f_241;
  ul_13[3]  =  f_242;
  f_243  =  ul_13[0];
  adf_15[i_19]  =  f_241;
  f_244  =  ul_13[3];
  adf_15[i_113]  =  f_244;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_245  =  i_19 < 8;
  if(b_245)
  {
    // BLOCK 28
    f_246  =  ul_13[2];
    f_247  =  ul_13[3];
    f_248  =  adf_15[i_155];
    i_249  =  i_19 + 72;
    f_250  =  adf_15[i_249];
    f_251  =  adf_15[i_154];
    i_252  =  i_19 + 80;
    f_253  =  adf_15[i_252];
    f_254  =  adf_15[i_153];
    i_255  =  i_19 + 88;
    f_256  =  adf_15[i_255];
    f_257  =  adf_15[i_152];
    i_258  =  i_19 + 96;
    f_259  =  adf_15[i_258];
    f_260  =  adf_15[i_151];
    i_261  =  i_19 + 104;
    f_262  =  adf_15[i_261];
    f_263  =  adf_15[i_150];
    i_264  =  i_19 + 112;
    f_265  =  adf_15[i_264];
    f_266  =  adf_15[i_149];
    i_267  =  i_19 + 120;
    f_268  =  adf_15[i_267];
    f_269  =  f_246 + f_248;
    f_270  =  f_269 + f_251;
    f_271  =  f_270 + f_254;
    f_272  =  f_271 + f_257;
    f_273  =  f_272 + f_260;
    f_274  =  f_273 + f_263;
    f_275  =  f_274 + f_266;
    adf_15[i_19]  =  f_275;
    f_276  =  f_247 + f_250;
    f_277  =  f_276 + f_253;
    f_278  =  f_277 + f_256;
    f_279  =  f_278 + f_259;
    f_280  =  f_279 + f_262;
    f_281  =  f_280 + f_265;
    f_282  =  f_281 + f_268;
    adf_15[i_113]  =  f_282;
  }  // B27
  else
  {
    // BLOCK 29
  }  // B27
  // BLOCK 30 MERGES [29 28 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_283  =  adf_15[0];
  f_284  =  adf_15[64];
  f_285  =  adf_15[1];
  f_286  =  adf_15[65];
  f_287  =  adf_15[2];
  f_288  =  adf_15[66];
  f_289  =  adf_15[3];
  f_290  =  adf_15[67];
  f_291  =  adf_15[4];
  f_292  =  adf_15[68];
  f_293  =  adf_15[5];
  f_294  =  adf_15[69];
  f_295  =  adf_15[6];
  f_296  =  adf_15[70];
  f_297  =  adf_15[7];
  f_298  =  adf_15[71];
  f_299  =  f_283 + f_285;
  f_300  =  f_299 + f_287;
  f_301  =  f_300 + f_289;
  f_302  =  f_301 + f_291;
  f_303  =  f_302 + f_293;
  f_304  =  f_303 + f_295;
  f_305  =  f_304 + f_297;
  ul_13[2]  =  f_305;
  f_306  =  f_284 + f_286;
  f_307  =  f_306 + f_288;
  f_308  =  f_307 + f_290;
  f_309  =  f_308 + f_292;
  f_310  =  f_309 + f_294;
  f_311  =  f_310 + f_296;
  f_312  =  f_311 + f_298;
  ul_13[3]  =  f_312;
  f_313  =  f_305 / 300.0F;
  f_314  =  f_312 / 300.0F;
  f_315  =  f_314 * f_314;
  f_316  =  f_313 - f_315;
  i_317  =  isless(f_316, 0.0F);
  if(i_317 == 1)
  {
    // BLOCK 31
    f_318  =  0.0F;
  }  // B30
  else
  {
    // BLOCK 32
    f_318  =  f_316;
  }  // B30
  // BLOCK 33 MERGES [31 32 ]
  f_319  =  1.0F / f_243;
  f_320  =  f_318 * f_319;
  f_321  =  fma(f_319, f_320, 1.0E-5F);
  f_322  =  rsqrt(f_321);
  f_323  =  f_322 * f_319;
  ul_13[2]  =  f_323;
  f_324  =  -f_314;
  f_325  =  f_323 * f_324;
  ul_13[3]  =  f_325;
  f_326  =  ul_13[1];
  f_327  =  f_326 + f_314;
  ul_13[4]  =  f_327;
  ul_13[5]  =  0.0F;
  l_328  =  (long) i_17;
  l_329  =  l_328 + 4L;
  l_330  =  l_329 << 2;
  b_331  =  i_19 == 0;
  if(b_331)
  {
    // BLOCK 34
    f_332  =  ul_13[0];
    ul_333  =  ul_8 + l_330;
    f_334  =  f_332 * f_323;
    *((__global float *) ul_333)  =  f_334;
    f_335  =  ul_13[4];
    f_336  =  ul_13[0];
    ul_337  =  ul_9 + l_330;
    f_338  =  f_335 / f_336;
    *((__global float *) ul_337)  =  f_338;
  }  // B33
  else
  {
    // BLOCK 35
  }  // B33
  // BLOCK 36 MERGES [35 34 ]
  f_339  =  ul_11[0];
  f_340  =  ul_13[2];
  f_341  =  ul_13[3];
  f_342  =  ul_11[5];
  ul_343  =  ul_3 + l_110;
  f_344  =  *((__global float *) ul_343);
  ul_345  =  ul_4 + l_110;
  f_346  =  *((__global float *) ul_345);
  f_347  =  fma(f_339, f_340, f_341);
  f_348  =  fma(f_347, f_342, f_344);
  f_349  =  f_348 * f_346;
  ul_11[0]  =  f_349;
  f_350  =  ul_11[1];
  f_351  =  ul_13[2];
  f_352  =  ul_13[3];
  f_353  =  ul_11[6];
  ul_354  =  ul_3 + l_116;
  f_355  =  *((__global float *) ul_354);
  ul_356  =  ul_4 + l_116;
  f_357  =  *((__global float *) ul_356);
  f_358  =  fma(f_350, f_351, f_352);
  f_359  =  fma(f_358, f_353, f_355);
  f_360  =  f_359 * f_357;
  ul_11[1]  =  f_360;
  f_361  =  ul_11[2];
  f_362  =  ul_13[2];
  f_363  =  ul_13[3];
  f_364  =  ul_11[7];
  ul_365  =  ul_3 + l_122;
  f_366  =  *((__global float *) ul_365);
  ul_367  =  ul_4 + l_122;
  f_368  =  *((__global float *) ul_367);
  f_369  =  fma(f_361, f_362, f_363);
  f_370  =  fma(f_369, f_364, f_366);
  f_371  =  f_370 * f_368;
  ul_11[2]  =  f_371;
  f_372  =  ul_11[3];
  f_373  =  ul_13[2];
  f_374  =  ul_13[3];
  f_375  =  ul_11[8];
  ul_376  =  ul_3 + l_128;
  f_377  =  *((__global float *) ul_376);
  ul_378  =  ul_4 + l_128;
  f_379  =  *((__global float *) ul_378);
  f_380  =  fma(f_372, f_373, f_374);
  f_381  =  fma(f_380, f_375, f_377);
  f_382  =  f_381 * f_379;
  ul_11[3]  =  f_382;
  b_383  =  i_54 < 300;
  if(b_383)
  {
    // BLOCK 37
    f_384  =  ul_11[4];
    f_385  =  ul_13[2];
    f_386  =  ul_13[3];
    f_387  =  ul_11[9];
    ul_388  =  ul_3 + l_133;
    f_389  =  *((__global float *) ul_388);
    ul_390  =  ul_4 + l_133;
    f_391  =  *((__global float *) ul_390);
    f_392  =  fma(f_384, f_385, f_386);
    f_393  =  fma(f_392, f_387, f_389);
    f_394  =  f_393 * f_391;
    ul_11[4]  =  f_394;
  }  // B36
  else
  {
    // BLOCK 38
  }  // B36
  // BLOCK 39 MERGES [38 37 ]
  f_395  =  ul_11[0];
  f_396  =  ul_11[1];
  f_397  =  ul_11[2];
  f_398  =  ul_11[3];
  f_399  =  fma(f_395, 0.0F, 0.0F);
  f_400  =  fma(f_396, 0.0F, f_399);
  f_401  =  fma(f_397, 0.0F, f_400);
  f_402  =  fma(f_398, 0.0F, f_401);
  b_403  =  i_54 < 300;
  if(b_403)
  {
    // BLOCK 40
    f_404  =  ul_11[4];
    f_405  =  fma(f_404, 0.0F, f_402);
    f_406  =  f_405;
  }  // B39
  else
  {
    // BLOCK 41
    f_406  =  f_402;
  }  // B39
  // BLOCK 42 MERGES [41 40 ]
  f_407  =  1.0F / 0.0F;
  i_408  =  isequal(f_406, 0.0F);
  if(i_408 == 1)
  {
    // BLOCK 43
    f_409  =  0.0F;
  }  // B42
  else
  {
    // BLOCK 44
    f_409  =  f_407;
  }  // B42
  // BLOCK 45 MERGES [43 44 ]
  f_410  =  ul_13[5];
  f_411  =  ul_11[0];
  f_412  =  ul_11[1];
  f_413  =  ul_11[2];
  f_414  =  ul_11[3];
  f_415  =  fmax(f_410, f_409);
  f_416  =  fabs(f_411);
  f_417  =  fmax(f_415, f_416);
  f_418  =  fabs(f_412);
  f_419  =  fmax(f_417, f_418);
  f_420  =  fabs(f_413);
  f_421  =  fmax(f_419, f_420);
  f_422  =  fabs(f_414);
  f_423  =  fmax(f_421, f_422);
  b_424  =  i_54 < 300;
  if(b_424)
  {
    // BLOCK 46
    f_425  =  ul_11[4];
    f_426  =  fabs(f_425);
    f_427  =  fmax(f_423, f_426);
    f_428  =  f_427;
  }  // B45
  else
  {
    // BLOCK 47
    f_428  =  f_423;
  }  // B45
  // BLOCK 48 MERGES [47 46 ]
  ul_13[5]  =  f_428;
  f_429  =  ul_13[5];
  adf_16[i_19]  =  f_429;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_430  =  i_19 < 8;
  if(b_430)
  {
    // BLOCK 49
    f_431  =  adf_16[i_155];
    f_432  =  adf_16[i_154];
    f_433  =  adf_16[i_153];
    f_434  =  adf_16[i_152];
    f_435  =  adf_16[i_151];
    f_436  =  adf_16[i_150];
    f_437  =  adf_16[i_149];
    f_438  =  fmax(f_429, f_431);
    f_439  =  fmax(f_438, f_433);
    f_440  =  fmax(f_439, f_435);
    f_441  =  fmax(f_440, f_437);
    f_442  =  fmax(0.0F, f_432);
    f_443  =  fmax(f_442, f_434);
    f_444  =  fmax(f_443, f_436);
    f_445  =  fmax(f_441, f_444);
    adf_16[i_19]  =  f_445;
  }  // B48
  else
  {
    // BLOCK 50
  }  // B48
  // BLOCK 51 MERGES [50 49 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_446  =  adf_16[0];
  f_447  =  adf_16[1];
  f_448  =  adf_16[2];
  f_449  =  adf_16[3];
  f_450  =  adf_16[4];
  f_451  =  adf_16[5];
  f_452  =  adf_16[6];
  f_453  =  adf_16[7];
  f_454  =  fmax(0.0F, f_446);
  f_455  =  fmax(f_454, f_448);
  f_456  =  fmax(f_455, f_450);
  f_457  =  fmax(f_456, f_452);
  f_458  =  fmax(0.0F, f_447);
  f_459  =  fmax(f_458, f_449);
  f_460  =  fmax(f_459, f_451);
  f_461  =  fmax(f_460, f_453);
  f_462  =  fmax(f_457, f_461);
  ul_13[5]  =  f_462;
  b_463  =  i_19 == 0;
  if(b_463)
  {
    // BLOCK 52
    i_464  =  isless(0.0F, f_462);
    if(i_464 == 1)
    {
      // BLOCK 53
      f_465  =  f_462 / 127.0F;
      f_466  =  f_465;
    }  // B52
    else
    {
      // BLOCK 54
      f_466  =  1.0F;
    }  // B52
    // BLOCK 55 MERGES [53 54 ]
    i_467  =  isless(f_462, f_407);
    if(i_467 == 1)
    {
      // BLOCK 56
      f_468  =  f_466;
    }  // B55
    else
    {
      // BLOCK 57
      f_469  =  f_462 * 0.0F;
      f_468  =  f_469;
    }  // B55
    // BLOCK 58 MERGES [56 57 ]
    ul_470  =  ul_7 + l_330;
    *((__global float *) ul_470)  =  f_468;
  }  // B51
  else
  {
    // BLOCK 59
  }  // B51
  // BLOCK 60 MERGES [59 58 ]
  f_471  =  ul_13[5];
  i_472  =  isless(f_471, 7.888609E-31F);
  if(i_472 == 1)
  {
    // BLOCK 61
    f_473  =  1.2676506E30F;
  }  // B60
  else
  {
    // BLOCK 62
    f_473  =  1.0F;
  }  // B60
  // BLOCK 63 MERGES [61 62 ]
  i_474  =  isless(1.0F, f_473);
  if(i_474 == 1)
  {
    // BLOCK 64
    f_475  =  ul_11[0];
    f_476  =  f_475 * f_473;
    ul_11[0]  =  f_476;
    f_477  =  ul_11[1];
    f_478  =  f_477 * f_473;
    ul_11[1]  =  f_478;
    f_479  =  ul_11[2];
    f_480  =  f_479 * f_473;
    ul_11[2]  =  f_480;
    f_481  =  ul_11[3];
    f_482  =  f_481 * f_473;
    ul_11[3]  =  f_482;
    f_483  =  ul_11[4];
    f_484  =  f_483 * f_473;
    ul_11[4]  =  f_484;
  }  // B63
  else
  {
    // BLOCK 65
  }  // B63
  // BLOCK 66 MERGES [65 64 ]
  i_485  =  isless(0.0F, f_471);
  if(i_485 == 1)
  {
    // BLOCK 67
    f_486  =  f_473 * f_471;
    f_487  =  127.0F / f_486;
    f_488  =  f_487;
  }  // B66
  else
  {
    // BLOCK 68
    f_488  =  0.0F;
  }  // B66
  // BLOCK 69 MERGES [67 68 ]
  f_489  =  ul_11[0];
  l_490  =  l_23 + 16L;
  ul_491  =  ul_6 + l_490;
  i_492  =  (f_471 < f_407) ? -1 : 0;
  f_493  =  fma(f_488, f_489, 1.2582912E7F);
  f_494  =  f_493 - 1.2582912E7F;
  f_495  =  fmin(f_494, 1.0737418E9F);
  i_496  =  isnan(f_495)? 0 : (int) f_495;
  i_497  =  i_492 & i_496;
  ch_498  =  (char) i_497;
  *((__global char *) ul_491)  =  ch_498;
  f_499  =  ul_11[1];
  l_500  =  l_30 + 16L;
  ul_501  =  ul_6 + l_500;
  f_502  =  fma(f_488, f_499, 1.2582912E7F);
  f_503  =  f_502 - 1.2582912E7F;
  f_504  =  fmin(f_503, 1.0737418E9F);
  i_505  =  isnan(f_504)? 0 : (int) f_504;
  i_506  =  i_492 & i_505;
  ch_507  =  (char) i_506;
  *((__global char *) ul_501)  =  ch_507;
  f_508  =  ul_11[2];
  l_509  =  l_37 + 16L;
  ul_510  =  ul_6 + l_509;
  f_511  =  fma(f_488, f_508, 1.2582912E7F);
  f_512  =  f_511 - 1.2582912E7F;
  f_513  =  fmin(f_512, 1.0737418E9F);
  i_514  =  isnan(f_513)? 0 : (int) f_513;
  i_515  =  i_492 & i_514;
  ch_516  =  (char) i_515;
  *((__global char *) ul_510)  =  ch_516;
  f_517  =  ul_11[3];
  l_518  =  l_44 + 16L;
  ul_519  =  ul_6 + l_518;
  f_520  =  fma(f_488, f_517, 1.2582912E7F);
  f_521  =  f_520 - 1.2582912E7F;
  f_522  =  fmin(f_521, 1.0737418E9F);
  i_523  =  isnan(f_522)? 0 : (int) f_522;
  i_524  =  i_492 & i_523;
  ch_525  =  (char) i_524;
  *((__global char *) ul_519)  =  ch_525;
  b_526  =  i_54 < 300;
  if(b_526)
  {
    // BLOCK 70
    f_527  =  ul_11[4];
    l_528  =  l_51 + 16L;
    ul_529  =  ul_6 + l_528;
    f_530  =  fma(f_488, f_527, 1.2582912E7F);
    f_531  =  f_530 - 1.2582912E7F;
    f_532  =  fmin(f_531, 1.0737418E9F);
    i_533  =  isnan(f_532)? 0 : (int) f_532;
    i_534  =  i_492 & i_533;
    ch_535  =  (char) i_534;
    *((__global char *) ul_529)  =  ch_535;
  }  // B69
  else
  {
    // BLOCK 71
  }  // B69
  // BLOCK 72 MERGES [71 70 ]
  return;
}  //  kernel
