#pragma OPENCL EXTENSION cl_khr_fp64 : enable  
#pragma OPENCL EXTENSION cl_khr_fp16 : enable  
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable  
__kernel void normF16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __private int rows, __private int cols, __private int options, __private float eps)
{
  int i_294, i_293, i_42, i_41, i_30, i_29, i_797, i_544, i_533, i_282, i_538, i_281, i_1052, i_14, i_270, i_13, i_269, i_16, i_528, i_15, i_18, i_17, i_1086, i_831, i_66, i_65, i_54, i_53, i_814, i_1069, i_488, i_234, i_746, i_233, i_1001, i_222, i_478, i_221, i_483, i_984, i_473, i_729, i_463, i_210, i_209, i_468, i_518, i_12, i_780, i_11, i_523, i_1035, i_258, i_257, i_513, i_246, i_245, i_503, i_1018, i_508, i_763, i_493, i_498, i_933, i_670, i_672, i_162, i_674, i_161, i_676, i_150, i_662, i_149, i_664, i_666, i_668, i_654, i_656, i_658, i_660, i_916, i_198, i_197, i_453, i_712, i_967, i_458, i_448, i_704, i_438, i_950, i_186, i_185, i_443, i_174, i_173, i_433, i_102, i_101, i_865, i_90, i_89, i_78, i_77, i_848, i_1104, i_646, i_648, i_138, i_650, i_137, i_652, i_126, i_125, i_637, i_899, i_629, i_631, i_633, i_635, i_114, i_882, i_113, i_625, i_627; 
  bool b_425, b_1062, b_807, b_298, b_943, b_1045, b_790, b_926, b_543, b_1028, b_773, b_909, b_756, b_373, b_370, b_1011, b_376, b_377, b_892, b_994, b_355, b_739, b_361, b_358, b_364, b_619, b_875, b_624, b_367, b_340, b_722, b_343, b_349, b_346, b_858, b_352, b_325, b_322, b_328, b_1096, b_841, b_1097, b_331, b_337, b_977, b_334, b_307, b_824, b_313, b_697, b_310, b_1079, b_316, b_698, b_960, b_705, b_319; 
  half half_205, half_203, half_217, half_215, half_85, half_83, half_193, half_191, half_61, half_59, half_73, half_71, half_241, half_239, half_109, half_107, half_121, half_119, half_97, half_95, half_229, half_227, half_145, half_401, half_143, half_399, half_397, half_395, half_25, half_409, half_23, half_407, half_277, half_405, half_275, half_403, half_385, half_383, half_253, half_381, half_251, half_379, half_265, half_393, half_263, half_391, half_133, half_389, half_131, half_387, half_49, half_47, half_302, half_300, half_181, half_179, half_289, half_417, half_287, half_415, half_157, half_413, half_155, half_411, half_169, half_426, half_167, half_423, half_37, half_421, half_35, half_419; 
  float f_983, f_981, f_982, f_979, f_980, f_978, f_975, f_976, f_973, f_974, f_972, f_965, f_966, f_963, f_964, f_961, f_962, f_959, f_957, f_958, f_955, f_956, f_1017, f_1015, f_1016, f_1013, f_1014, f_1012, f_1009, f_1010, f_1007, f_1008, f_1006, f_999, f_1000, f_997, f_998, f_995, f_996, f_993, f_991, f_992, f_989, f_990, f_921, f_922, f_915, f_913, f_914, f_911, f_912, f_910, f_907, f_908, f_905, f_906, f_904, f_897, f_898, f_895, f_896, f_893, f_894, f_891, f_949, f_947, f_948, f_945, f_946, f_944, f_941, f_942, f_939, f_940, f_938, f_931, f_932, f_929, f_930, f_927, f_928, f_925, f_923, f_924, f_1113, f_87, f_1111, f_88, f_1112, f_1109, f_86, f_1110, f_1103, f_1101, f_1102, f_75, f_1099, f_76, f_1100, f_74, f_1098, f_1095, f_1093, f_1094, f_1091, f_1092, f_63, f_64, f_1085, f_62, f_1083, f_1084, f_122, f_111, f_112, f_110, f_99, f_100, f_98, f_1049, f_26, f_1050, f_1047, f_1048, f_1046, f_1043, f_1044, f_1041, f_1042, f_1040, f_1033, f_1034, f_1031, f_1032, f_1029, f_1030, f_1027, f_1025, f_1026, f_1023, f_1024, f_1081, f_1082, f_1080, f_1077, f_1078, f_51, f_1075, f_52, f_1076, f_50, f_1074, f_1067, f_1068, f_1065, f_1066, f_39, f_1063, f_40, f_1064, f_1061, f_38, f_1059, f_1060, f_1057, f_1058, f_27, f_1051, f_28, f_727, f_728, f_725, f_726, f_723, f_724, f_721, f_719, f_720, f_717, f_718, f_711, f_709, f_710, f_707, f_708, f_706, f_703, f_761, f_762, f_759, f_760, f_757, f_758, f_755, f_753, f_754, f_751, f_752, f_745, f_743, f_744, f_741, f_742, f_740, f_737, f_738, f_735, f_736, f_734, f_665, f_663, f_661, f_659, f_657, f_655, f_653, f_651, f_649, f_647, f_645, f_643, f_644, f_641, f_642, f_639, f_640, f_638, f_636, f_695, f_696, f_693, f_694, f_691, f_692, f_689, f_690, f_687, f_688, f_685, f_686, f_683, f_684, f_681, f_682, f_679, f_680, f_677, f_678, f_675, f_673, f_671, f_669, f_667, f_857, f_855, f_856, f_853, f_854, f_847, f_845, f_846, f_843, f_844, f_842, f_839, f_840, f_837, f_838, f_836, f_829, f_830, f_827, f_828, f_889, f_890, f_887, f_888, f_881, f_879, f_880, f_877, f_878, f_876, f_873, f_874, f_871, f_872, f_870, f_863, f_864, f_861, f_862, f_859, f_860, f_793, f_794, f_791, f_792, f_789, f_787, f_788, f_785, f_786, f_779, f_777, f_778, f_775, f_776, f_774, f_771, f_772, f_769, f_770, f_768, f_825, f_826, f_823, f_821, f_822, f_819, f_820, f_813, f_811, f_812, f_809, f_810, f_808, f_805, f_806, f_803, f_804, f_802, f_795, f_796, f_472, f_467, f_462, f_457, f_452, f_447, f_502, f_497, f_492, f_487, f_482, f_477, f_410, f_408, f_406, f_404, f_402, f_400, f_398, f_396, f_394, f_392, f_390, f_388, f_386, f_384, f_382, f_380, f_442, f_437, f_432, f_427, f_424, f_422, f_420, f_418, f_416, f_414, f_412, f_601, f_602, f_599, f_600, f_597, f_598, f_595, f_596, f_593, f_594, f_591, f_592, f_589, f_590, f_587, f_588, f_585, f_586, f_583, f_584, f_581, f_582, f_579, f_580, f_577, f_578, f_575, f_576, f_573, f_574, f_571, f_572, f_634, f_632, f_630, f_628, f_626, f_623, f_621, f_622, f_620, f_617, f_618, f_615, f_616, f_613, f_614, f_611, f_612, f_609, f_610, f_607, f_608, f_605, f_606, f_603, f_604, f_537, f_532, f_527, f_522, f_517, f_512, f_507, f_569, f_570, f_567, f_568, f_565, f_566, f_563, f_564, f_561, f_562, f_559, f_560, f_557, f_558, f_555, f_556, f_553, f_554, f_551, f_552, f_549, f_550, f_548, f_542, f_218, f_207, f_208, f_206, f_195, f_196, f_194, f_243, f_244, f_242, f_231, f_232, f_230, f_219, f_220, f_147, f_148, f_146, f_135, f_136, f_134, f_123, f_124, f_183, f_184, f_182, f_171, f_172, f_170, f_159, f_160, f_158, f_344, f_341, f_338, f_335, f_332, f_329, f_326, f_323, f_320, f_317, f_378, f_374, f_371, f_368, f_365, f_362, f_359, f_356, f_353, f_350, f_347, f_279, f_280, f_278, f_267, f_268, f_266, f_255, f_256, f_254, f_314, f_311, f_308, f_305, f_303, f_304, f_291, f_292, f_290; 
  long l_816, l_1072, l_815, l_1071, l_1070, l_45, l_817, l_296, l_295, l_44, l_43, l_297, l_832, l_1088, l_1087, l_68, l_67, l_834, l_833, l_1089, l_56, l_55, l_57, l_272, l_271, l_783, l_782, l_1038, l_781, l_1037, l_20, l_19, l_273, l_261, l_1036, l_32, l_800, l_31, l_799, l_1055, l_798, l_1054, l_285, l_1053, l_33, l_21, l_284, l_283, l_116, l_884, l_115, l_883, l_104, l_103, l_105, l_128, l_127, l_900, l_129, l_117, l_885, l_80, l_79, l_851, l_1107, l_850, l_1106, l_81, l_849, l_1105, l_69, l_93, l_868, l_867, l_866, l_92, l_91, l_176, l_175, l_177, l_936, l_935, l_934, l_165, l_189, l_701, l_952, l_951, l_188, l_700, l_187, l_699, l_953, l_141, l_902, l_901, l_140, l_139, l_164, l_163, l_152, l_151, l_919, l_918, l_917, l_153, l_237, l_749, l_236, l_748, l_1004, l_235, l_747, l_1003, l_1002, l_766, l_765, l_1021, l_260, l_259, l_248, l_247, l_764, l_1020, l_1019, l_249, l_212, l_211, l_200, l_968, l_199, l_715, l_714, l_970, l_201, l_713, l_969, l_224, l_223, l_225, l_213, l_732, l_731, l_987, l_730, l_986, l_985; 
  ulong ul_476, ul_988, ul_475, ul_474, ul_216, ul_471, ul_214, ul_470, ul_469, ul_228, ul_484, ul_226, ul_481, ul_480, ul_479, ul_733, ul_204, ul_460, ul_716, ul_459, ul_971, ul_202, ul_456, ul_455, ul_454, ul_466, ul_465, ul_464, ul_461, ul_444, ul_954, ul_441, ul_440, ul_439, ul_451, ul_450, ul_449, ul_192, ul_190, ul_446, ul_702, ul_445, ul_428, ul_937, ul_168, ul_166, ul_180, ul_436, ul_435, ul_178, ul_434, ul_431, ul_430, ul_429, ul_156, ul_154, ul_920, ul_903, ul_144, ul_142, ul_120, ul_375, ul_118, ul_886, ul_132, ul_130, ul_108, ul_363, ul_106, ul_360, ul_357, ul_869, ul_372, ul_369, ul_366, ul_348, ul_345, ul_342, ul_354, ul_96, ul_351, ul_94, ul_330, ul_72, ul_327, ul_70, ul_84, ul_852, ul_1108, ul_339, ul_82, ul_336, ul_333, ul_60, ul_315, ul_58, ul_312, ul_309, ul_324, ul_835, ul_1090, ul_321, ul_318, ul_299, ul_306, ul_818, ul_1073, ul_48, ul_46, ul_301, ul_540, ul_539, ul_24, ul_536, ul_535, ul_22, ul_534, ul_36, ul_547, ul_34, ul_546, ul_545, ul_801, ul_288, ul_1056, ul_286, ul_541, ul_524, ul_521, ul_264, ul_520, ul_519, ul_262, ul_5, ul_276, ul_531, ul_274, ul_530, ul_529, ul_784, ul_1039, ul_526, ul_525, ul_252, ul_250, ul_506, ul_505, ul_504, ul_501, ul_4, ul_516, ul_3, ul_515, ul_2, ul_514, ul_1, ul_0, ul_511, ul_767, ul_510, ul_1022, ul_509, ul_491, ul_490, ul_489, ul_486, ul_485, ul_500, ul_499, ul_240, ul_496, ul_495, ul_238, ul_494, ul_750, ul_1005; 

  // BLOCK 0
  ul_0  =  (ulong) x;
  ul_1  =  (ulong) residual;
  ul_2  =  (ulong) gamma;
  ul_3  =  (ulong) y;
  ul_4  =  (ulong) residualOut;
  ul_5  =  (ulong) rstd;
  __private float ul_6[48];
  __private float* ul_7 = ul_6;
  __private float ul_8[4];
  __private float* ul_9 = ul_8;
  __local float adf_10[128];
  i_11  =  get_local_id(0);
  i_12  =  i_11 & 127;
  i_13  =  i_11 >> 7;
  i_14  =  get_group_id(0);
  i_15  =  i_13 + i_14;
  i_16  =  min(i_15, 299);
  i_17  =  i_16 * 3001;
  i_18  =  i_12 + i_17;
  l_19  =  (long) i_18;
  l_20  =  l_19 + 8L;
  l_21  =  l_20 << 1;
  ul_22  =  ul_0 + l_21;
  half_23  =  *((__global half *) ul_22);
  ul_24  =  ul_1 + l_21;
  half_25  =  *((__global half *) ul_24);
  f_26  =  convert_float((float) half_23);
  f_27  =  convert_float((float) half_25);
  f_28  =  f_26 + f_27;
  ul_7[0]  =  f_28;
  i_29  =  i_12 + 128;
  i_30  =  i_29 + i_17;
  l_31  =  (long) i_30;
  l_32  =  l_31 + 8L;
  l_33  =  l_32 << 1;
  ul_34  =  ul_0 + l_33;
  half_35  =  *((__global half *) ul_34);
  ul_36  =  ul_1 + l_33;
  half_37  =  *((__global half *) ul_36);
  f_38  =  convert_float((float) half_35);
  f_39  =  convert_float((float) half_37);
  f_40  =  f_38 + f_39;
  ul_7[1]  =  f_40;
  i_41  =  i_12 + 256;
  i_42  =  i_41 + i_17;
  l_43  =  (long) i_42;
  l_44  =  l_43 + 8L;
  l_45  =  l_44 << 1;
  ul_46  =  ul_0 + l_45;
  half_47  =  *((__global half *) ul_46);
  ul_48  =  ul_1 + l_45;
  half_49  =  *((__global half *) ul_48);
  f_50  =  convert_float((float) half_47);
  f_51  =  convert_float((float) half_49);
  f_52  =  f_50 + f_51;
  ul_7[2]  =  f_52;
  i_53  =  i_12 + 384;
  i_54  =  i_53 + i_17;
  l_55  =  (long) i_54;
  l_56  =  l_55 + 8L;
  l_57  =  l_56 << 1;
  ul_58  =  ul_0 + l_57;
  half_59  =  *((__global half *) ul_58);
  ul_60  =  ul_1 + l_57;
  half_61  =  *((__global half *) ul_60);
  f_62  =  convert_float((float) half_59);
  f_63  =  convert_float((float) half_61);
  f_64  =  f_62 + f_63;
  ul_7[3]  =  f_64;
  i_65  =  i_12 + 512;
  i_66  =  i_65 + i_17;
  l_67  =  (long) i_66;
  l_68  =  l_67 + 8L;
  l_69  =  l_68 << 1;
  ul_70  =  ul_0 + l_69;
  half_71  =  *((__global half *) ul_70);
  ul_72  =  ul_1 + l_69;
  half_73  =  *((__global half *) ul_72);
  f_74  =  convert_float((float) half_71);
  f_75  =  convert_float((float) half_73);
  f_76  =  f_74 + f_75;
  ul_7[4]  =  f_76;
  i_77  =  i_12 + 640;
  i_78  =  i_77 + i_17;
  l_79  =  (long) i_78;
  l_80  =  l_79 + 8L;
  l_81  =  l_80 << 1;
  ul_82  =  ul_0 + l_81;
  half_83  =  *((__global half *) ul_82);
  ul_84  =  ul_1 + l_81;
  half_85  =  *((__global half *) ul_84);
  f_86  =  convert_float((float) half_83);
  f_87  =  convert_float((float) half_85);
  f_88  =  f_86 + f_87;
  ul_7[5]  =  f_88;
  i_89  =  i_12 + 768;
  i_90  =  i_89 + i_17;
  l_91  =  (long) i_90;
  l_92  =  l_91 + 8L;
  l_93  =  l_92 << 1;
  ul_94  =  ul_0 + l_93;
  half_95  =  *((__global half *) ul_94);
  ul_96  =  ul_1 + l_93;
  half_97  =  *((__global half *) ul_96);
  f_98  =  convert_float((float) half_95);
  f_99  =  convert_float((float) half_97);
  f_100  =  f_98 + f_99;
  ul_7[6]  =  f_100;
  i_101  =  i_12 + 896;
  i_102  =  i_101 + i_17;
  l_103  =  (long) i_102;
  l_104  =  l_103 + 8L;
  l_105  =  l_104 << 1;
  ul_106  =  ul_0 + l_105;
  half_107  =  *((__global half *) ul_106);
  ul_108  =  ul_1 + l_105;
  half_109  =  *((__global half *) ul_108);
  f_110  =  convert_float((float) half_107);
  f_111  =  convert_float((float) half_109);
  f_112  =  f_110 + f_111;
  ul_7[7]  =  f_112;
  i_113  =  i_12 + 1024;
  i_114  =  i_113 + i_17;
  l_115  =  (long) i_114;
  l_116  =  l_115 + 8L;
  l_117  =  l_116 << 1;
  ul_118  =  ul_0 + l_117;
  half_119  =  *((__global half *) ul_118);
  ul_120  =  ul_1 + l_117;
  half_121  =  *((__global half *) ul_120);
  f_122  =  convert_float((float) half_119);
  f_123  =  convert_float((float) half_121);
  f_124  =  f_122 + f_123;
  ul_7[8]  =  f_124;
  i_125  =  i_12 + 1152;
  i_126  =  i_125 + i_17;
  l_127  =  (long) i_126;
  l_128  =  l_127 + 8L;
  l_129  =  l_128 << 1;
  ul_130  =  ul_0 + l_129;
  half_131  =  *((__global half *) ul_130);
  ul_132  =  ul_1 + l_129;
  half_133  =  *((__global half *) ul_132);
  f_134  =  convert_float((float) half_131);
  f_135  =  convert_float((float) half_133);
  f_136  =  f_134 + f_135;
  ul_7[9]  =  f_136;
  i_137  =  i_12 + 1280;
  i_138  =  i_137 + i_17;
  l_139  =  (long) i_138;
  l_140  =  l_139 + 8L;
  l_141  =  l_140 << 1;
  ul_142  =  ul_0 + l_141;
  half_143  =  *((__global half *) ul_142);
  ul_144  =  ul_1 + l_141;
  half_145  =  *((__global half *) ul_144);
  f_146  =  convert_float((float) half_143);
  f_147  =  convert_float((float) half_145);
  f_148  =  f_146 + f_147;
  ul_7[10]  =  f_148;
  i_149  =  i_12 + 1408;
  i_150  =  i_149 + i_17;
  l_151  =  (long) i_150;
  l_152  =  l_151 + 8L;
  l_153  =  l_152 << 1;
  ul_154  =  ul_0 + l_153;
  half_155  =  *((__global half *) ul_154);
  ul_156  =  ul_1 + l_153;
  half_157  =  *((__global half *) ul_156);
  f_158  =  convert_float((float) half_155);
  f_159  =  convert_float((float) half_157);
  f_160  =  f_158 + f_159;
  ul_7[11]  =  f_160;
  i_161  =  i_12 + 1536;
  i_162  =  i_161 + i_17;
  l_163  =  (long) i_162;
  l_164  =  l_163 + 8L;
  l_165  =  l_164 << 1;
  ul_166  =  ul_0 + l_165;
  half_167  =  *((__global half *) ul_166);
  ul_168  =  ul_1 + l_165;
  half_169  =  *((__global half *) ul_168);
  f_170  =  convert_float((float) half_167);
  f_171  =  convert_float((float) half_169);
  f_172  =  f_170 + f_171;
  ul_7[12]  =  f_172;
  i_173  =  i_12 + 1664;
  i_174  =  i_173 + i_17;
  l_175  =  (long) i_174;
  l_176  =  l_175 + 8L;
  l_177  =  l_176 << 1;
  ul_178  =  ul_0 + l_177;
  half_179  =  *((__global half *) ul_178);
  ul_180  =  ul_1 + l_177;
  half_181  =  *((__global half *) ul_180);
  f_182  =  convert_float((float) half_179);
  f_183  =  convert_float((float) half_181);
  f_184  =  f_182 + f_183;
  ul_7[13]  =  f_184;
  i_185  =  i_12 + 1792;
  i_186  =  i_185 + i_17;
  l_187  =  (long) i_186;
  l_188  =  l_187 + 8L;
  l_189  =  l_188 << 1;
  ul_190  =  ul_0 + l_189;
  half_191  =  *((__global half *) ul_190);
  ul_192  =  ul_1 + l_189;
  half_193  =  *((__global half *) ul_192);
  f_194  =  convert_float((float) half_191);
  f_195  =  convert_float((float) half_193);
  f_196  =  f_194 + f_195;
  ul_7[14]  =  f_196;
  i_197  =  i_12 + 1920;
  i_198  =  i_197 + i_17;
  l_199  =  (long) i_198;
  l_200  =  l_199 + 8L;
  l_201  =  l_200 << 1;
  ul_202  =  ul_0 + l_201;
  half_203  =  *((__global half *) ul_202);
  ul_204  =  ul_1 + l_201;
  half_205  =  *((__global half *) ul_204);
  f_206  =  convert_float((float) half_203);
  f_207  =  convert_float((float) half_205);
  f_208  =  f_206 + f_207;
  ul_7[15]  =  f_208;
  i_209  =  i_12 + 2048;
  i_210  =  i_209 + i_17;
  l_211  =  (long) i_210;
  l_212  =  l_211 + 8L;
  l_213  =  l_212 << 1;
  ul_214  =  ul_0 + l_213;
  half_215  =  *((__global half *) ul_214);
  ul_216  =  ul_1 + l_213;
  half_217  =  *((__global half *) ul_216);
  f_218  =  convert_float((float) half_215);
  f_219  =  convert_float((float) half_217);
  f_220  =  f_218 + f_219;
  ul_7[16]  =  f_220;
  i_221  =  i_12 + 2176;
  i_222  =  i_221 + i_17;
  l_223  =  (long) i_222;
  l_224  =  l_223 + 8L;
  l_225  =  l_224 << 1;
  ul_226  =  ul_0 + l_225;
  half_227  =  *((__global half *) ul_226);
  ul_228  =  ul_1 + l_225;
  half_229  =  *((__global half *) ul_228);
  f_230  =  convert_float((float) half_227);
  f_231  =  convert_float((float) half_229);
  f_232  =  f_230 + f_231;
  ul_7[17]  =  f_232;
  i_233  =  i_12 + 2304;
  i_234  =  i_233 + i_17;
  l_235  =  (long) i_234;
  l_236  =  l_235 + 8L;
  l_237  =  l_236 << 1;
  ul_238  =  ul_0 + l_237;
  half_239  =  *((__global half *) ul_238);
  ul_240  =  ul_1 + l_237;
  half_241  =  *((__global half *) ul_240);
  f_242  =  convert_float((float) half_239);
  f_243  =  convert_float((float) half_241);
  f_244  =  f_242 + f_243;
  ul_7[18]  =  f_244;
  i_245  =  i_12 + 2432;
  i_246  =  i_245 + i_17;
  l_247  =  (long) i_246;
  l_248  =  l_247 + 8L;
  l_249  =  l_248 << 1;
  ul_250  =  ul_0 + l_249;
  half_251  =  *((__global half *) ul_250);
  ul_252  =  ul_1 + l_249;
  half_253  =  *((__global half *) ul_252);
  f_254  =  convert_float((float) half_251);
  f_255  =  convert_float((float) half_253);
  f_256  =  f_254 + f_255;
  ul_7[19]  =  f_256;
  i_257  =  i_12 + 2560;
  i_258  =  i_257 + i_17;
  l_259  =  (long) i_258;
  l_260  =  l_259 + 8L;
  l_261  =  l_260 << 1;
  ul_262  =  ul_0 + l_261;
  half_263  =  *((__global half *) ul_262);
  ul_264  =  ul_1 + l_261;
  half_265  =  *((__global half *) ul_264);
  f_266  =  convert_float((float) half_263);
  f_267  =  convert_float((float) half_265);
  f_268  =  f_266 + f_267;
  ul_7[20]  =  f_268;
  i_269  =  i_12 + 2688;
  i_270  =  i_269 + i_17;
  l_271  =  (long) i_270;
  l_272  =  l_271 + 8L;
  l_273  =  l_272 << 1;
  ul_274  =  ul_0 + l_273;
  half_275  =  *((__global half *) ul_274);
  ul_276  =  ul_1 + l_273;
  half_277  =  *((__global half *) ul_276);
  f_278  =  convert_float((float) half_275);
  f_279  =  convert_float((float) half_277);
  f_280  =  f_278 + f_279;
  ul_7[21]  =  f_280;
  i_281  =  i_12 + 2816;
  i_282  =  i_281 + i_17;
  l_283  =  (long) i_282;
  l_284  =  l_283 + 8L;
  l_285  =  l_284 << 1;
  ul_286  =  ul_0 + l_285;
  half_287  =  *((__global half *) ul_286);
  ul_288  =  ul_1 + l_285;
  half_289  =  *((__global half *) ul_288);
  f_290  =  convert_float((float) half_287);
  f_291  =  convert_float((float) half_289);
  f_292  =  f_290 + f_291;
  ul_7[22]  =  f_292;
  i_293  =  i_12 + 2944;
  i_294  =  i_293 + i_17;
  l_295  =  (long) i_294;
  l_296  =  l_295 + 8L;
  l_297  =  l_296 << 1;
  b_298  =  i_293 >= 0 && i_293 < 3001;
  if(b_298)
  {
    // BLOCK 1
    ul_299  =  ul_0 + l_297;
    half_300  =  *((__global half *) ul_299);
    ul_301  =  ul_1 + l_297;
    half_302  =  *((__global half *) ul_301);
    f_303  =  convert_float((float) half_300);
    f_304  =  convert_float((float) half_302);
    f_305  =  f_303 + f_304;
    ul_7[23]  =  f_305;
  }  // B0
  else
  {
    // BLOCK 2
  }  // B0
  // BLOCK 3 MERGES [1 2 ]
  ul_306  =  ul_4 + l_21;
  b_307  =  i_15 < 300;
  if(b_307)
  {
    // BLOCK 4
    f_308  =  ul_7[0];
    *((__global half *) ul_306)  =  f_308;
  }  // B3
  else
  {
    // BLOCK 5
  }  // B3
  // BLOCK 6 MERGES [5 4 ]
  ul_309  =  ul_4 + l_33;
  b_310  =  i_15 < 300;
  if(b_310)
  {
    // BLOCK 7
    f_311  =  ul_7[1];
    *((__global half *) ul_309)  =  f_311;
  }  // B6
  else
  {
    // BLOCK 8
  }  // B6
  // BLOCK 9 MERGES [8 7 ]
  ul_312  =  ul_4 + l_45;
  b_313  =  i_15 < 300;
  if(b_313)
  {
    // BLOCK 10
    f_314  =  ul_7[2];
    *((__global half *) ul_312)  =  f_314;
  }  // B9
  else
  {
    // BLOCK 11
  }  // B9
  // BLOCK 12 MERGES [11 10 ]
  ul_315  =  ul_4 + l_57;
  b_316  =  i_15 < 300;
  if(b_316)
  {
    // BLOCK 13
    f_317  =  ul_7[3];
    *((__global half *) ul_315)  =  f_317;
  }  // B12
  else
  {
    // BLOCK 14
  }  // B12
  // BLOCK 15 MERGES [14 13 ]
  ul_318  =  ul_4 + l_69;
  b_319  =  i_15 < 300;
  if(b_319)
  {
    // BLOCK 16
    f_320  =  ul_7[4];
    *((__global half *) ul_318)  =  f_320;
  }  // B15
  else
  {
    // BLOCK 17
  }  // B15
  // BLOCK 18 MERGES [17 16 ]
  ul_321  =  ul_4 + l_81;
  b_322  =  i_15 < 300;
  if(b_322)
  {
    // BLOCK 19
    f_323  =  ul_7[5];
    *((__global half *) ul_321)  =  f_323;
  }  // B18
  else
  {
    // BLOCK 20
  }  // B18
  // BLOCK 21 MERGES [20 19 ]
  ul_324  =  ul_4 + l_93;
  b_325  =  i_15 < 300;
  if(b_325)
  {
    // BLOCK 22
    f_326  =  ul_7[6];
    *((__global half *) ul_324)  =  f_326;
  }  // B21
  else
  {
    // BLOCK 23
  }  // B21
  // BLOCK 24 MERGES [23 22 ]
  ul_327  =  ul_4 + l_105;
  b_328  =  i_15 < 300;
  if(b_328)
  {
    // BLOCK 25
    f_329  =  ul_7[7];
    *((__global half *) ul_327)  =  f_329;
  }  // B24
  else
  {
    // BLOCK 26
  }  // B24
  // BLOCK 27 MERGES [26 25 ]
  ul_330  =  ul_4 + l_117;
  b_331  =  i_15 < 300;
  if(b_331)
  {
    // BLOCK 28
    f_332  =  ul_7[8];
    *((__global half *) ul_330)  =  f_332;
  }  // B27
  else
  {
    // BLOCK 29
  }  // B27
  // BLOCK 30 MERGES [29 28 ]
  ul_333  =  ul_4 + l_129;
  b_334  =  i_15 < 300;
  if(b_334)
  {
    // BLOCK 31
    f_335  =  ul_7[9];
    *((__global half *) ul_333)  =  f_335;
  }  // B30
  else
  {
    // BLOCK 32
  }  // B30
  // BLOCK 33 MERGES [32 31 ]
  ul_336  =  ul_4 + l_141;
  b_337  =  i_15 < 300;
  if(b_337)
  {
    // BLOCK 34
    f_338  =  ul_7[10];
    *((__global half *) ul_336)  =  f_338;
  }  // B33
  else
  {
    // BLOCK 35
  }  // B33
  // BLOCK 36 MERGES [35 34 ]
  ul_339  =  ul_4 + l_153;
  b_340  =  i_15 < 300;
  if(b_340)
  {
    // BLOCK 37
    f_341  =  ul_7[11];
    *((__global half *) ul_339)  =  f_341;
  }  // B36
  else
  {
    // BLOCK 38
  }  // B36
  // BLOCK 39 MERGES [38 37 ]
  ul_342  =  ul_4 + l_165;
  b_343  =  i_15 < 300;
  if(b_343)
  {
    // BLOCK 40
    f_344  =  ul_7[12];
    *((__global half *) ul_342)  =  f_344;
  }  // B39
  else
  {
    // BLOCK 41
  }  // B39
  // BLOCK 42 MERGES [41 40 ]
  ul_345  =  ul_4 + l_177;
  b_346  =  i_15 < 300;
  if(b_346)
  {
    // BLOCK 43
    f_347  =  ul_7[13];
    *((__global half *) ul_345)  =  f_347;
  }  // B42
  else
  {
    // BLOCK 44
  }  // B42
  // BLOCK 45 MERGES [44 43 ]
  ul_348  =  ul_4 + l_189;
  b_349  =  i_15 < 300;
  if(b_349)
  {
    // BLOCK 46
    f_350  =  ul_7[14];
    *((__global half *) ul_348)  =  f_350;
  }  // B45
  else
  {
    // BLOCK 47
  }  // B45
  // BLOCK 48 MERGES [47 46 ]
  ul_351  =  ul_4 + l_201;
  b_352  =  i_15 < 300;
  if(b_352)
  {
    // BLOCK 49
    f_353  =  ul_7[15];
    *((__global half *) ul_351)  =  f_353;
  }  // B48
  else
  {
    // BLOCK 50
  }  // B48
  // BLOCK 51 MERGES [50 49 ]
  ul_354  =  ul_4 + l_213;
  b_355  =  i_15 < 300;
  if(b_355)
  {
    // BLOCK 52
    f_356  =  ul_7[16];
    *((__global half *) ul_354)  =  f_356;
  }  // B51
  else
  {
    // BLOCK 53
  }  // B51
  // BLOCK 54 MERGES [53 52 ]
  ul_357  =  ul_4 + l_225;
  b_358  =  i_15 < 300;
  if(b_358)
  {
    // BLOCK 55
    f_359  =  ul_7[17];
    *((__global half *) ul_357)  =  f_359;
  }  // B54
  else
  {
    // BLOCK 56
  }  // B54
  // BLOCK 57 MERGES [56 55 ]
  ul_360  =  ul_4 + l_237;
  b_361  =  i_15 < 300;
  if(b_361)
  {
    // BLOCK 58
    f_362  =  ul_7[18];
    *((__global half *) ul_360)  =  f_362;
  }  // B57
  else
  {
    // BLOCK 59
  }  // B57
  // BLOCK 60 MERGES [59 58 ]
  ul_363  =  ul_4 + l_249;
  b_364  =  i_15 < 300;
  if(b_364)
  {
    // BLOCK 61
    f_365  =  ul_7[19];
    *((__global half *) ul_363)  =  f_365;
  }  // B60
  else
  {
    // BLOCK 62
  }  // B60
  // BLOCK 63 MERGES [62 61 ]
  ul_366  =  ul_4 + l_261;
  b_367  =  i_15 < 300;
  if(b_367)
  {
    // BLOCK 64
    f_368  =  ul_7[20];
    *((__global half *) ul_366)  =  f_368;
  }  // B63
  else
  {
    // BLOCK 65
  }  // B63
  // BLOCK 66 MERGES [65 64 ]
  ul_369  =  ul_4 + l_273;
  b_370  =  i_15 < 300;
  if(b_370)
  {
    // BLOCK 67
    f_371  =  ul_7[21];
    *((__global half *) ul_369)  =  f_371;
  }  // B66
  else
  {
    // BLOCK 68
  }  // B66
  // BLOCK 69 MERGES [68 67 ]
  ul_372  =  ul_4 + l_285;
  b_373  =  i_15 < 300;
  if(b_373)
  {
    // BLOCK 70
    f_374  =  ul_7[22];
    *((__global half *) ul_372)  =  f_374;
  }  // B69
  else
  {
    // BLOCK 71
  }  // B69
  // BLOCK 72 MERGES [71 70 ]
  ul_375  =  ul_4 + l_297;
  b_376  =  i_15 < 300;
  if(b_376)
  {
    // BLOCK 73
    b_377  =  i_293 >= 0 && i_293 < 3001;
    if(b_377)
    {
      // BLOCK 74
      f_378  =  ul_7[23];
      *((__global half *) ul_375)  =  f_378;
    }  // B73
    else
    {
      // BLOCK 75
    }  // B73
  }  // B72
  else
  {
    // BLOCK 76
  }  // B72
  // BLOCK 77 MERGES [75 76 74 ]
  half_379  =  *((__global half *) ul_306);
  f_380  =  convert_float((float) half_379);
  ul_7[0]  =  f_380;
  half_381  =  *((__global half *) ul_309);
  f_382  =  convert_float((float) half_381);
  ul_7[1]  =  f_382;
  half_383  =  *((__global half *) ul_312);
  f_384  =  convert_float((float) half_383);
  ul_7[2]  =  f_384;
  half_385  =  *((__global half *) ul_315);
  f_386  =  convert_float((float) half_385);
  ul_7[3]  =  f_386;
  half_387  =  *((__global half *) ul_318);
  f_388  =  convert_float((float) half_387);
  ul_7[4]  =  f_388;
  half_389  =  *((__global half *) ul_321);
  f_390  =  convert_float((float) half_389);
  ul_7[5]  =  f_390;
  half_391  =  *((__global half *) ul_324);
  f_392  =  convert_float((float) half_391);
  ul_7[6]  =  f_392;
  half_393  =  *((__global half *) ul_327);
  f_394  =  convert_float((float) half_393);
  ul_7[7]  =  f_394;
  half_395  =  *((__global half *) ul_330);
  f_396  =  convert_float((float) half_395);
  ul_7[8]  =  f_396;
  half_397  =  *((__global half *) ul_333);
  f_398  =  convert_float((float) half_397);
  ul_7[9]  =  f_398;
  half_399  =  *((__global half *) ul_336);
  f_400  =  convert_float((float) half_399);
  ul_7[10]  =  f_400;
  half_401  =  *((__global half *) ul_339);
  f_402  =  convert_float((float) half_401);
  ul_7[11]  =  f_402;
  half_403  =  *((__global half *) ul_342);
  f_404  =  convert_float((float) half_403);
  ul_7[12]  =  f_404;
  half_405  =  *((__global half *) ul_345);
  f_406  =  convert_float((float) half_405);
  ul_7[13]  =  f_406;
  half_407  =  *((__global half *) ul_348);
  f_408  =  convert_float((float) half_407);
  ul_7[14]  =  f_408;
  half_409  =  *((__global half *) ul_351);
  f_410  =  convert_float((float) half_409);
  ul_7[15]  =  f_410;
  half_411  =  *((__global half *) ul_354);
  f_412  =  convert_float((float) half_411);
  ul_7[16]  =  f_412;
  half_413  =  *((__global half *) ul_357);
  f_414  =  convert_float((float) half_413);
  ul_7[17]  =  f_414;
  half_415  =  *((__global half *) ul_360);
  f_416  =  convert_float((float) half_415);
  ul_7[18]  =  f_416;
  half_417  =  *((__global half *) ul_363);
  f_418  =  convert_float((float) half_417);
  ul_7[19]  =  f_418;
  half_419  =  *((__global half *) ul_366);
  f_420  =  convert_float((float) half_419);
  ul_7[20]  =  f_420;
  half_421  =  *((__global half *) ul_369);
  f_422  =  convert_float((float) half_421);
  ul_7[21]  =  f_422;
  half_423  =  *((__global half *) ul_372);
  f_424  =  convert_float((float) half_423);
  ul_7[22]  =  f_424;
  b_425  =  i_293 >= 0 && i_293 < 3001;
  if(b_425)
  {
    // BLOCK 78
    half_426  =  *((__global half *) ul_375);
    f_427  =  convert_float((float) half_426);
    ul_7[23]  =  f_427;
  }  // B77
  else
  {
    // BLOCK 79
  }  // B77
  // BLOCK 80 MERGES [78 79 ]
  ul_9[0]  =  1.0F;
  ul_428  =  i_12 & 4294967295UL;
  ul_429  =  ul_428 + 4L;
  ul_430  =  ul_429 << 2;
  ul_431  =  ul_2 + ul_430;
  f_432  =  *((__global float *) ul_431);
  ul_7[24]  =  f_432;
  i_433  =  i_12 + 132;
  ul_434  =  i_433 & 4294967295UL;
  ul_435  =  ul_434 << 2;
  ul_436  =  ul_2 + ul_435;
  f_437  =  *((__global float *) ul_436);
  ul_7[25]  =  f_437;
  i_438  =  i_12 + 260;
  ul_439  =  i_438 & 4294967295UL;
  ul_440  =  ul_439 << 2;
  ul_441  =  ul_2 + ul_440;
  f_442  =  *((__global float *) ul_441);
  ul_7[26]  =  f_442;
  i_443  =  i_12 + 388;
  ul_444  =  i_443 & 4294967295UL;
  ul_445  =  ul_444 << 2;
  ul_446  =  ul_2 + ul_445;
  f_447  =  *((__global float *) ul_446);
  ul_7[27]  =  f_447;
  i_448  =  i_12 + 516;
  ul_449  =  i_448 & 4294967295UL;
  ul_450  =  ul_449 << 2;
  ul_451  =  ul_2 + ul_450;
  f_452  =  *((__global float *) ul_451);
  ul_7[28]  =  f_452;
  i_453  =  i_12 + 644;
  ul_454  =  i_453 & 4294967295UL;
  ul_455  =  ul_454 << 2;
  ul_456  =  ul_2 + ul_455;
  f_457  =  *((__global float *) ul_456);
  ul_7[29]  =  f_457;
  i_458  =  i_12 + 772;
  ul_459  =  i_458 & 4294967295UL;
  ul_460  =  ul_459 << 2;
  ul_461  =  ul_2 + ul_460;
  f_462  =  *((__global float *) ul_461);
  ul_7[30]  =  f_462;
  i_463  =  i_12 + 900;
  ul_464  =  i_463 & 4294967295UL;
  ul_465  =  ul_464 << 2;
  ul_466  =  ul_2 + ul_465;
  f_467  =  *((__global float *) ul_466);
  ul_7[31]  =  f_467;
  i_468  =  i_12 + 1028;
  ul_469  =  i_468 & 4294967295UL;
  ul_470  =  ul_469 << 2;
  ul_471  =  ul_2 + ul_470;
  f_472  =  *((__global float *) ul_471);
  ul_7[32]  =  f_472;
  i_473  =  i_12 + 1156;
  ul_474  =  i_473 & 4294967295UL;
  ul_475  =  ul_474 << 2;
  ul_476  =  ul_2 + ul_475;
  f_477  =  *((__global float *) ul_476);
  ul_7[33]  =  f_477;
  i_478  =  i_12 + 1284;
  ul_479  =  i_478 & 4294967295UL;
  ul_480  =  ul_479 << 2;
  ul_481  =  ul_2 + ul_480;
  f_482  =  *((__global float *) ul_481);
  ul_7[34]  =  f_482;
  i_483  =  i_12 + 1412;
  ul_484  =  i_483 & 4294967295UL;
  ul_485  =  ul_484 << 2;
  ul_486  =  ul_2 + ul_485;
  f_487  =  *((__global float *) ul_486);
  ul_7[35]  =  f_487;
  i_488  =  i_12 + 1540;
  ul_489  =  i_488 & 4294967295UL;
  ul_490  =  ul_489 << 2;
  ul_491  =  ul_2 + ul_490;
  f_492  =  *((__global float *) ul_491);
  ul_7[36]  =  f_492;
  i_493  =  i_12 + 1668;
  ul_494  =  i_493 & 4294967295UL;
  ul_495  =  ul_494 << 2;
  ul_496  =  ul_2 + ul_495;
  f_497  =  *((__global float *) ul_496);
  ul_7[37]  =  f_497;
  i_498  =  i_12 + 1796;
  ul_499  =  i_498 & 4294967295UL;
  ul_500  =  ul_499 << 2;
  ul_501  =  ul_2 + ul_500;
  f_502  =  *((__global float *) ul_501);
  ul_7[38]  =  f_502;
  i_503  =  i_12 + 1924;
  ul_504  =  i_503 & 4294967295UL;
  ul_505  =  ul_504 << 2;
  ul_506  =  ul_2 + ul_505;
  f_507  =  *((__global float *) ul_506);
  ul_7[39]  =  f_507;
  i_508  =  i_12 + 2052;
  ul_509  =  i_508 & 4294967295UL;
  ul_510  =  ul_509 << 2;
  ul_511  =  ul_2 + ul_510;
  f_512  =  *((__global float *) ul_511);
  ul_7[40]  =  f_512;
  i_513  =  i_12 + 2180;
  ul_514  =  i_513 & 4294967295UL;
  ul_515  =  ul_514 << 2;
  ul_516  =  ul_2 + ul_515;
  f_517  =  *((__global float *) ul_516);
  ul_7[41]  =  f_517;
  i_518  =  i_12 + 2308;
  ul_519  =  i_518 & 4294967295UL;
  ul_520  =  ul_519 << 2;
  ul_521  =  ul_2 + ul_520;
  f_522  =  *((__global float *) ul_521);
  ul_7[42]  =  f_522;
  i_523  =  i_12 + 2436;
  ul_524  =  i_523 & 4294967295UL;
  ul_525  =  ul_524 << 2;
  ul_526  =  ul_2 + ul_525;
  f_527  =  *((__global float *) ul_526);
  ul_7[43]  =  f_527;
  i_528  =  i_12 + 2564;
  ul_529  =  i_528 & 4294967295UL;
  ul_530  =  ul_529 << 2;
  ul_531  =  ul_2 + ul_530;
  f_532  =  *((__global float *) ul_531);
  ul_7[44]  =  f_532;
  i_533  =  i_12 + 2692;
  ul_534  =  i_533 & 4294967295UL;
  ul_535  =  ul_534 << 2;
  ul_536  =  ul_2 + ul_535;
  f_537  =  *((__global float *) ul_536);
  ul_7[45]  =  f_537;
  i_538  =  i_12 + 2820;
  ul_539  =  i_538 & 4294967295UL;
  ul_540  =  ul_539 << 2;
  ul_541  =  ul_2 + ul_540;
  f_542  =  *((__global float *) ul_541);
  ul_7[46]  =  f_542;
  b_543  =  i_293 >= 0 && i_293 < 3001;
  if(b_543)
  {
    // BLOCK 81
    i_544  =  i_12 + 2948;
    ul_545  =  i_544 & 4294967295UL;
    ul_546  =  ul_545 << 2;
    ul_547  =  ul_2 + ul_546;
    f_548  =  *((__global float *) ul_547);
    ul_7[47]  =  f_548;
  }  // B80
  else
  {
    // BLOCK 82
  }  // B80
  // BLOCK 83 MERGES [82 81 ]
  f_549  =  ul_9[0];
  ul_9[1]  =  0.0F;
  f_550  =  ul_7[0];
  f_551  =  ul_7[1];
  f_552  =  ul_7[2];
  f_553  =  ul_7[3];
  f_554  =  ul_7[4];
  f_555  =  ul_7[5];
  f_556  =  ul_7[6];
  f_557  =  ul_7[7];
  f_558  =  ul_7[8];
  f_559  =  ul_7[9];
  f_560  =  ul_7[10];
  f_561  =  ul_7[11];
  f_562  =  ul_7[12];
  f_563  =  ul_7[13];
  f_564  =  ul_7[14];
  f_565  =  ul_7[15];
  f_566  =  ul_7[16];
  f_567  =  ul_7[17];
  f_568  =  ul_7[18];
  f_569  =  ul_7[19];
  f_570  =  ul_7[20];
  f_571  =  ul_7[21];
  f_572  =  ul_7[22];
  f_573  =  f_549 * f_572;
  f_574  =  f_571 * f_549;
  f_575  =  f_570 * f_549;
  f_576  =  f_569 * f_549;
  f_577  =  f_568 * f_549;
  f_578  =  f_567 * f_549;
  f_579  =  f_566 * f_549;
  f_580  =  f_565 * f_549;
  f_581  =  f_564 * f_549;
  f_582  =  f_563 * f_549;
  f_583  =  f_562 * f_549;
  f_584  =  f_561 * f_549;
  f_585  =  f_560 * f_549;
  f_586  =  f_559 * f_549;
  f_587  =  f_558 * f_549;
  f_588  =  f_557 * f_549;
  f_589  =  f_556 * f_549;
  f_590  =  f_555 * f_549;
  f_591  =  f_554 * f_549;
  f_592  =  f_553 * f_549;
  f_593  =  f_552 * f_549;
  f_594  =  f_551 * f_549;
  f_595  =  f_550 * f_549;
  f_596  =  fma(f_595, f_595, 0.0F);
  f_597  =  fma(f_594, f_594, f_596);
  f_598  =  fma(f_593, f_593, f_597);
  f_599  =  fma(f_592, f_592, f_598);
  f_600  =  fma(f_591, f_591, f_599);
  f_601  =  fma(f_590, f_590, f_600);
  f_602  =  fma(f_589, f_589, f_601);
  f_603  =  fma(f_588, f_588, f_602);
  f_604  =  fma(f_587, f_587, f_603);
  f_605  =  fma(f_586, f_586, f_604);
  f_606  =  fma(f_585, f_585, f_605);
  f_607  =  fma(f_584, f_584, f_606);
  f_608  =  fma(f_583, f_583, f_607);
  f_609  =  fma(f_582, f_582, f_608);
  f_610  =  fma(f_581, f_581, f_609);
  f_611  =  fma(f_580, f_580, f_610);
  f_612  =  fma(f_579, f_579, f_611);
  f_613  =  fma(f_578, f_578, f_612);
  f_614  =  fma(f_577, f_577, f_613);
  f_615  =  fma(f_576, f_576, f_614);
  f_616  =  fma(f_575, f_575, f_615);
  f_617  =  fma(f_574, f_574, f_616);
  f_618  =  fma(f_573, f_573, f_617);
  b_619  =  i_293 >= 0 && i_293 < 3001;
  if(b_619)
  {
    // BLOCK 84
    f_620  =  ul_7[23];
    f_621  =  f_620 * f_549;
    f_622  =  fma(f_621, f_621, f_618);
    f_623  =  f_622;
  }  // B83
  else
  {
    // BLOCK 85
    f_623  =  f_618;
  }  // B83
  // BLOCK 86 MERGES [85 84 ]
  adf_10[i_11]  =  f_623;
  barrier(CLK_LOCAL_MEM_FENCE);
  b_624  =  i_12 >= 0 && i_12 < 16;
  if(b_624)
  {
    // BLOCK 87
    i_625  =  i_11 + 16;
    f_626  =  adf_10[i_625];
    i_627  =  i_11 + 32;
    f_628  =  adf_10[i_627];
    i_629  =  i_11 + 48;
    f_630  =  adf_10[i_629];
    i_631  =  i_11 + 64;
    f_632  =  adf_10[i_631];
    i_633  =  i_11 + 80;
    f_634  =  adf_10[i_633];
    i_635  =  i_11 + 96;
    f_636  =  adf_10[i_635];
    i_637  =  i_11 + 112;
    f_638  =  adf_10[i_637];
    f_639  =  f_623 + f_626;
    f_640  =  f_639 + f_628;
    f_641  =  f_640 + f_630;
    f_642  =  f_641 + f_632;
    f_643  =  f_642 + f_634;
    f_644  =  f_643 + f_636;
    f_645  =  f_644 + f_638;
    adf_10[i_11]  =  f_645;
  }  // B86
  else
  {
    // BLOCK 88
  }  // B86
  // BLOCK 89 MERGES [88 87 ]
  barrier(CLK_LOCAL_MEM_FENCE);
  i_646  =  i_11 - i_12;
  f_647  =  adf_10[i_646];
  i_648  =  i_646 + 1;
  f_649  =  adf_10[i_648];
  i_650  =  i_646 + 2;
  f_651  =  adf_10[i_650];
  i_652  =  i_646 + 3;
  f_653  =  adf_10[i_652];
  i_654  =  i_646 + 4;
  f_655  =  adf_10[i_654];
  i_656  =  i_646 + 5;
  f_657  =  adf_10[i_656];
  i_658  =  i_646 + 6;
  f_659  =  adf_10[i_658];
  i_660  =  i_646 + 7;
  f_661  =  adf_10[i_660];
  i_662  =  i_646 + 8;
  f_663  =  adf_10[i_662];
  i_664  =  i_646 + 9;
  f_665  =  adf_10[i_664];
  i_666  =  i_646 + 10;
  f_667  =  adf_10[i_666];
  i_668  =  i_646 + 11;
  f_669  =  adf_10[i_668];
  i_670  =  i_646 + 12;
  f_671  =  adf_10[i_670];
  i_672  =  i_646 + 13;
  f_673  =  adf_10[i_672];
  i_674  =  i_646 + 14;
  f_675  =  adf_10[i_674];
  i_676  =  i_646 + 15;
  f_677  =  adf_10[i_676];
  ul_9[1]  =  0.0F;
  ul_9[2]  =  0.0F;
  f_678  =  f_549 * 1.0E-5F;
  f_679  =  f_647 + f_649;
  f_680  =  f_679 + f_651;
  f_681  =  f_680 + f_653;
  f_682  =  f_681 + f_655;
  f_683  =  f_682 + f_657;
  f_684  =  f_683 + f_659;
  f_685  =  f_684 + f_661;
  f_686  =  f_685 + f_663;
  f_687  =  f_686 + f_665;
  f_688  =  f_687 + f_667;
  f_689  =  f_688 + f_669;
  f_690  =  f_689 + f_671;
  f_691  =  f_690 + f_673;
  f_692  =  f_691 + f_675;
  f_693  =  f_692 + f_677;
  f_694  =  f_693 / 3001.0F;
  f_695  =  fma(f_678, f_549, f_694);
  f_696  =  rsqrt(f_695);
  ul_9[3]  =  f_696;
  b_697  =  i_15 < 300;
  if(b_697)
  {
    // BLOCK 90
    b_698  =  (i_11 & 127) == 0;
    if(b_698)
    {
      // BLOCK 91
      l_699  =  (long) i_15;
      l_700  =  l_699 + 4L;
      l_701  =  l_700 << 2;
      ul_702  =  ul_5 + l_701;
      f_703  =  f_696 * f_549;
      *((__global float *) ul_702)  =  f_703;
    }  // B90
    else
    {
      // BLOCK 92
    }  // B90
  }  // B89
  else
  {
    // BLOCK 93
  }  // B89
  // BLOCK 94 MERGES [93 92 91 ]
  i_704  =  i_15 * 3001;
  b_705  =  i_15 < 300;
  if(b_705)
  {
    // BLOCK 95
    f_706  =  ul_7[0];
    f_707  =  ul_9[0];
    f_708  =  ul_9[1];
    f_709  =  ul_9[2];
    f_710  =  ul_9[3];
    f_711  =  ul_7[24];
    i_712  =  i_704 + i_12;
    l_713  =  (long) i_712;
    l_714  =  l_713 + 8L;
    l_715  =  l_714 << 1;
    ul_716  =  ul_3 + l_715;
    f_717  =  f_706 * f_707;
    f_718  =  f_717 - f_708;
    f_719  =  f_718 - f_709;
    f_720  =  f_719 * f_710;
    f_721  =  f_720 * f_711;
    *((__global half *) ul_716)  =  f_721;
  }  // B94
  else
  {
    // BLOCK 96
  }  // B94
  // BLOCK 97 MERGES [96 95 ]
  b_722  =  i_15 < 300;
  if(b_722)
  {
    // BLOCK 98
    f_723  =  ul_7[1];
    f_724  =  ul_9[0];
    f_725  =  ul_9[1];
    f_726  =  ul_9[2];
    f_727  =  ul_9[3];
    f_728  =  ul_7[25];
    i_729  =  i_704 + i_29;
    l_730  =  (long) i_729;
    l_731  =  l_730 + 8L;
    l_732  =  l_731 << 1;
    ul_733  =  ul_3 + l_732;
    f_734  =  f_723 * f_724;
    f_735  =  f_734 - f_725;
    f_736  =  f_735 - f_726;
    f_737  =  f_736 * f_727;
    f_738  =  f_737 * f_728;
    *((__global half *) ul_733)  =  f_738;
  }  // B97
  else
  {
    // BLOCK 99
  }  // B97
  // BLOCK 100 MERGES [99 98 ]
  b_739  =  i_15 < 300;
  if(b_739)
  {
    // BLOCK 101
    f_740  =  ul_7[2];
    f_741  =  ul_9[0];
    f_742  =  ul_9[1];
    f_743  =  ul_9[2];
    f_744  =  ul_9[3];
    f_745  =  ul_7[26];
    i_746  =  i_704 + i_41;
    l_747  =  (long) i_746;
    l_748  =  l_747 + 8L;
    l_749  =  l_748 << 1;
    ul_750  =  ul_3 + l_749;
    f_751  =  f_740 * f_741;
    f_752  =  f_751 - f_742;
    f_753  =  f_752 - f_743;
    f_754  =  f_753 * f_744;
    f_755  =  f_754 * f_745;
    *((__global half *) ul_750)  =  f_755;
  }  // B100
  else
  {
    // BLOCK 102
  }  // B100
  // BLOCK 103 MERGES [102 101 ]
  b_756  =  i_15 < 300;
  if(b_756)
  {
    // BLOCK 104
    f_757  =  ul_7[3];
    f_758  =  ul_9[0];
    f_759  =  ul_9[1];
    f_760  =  ul_9[2];
    f_761  =  ul_9[3];
    f_762  =  ul_7[27];
    i_763  =  i_704 + i_53;
    l_764  =  (long) i_763;
    l_765  =  l_764 + 8L;
    l_766  =  l_765 << 1;
    ul_767  =  ul_3 + l_766;
    f_768  =  f_757 * f_758;
    f_769  =  f_768 - f_759;
    f_770  =  f_769 - f_760;
    f_771  =  f_770 * f_761;
    f_772  =  f_771 * f_762;
    *((__global half *) ul_767)  =  f_772;
  }  // B103
  else
  {
    // BLOCK 105
  }  // B103
  // BLOCK 106 MERGES [105 104 ]
  b_773  =  i_15 < 300;
  if(b_773)
  {
    // BLOCK 107
    f_774  =  ul_7[4];
    f_775  =  ul_9[0];
    f_776  =  ul_9[1];
    f_777  =  ul_9[2];
    f_778  =  ul_9[3];
    f_779  =  ul_7[28];
    i_780  =  i_704 + i_65;
    l_781  =  (long) i_780;
    l_782  =  l_781 + 8L;
    l_783  =  l_782 << 1;
    ul_784  =  ul_3 + l_783;
    f_785  =  f_774 * f_775;
    f_786  =  f_785 - f_776;
    f_787  =  f_786 - f_777;
    f_788  =  f_787 * f_778;
    f_789  =  f_788 * f_779;
    *((__global half *) ul_784)  =  f_789;
  }  // B106
  else
  {
    // BLOCK 108
  }  // B106
  // BLOCK 109 MERGES [108 107 ]
  b_790  =  i_15 < 300;
  if(b_790)
  {
    // BLOCK 110
    f_791  =  ul_7[5];
    f_792  =  ul_9[0];
    f_793  =  ul_9[1];
    f_794  =  ul_9[2];
    f_795  =  ul_9[3];
    f_796  =  ul_7[29];
    i_797  =  i_704 + i_77;
    l_798  =  (long) i_797;
    l_799  =  l_798 + 8L;
    l_800  =  l_799 << 1;
    ul_801  =  ul_3 + l_800;
    f_802  =  f_791 * f_792;
    f_803  =  f_802 - f_793;
    f_804  =  f_803 - f_794;
    f_805  =  f_804 * f_795;
    f_806  =  f_805 * f_796;
    *((__global half *) ul_801)  =  f_806;
  }  // B109
  else
  {
    // BLOCK 111
  }  // B109
  // BLOCK 112 MERGES [111 110 ]
  b_807  =  i_15 < 300;
  if(b_807)
  {
    // BLOCK 113
    f_808  =  ul_7[6];
    f_809  =  ul_9[0];
    f_810  =  ul_9[1];
    f_811  =  ul_9[2];
    f_812  =  ul_9[3];
    f_813  =  ul_7[30];
    i_814  =  i_704 + i_89;
    l_815  =  (long) i_814;
    l_816  =  l_815 + 8L;
    l_817  =  l_816 << 1;
    ul_818  =  ul_3 + l_817;
    f_819  =  f_808 * f_809;
    f_820  =  f_819 - f_810;
    f_821  =  f_820 - f_811;
    f_822  =  f_821 * f_812;
    f_823  =  f_822 * f_813;
    *((__global half *) ul_818)  =  f_823;
  }  // B112
  else
  {
    // BLOCK 114
  }  // B112
  // BLOCK 115 MERGES [114 113 ]
  b_824  =  i_15 < 300;
  if(b_824)
  {
    // BLOCK 116
    f_825  =  ul_7[7];
    f_826  =  ul_9[0];
    f_827  =  ul_9[1];
    f_828  =  ul_9[2];
    f_829  =  ul_9[3];
    f_830  =  ul_7[31];
    i_831  =  i_704 + i_101;
    l_832  =  (long) i_831;
    l_833  =  l_832 + 8L;
    l_834  =  l_833 << 1;
    ul_835  =  ul_3 + l_834;
    f_836  =  f_825 * f_826;
    f_837  =  f_836 - f_827;
    f_838  =  f_837 - f_828;
    f_839  =  f_838 * f_829;
    f_840  =  f_839 * f_830;
    *((__global half *) ul_835)  =  f_840;
  }  // B115
  else
  {
    // BLOCK 117
  }  // B115
  // BLOCK 118 MERGES [117 116 ]
  b_841  =  i_15 < 300;
  if(b_841)
  {
    // BLOCK 119
    f_842  =  ul_7[8];
    f_843  =  ul_9[0];
    f_844  =  ul_9[1];
    f_845  =  ul_9[2];
    f_846  =  ul_9[3];
    f_847  =  ul_7[32];
    i_848  =  i_704 + i_113;
    l_849  =  (long) i_848;
    l_850  =  l_849 + 8L;
    l_851  =  l_850 << 1;
    ul_852  =  ul_3 + l_851;
    f_853  =  f_842 * f_843;
    f_854  =  f_853 - f_844;
    f_855  =  f_854 - f_845;
    f_856  =  f_855 * f_846;
    f_857  =  f_856 * f_847;
    *((__global half *) ul_852)  =  f_857;
  }  // B118
  else
  {
    // BLOCK 120
  }  // B118
  // BLOCK 121 MERGES [120 119 ]
  b_858  =  i_15 < 300;
  if(b_858)
  {
    // BLOCK 122
    f_859  =  ul_7[9];
    f_860  =  ul_9[0];
    f_861  =  ul_9[1];
    f_862  =  ul_9[2];
    f_863  =  ul_9[3];
    f_864  =  ul_7[33];
    i_865  =  i_704 + i_125;
    l_866  =  (long) i_865;
    l_867  =  l_866 + 8L;
    l_868  =  l_867 << 1;
    ul_869  =  ul_3 + l_868;
    f_870  =  f_859 * f_860;
    f_871  =  f_870 - f_861;
    f_872  =  f_871 - f_862;
    f_873  =  f_872 * f_863;
    f_874  =  f_873 * f_864;
    *((__global half *) ul_869)  =  f_874;
  }  // B121
  else
  {
    // BLOCK 123
  }  // B121
  // BLOCK 124 MERGES [123 122 ]
  b_875  =  i_15 < 300;
  if(b_875)
  {
    // BLOCK 125
    f_876  =  ul_7[10];
    f_877  =  ul_9[0];
    f_878  =  ul_9[1];
    f_879  =  ul_9[2];
    f_880  =  ul_9[3];
    f_881  =  ul_7[34];
    i_882  =  i_704 + i_137;
    l_883  =  (long) i_882;
    l_884  =  l_883 + 8L;
    l_885  =  l_884 << 1;
    ul_886  =  ul_3 + l_885;
    f_887  =  f_876 * f_877;
    f_888  =  f_887 - f_878;
    f_889  =  f_888 - f_879;
    f_890  =  f_889 * f_880;
    f_891  =  f_890 * f_881;
    *((__global half *) ul_886)  =  f_891;
  }  // B124
  else
  {
    // BLOCK 126
  }  // B124
  // BLOCK 127 MERGES [126 125 ]
  b_892  =  i_15 < 300;
  if(b_892)
  {
    // BLOCK 128
    f_893  =  ul_7[11];
    f_894  =  ul_9[0];
    f_895  =  ul_9[1];
    f_896  =  ul_9[2];
    f_897  =  ul_9[3];
    f_898  =  ul_7[35];
    i_899  =  i_704 + i_149;
    l_900  =  (long) i_899;
    l_901  =  l_900 + 8L;
    l_902  =  l_901 << 1;
    ul_903  =  ul_3 + l_902;
    f_904  =  f_893 * f_894;
    f_905  =  f_904 - f_895;
    f_906  =  f_905 - f_896;
    f_907  =  f_906 * f_897;
    f_908  =  f_907 * f_898;
    *((__global half *) ul_903)  =  f_908;
  }  // B127
  else
  {
    // BLOCK 129
  }  // B127
  // BLOCK 130 MERGES [129 128 ]
  b_909  =  i_15 < 300;
  if(b_909)
  {
    // BLOCK 131
    f_910  =  ul_7[12];
    f_911  =  ul_9[0];
    f_912  =  ul_9[1];
    f_913  =  ul_9[2];
    f_914  =  ul_9[3];
    f_915  =  ul_7[36];
    i_916  =  i_704 + i_161;
    l_917  =  (long) i_916;
    l_918  =  l_917 + 8L;
    l_919  =  l_918 << 1;
    ul_920  =  ul_3 + l_919;
    f_921  =  f_910 * f_911;
    f_922  =  f_921 - f_912;
    f_923  =  f_922 - f_913;
    f_924  =  f_923 * f_914;
    f_925  =  f_924 * f_915;
    *((__global half *) ul_920)  =  f_925;
  }  // B130
  else
  {
    // BLOCK 132
  }  // B130
  // BLOCK 133 MERGES [132 131 ]
  b_926  =  i_15 < 300;
  if(b_926)
  {
    // BLOCK 134
    f_927  =  ul_7[13];
    f_928  =  ul_9[0];
    f_929  =  ul_9[1];
    f_930  =  ul_9[2];
    f_931  =  ul_9[3];
    f_932  =  ul_7[37];
    i_933  =  i_704 + i_173;
    l_934  =  (long) i_933;
    l_935  =  l_934 + 8L;
    l_936  =  l_935 << 1;
    ul_937  =  ul_3 + l_936;
    f_938  =  f_927 * f_928;
    f_939  =  f_938 - f_929;
    f_940  =  f_939 - f_930;
    f_941  =  f_940 * f_931;
    f_942  =  f_941 * f_932;
    *((__global half *) ul_937)  =  f_942;
  }  // B133
  else
  {
    // BLOCK 135
  }  // B133
  // BLOCK 136 MERGES [135 134 ]
  b_943  =  i_15 < 300;
  if(b_943)
  {
    // BLOCK 137
    f_944  =  ul_7[14];
    f_945  =  ul_9[0];
    f_946  =  ul_9[1];
    f_947  =  ul_9[2];
    f_948  =  ul_9[3];
    f_949  =  ul_7[38];
    i_950  =  i_704 + i_185;
    l_951  =  (long) i_950;
    l_952  =  l_951 + 8L;
    l_953  =  l_952 << 1;
    ul_954  =  ul_3 + l_953;
    f_955  =  f_944 * f_945;
    f_956  =  f_955 - f_946;
    f_957  =  f_956 - f_947;
    f_958  =  f_957 * f_948;
    f_959  =  f_958 * f_949;
    *((__global half *) ul_954)  =  f_959;
  }  // B136
  else
  {
    // BLOCK 138
  }  // B136
  // BLOCK 139 MERGES [138 137 ]
  b_960  =  i_15 < 300;
  if(b_960)
  {
    // BLOCK 140
    f_961  =  ul_7[15];
    f_962  =  ul_9[0];
    f_963  =  ul_9[1];
    f_964  =  ul_9[2];
    f_965  =  ul_9[3];
    f_966  =  ul_7[39];
    i_967  =  i_704 + i_197;
    l_968  =  (long) i_967;
    l_969  =  l_968 + 8L;
    l_970  =  l_969 << 1;
    ul_971  =  ul_3 + l_970;
    f_972  =  f_961 * f_962;
    f_973  =  f_972 - f_963;
    f_974  =  f_973 - f_964;
    f_975  =  f_974 * f_965;
    f_976  =  f_975 * f_966;
    *((__global half *) ul_971)  =  f_976;
  }  // B139
  else
  {
    // BLOCK 141
  }  // B139
  // BLOCK 142 MERGES [141 140 ]
  b_977  =  i_15 < 300;
  if(b_977)
  {
    // BLOCK 143
    f_978  =  ul_7[16];
    f_979  =  ul_9[0];
    f_980  =  ul_9[1];
    f_981  =  ul_9[2];
    f_982  =  ul_9[3];
    f_983  =  ul_7[40];
    i_984  =  i_704 + i_209;
    l_985  =  (long) i_984;
    l_986  =  l_985 + 8L;
    l_987  =  l_986 << 1;
    ul_988  =  ul_3 + l_987;
    f_989  =  f_978 * f_979;
    f_990  =  f_989 - f_980;
    f_991  =  f_990 - f_981;
    f_992  =  f_991 * f_982;
    f_993  =  f_992 * f_983;
    *((__global half *) ul_988)  =  f_993;
  }  // B142
  else
  {
    // BLOCK 144
  }  // B142
  // BLOCK 145 MERGES [144 143 ]
  b_994  =  i_15 < 300;
  if(b_994)
  {
    // BLOCK 146
    f_995  =  ul_7[17];
    f_996  =  ul_9[0];
    f_997  =  ul_9[1];
    f_998  =  ul_9[2];
    f_999  =  ul_9[3];
    f_1000  =  ul_7[41];
    i_1001  =  i_704 + i_221;
    l_1002  =  (long) i_1001;
    l_1003  =  l_1002 + 8L;
    l_1004  =  l_1003 << 1;
    ul_1005  =  ul_3 + l_1004;
    f_1006  =  f_995 * f_996;
    f_1007  =  f_1006 - f_997;
    f_1008  =  f_1007 - f_998;
    f_1009  =  f_1008 * f_999;
    f_1010  =  f_1009 * f_1000;
    *((__global half *) ul_1005)  =  f_1010;
  }  // B145
  else
  {
    // BLOCK 147
  }  // B145
  // BLOCK 148 MERGES [147 146 ]
  b_1011  =  i_15 < 300;
  if(b_1011)
  {
    // BLOCK 149
    f_1012  =  ul_7[18];
    f_1013  =  ul_9[0];
    f_1014  =  ul_9[1];
    f_1015  =  ul_9[2];
    f_1016  =  ul_9[3];
    f_1017  =  ul_7[42];
    i_1018  =  i_704 + i_233;
    l_1019  =  (long) i_1018;
    l_1020  =  l_1019 + 8L;
    l_1021  =  l_1020 << 1;
    ul_1022  =  ul_3 + l_1021;
    f_1023  =  f_1012 * f_1013;
    f_1024  =  f_1023 - f_1014;
    f_1025  =  f_1024 - f_1015;
    f_1026  =  f_1025 * f_1016;
    f_1027  =  f_1026 * f_1017;
    *((__global half *) ul_1022)  =  f_1027;
  }  // B148
  else
  {
    // BLOCK 150
  }  // B148
  // BLOCK 151 MERGES [150 149 ]
  b_1028  =  i_15 < 300;
  if(b_1028)
  {
    // BLOCK 152
    f_1029  =  ul_7[19];
    f_1030  =  ul_9[0];
    f_1031  =  ul_9[1];
    f_1032  =  ul_9[2];
    f_1033  =  ul_9[3];
    f_1034  =  ul_7[43];
    i_1035  =  i_704 + i_245;
    l_1036  =  (long) i_1035;
    l_1037  =  l_1036 + 8L;
    l_1038  =  l_1037 << 1;
    ul_1039  =  ul_3 + l_1038;
    f_1040  =  f_1029 * f_1030;
    f_1041  =  f_1040 - f_1031;
    f_1042  =  f_1041 - f_1032;
    f_1043  =  f_1042 * f_1033;
    f_1044  =  f_1043 * f_1034;
    *((__global half *) ul_1039)  =  f_1044;
  }  // B151
  else
  {
    // BLOCK 153
  }  // B151
  // BLOCK 154 MERGES [153 152 ]
  b_1045  =  i_15 < 300;
  if(b_1045)
  {
    // BLOCK 155
    f_1046  =  ul_7[20];
    f_1047  =  ul_9[0];
    f_1048  =  ul_9[1];
    f_1049  =  ul_9[2];
    f_1050  =  ul_9[3];
    f_1051  =  ul_7[44];
    i_1052  =  i_704 + i_257;
    l_1053  =  (long) i_1052;
    l_1054  =  l_1053 + 8L;
    l_1055  =  l_1054 << 1;
    ul_1056  =  ul_3 + l_1055;
    f_1057  =  f_1046 * f_1047;
    f_1058  =  f_1057 - f_1048;
    f_1059  =  f_1058 - f_1049;
    f_1060  =  f_1059 * f_1050;
    f_1061  =  f_1060 * f_1051;
    *((__global half *) ul_1056)  =  f_1061;
  }  // B154
  else
  {
    // BLOCK 156
  }  // B154
  // BLOCK 157 MERGES [156 155 ]
  b_1062  =  i_15 < 300;
  if(b_1062)
  {
    // BLOCK 158
    f_1063  =  ul_7[21];
    f_1064  =  ul_9[0];
    f_1065  =  ul_9[1];
    f_1066  =  ul_9[2];
    f_1067  =  ul_9[3];
    f_1068  =  ul_7[45];
    i_1069  =  i_704 + i_269;
    l_1070  =  (long) i_1069;
    l_1071  =  l_1070 + 8L;
    l_1072  =  l_1071 << 1;
    ul_1073  =  ul_3 + l_1072;
    f_1074  =  f_1063 * f_1064;
    f_1075  =  f_1074 - f_1065;
    f_1076  =  f_1075 - f_1066;
    f_1077  =  f_1076 * f_1067;
    f_1078  =  f_1077 * f_1068;
    *((__global half *) ul_1073)  =  f_1078;
  }  // B157
  else
  {
    // BLOCK 159
  }  // B157
  // BLOCK 160 MERGES [159 158 ]
  b_1079  =  i_15 < 300;
  if(b_1079)
  {
    // BLOCK 161
    f_1080  =  ul_7[22];
    f_1081  =  ul_9[0];
    f_1082  =  ul_9[1];
    f_1083  =  ul_9[2];
    f_1084  =  ul_9[3];
    f_1085  =  ul_7[46];
    i_1086  =  i_704 + i_281;
    l_1087  =  (long) i_1086;
    l_1088  =  l_1087 + 8L;
    l_1089  =  l_1088 << 1;
    ul_1090  =  ul_3 + l_1089;
    f_1091  =  f_1080 * f_1081;
    f_1092  =  f_1091 - f_1082;
    f_1093  =  f_1092 - f_1083;
    f_1094  =  f_1093 * f_1084;
    f_1095  =  f_1094 * f_1085;
    *((__global half *) ul_1090)  =  f_1095;
  }  // B160
  else
  {
    // BLOCK 162
  }  // B160
  // BLOCK 163 MERGES [162 161 ]
  b_1096  =  i_15 < 300;
  if(b_1096)
  {
    // BLOCK 164
    b_1097  =  i_293 >= 0 && i_293 < 3001;
    if(b_1097)
    {
      // BLOCK 165
      f_1098  =  ul_7[23];
      f_1099  =  ul_9[0];
      f_1100  =  ul_9[1];
      f_1101  =  ul_9[2];
      f_1102  =  ul_9[3];
      f_1103  =  ul_7[47];
      i_1104  =  i_704 + i_293;
      l_1105  =  (long) i_1104;
      l_1106  =  l_1105 + 8L;
      l_1107  =  l_1106 << 1;
      ul_1108  =  ul_3 + l_1107;
      f_1109  =  f_1098 * f_1099;
      f_1110  =  f_1109 - f_1100;
      f_1111  =  f_1110 - f_1101;
      f_1112  =  f_1111 * f_1102;
      f_1113  =  f_1112 * f_1103;
      *((__global half *) ul_1108)  =  f_1113;
      return;
    }  // B164
    else
    {
      // BLOCK 166
      return;
    }  // B164
  }  // B163
  else
  {
    // BLOCK 167
  }  // B163
  // BLOCK 168 MERGES [167 165 166 ]
  return;
}  //  kernel
