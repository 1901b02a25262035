#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_19, b_22, b_322, b_342, b_631, b_641, b_806, b_809;
  float f_32, f_33, f_34, f_246, f_247, f_248, f_249, f_250, f_251, f_252, f_253, f_254, f_255, f_256, f_257, f_258, f_259, f_260, f_261, f_262, f_263, f_264, f_265, f_266, f_267, f_268, f_269, f_270, f_271, f_272, f_273, f_274, f_275, f_276, f_277, f_278, f_279, f_280, f_281, f_282, f_283, f_284, f_285, f_286, f_287, f_288, f_289, f_290, f_291, f_292, f_293, f_294, f_295, f_296, f_297, f_298, f_299, f_300, f_301, f_302, f_303, f_304, f_305, f_306, f_307, f_308, f_309, f_310, f_311, f_312, f_313, f_314, f_315, f_324, f_325, f_326, f_343, f_344, f_345, f_346, f_347, f_348, f_349, f_350, f_351, f_352, f_353, f_354, f_355, f_356, f_357, f_358, f_359, f_360, f_361, f_362, f_363, f_364, f_365, f_366, f_367, f_368, f_369, f_370, f_371, f_372, f_374, f_376, f_378, f_380, f_382, f_384, f_386, f_388, f_390, f_392, f_394, f_396, f_398, f_400, f_402, f_404, f_405, f_406, f_407, f_408, f_409, f_410, f_411, f_412, f_413, f_414, f_415, f_416, f_417, f_418, f_419, f_420, f_456, f_457, f_458, f_459, f_460, f_461, f_462, f_463, f_464, f_465, f_466, f_467, f_468, f_469, f_470, f_471, f_472, f_473, f_474, f_475, f_476, f_477, f_478, f_479, f_480, f_481, f_482, f_483, f_484, f_485, f_486, f_487, f_488, f_489, f_490, f_491, f_492, f_493, f_494, f_495, f_496, f_497, f_498, f_499, f_500, f_501, f_502, f_503, f_504, f_505, f_506, f_507, f_508, f_509, f_510, f_511, f_512, f_513, f_514, f_515, f_516, f_517, f_518, f_519, f_520, f_521, f_522, f_523, f_524, f_525, f_526, f_527, f_528, f_529, f_530, f_531, f_532, f_533, f_534, f_535, f_536, f_537, f_538, f_539, f_540, f_541, f_542, f_543, f_544, f_545, f_546, f_547, f_548, f_549, f_550, f_551, f_552, f_553, f_554, f_555, f_556, f_557, f_558, f_559, f_560, f_561, f_562, f_563, f_564, f_565, f_566, f_567, f_568, f_569, f_570, f_571, f_572, f_573, f_574, f_575, f_576, f_577, f_578, f_579, f_580, f_581, f_582, f_583, f_584, f_585, f_586, f_587, f_588, f_589, f_590, f_591, f_592, f_593, f_594, f_595, f_596, f_597, f_598, f_599, f_600, f_601, f_602, f_603, f_604, f_605, f_606, f_607, f_608, f_609, f_610, f_611, f_612, f_613, f_614, f_615, f_616, f_617, f_618, f_619, f_620, f_621, f_622, f_623, f_624, f_625, f_626, f_627, f_628, f_629, f_630, f_633, f_634, f_635, f_636, f_637, f_638, f_639, f_642, f_644, f_645, f_647, f_648, f_650, f_651, f_653, f_654, f_656, f_657, f_659, f_660, f_662, f_663, f_665, f_666, f_668, f_669, f_671, f_672, f_674, f_675, f_677, f_678, f_680, f_681, f_683, f_684, f_686, f_687, f_688, f_689, f_690, f_691, f_692, f_693, f_694, f_695, f_696, f_697, f_698, f_699, f_700, f_701, f_702, f_703, f_704, f_705, f_706, f_707, f_708, f_709, f_710, f_711, f_712, f_713, f_714, f_715, f_716, f_717, f_719, f_720, f_722, f_723, f_725, f_726, f_728, f_729, f_731, f_732, f_734, f_735, f_737, f_738, f_740, f_741, f_743, f_744, f_746, f_747, f_749, f_750, f_752, f_753, f_755, f_756, f_758, f_759, f_761, f_762, f_764, f_765, f_766, f_767, f_768, f_769, f_770, f_771, f_772, f_773, f_774, f_775, f_776, f_777, f_778, f_779, f_780, f_781, f_782, f_783, f_784, f_785, f_786, f_787, f_788, f_789, f_790, f_791, f_792, f_793, f_794, f_795, f_796, f_797, f_798, f_800, f_801, f_802, f_803, f_817, f_822, f_824, f_826, f_827, f_828, f_829, f_830, f_831;
  half half_28, half_30, half_41, half_47, half_53, half_59, half_65, half_71, half_77, half_83, half_89, half_95, half_101, half_107, half_113, half_119, half_125, half_131, half_137, half_143, half_149, half_155, half_161, half_167, half_173, half_179, half_185, half_191, half_197, half_203, half_209, half_215, half_221, half_227, half_233, half_239, half_245, half_323, half_421, half_422, half_423, half_424, half_425, half_426, half_427, half_428, half_429, half_430, half_431, half_432, half_433, half_434, half_435, half_436, half_437, half_438, half_439, half_440, half_441, half_442, half_443, half_444, half_445, half_446, half_447, half_448, half_449, half_450, half_451, half_452, half_453, half_454, half_455, half_632, half_816;
  int i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_23, i_35, i_36, i_42, i_48, i_54, i_60, i_66, i_72, i_78, i_84, i_90, i_96, i_102, i_108, i_114, i_120, i_126, i_132, i_138, i_144, i_150, i_156, i_162, i_168, i_174, i_180, i_186, i_192, i_198, i_204, i_210, i_216, i_222, i_228, i_234, i_240, i_316, i_317, i_327, i_328, i_329, i_330, i_331, i_332, i_333, i_334, i_335, i_336, i_337, i_338, i_339, i_340, i_341, i_373, i_375, i_377, i_379, i_381, i_383, i_385, i_387, i_389, i_391, i_393, i_395, i_397, i_399, i_401, i_403, i_640, i_643, i_646, i_649, i_652, i_655, i_658, i_661, i_664, i_667, i_670, i_673, i_676, i_679, i_682, i_685, i_718, i_721, i_724, i_727, i_730, i_733, i_736, i_739, i_742, i_745, i_748, i_751, i_754, i_757, i_760, i_763, i_799, i_804, i_805, i_807, i_808, i_810, i_811, i_832;
  long l_24, l_25, l_26, l_37, l_38, l_39, l_43, l_44, l_45, l_49, l_50, l_51, l_55, l_56, l_57, l_61, l_62, l_63, l_67, l_68, l_69, l_73, l_74, l_75, l_79, l_80, l_81, l_85, l_86, l_87, l_91, l_92, l_93, l_97, l_98, l_99, l_103, l_104, l_105, l_109, l_110, l_111, l_115, l_116, l_117, l_121, l_122, l_123, l_127, l_128, l_129, l_133, l_134, l_135, l_139, l_140, l_141, l_145, l_146, l_147, l_151, l_152, l_153, l_157, l_158, l_159, l_163, l_164, l_165, l_169, l_170, l_171, l_175, l_176, l_177, l_181, l_182, l_183, l_187, l_188, l_189, l_193, l_194, l_195, l_199, l_200, l_201, l_205, l_206, l_207, l_211, l_212, l_213, l_217, l_218, l_219, l_223, l_224, l_225, l_229, l_230, l_231, l_235, l_236, l_237, l_241, l_242, l_243, l_318, l_319, l_320, l_812, l_813, l_814, l_818, l_819, l_820;
  ulong ul_0, ul_1, ul_2, ul_3, ul_4, ul_5, ul_27, ul_29, ul_31, ul_40, ul_46, ul_52, ul_58, ul_64, ul_70, ul_76, ul_82, ul_88, ul_94, ul_100, ul_106, ul_112, ul_118, ul_124, ul_130, ul_136, ul_142, ul_148, ul_154, ul_160, ul_166, ul_172, ul_178, ul_184, ul_190, ul_196, ul_202, ul_208, ul_214, ul_220, ul_226, ul_232, ul_238, ul_244, ul_321, ul_815, ul_821, ul_823, ul_825;

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
  __local float adf_9[512];
  i_10  =  get_local_id(0);
  i_11  =  i_10 >> 8;
  i_12  =  get_group_id(0);
  i_13  =  i_11 + i_12;
  i_14  =  min(i_13, 1);
  i_15  =  i_14 * 9000;
  i_16  =  i_10 & 255;
  // BLOCK 1 MERGES [0 7 ]
  i_17  =  0;
  for(;i_17 < 36;)
  {
    // BLOCK 2
    i_18  =  i_17 + 1;
    b_19  =  i_13 < 2;
    if(b_19)
    {
      // BLOCK 3
      i_20  =  i_17 << 8;
      i_21  =  i_16 + i_20;
      b_22  =  i_21 < 9000;
      if(b_22)
      {
        // BLOCK 4
        i_23  =  i_15 + i_21;
        l_24  =  (long) i_23;
        l_25  =  l_24 + 8L;
        l_26  =  l_25 << 1;
        ul_27  =  ul_0 + l_26;
        half_28  =  *((__global half *) ul_27);
        ul_29  =  ul_1 + l_26;
        half_30  =  *((__global half *) ul_29);
        ul_31  =  ul_5 + l_26;
        f_32  =  convert_float((float) half_28);
        f_33  =  convert_float((float) half_30);
        f_34  =  f_32 + f_33;
        *((__global half *) ul_31)  =  f_34;
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
    // BLOCK 7 MERGES [5 6 4 ]
    i_35  =  i_18;
    i_17  =  i_35;
  }  // B1
  // BLOCK 8
  ul_7[0]  =  1.0F;
  i_36  =  i_16 + i_15;
  l_37  =  (long) i_36;
  l_38  =  l_37 + 8L;
  l_39  =  l_38 << 1;
  ul_40  =  ul_5 + l_39;
  half_41  =  *((__global half *) ul_40);
  i_42  =  i_36 + 256;
  l_43  =  (long) i_42;
  l_44  =  l_43 + 8L;
  l_45  =  l_44 << 1;
  ul_46  =  ul_5 + l_45;
  half_47  =  *((__global half *) ul_46);
  i_48  =  i_36 + 512;
  l_49  =  (long) i_48;
  l_50  =  l_49 + 8L;
  l_51  =  l_50 << 1;
  ul_52  =  ul_5 + l_51;
  half_53  =  *((__global half *) ul_52);
  i_54  =  i_36 + 768;
  l_55  =  (long) i_54;
  l_56  =  l_55 + 8L;
  l_57  =  l_56 << 1;
  ul_58  =  ul_5 + l_57;
  half_59  =  *((__global half *) ul_58);
  i_60  =  i_36 + 1024;
  l_61  =  (long) i_60;
  l_62  =  l_61 + 8L;
  l_63  =  l_62 << 1;
  ul_64  =  ul_5 + l_63;
  half_65  =  *((__global half *) ul_64);
  i_66  =  i_36 + 1280;
  l_67  =  (long) i_66;
  l_68  =  l_67 + 8L;
  l_69  =  l_68 << 1;
  ul_70  =  ul_5 + l_69;
  half_71  =  *((__global half *) ul_70);
  i_72  =  i_36 + 1536;
  l_73  =  (long) i_72;
  l_74  =  l_73 + 8L;
  l_75  =  l_74 << 1;
  ul_76  =  ul_5 + l_75;
  half_77  =  *((__global half *) ul_76);
  i_78  =  i_36 + 1792;
  l_79  =  (long) i_78;
  l_80  =  l_79 + 8L;
  l_81  =  l_80 << 1;
  ul_82  =  ul_5 + l_81;
  half_83  =  *((__global half *) ul_82);
  i_84  =  i_36 + 2048;
  l_85  =  (long) i_84;
  l_86  =  l_85 + 8L;
  l_87  =  l_86 << 1;
  ul_88  =  ul_5 + l_87;
  half_89  =  *((__global half *) ul_88);
  i_90  =  i_36 + 2304;
  l_91  =  (long) i_90;
  l_92  =  l_91 + 8L;
  l_93  =  l_92 << 1;
  ul_94  =  ul_5 + l_93;
  half_95  =  *((__global half *) ul_94);
  i_96  =  i_36 + 2560;
  l_97  =  (long) i_96;
  l_98  =  l_97 + 8L;
  l_99  =  l_98 << 1;
  ul_100  =  ul_5 + l_99;
  half_101  =  *((__global half *) ul_100);
  i_102  =  i_36 + 2816;
  l_103  =  (long) i_102;
  l_104  =  l_103 + 8L;
  l_105  =  l_104 << 1;
  ul_106  =  ul_5 + l_105;
  half_107  =  *((__global half *) ul_106);
  i_108  =  i_36 + 3072;
  l_109  =  (long) i_108;
  l_110  =  l_109 + 8L;
  l_111  =  l_110 << 1;
  ul_112  =  ul_5 + l_111;
  half_113  =  *((__global half *) ul_112);
  i_114  =  i_36 + 3328;
  l_115  =  (long) i_114;
  l_116  =  l_115 + 8L;
  l_117  =  l_116 << 1;
  ul_118  =  ul_5 + l_117;
  half_119  =  *((__global half *) ul_118);
  i_120  =  i_36 + 3584;
  l_121  =  (long) i_120;
  l_122  =  l_121 + 8L;
  l_123  =  l_122 << 1;
  ul_124  =  ul_5 + l_123;
  half_125  =  *((__global half *) ul_124);
  i_126  =  i_36 + 3840;
  l_127  =  (long) i_126;
  l_128  =  l_127 + 8L;
  l_129  =  l_128 << 1;
  ul_130  =  ul_5 + l_129;
  half_131  =  *((__global half *) ul_130);
  i_132  =  i_36 + 4096;
  l_133  =  (long) i_132;
  l_134  =  l_133 + 8L;
  l_135  =  l_134 << 1;
  ul_136  =  ul_5 + l_135;
  half_137  =  *((__global half *) ul_136);
  i_138  =  i_36 + 4352;
  l_139  =  (long) i_138;
  l_140  =  l_139 + 8L;
  l_141  =  l_140 << 1;
  ul_142  =  ul_5 + l_141;
  half_143  =  *((__global half *) ul_142);
  i_144  =  i_36 + 4608;
  l_145  =  (long) i_144;
  l_146  =  l_145 + 8L;
  l_147  =  l_146 << 1;
  ul_148  =  ul_5 + l_147;
  half_149  =  *((__global half *) ul_148);
  i_150  =  i_36 + 4864;
  l_151  =  (long) i_150;
  l_152  =  l_151 + 8L;
  l_153  =  l_152 << 1;
  ul_154  =  ul_5 + l_153;
  half_155  =  *((__global half *) ul_154);
  i_156  =  i_36 + 5120;
  l_157  =  (long) i_156;
  l_158  =  l_157 + 8L;
  l_159  =  l_158 << 1;
  ul_160  =  ul_5 + l_159;
  half_161  =  *((__global half *) ul_160);
  i_162  =  i_36 + 5376;
  l_163  =  (long) i_162;
  l_164  =  l_163 + 8L;
  l_165  =  l_164 << 1;
  ul_166  =  ul_5 + l_165;
  half_167  =  *((__global half *) ul_166);
  i_168  =  i_36 + 5632;
  l_169  =  (long) i_168;
  l_170  =  l_169 + 8L;
  l_171  =  l_170 << 1;
  ul_172  =  ul_5 + l_171;
  half_173  =  *((__global half *) ul_172);
  i_174  =  i_36 + 5888;
  l_175  =  (long) i_174;
  l_176  =  l_175 + 8L;
  l_177  =  l_176 << 1;
  ul_178  =  ul_5 + l_177;
  half_179  =  *((__global half *) ul_178);
  i_180  =  i_36 + 6144;
  l_181  =  (long) i_180;
  l_182  =  l_181 + 8L;
  l_183  =  l_182 << 1;
  ul_184  =  ul_5 + l_183;
  half_185  =  *((__global half *) ul_184);
  i_186  =  i_36 + 6400;
  l_187  =  (long) i_186;
  l_188  =  l_187 + 8L;
  l_189  =  l_188 << 1;
  ul_190  =  ul_5 + l_189;
  half_191  =  *((__global half *) ul_190);
  i_192  =  i_36 + 6656;
  l_193  =  (long) i_192;
  l_194  =  l_193 + 8L;
  l_195  =  l_194 << 1;
  ul_196  =  ul_5 + l_195;
  half_197  =  *((__global half *) ul_196);
  i_198  =  i_36 + 6912;
  l_199  =  (long) i_198;
  l_200  =  l_199 + 8L;
  l_201  =  l_200 << 1;
  ul_202  =  ul_5 + l_201;
  half_203  =  *((__global half *) ul_202);
  i_204  =  i_36 + 7168;
  l_205  =  (long) i_204;
  l_206  =  l_205 + 8L;
  l_207  =  l_206 << 1;
  ul_208  =  ul_5 + l_207;
  half_209  =  *((__global half *) ul_208);
  i_210  =  i_36 + 7424;
  l_211  =  (long) i_210;
  l_212  =  l_211 + 8L;
  l_213  =  l_212 << 1;
  ul_214  =  ul_5 + l_213;
  half_215  =  *((__global half *) ul_214);
  i_216  =  i_36 + 7680;
  l_217  =  (long) i_216;
  l_218  =  l_217 + 8L;
  l_219  =  l_218 << 1;
  ul_220  =  ul_5 + l_219;
  half_221  =  *((__global half *) ul_220);
  i_222  =  i_36 + 7936;
  l_223  =  (long) i_222;
  l_224  =  l_223 + 8L;
  l_225  =  l_224 << 1;
  ul_226  =  ul_5 + l_225;
  half_227  =  *((__global half *) ul_226);
  i_228  =  i_36 + 8192;
  l_229  =  (long) i_228;
  l_230  =  l_229 + 8L;
  l_231  =  l_230 << 1;
  ul_232  =  ul_5 + l_231;
  half_233  =  *((__global half *) ul_232);
  i_234  =  i_36 + 8448;
  l_235  =  (long) i_234;
  l_236  =  l_235 + 8L;
  l_237  =  l_236 << 1;
  ul_238  =  ul_5 + l_237;
  half_239  =  *((__global half *) ul_238);
  i_240  =  i_36 + 8704;
  l_241  =  (long) i_240;
  l_242  =  l_241 + 8L;
  l_243  =  l_242 << 1;
  ul_244  =  ul_5 + l_243;
  half_245  =  *((__global half *) ul_244);
  f_246  =  convert_float((float) half_245);
  f_247  =  convert_float((float) half_239);
  f_248  =  convert_float((float) half_233);
  f_249  =  convert_float((float) half_227);
  f_250  =  convert_float((float) half_221);
  f_251  =  convert_float((float) half_215);
  f_252  =  convert_float((float) half_209);
  f_253  =  convert_float((float) half_203);
  f_254  =  convert_float((float) half_197);
  f_255  =  convert_float((float) half_191);
  f_256  =  convert_float((float) half_185);
  f_257  =  convert_float((float) half_179);
  f_258  =  convert_float((float) half_173);
  f_259  =  convert_float((float) half_167);
  f_260  =  convert_float((float) half_161);
  f_261  =  convert_float((float) half_155);
  f_262  =  convert_float((float) half_149);
  f_263  =  convert_float((float) half_143);
  f_264  =  convert_float((float) half_137);
  f_265  =  convert_float((float) half_131);
  f_266  =  convert_float((float) half_125);
  f_267  =  convert_float((float) half_119);
  f_268  =  convert_float((float) half_113);
  f_269  =  convert_float((float) half_107);
  f_270  =  convert_float((float) half_101);
  f_271  =  convert_float((float) half_95);
  f_272  =  convert_float((float) half_89);
  f_273  =  convert_float((float) half_83);
  f_274  =  convert_float((float) half_77);
  f_275  =  convert_float((float) half_71);
  f_276  =  convert_float((float) half_65);
  f_277  =  convert_float((float) half_59);
  f_278  =  convert_float((float) half_53);
  f_279  =  convert_float((float) half_47);
  f_280  =  convert_float((float) half_41);
  f_281  =  fma(f_280, 1.1111111E-4F, 0.0F);
  f_282  =  fma(f_279, 1.1111111E-4F, f_281);
  f_283  =  fma(f_278, 1.1111111E-4F, f_282);
  f_284  =  fma(f_277, 1.1111111E-4F, f_283);
  f_285  =  fma(f_276, 1.1111111E-4F, f_284);
  f_286  =  fma(f_275, 1.1111111E-4F, f_285);
  f_287  =  fma(f_274, 1.1111111E-4F, f_286);
  f_288  =  fma(f_273, 1.1111111E-4F, f_287);
  f_289  =  fma(f_272, 1.1111111E-4F, f_288);
  f_290  =  fma(f_271, 1.1111111E-4F, f_289);
  f_291  =  fma(f_270, 1.1111111E-4F, f_290);
  f_292  =  fma(f_269, 1.1111111E-4F, f_291);
  f_293  =  fma(f_268, 1.1111111E-4F, f_292);
  f_294  =  fma(f_267, 1.1111111E-4F, f_293);
  f_295  =  fma(f_266, 1.1111111E-4F, f_294);
  f_296  =  fma(f_265, 1.1111111E-4F, f_295);
  f_297  =  fma(f_264, 1.1111111E-4F, f_296);
  f_298  =  fma(f_263, 1.1111111E-4F, f_297);
  f_299  =  fma(f_262, 1.1111111E-4F, f_298);
  f_300  =  fma(f_261, 1.1111111E-4F, f_299);
  f_301  =  fma(f_260, 1.1111111E-4F, f_300);
  f_302  =  fma(f_259, 1.1111111E-4F, f_301);
  f_303  =  fma(f_258, 1.1111111E-4F, f_302);
  f_304  =  fma(f_257, 1.1111111E-4F, f_303);
  f_305  =  fma(f_256, 1.1111111E-4F, f_304);
  f_306  =  fma(f_255, 1.1111111E-4F, f_305);
  f_307  =  fma(f_254, 1.1111111E-4F, f_306);
  f_308  =  fma(f_253, 1.1111111E-4F, f_307);
  f_309  =  fma(f_252, 1.1111111E-4F, f_308);
  f_310  =  fma(f_251, 1.1111111E-4F, f_309);
  f_311  =  fma(f_250, 1.1111111E-4F, f_310);
  f_312  =  fma(f_249, 1.1111111E-4F, f_311);
  f_313  =  fma(f_248, 1.1111111E-4F, f_312);
  f_314  =  fma(f_247, 1.1111111E-4F, f_313);
  f_315  =  fma(f_246, 1.1111111E-4F, f_314);
  i_316  =  i_16 + 8960;
  i_317  =  i_316 + i_15;
  l_318  =  (long) i_317;
  l_319  =  l_318 + 8L;
  l_320  =  l_319 << 1;
  ul_321  =  ul_5 + l_320;
  b_322  =  i_316 >= 0 && i_316 < 9000;
  if(b_322)
  {
    // BLOCK 9
    half_323  =  *((__global half *) ul_321);
    f_324  =  convert_float((float) half_323);
    f_325  =  fma(f_324, 1.1111111E-4F, f_315);
    f_326  =  f_325;
  }  // B8
  else
  {
    // BLOCK 10
    f_326  =  f_315;
  }  // B8
  // BLOCK 11 MERGES [10 9 ]
  adf_8[i_10]  =  f_326;
  barrier(CLK_LOCAL_MEM_FENCE);
  i_327  =  i_10 + 240;
  i_328  =  i_10 + 224;
  i_329  =  i_10 + 208;
  i_330  =  i_10 + 192;
  i_331  =  i_10 + 176;
  i_332  =  i_10 + 160;
  i_333  =  i_10 + 144;
  i_334  =  i_10 + 128;
  i_335  =  i_10 + 112;
  i_336  =  i_10 + 96;
  i_337  =  i_10 + 80;
  i_338  =  i_10 + 64;
  i_339  =  i_10 + 48;
  i_340  =  i_10 + 32;
  i_341  =  i_10 + 16;
  b_342  =  i_16 >= 0 && i_16 < 16;
  if(b_342)
  {
    // BLOCK 12
    f_343  =  adf_8[i_341];
    f_344  =  adf_8[i_340];
    f_345  =  adf_8[i_339];
    f_346  =  adf_8[i_338];
    f_347  =  adf_8[i_337];
    f_348  =  adf_8[i_336];
    f_349  =  adf_8[i_335];
    f_350  =  adf_8[i_334];
    f_351  =  adf_8[i_333];
    f_352  =  adf_8[i_332];
    f_353  =  adf_8[i_331];
    f_354  =  adf_8[i_330];
    f_355  =  adf_8[i_329];
    f_356  =  adf_8[i_328];
    f_357  =  adf_8[i_327];
    f_358  =  f_326 + f_343;
    f_359  =  f_358 + f_344;
    f_360  =  f_359 + f_345;
    f_361  =  f_360 + f_346;
    f_362  =  f_361 + f_347;
    f_363  =  f_362 + f_348;
    f_364  =  f_363 + f_349;
    f_365  =  f_364 + f_350;
    f_366  =  f_365 + f_351;
    f_367  =  f_366 + f_352;
    f_368  =  f_367 + f_353;
    f_369  =  f_368 + f_354;
    f_370  =  f_369 + f_355;
    f_371  =  f_370 + f_356;
    f_372  =  f_371 + f_357;
    adf_8[i_10]  =  f_372;
  }  // B11
  else
  {
    // BLOCK 13
  }  // B11
  // BLOCK 14 MERGES [13 12 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_373  =  i_10 - i_16;
  f_374  =  adf_8[i_373];
  i_375  =  i_373 + 1;
  f_376  =  adf_8[i_375];
  i_377  =  i_373 + 2;
  f_378  =  adf_8[i_377];
  i_379  =  i_373 + 3;
  f_380  =  adf_8[i_379];
  i_381  =  i_373 + 4;
  f_382  =  adf_8[i_381];
  i_383  =  i_373 + 5;
  f_384  =  adf_8[i_383];
  i_385  =  i_373 + 6;
  f_386  =  adf_8[i_385];
  i_387  =  i_373 + 7;
  f_388  =  adf_8[i_387];
  i_389  =  i_373 + 8;
  f_390  =  adf_8[i_389];
  i_391  =  i_373 + 9;
  f_392  =  adf_8[i_391];
  i_393  =  i_373 + 10;
  f_394  =  adf_8[i_393];
  i_395  =  i_373 + 11;
  f_396  =  adf_8[i_395];
  i_397  =  i_373 + 12;
  f_398  =  adf_8[i_397];
  i_399  =  i_373 + 13;
  f_400  =  adf_8[i_399];
  i_401  =  i_373 + 14;
  f_402  =  adf_8[i_401];
  i_403  =  i_373 + 15;
  f_404  =  adf_8[i_403];
  f_405  =  f_374 + f_376;
  f_406  =  f_405 + f_378;
  f_407  =  f_406 + f_380;
  f_408  =  f_407 + f_382;
  f_409  =  f_408 + f_384;
  f_410  =  f_409 + f_386;
  f_411  =  f_410 + f_388;
  f_412  =  f_411 + f_390;
  f_413  =  f_412 + f_392;
  f_414  =  f_413 + f_394;
  f_415  =  f_414 + f_396;
  f_416  =  f_415 + f_398;
  f_417  =  f_416 + f_400;
  f_418  =  f_417 + f_402;
  f_419  =  f_418 + f_404;
  ul_7[1]  =  f_419;
  f_420  =  ul_7[0];
  half_421  =  *((__global half *) ul_40);
  half_422  =  *((__global half *) ul_46);
  half_423  =  *((__global half *) ul_52);
  half_424  =  *((__global half *) ul_58);
  half_425  =  *((__global half *) ul_64);
  half_426  =  *((__global half *) ul_70);
  half_427  =  *((__global half *) ul_76);
  half_428  =  *((__global half *) ul_82);
  half_429  =  *((__global half *) ul_88);
  half_430  =  *((__global half *) ul_94);
  half_431  =  *((__global half *) ul_100);
  half_432  =  *((__global half *) ul_106);
  half_433  =  *((__global half *) ul_112);
  half_434  =  *((__global half *) ul_118);
  half_435  =  *((__global half *) ul_124);
  half_436  =  *((__global half *) ul_130);
  half_437  =  *((__global half *) ul_136);
  half_438  =  *((__global half *) ul_142);
  half_439  =  *((__global half *) ul_148);
  half_440  =  *((__global half *) ul_154);
  half_441  =  *((__global half *) ul_160);
  half_442  =  *((__global half *) ul_166);
  half_443  =  *((__global half *) ul_172);
  half_444  =  *((__global half *) ul_178);
  half_445  =  *((__global half *) ul_184);
  half_446  =  *((__global half *) ul_190);
  half_447  =  *((__global half *) ul_196);
  half_448  =  *((__global half *) ul_202);
  half_449  =  *((__global half *) ul_208);
  half_450  =  *((__global half *) ul_214);
  half_451  =  *((__global half *) ul_220);
  half_452  =  *((__global half *) ul_226);
  half_453  =  *((__global half *) ul_232);
  half_454  =  *((__global half *) ul_238);
  half_455  =  *((__global half *) ul_244);
  f_456  =  convert_float((float) half_421);
  f_457  =  f_456 * f_420;
  f_458  =  f_457 - f_419;
  f_459  =  f_458 + 0.0F;
  f_460  =  convert_float((float) half_422);
  f_461  =  f_460 * f_420;
  f_462  =  f_461 - f_419;
  f_463  =  f_459 + f_462;
  f_464  =  convert_float((float) half_423);
  f_465  =  f_464 * f_420;
  f_466  =  f_465 - f_419;
  f_467  =  f_463 + f_466;
  f_468  =  convert_float((float) half_424);
  f_469  =  f_468 * f_420;
  f_470  =  f_469 - f_419;
  f_471  =  f_467 + f_470;
  f_472  =  convert_float((float) half_425);
  f_473  =  f_472 * f_420;
  f_474  =  f_473 - f_419;
  f_475  =  f_471 + f_474;
  f_476  =  convert_float((float) half_426);
  f_477  =  f_476 * f_420;
  f_478  =  f_477 - f_419;
  f_479  =  f_475 + f_478;
  f_480  =  convert_float((float) half_427);
  f_481  =  f_480 * f_420;
  f_482  =  f_481 - f_419;
  f_483  =  f_479 + f_482;
  f_484  =  convert_float((float) half_428);
  f_485  =  f_484 * f_420;
  f_486  =  f_485 - f_419;
  f_487  =  f_483 + f_486;
  f_488  =  convert_float((float) half_429);
  f_489  =  f_488 * f_420;
  f_490  =  f_489 - f_419;
  f_491  =  f_487 + f_490;
  f_492  =  convert_float((float) half_430);
  f_493  =  f_492 * f_420;
  f_494  =  f_493 - f_419;
  f_495  =  f_491 + f_494;
  f_496  =  convert_float((float) half_431);
  f_497  =  f_496 * f_420;
  f_498  =  f_497 - f_419;
  f_499  =  f_495 + f_498;
  f_500  =  convert_float((float) half_432);
  f_501  =  f_500 * f_420;
  f_502  =  f_501 - f_419;
  f_503  =  f_499 + f_502;
  f_504  =  convert_float((float) half_433);
  f_505  =  f_504 * f_420;
  f_506  =  f_505 - f_419;
  f_507  =  f_503 + f_506;
  f_508  =  convert_float((float) half_434);
  f_509  =  f_508 * f_420;
  f_510  =  f_509 - f_419;
  f_511  =  f_507 + f_510;
  f_512  =  convert_float((float) half_435);
  f_513  =  f_512 * f_420;
  f_514  =  f_513 - f_419;
  f_515  =  f_511 + f_514;
  f_516  =  convert_float((float) half_436);
  f_517  =  f_516 * f_420;
  f_518  =  f_517 - f_419;
  f_519  =  f_515 + f_518;
  f_520  =  convert_float((float) half_437);
  f_521  =  f_520 * f_420;
  f_522  =  f_521 - f_419;
  f_523  =  f_519 + f_522;
  f_524  =  convert_float((float) half_438);
  f_525  =  f_524 * f_420;
  f_526  =  f_525 - f_419;
  f_527  =  f_523 + f_526;
  f_528  =  convert_float((float) half_439);
  f_529  =  f_528 * f_420;
  f_530  =  f_529 - f_419;
  f_531  =  f_527 + f_530;
  f_532  =  convert_float((float) half_440);
  f_533  =  f_532 * f_420;
  f_534  =  f_533 - f_419;
  f_535  =  f_531 + f_534;
  f_536  =  convert_float((float) half_441);
  f_537  =  f_536 * f_420;
  f_538  =  f_537 - f_419;
  f_539  =  f_535 + f_538;
  f_540  =  convert_float((float) half_442);
  f_541  =  f_540 * f_420;
  f_542  =  f_541 - f_419;
  f_543  =  f_539 + f_542;
  f_544  =  convert_float((float) half_443);
  f_545  =  f_544 * f_420;
  f_546  =  f_545 - f_419;
  f_547  =  f_543 + f_546;
  f_548  =  convert_float((float) half_444);
  f_549  =  f_548 * f_420;
  f_550  =  f_549 - f_419;
  f_551  =  f_547 + f_550;
  f_552  =  convert_float((float) half_445);
  f_553  =  f_552 * f_420;
  f_554  =  f_553 - f_419;
  f_555  =  f_551 + f_554;
  f_556  =  convert_float((float) half_446);
  f_557  =  f_556 * f_420;
  f_558  =  f_557 - f_419;
  f_559  =  f_555 + f_558;
  f_560  =  convert_float((float) half_447);
  f_561  =  f_560 * f_420;
  f_562  =  f_561 - f_419;
  f_563  =  f_559 + f_562;
  f_564  =  convert_float((float) half_448);
  f_565  =  f_564 * f_420;
  f_566  =  f_565 - f_419;
  f_567  =  f_563 + f_566;
  f_568  =  convert_float((float) half_449);
  f_569  =  f_568 * f_420;
  f_570  =  f_569 - f_419;
  f_571  =  f_567 + f_570;
  f_572  =  convert_float((float) half_450);
  f_573  =  f_572 * f_420;
  f_574  =  f_573 - f_419;
  f_575  =  f_571 + f_574;
  f_576  =  convert_float((float) half_451);
  f_577  =  f_576 * f_420;
  f_578  =  f_577 - f_419;
  f_579  =  f_575 + f_578;
  f_580  =  convert_float((float) half_452);
  f_581  =  f_580 * f_420;
  f_582  =  f_581 - f_419;
  f_583  =  f_579 + f_582;
  f_584  =  convert_float((float) half_453);
  f_585  =  f_584 * f_420;
  f_586  =  f_585 - f_419;
  f_587  =  f_583 + f_586;
  f_588  =  convert_float((float) half_454);
  f_589  =  f_588 * f_420;
  f_590  =  f_589 - f_419;
  f_591  =  f_587 + f_590;
  f_592  =  convert_float((float) half_455);
  f_593  =  f_592 * f_420;
  f_594  =  f_593 - f_419;
  f_595  =  f_591 + f_594;
  f_596  =  fma(f_458, f_458, 0.0F);
  f_597  =  fma(f_462, f_462, f_596);
  f_598  =  fma(f_466, f_466, f_597);
  f_599  =  fma(f_470, f_470, f_598);
  f_600  =  fma(f_474, f_474, f_599);
  f_601  =  fma(f_478, f_478, f_600);
  f_602  =  fma(f_482, f_482, f_601);
  f_603  =  fma(f_486, f_486, f_602);
  f_604  =  fma(f_490, f_490, f_603);
  f_605  =  fma(f_494, f_494, f_604);
  f_606  =  fma(f_498, f_498, f_605);
  f_607  =  fma(f_502, f_502, f_606);
  f_608  =  fma(f_506, f_506, f_607);
  f_609  =  fma(f_510, f_510, f_608);
  f_610  =  fma(f_514, f_514, f_609);
  f_611  =  fma(f_518, f_518, f_610);
  f_612  =  fma(f_522, f_522, f_611);
  f_613  =  fma(f_526, f_526, f_612);
  f_614  =  fma(f_530, f_530, f_613);
  f_615  =  fma(f_534, f_534, f_614);
  f_616  =  fma(f_538, f_538, f_615);
  f_617  =  fma(f_542, f_542, f_616);
  f_618  =  fma(f_546, f_546, f_617);
  f_619  =  fma(f_550, f_550, f_618);
  f_620  =  fma(f_554, f_554, f_619);
  f_621  =  fma(f_558, f_558, f_620);
  f_622  =  fma(f_562, f_562, f_621);
  f_623  =  fma(f_566, f_566, f_622);
  f_624  =  fma(f_570, f_570, f_623);
  f_625  =  fma(f_574, f_574, f_624);
  f_626  =  fma(f_578, f_578, f_625);
  f_627  =  fma(f_582, f_582, f_626);
  f_628  =  fma(f_586, f_586, f_627);
  f_629  =  fma(f_590, f_590, f_628);
  f_630  =  fma(f_594, f_594, f_629);
  b_631  =  i_316 >= 0 && i_316 < 9000;
  if(b_631)
  {
    // BLOCK 15
    half_632  =  *((__global half *) ul_321);
    f_633  =  convert_float((float) half_632);
    f_634  =  f_633 * f_420;
    f_635  =  f_634 - f_419;
    f_636  =  f_595 + f_635;
    f_637  =  fma(f_635, f_635, f_630);
    f_638  =  f_636;
    f_639  =  f_637;
  }  // B14
  else
  {
    // BLOCK 16
    f_638  =  f_595;
    f_639  =  f_630;
  }  // B14
  // BLOCK 17 MERGES [16 15 ]
  adf_9[i_10]  =  f_639;
  i_640  =  i_10 + 256;
  adf_9[i_640]  =  f_638;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_641  =  i_16 >= 0 && i_16 < 16;
  if(b_641)
  {
    // BLOCK 18
    f_642  =  adf_9[i_341];
    i_643  =  i_10 + 272;
    f_644  =  adf_9[i_643];
    f_645  =  adf_9[i_340];
    i_646  =  i_10 + 288;
    f_647  =  adf_9[i_646];
    f_648  =  adf_9[i_339];
    i_649  =  i_10 + 304;
    f_650  =  adf_9[i_649];
    f_651  =  adf_9[i_338];
    i_652  =  i_10 + 320;
    f_653  =  adf_9[i_652];
    f_654  =  adf_9[i_337];
    i_655  =  i_10 + 336;
    f_656  =  adf_9[i_655];
    f_657  =  adf_9[i_336];
    i_658  =  i_10 + 352;
    f_659  =  adf_9[i_658];
    f_660  =  adf_9[i_335];
    i_661  =  i_10 + 368;
    f_662  =  adf_9[i_661];
    f_663  =  adf_9[i_334];
    i_664  =  i_10 + 384;
    f_665  =  adf_9[i_664];
    f_666  =  adf_9[i_333];
    i_667  =  i_10 + 400;
    f_668  =  adf_9[i_667];
    f_669  =  adf_9[i_332];
    i_670  =  i_10 + 416;
    f_671  =  adf_9[i_670];
    f_672  =  adf_9[i_331];
    i_673  =  i_10 + 432;
    f_674  =  adf_9[i_673];
    f_675  =  adf_9[i_330];
    i_676  =  i_10 + 448;
    f_677  =  adf_9[i_676];
    f_678  =  adf_9[i_329];
    i_679  =  i_10 + 464;
    f_680  =  adf_9[i_679];
    f_681  =  adf_9[i_328];
    i_682  =  i_10 + 480;
    f_683  =  adf_9[i_682];
    f_684  =  adf_9[i_327];
    i_685  =  i_10 + 496;
    f_686  =  adf_9[i_685];
    f_687  =  f_639 + f_642;
    f_688  =  f_687 + f_645;
    f_689  =  f_688 + f_648;
    f_690  =  f_689 + f_651;
    f_691  =  f_690 + f_654;
    f_692  =  f_691 + f_657;
    f_693  =  f_692 + f_660;
    f_694  =  f_693 + f_663;
    f_695  =  f_694 + f_666;
    f_696  =  f_695 + f_669;
    f_697  =  f_696 + f_672;
    f_698  =  f_697 + f_675;
    f_699  =  f_698 + f_678;
    f_700  =  f_699 + f_681;
    f_701  =  f_700 + f_684;
    adf_9[i_10]  =  f_701;
    f_702  =  f_638 + f_644;
    f_703  =  f_702 + f_647;
    f_704  =  f_703 + f_650;
    f_705  =  f_704 + f_653;
    f_706  =  f_705 + f_656;
    f_707  =  f_706 + f_659;
    f_708  =  f_707 + f_662;
    f_709  =  f_708 + f_665;
    f_710  =  f_709 + f_668;
    f_711  =  f_710 + f_671;
    f_712  =  f_711 + f_674;
    f_713  =  f_712 + f_677;
    f_714  =  f_713 + f_680;
    f_715  =  f_714 + f_683;
    f_716  =  f_715 + f_686;
    adf_9[i_640]  =  f_716;
  }  // B17
  else
  {
    // BLOCK 19
  }  // B17
  // BLOCK 20 MERGES [19 18 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  f_717  =  adf_9[i_373];
  i_718  =  i_640 - i_16;
  f_719  =  adf_9[i_718];
  f_720  =  adf_9[i_375];
  i_721  =  i_718 + 1;
  f_722  =  adf_9[i_721];
  f_723  =  adf_9[i_377];
  i_724  =  i_718 + 2;
  f_725  =  adf_9[i_724];
  f_726  =  adf_9[i_379];
  i_727  =  i_718 + 3;
  f_728  =  adf_9[i_727];
  f_729  =  adf_9[i_381];
  i_730  =  i_718 + 4;
  f_731  =  adf_9[i_730];
  f_732  =  adf_9[i_383];
  i_733  =  i_718 + 5;
  f_734  =  adf_9[i_733];
  f_735  =  adf_9[i_385];
  i_736  =  i_718 + 6;
  f_737  =  adf_9[i_736];
  f_738  =  adf_9[i_387];
  i_739  =  i_718 + 7;
  f_740  =  adf_9[i_739];
  f_741  =  adf_9[i_389];
  i_742  =  i_718 + 8;
  f_743  =  adf_9[i_742];
  f_744  =  adf_9[i_391];
  i_745  =  i_718 + 9;
  f_746  =  adf_9[i_745];
  f_747  =  adf_9[i_393];
  i_748  =  i_718 + 10;
  f_749  =  adf_9[i_748];
  f_750  =  adf_9[i_395];
  i_751  =  i_718 + 11;
  f_752  =  adf_9[i_751];
  f_753  =  adf_9[i_397];
  i_754  =  i_718 + 12;
  f_755  =  adf_9[i_754];
  f_756  =  adf_9[i_399];
  i_757  =  i_718 + 13;
  f_758  =  adf_9[i_757];
  f_759  =  adf_9[i_401];
  i_760  =  i_718 + 14;
  f_761  =  adf_9[i_760];
  f_762  =  adf_9[i_403];
  i_763  =  i_718 + 15;
  f_764  =  adf_9[i_763];
  f_765  =  f_717 + f_720;
  f_766  =  f_765 + f_723;
  f_767  =  f_766 + f_726;
  f_768  =  f_767 + f_729;
  f_769  =  f_768 + f_732;
  f_770  =  f_769 + f_735;
  f_771  =  f_770 + f_738;
  f_772  =  f_771 + f_741;
  f_773  =  f_772 + f_744;
  f_774  =  f_773 + f_747;
  f_775  =  f_774 + f_750;
  f_776  =  f_775 + f_753;
  f_777  =  f_776 + f_756;
  f_778  =  f_777 + f_759;
  f_779  =  f_778 + f_762;
  ul_7[3]  =  f_779;
  f_780  =  f_719 + f_722;
  f_781  =  f_780 + f_725;
  f_782  =  f_781 + f_728;
  f_783  =  f_782 + f_731;
  f_784  =  f_783 + f_734;
  f_785  =  f_784 + f_737;
  f_786  =  f_785 + f_740;
  f_787  =  f_786 + f_743;
  f_788  =  f_787 + f_746;
  f_789  =  f_788 + f_749;
  f_790  =  f_789 + f_752;
  f_791  =  f_790 + f_755;
  f_792  =  f_791 + f_758;
  f_793  =  f_792 + f_761;
  f_794  =  f_793 + f_764;
  ul_7[2]  =  f_794;
  f_795  =  f_779 / 9000.0F;
  f_796  =  f_794 / 9000.0F;
  f_797  =  f_796 * f_796;
  f_798  =  f_795 - f_797;
  i_799  =  isless(f_798, 0.0F);
  if(i_799 == 1)
  {
    // BLOCK 21
    f_800  =  0.0F;
  }  // B20
  else
  {
    // BLOCK 22
    f_800  =  f_798;
  }  // B20
  // BLOCK 23 MERGES [21 22 ]
  ul_7[1]  =  f_419;
  ul_7[2]  =  f_796;
  f_801  =  f_420 * 1.0E-5F;
  f_802  =  fma(f_801, f_420, f_800);
  f_803  =  rsqrt(f_802);
  ul_7[3]  =  f_803;
  // BLOCK 24 MERGES [23 30 ]
  i_804  =  0;
  for(;i_804 < 36;)
  {
    // BLOCK 25
    i_805  =  i_804 + 1;
    b_806  =  i_13 < 2;
    if(b_806)
    {
      // BLOCK 26
      i_807  =  i_804 << 8;
      i_808  =  i_807 + i_16;
      b_809  =  i_808 < 9000;
      if(b_809)
      {
        // BLOCK 27
        i_810  =  i_13 * 9000;
        i_811  =  i_810 + i_808;
        l_812  =  (long) i_811;
        l_813  =  l_812 + 8L;
        l_814  =  l_813 << 1;
        ul_815  =  ul_5 + l_814;
        half_816  =  *((__global half *) ul_815);
        f_817  =  ul_7[0];
        l_818  =  (long) i_808;
        l_819  =  l_818 + 4L;
        l_820  =  l_819 << 2;
        ul_821  =  ul_2 + l_820;
        f_822  =  *((__global float *) ul_821);
        ul_823  =  ul_3 + l_820;
        f_824  =  *((__global float *) ul_823);
        ul_825  =  ul_4 + l_814;
        f_826  =  convert_float((float) half_816);
        f_827  =  f_826 * f_817;
        f_828  =  f_827 - f_419;
        f_829  =  f_828 - f_796;
        f_830  =  f_803 * f_829;
        f_831  =  fma(f_830, f_822, f_824);
        *((__global half *) ul_825)  =  f_831;
      }  // B26
      else
      {
        // BLOCK 28
      }  // B26
    }  // B25
    else
    {
      // BLOCK 29
    }  // B25
    // BLOCK 30 MERGES [29 27 28 ]
    i_832  =  i_805;
    i_804  =  i_832;
  }  // B24
  // BLOCK 31
  return;
}  //  kernel
