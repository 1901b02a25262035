#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void normBf16(__global long *_kernel_context, __constant uchar *_constant_region, __local uchar *_local_region, __global int *_atomics, __global uchar *x, __global uchar *residual, __global uchar *gamma, __global uchar *beta, __global uchar *xscale, __global uchar *y, __global uchar *residualOut, __global uchar *q, __global uchar *scale, __global uchar *rstd, __global uchar *mean, __global uchar *powers, __private int rows, __private int cols, __private int options, __private float eps)
{
  bool b_32, b_44, b_45, b_48, b_59, b_67, b_68, b_71, b_82, b_106, b_138, b_143, b_144, b_147, b_158, b_169, b_200, b_206, b_258, b_268, b_277, b_306, b_307, b_537, b_565, b_573, b_574, b_584, b_587;
  char ch_635;
  float f_25, f_27, f_55, f_56, f_57, f_58, f_60, f_61, f_78, f_79, f_80, f_81, f_83, f_84, f_85, f_86, f_88, f_89, f_90, f_91, f_92, f_93, f_103, f_104, f_115, f_116, f_118, f_119, f_133, f_134, f_154, f_155, f_156, f_157, f_159, f_160, f_161, f_163, f_165, f_170, f_172, f_174, f_177, f_179, f_180, f_181, f_182, f_183, f_184, f_185, f_186, f_187, f_188, f_189, f_190, f_191, f_192, f_193, f_194, f_195, f_196, f_197, f_198, f_201, f_202, f_203, f_207, f_209, f_210, f_212, f_213, f_214, f_215, f_216, f_217, f_218, f_219, f_220, f_221, f_222, f_223, f_224, f_225, f_226, f_227, f_228, f_229, f_230, f_231, f_232, f_233, f_234, f_235, f_236, f_237, f_238, f_239, f_240, f_241, f_242, f_243, f_244, f_245, f_246, f_247, f_248, f_249, f_250, f_251, f_252, f_253, f_254, f_255, f_256, f_257, f_259, f_260, f_261, f_262, f_263, f_264, f_265, f_269, f_271, f_272, f_274, f_278, f_280, f_281, f_283, f_284, f_285, f_286, f_287, f_289, f_290, f_291, f_292, f_294, f_295, f_296, f_297, f_298, f_299, f_300, f_301, f_302, f_309, f_311, f_312, f_313, f_314, f_315, f_316, f_317, f_322, f_324, f_326, f_327, f_328, f_329, f_330, f_331, f_332, f_333, f_336, f_337, f_338, f_339, f_340, f_341, f_346, f_348, f_350, f_351, f_352, f_353, f_354, f_355, f_356, f_357, f_359, f_361, f_362, f_363, f_364, f_365, f_366, f_371, f_373, f_375, f_376, f_377, f_378, f_379, f_380, f_381, f_382, f_384, f_386, f_387, f_388, f_389, f_390, f_391, f_396, f_398, f_400, f_401, f_402, f_403, f_404, f_405, f_406, f_407, f_409, f_411, f_412, f_413, f_414, f_415, f_416, f_421, f_423, f_425, f_426, f_427, f_428, f_429, f_430, f_431, f_432, f_434, f_436, f_437, f_438, f_439, f_440, f_441, f_446, f_448, f_450, f_451, f_452, f_453, f_454, f_455, f_456, f_457, f_459, f_461, f_462, f_463, f_464, f_465, f_466, f_471, f_473, f_475, f_476, f_477, f_478, f_479, f_480, f_481, f_482, f_484, f_486, f_487, f_488, f_489, f_490, f_491, f_496, f_498, f_500, f_501, f_502, f_503, f_504, f_505, f_506, f_507, f_509, f_511, f_512, f_513, f_514, f_515, f_516, f_521, f_523, f_525, f_526, f_527, f_528, f_529, f_530, f_531, f_532, f_534, f_536, f_538, f_539, f_540, f_541, f_542, f_547, f_549, f_551, f_552, f_553, f_554, f_555, f_556, f_557, f_558, f_560, f_562, f_566, f_568, f_570, f_572, f_576, f_577, f_579, f_580, f_588, f_589, f_590, f_591, f_592, f_597, f_599, f_601, f_603, f_605, f_606, f_607, f_608, f_609, f_610, f_611, f_612, f_613, f_614, f_615, f_616, f_618, f_619;
  int i_20, i_21, i_22, i_23, i_24, i_26, i_28, i_29, i_30, i_31, i_33, i_34, i_35, i_41, i_42, i_43, i_46, i_47, i_49, i_50, i_64, i_65, i_66, i_69, i_70, i_72, i_73, i_87, i_94, i_95, i_96, i_97, i_98, i_105, i_107, i_108, i_109, i_110, i_117, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_135, i_136, i_137, i_141, i_142, i_145, i_146, i_148, i_149, i_162, i_164, i_166, i_167, i_168, i_171, i_173, i_175, i_176, i_178, i_199, i_204, i_205, i_208, i_211, i_266, i_267, i_270, i_273, i_275, i_276, i_279, i_282, i_288, i_293, i_334, i_335, i_342, i_358, i_360, i_367, i_383, i_385, i_392, i_408, i_410, i_417, i_433, i_435, i_442, i_458, i_460, i_467, i_483, i_485, i_492, i_508, i_510, i_517, i_533, i_535, i_543, i_559, i_561, i_563, i_564, i_567, i_569, i_571, i_575, i_578, i_582, i_583, i_585, i_586, i_602, i_604, i_617, i_620, i_621, i_622, i_623, i_624, i_625, i_626, i_627, i_628, i_629, i_630, i_631, i_636;
  long l_36, l_37, l_38, l_99, l_100, l_101, l_111, l_112, l_113, l_303, l_304, l_305, l_593, l_594, l_595, l_632, l_633;
  short sh_40, sh_63, sh_140;
  ulong ul_0, ul_1, ul_2, ul_3, ul_4, ul_5, ul_6, ul_7, ul_8, ul_9, ul_10, ul_39, ul_51, ul_52, ul_53, ul_54, ul_62, ul_74, ul_75, ul_76, ul_77, ul_102, ul_114, ul_139, ul_150, ul_151, ul_152, ul_153, ul_308, ul_310, ul_318, ul_319, ul_320, ul_321, ul_323, ul_325, ul_343, ul_344, ul_345, ul_347, ul_349, ul_368, ul_369, ul_370, ul_372, ul_374, ul_393, ul_394, ul_395, ul_397, ul_399, ul_418, ul_419, ul_420, ul_422, ul_424, ul_443, ul_444, ul_445, ul_447, ul_449, ul_468, ul_469, ul_470, ul_472, ul_474, ul_493, ul_494, ul_495, ul_497, ul_499, ul_518, ul_519, ul_520, ul_522, ul_524, ul_544, ul_545, ul_546, ul_548, ul_550, ul_581, ul_596, ul_598, ul_600, ul_634;

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
  ul_10  =  (ulong) powers;
  __private float ul_11[10];
  __private float* ul_12 = ul_11;
  __local float adf_13[128];
  __private float ul_14[4];
  __private float* ul_15 = ul_14;
  __local float adf_16[128];
  __local float adf_17[128];
  __local float adf_18[128];
  __local float adf_19[128];
  i_20  =  get_local_id(0);
  i_21  =  i_20 >> 5;
  i_22  =  get_group_id(0);
  i_23  =  i_22 << 2;
  i_24  =  i_21 + i_23;
  f_25  =  1.0F / 0.0F;
  i_26  =  i_20 & 31;
  // BLOCK 1 MERGES [0 66 ]
  f_27  =  0.0F;
  i_28  =  0;
  for(;i_28 < 10;)
  {
    // BLOCK 2
    i_29  =  i_28 + 1;
    i_30  =  i_28 << 5;
    i_31  =  i_26 + i_30;
    b_32  =  i_31 < 300;
    if(b_32)
    {
      // BLOCK 3
      i_33  =  min(i_24, 5);
      i_34  =  i_33 * 300;
      i_35  =  i_34 + i_31;
      l_36  =  (long) i_35;
      l_37  =  l_36 + 8L;
      l_38  =  l_37 << 1;
      ul_39  =  ul_0 + l_38;
      sh_40  =  *((__global short *) ul_39);
      i_41  =  (int) sh_40;
      i_42  =  i_41 >> 7;
      i_43  =  i_42 & 255;
      b_44  =  i_43 == 255;
      if(b_44)
      {
        // BLOCK 4
        b_45  =  (i_41 & 127) == 0;
        if(b_45)
        {
          // BLOCK 5
          i_46  =  i_43;
        }  // B4
        else
        {
          // BLOCK 6
          i_46  =  256;
        }  // B4
      }  // B3
      else
      {
        // BLOCK 7
        i_46  =  i_43;
      }  // B3
      // BLOCK 8 MERGES [6 7 5 ]
      i_47  =  i_41 & 127;
      b_48  =  (i_42 & 255) == 0;
      if(b_48)
      {
        // BLOCK 9
        i_49  =  i_47;
      }  // B8
      else
      {
        // BLOCK 10
        i_50  =  i_47 + 128;
        i_49  =  i_50;
      }  // B8
      // BLOCK 11 MERGES [9 10 ]
      ul_51  =  i_46 & 4294967295UL;
      ul_52  =  ul_51 + 4L;
      ul_53  =  ul_52 << 2;
      ul_54  =  ul_10 + ul_53;
      f_55  =  *((__global float *) ul_54);
      f_56  =  (float) i_49;
      f_57  =  f_56 * 0.0078125F;
      f_58  =  f_57 * f_55;
      b_59  =  (i_41 & 32768) == 0;
      if(b_59)
      {
        // BLOCK 12
        f_60  =  f_58;
      }  // B11
      else
      {
        // BLOCK 13
        f_61  =  -f_58;
        f_60  =  f_61;
      }  // B11
      // BLOCK 14 MERGES [13 12 ]
      ul_62  =  ul_1 + l_38;
      sh_63  =  *((__global short *) ul_62);
      i_64  =  (int) sh_63;
      i_65  =  i_64 >> 7;
      i_66  =  i_65 & 255;
      b_67  =  i_66 == 255;
      if(b_67)
      {
        // BLOCK 15
        b_68  =  (i_64 & 127) == 0;
        if(b_68)
        {
          // BLOCK 16
          i_69  =  i_66;
        }  // B15
        else
        {
          // BLOCK 17
          i_69  =  256;
        }  // B15
      }  // B14
      else
      {
        // BLOCK 18
        i_69  =  i_66;
      }  // B14
      // BLOCK 19 MERGES [17 18 16 ]
      i_70  =  i_64 & 127;
      b_71  =  (i_65 & 255) == 0;
      if(b_71)
      {
        // BLOCK 20
        i_72  =  i_70;
      }  // B19
      else
      {
        // BLOCK 21
        i_73  =  i_70 + 128;
        i_72  =  i_73;
      }  // B19
      // BLOCK 22 MERGES [20 21 ]
      ul_74  =  i_69 & 4294967295UL;
      ul_75  =  ul_74 + 4L;
      ul_76  =  ul_75 << 2;
      ul_77  =  ul_10 + ul_76;
      f_78  =  *((__global float *) ul_77);
      f_79  =  (float) i_72;
      f_80  =  f_79 * 0.0078125F;
      f_81  =  f_80 * f_78;
      b_82  =  (i_64 & 32768) == 0;
      if(b_82)
      {
        // BLOCK 23
        f_83  =  f_81;
      }  // B22
      else
      {
        // BLOCK 24
        f_84  =  -f_81;
        f_83  =  f_84;
      }  // B22
      // BLOCK 25 MERGES [24 23 ]
      f_85  =  f_60 + f_83;
      f_86  =  fabs(f_85);
      i_87  =  isless(f_86, 8.6736174E-19F);
      if(i_87 == 1)
      {
        // BLOCK 26
        f_88  =  f_86 * 1.8446744E19F;
        f_89  =  f_88;
      }  // B25
      else
      {
        // BLOCK 27
        f_89  =  f_86;
      }  // B25
      // BLOCK 28 MERGES [26 27 ]
      f_90  =  fmax(f_89, 2.1684043E-19F);
      f_91  =  log(f_90);
      f_92  =  f_91 * 1.442695F;
      f_93  =  floor(f_92);
      i_94  =  isnan(f_93)? 0 : (int) f_93;
      i_95  =  min(i_94, 127);
      i_96  =  (f_86 < 8.6736174E-19F) ? -62 : -60;
      i_97  =  max(i_95, i_96);
      i_98  =  134 - i_97;
      l_99  =  (long) i_98;
      l_100  =  l_99 + 4L;
      l_101  =  l_100 << 2;
      ul_102  =  ul_10 + l_101;
      f_103  =  *((__global float *) ul_102);
      f_104  =  f_103 * f_89;
      i_105  =  (f_104 < 256.0F) ? 0 : 1;
      b_106  =  i_96 < i_97;
      if(b_106)
      {
        // BLOCK 29
        i_107  =  isless(f_104, 128.0F);
        if(i_107 == 1)
        {
          // BLOCK 30
          i_108  =  -1;
        }  // B29
        else
        {
          // BLOCK 31
          i_108  =  i_105;
        }  // B29
      }  // B28
      else
      {
        // BLOCK 32
        i_108  =  i_105;
      }  // B28
      // BLOCK 33 MERGES [32 30 31 ]
      i_109  =  i_108 + i_97;
      i_110  =  134 - i_109;
      l_111  =  (long) i_110;
      l_112  =  l_111 + 4L;
      l_113  =  l_112 << 2;
      ul_114  =  ul_10 + l_113;
      f_115  =  *((__global float *) ul_114);
      f_116  =  f_115 * f_89;
      i_117  =  isnan(f_116)? 0 : (int) f_116;
      f_118  =  (float) i_117;
      f_119  =  f_116 - f_118;
      i_120  =  isequal(f_119, 0.5F);
      if(i_120 == 1)
      {
        // BLOCK 34
        i_121  =  i_117 & 1;
        i_122  =  i_121;
      }  // B33
      else
      {
        // BLOCK 35
        i_123  =  (0.5F < f_119) ? 1 : 0;
        i_122  =  i_123;
      }  // B33
      // BLOCK 36 MERGES [34 35 ]
      i_124  =  isless(f_86, f_25);
      if(i_124 == 1)
      {
        // BLOCK 37
        i_125  =  (f_86 < 8.6736174E-19F) ? 62 : 126;
        i_126  =  i_125 + i_109;
        i_127  =  i_126 << 7;
        i_128  =  i_122 + i_117;
        i_129  =  i_127 + i_128;
        i_130  =  i_129;
      }  // B36
      else
      {
        // BLOCK 38
        i_131  =  (3.4028235E38F < f_86) ? 32640 : 32704;
        i_130  =  i_131;
      }  // B36
      // BLOCK 39 MERGES [37 38 ]
      i_132  =  isequal(f_85, 0.0F);
      if(i_132 == 1)
      {
        // BLOCK 40
        f_133  =  1.0F / f_85;
        f_134  =  f_133;
      }  // B39
      else
      {
        // BLOCK 41
        f_134  =  f_85;
      }  // B39
      // BLOCK 42 MERGES [40 41 ]
      i_135  =  isless(f_134, 0.0F);
      if(i_135 == 1)
      {
        // BLOCK 43
        i_136  =  i_130 | 32768;
        i_137  =  i_136;
      }  // B42
      else
      {
        // BLOCK 44
        i_137  =  i_130;
      }  // B42
      // BLOCK 45 MERGES [43 44 ]
      b_138  =  i_24 < 6;
      if(b_138)
      {
        // BLOCK 46
        ul_139  =  ul_5 + l_38;
        sh_140  =  (short) i_137;
        *((__global short *) ul_139)  =  sh_140;
      }  // B45
      else
      {
        // BLOCK 47
      }  // B45
      // BLOCK 48 MERGES [47 46 ]
      i_141  =  i_137 >> 7;
      i_142  =  i_141 & 255;
      b_143  =  i_142 == 255;
      if(b_143)
      {
        // BLOCK 49
        b_144  =  (i_137 & 127) == 0;
        if(b_144)
        {
          // BLOCK 50
          i_145  =  i_142;
        }  // B49
        else
        {
          // BLOCK 51
          i_145  =  256;
        }  // B49
      }  // B48
      else
      {
        // BLOCK 52
        i_145  =  i_142;
      }  // B48
      // BLOCK 53 MERGES [51 52 50 ]
      i_146  =  i_137 & 127;
      b_147  =  (i_141 & 255) == 0;
      if(b_147)
      {
        // BLOCK 54
        i_148  =  i_146;
      }  // B53
      else
      {
        // BLOCK 55
        i_149  =  i_146 + 128;
        i_148  =  i_149;
      }  // B53
      // BLOCK 56 MERGES [54 55 ]
      ul_150  =  i_145 & 4294967295UL;
      ul_151  =  ul_150 + 4L;
      ul_152  =  ul_151 << 2;
      ul_153  =  ul_10 + ul_152;
      f_154  =  *((__global float *) ul_153);
      f_155  =  (float) i_148;
      f_156  =  f_155 * 0.0078125F;
      f_157  =  f_156 * f_154;
      b_158  =  (i_137 & 32768) == 0;
      if(b_158)
      {
        // BLOCK 57
        f_159  =  f_157;
      }  // B56
      else
      {
        // BLOCK 58
        f_160  =  -f_157;
        f_159  =  f_160;
      }  // B56
      // BLOCK 59 MERGES [58 57 ]
      ul_12[i_28]  =  f_159;
      f_161  =  fabs(f_159);
      i_162  =  isless(f_161, f_25);
      if(i_162 == 1)
      {
        // BLOCK 60
        f_163  =  f_161;
      }  // B59
      else
      {
        // BLOCK 61
        f_163  =  f_25;
      }  // B59
      // BLOCK 62 MERGES [60 61 ]
      i_164  =  isless(f_27, f_163);
      if(i_164 == 1)
      {
        // BLOCK 63
        f_165  =  f_163;
      }  // B62
      else
      {
        // BLOCK 64
        f_165  =  f_27;
      }  // B62
    }  // B2
    else
    {
      // BLOCK 65
      f_165  =  f_27;
    }  // B2
    // BLOCK 66 MERGES [65 63 64 ]
    i_166  =  i_29;
    f_27  =  f_165;
    i_28  =  i_166;
  }  // B1
  // BLOCK 67
  adf_13[i_20]  =  f_27;
  // BLOCK 68 MERGES [67 75 ]
  i_167  =  16;
  for(;i_167 >= 1;)
  {
    // BLOCK 69
    barrier(CLK_LOCAL_MEM_FENCE);
    i_168  =  i_167 >> 1;
    b_169  =  i_26 < i_167;
    if(b_169)
    {
      // BLOCK 70
      f_170  =  adf_13[i_20];
      i_171  =  i_167 + i_20;
      f_172  =  adf_13[i_171];
      i_173  =  isless(f_172, f_170);
      if(i_173 == 1)
      {
        // BLOCK 71
        f_174  =  f_170;
      }  // B70
      else
      {
        // BLOCK 72
        f_174  =  f_172;
      }  // B70
      // BLOCK 73 MERGES [71 72 ]
      adf_13[i_20]  =  f_174;
    }  // B69
    else
    {
      // BLOCK 74
    }  // B69
    // BLOCK 75 MERGES [74 73 ]
    i_175  =  i_168;
    i_167  =  i_175;
  }  // B68
  // BLOCK 76
  barrier(CLK_LOCAL_MEM_FENCE);
  i_176  =  i_20 - i_26;
  f_177  =  adf_13[i_176];
  i_178  =  isless(f_177, 1.1258999E15F);
  if(i_178 == 1)
  {
    // BLOCK 77
    f_179  =  1.0F;
  }  // B76
  else
  {
    // BLOCK 78
    f_179  =  7.888609E-31F;
  }  // B76
  // BLOCK 79 MERGES [77 78 ]
  ul_15[0]  =  f_179;
  f_180  =  ul_12[0];
  f_181  =  ul_12[1];
  f_182  =  ul_12[2];
  f_183  =  ul_12[3];
  f_184  =  ul_12[4];
  f_185  =  ul_12[5];
  f_186  =  ul_12[6];
  f_187  =  ul_12[7];
  f_188  =  ul_12[8];
  f_189  =  f_179 / 300.0F;
  f_190  =  fma(f_189, f_180, 0.0F);
  f_191  =  fma(f_189, f_181, f_190);
  f_192  =  fma(f_189, f_182, f_191);
  f_193  =  fma(f_189, f_183, f_192);
  f_194  =  fma(f_189, f_184, f_193);
  f_195  =  fma(f_189, f_185, f_194);
  f_196  =  fma(f_189, f_186, f_195);
  f_197  =  fma(f_189, f_187, f_196);
  f_198  =  fma(f_189, f_188, f_197);
  i_199  =  i_26 + 288;
  b_200  =  i_199 >= 0 && i_199 < 300;
  if(b_200)
  {
    // BLOCK 80
    f_201  =  ul_12[9];
    f_202  =  fma(f_189, f_201, f_198);
    f_203  =  f_202;
  }  // B79
  else
  {
    // BLOCK 81
    f_203  =  f_198;
  }  // B79
  // BLOCK 82 MERGES [81 80 ]
  adf_16[i_20]  =  f_203;
  // BLOCK 83 MERGES [82 87 ]
  i_204  =  16;
  for(;i_204 >= 1;)
  {
    // BLOCK 84
    barrier(CLK_LOCAL_MEM_FENCE);
    i_205  =  i_204 >> 1;
    b_206  =  i_26 < i_204;
    if(b_206)
    {
      // BLOCK 85
      f_207  =  adf_16[i_20];
      i_208  =  i_204 + i_20;
      f_209  =  adf_16[i_208];
      f_210  =  f_207 + f_209;
      adf_16[i_20]  =  f_210;
    }  // B84
    else
    {
      // BLOCK 86
    }  // B84
    // BLOCK 87 MERGES [86 85 ]
    i_211  =  i_205;
    i_204  =  i_211;
  }  // B83
  // BLOCK 88
  barrier(CLK_LOCAL_MEM_FENCE);
  f_212  =  adf_16[i_176];
  f_213  =  ul_12[0];
  f_214  =  ul_12[1];
  f_215  =  ul_12[2];
  f_216  =  ul_12[3];
  f_217  =  ul_12[4];
  f_218  =  ul_12[5];
  f_219  =  ul_12[6];
  f_220  =  ul_12[7];
  f_221  =  ul_12[8];
  f_222  =  f_213 * f_179;
  f_223  =  f_222 - f_212;
  f_224  =  f_223 + 0.0F;
  f_225  =  f_214 * f_179;
  f_226  =  f_225 - f_212;
  f_227  =  f_224 + f_226;
  f_228  =  f_215 * f_179;
  f_229  =  f_228 - f_212;
  f_230  =  f_227 + f_229;
  f_231  =  f_216 * f_179;
  f_232  =  f_231 - f_212;
  f_233  =  f_230 + f_232;
  f_234  =  f_217 * f_179;
  f_235  =  f_234 - f_212;
  f_236  =  f_233 + f_235;
  f_237  =  f_218 * f_179;
  f_238  =  f_237 - f_212;
  f_239  =  f_236 + f_238;
  f_240  =  f_219 * f_179;
  f_241  =  f_240 - f_212;
  f_242  =  f_239 + f_241;
  f_243  =  f_220 * f_179;
  f_244  =  f_243 - f_212;
  f_245  =  f_242 + f_244;
  f_246  =  f_221 * f_179;
  f_247  =  f_246 - f_212;
  f_248  =  f_245 + f_247;
  f_249  =  fma(f_223, f_223, 0.0F);
  f_250  =  fma(f_226, f_226, f_249);
  f_251  =  fma(f_229, f_229, f_250);
  f_252  =  fma(f_232, f_232, f_251);
  f_253  =  fma(f_235, f_235, f_252);
  f_254  =  fma(f_238, f_238, f_253);
  f_255  =  fma(f_241, f_241, f_254);
  f_256  =  fma(f_244, f_244, f_255);
  f_257  =  fma(f_247, f_247, f_256);
  b_258  =  i_199 >= 0 && i_199 < 300;
  if(b_258)
  {
    // BLOCK 89
    f_259  =  ul_12[9];
    f_260  =  f_259 * f_179;
    f_261  =  f_260 - f_212;
    f_262  =  f_248 + f_261;
    f_263  =  fma(f_261, f_261, f_257);
    f_264  =  f_262;
    f_265  =  f_263;
  }  // B88
  else
  {
    // BLOCK 90
    f_264  =  f_248;
    f_265  =  f_257;
  }  // B88
  // BLOCK 91 MERGES [90 89 ]
  adf_17[i_20]  =  f_265;
  // BLOCK 92 MERGES [91 96 ]
  i_266  =  16;
  for(;i_266 >= 1;)
  {
    // BLOCK 93
    barrier(CLK_LOCAL_MEM_FENCE);
    i_267  =  i_266 >> 1;
    b_268  =  i_26 < i_266;
    if(b_268)
    {
      // BLOCK 94
      f_269  =  adf_17[i_20];
      i_270  =  i_266 + i_20;
      f_271  =  adf_17[i_270];
      f_272  =  f_269 + f_271;
      adf_17[i_20]  =  f_272;
    }  // B93
    else
    {
      // BLOCK 95
    }  // B93
    // BLOCK 96 MERGES [95 94 ]
    i_273  =  i_267;
    i_266  =  i_273;
  }  // B92
  // BLOCK 97
  barrier(CLK_LOCAL_MEM_FENCE);
  f_274  =  adf_17[i_176];
  adf_18[i_20]  =  f_264;
  // BLOCK 98 MERGES [97 102 ]
  i_275  =  16;
  for(;i_275 >= 1;)
  {
    // BLOCK 99
    barrier(CLK_LOCAL_MEM_FENCE);
    i_276  =  i_275 >> 1;
    b_277  =  i_26 < i_275;
    if(b_277)
    {
      // BLOCK 100
      f_278  =  adf_18[i_20];
      i_279  =  i_275 + i_20;
      f_280  =  adf_18[i_279];
      f_281  =  f_278 + f_280;
      adf_18[i_20]  =  f_281;
    }  // B99
    else
    {
      // BLOCK 101
    }  // B99
    // BLOCK 102 MERGES [101 100 ]
    i_282  =  i_276;
    i_275  =  i_282;
  }  // B98
  // BLOCK 103
  barrier(CLK_LOCAL_MEM_FENCE);
  f_283  =  adf_18[i_176];
  f_284  =  f_274 / 300.0F;
  f_285  =  f_283 / 300.0F;
  f_286  =  f_285 * f_285;
  f_287  =  f_284 - f_286;
  i_288  =  isless(f_287, 0.0F);
  if(i_288 == 1)
  {
    // BLOCK 104
    f_289  =  0.0F;
  }  // B103
  else
  {
    // BLOCK 105
    f_289  =  f_287;
  }  // B103
  // BLOCK 106 MERGES [104 105 ]
  f_290  =  1.0F / f_179;
  f_291  =  f_289 * f_290;
  f_292  =  f_291 * f_290;
  i_293  =  isless(f_292, f_25);
  if(i_293 == 1)
  {
    // BLOCK 107
    f_294  =  f_285 * f_290;
    f_295  =  f_290 * f_212;
    f_296  =  1.0F;
    f_297  =  f_295;
    f_298  =  f_292;
    f_299  =  f_294;
  }  // B106
  else
  {
    // BLOCK 108
    f_296  =  f_179;
    f_297  =  f_212;
    f_298  =  f_289;
    f_299  =  f_285;
  }  // B106
  // BLOCK 109 MERGES [108 107 ]
  ul_15[0]  =  f_296;
  ul_15[1]  =  f_297;
  ul_15[2]  =  f_299;
  f_300  =  f_296 * 1.0E-5F;
  f_301  =  fma(f_296, f_300, f_298);
  f_302  =  rsqrt(f_301);
  ul_15[3]  =  f_302;
  l_303  =  (long) i_24;
  l_304  =  l_303 + 4L;
  l_305  =  l_304 << 2;
  b_306  =  i_24 < 6;
  if(b_306)
  {
    // BLOCK 110
    b_307  =  (i_20 & 31) == 0;
    if(b_307)
    {
      // BLOCK 111
      ul_308  =  ul_8 + l_305;
      f_309  =  f_302 * f_296;
      *((__global float *) ul_308)  =  f_309;
      ul_310  =  ul_9 + l_305;
      f_311  =  f_297 + f_299;
      f_312  =  f_311 / f_296;
      *((__global float *) ul_310)  =  f_312;
    }  // B110
    else
    {
      // BLOCK 112
    }  // B110
  }  // B109
  else
  {
    // BLOCK 113
  }  // B109
  // BLOCK 114 MERGES [113 112 111 ]
  f_313  =  ul_12[0];
  f_314  =  ul_15[0];
  f_315  =  ul_15[1];
  f_316  =  ul_15[2];
  f_317  =  ul_15[3];
  ul_318  =  i_26 & 4294967295UL;
  ul_319  =  ul_318 + 4L;
  ul_320  =  ul_319 << 2;
  ul_321  =  ul_2 + ul_320;
  f_322  =  *((__global float *) ul_321);
  ul_323  =  ul_3 + ul_320;
  f_324  =  *((__global float *) ul_323);
  ul_325  =  ul_4 + ul_320;
  f_326  =  *((__global float *) ul_325);
  f_327  =  f_313 * f_314;
  f_328  =  f_327 - f_315;
  f_329  =  f_328 - f_316;
  f_330  =  f_329 * f_317;
  f_331  =  fma(f_330, f_322, f_324);
  f_332  =  f_331 * f_326;
  f_333  =  fabs(f_332);
  i_334  =  isless(f_333, f_25);
  if(i_334 == 1)
  {
    // BLOCK 115
    i_335  =  isless(0.0F, f_333);
    if(i_335 == 1)
    {
      // BLOCK 116
      f_336  =  f_333;
    }  // B115
    else
    {
      // BLOCK 117
      f_336  =  0.0F;
    }  // B115
  }  // B114
  else
  {
    // BLOCK 118
    f_336  =  f_25;
  }  // B114
  // BLOCK 119 MERGES [116 117 118 ]
  f_337  =  ul_12[1];
  f_338  =  ul_15[0];
  f_339  =  ul_15[1];
  f_340  =  ul_15[2];
  f_341  =  ul_15[3];
  i_342  =  i_26 + 36;
  ul_343  =  i_342 & 4294967295UL;
  ul_344  =  ul_343 << 2;
  ul_345  =  ul_2 + ul_344;
  f_346  =  *((__global float *) ul_345);
  ul_347  =  ul_3 + ul_344;
  f_348  =  *((__global float *) ul_347);
  ul_349  =  ul_4 + ul_344;
  f_350  =  *((__global float *) ul_349);
  f_351  =  f_337 * f_338;
  f_352  =  f_351 - f_339;
  f_353  =  f_352 - f_340;
  f_354  =  f_353 * f_341;
  f_355  =  fma(f_354, f_346, f_348);
  f_356  =  f_355 * f_350;
  f_357  =  fabs(f_356);
  i_358  =  isless(f_357, f_25);
  if(i_358 == 1)
  {
    // BLOCK 120
    f_359  =  f_357;
  }  // B119
  else
  {
    // BLOCK 121
    f_359  =  f_25;
  }  // B119
  // BLOCK 122 MERGES [120 121 ]
  i_360  =  isless(f_336, f_359);
  if(i_360 == 1)
  {
    // BLOCK 123
    f_361  =  f_359;
  }  // B122
  else
  {
    // BLOCK 124
    f_361  =  f_336;
  }  // B122
  // BLOCK 125 MERGES [123 124 ]
  f_362  =  ul_12[2];
  f_363  =  ul_15[0];
  f_364  =  ul_15[1];
  f_365  =  ul_15[2];
  f_366  =  ul_15[3];
  i_367  =  i_26 + 68;
  ul_368  =  i_367 & 4294967295UL;
  ul_369  =  ul_368 << 2;
  ul_370  =  ul_2 + ul_369;
  f_371  =  *((__global float *) ul_370);
  ul_372  =  ul_3 + ul_369;
  f_373  =  *((__global float *) ul_372);
  ul_374  =  ul_4 + ul_369;
  f_375  =  *((__global float *) ul_374);
  f_376  =  f_362 * f_363;
  f_377  =  f_376 - f_364;
  f_378  =  f_377 - f_365;
  f_379  =  f_378 * f_366;
  f_380  =  fma(f_379, f_371, f_373);
  f_381  =  f_380 * f_375;
  f_382  =  fabs(f_381);
  i_383  =  isless(f_382, f_25);
  if(i_383 == 1)
  {
    // BLOCK 126
    f_384  =  f_382;
  }  // B125
  else
  {
    // BLOCK 127
    f_384  =  f_25;
  }  // B125
  // BLOCK 128 MERGES [126 127 ]
  i_385  =  isless(f_361, f_384);
  if(i_385 == 1)
  {
    // BLOCK 129
    f_386  =  f_384;
  }  // B128
  else
  {
    // BLOCK 130
    f_386  =  f_361;
  }  // B128
  // BLOCK 131 MERGES [129 130 ]
  f_387  =  ul_12[3];
  f_388  =  ul_15[0];
  f_389  =  ul_15[1];
  f_390  =  ul_15[2];
  f_391  =  ul_15[3];
  i_392  =  i_26 + 100;
  ul_393  =  i_392 & 4294967295UL;
  ul_394  =  ul_393 << 2;
  ul_395  =  ul_2 + ul_394;
  f_396  =  *((__global float *) ul_395);
  ul_397  =  ul_3 + ul_394;
  f_398  =  *((__global float *) ul_397);
  ul_399  =  ul_4 + ul_394;
  f_400  =  *((__global float *) ul_399);
  f_401  =  f_387 * f_388;
  f_402  =  f_401 - f_389;
  f_403  =  f_402 - f_390;
  f_404  =  f_403 * f_391;
  f_405  =  fma(f_404, f_396, f_398);
  f_406  =  f_405 * f_400;
  f_407  =  fabs(f_406);
  i_408  =  isless(f_407, f_25);
  if(i_408 == 1)
  {
    // BLOCK 132
    f_409  =  f_407;
  }  // B131
  else
  {
    // BLOCK 133
    f_409  =  f_25;
  }  // B131
  // BLOCK 134 MERGES [132 133 ]
  i_410  =  isless(f_386, f_409);
  if(i_410 == 1)
  {
    // BLOCK 135
    f_411  =  f_409;
  }  // B134
  else
  {
    // BLOCK 136
    f_411  =  f_386;
  }  // B134
  // BLOCK 137 MERGES [135 136 ]
  f_412  =  ul_12[4];
  f_413  =  ul_15[0];
  f_414  =  ul_15[1];
  f_415  =  ul_15[2];
  f_416  =  ul_15[3];
  i_417  =  i_26 + 132;
  ul_418  =  i_417 & 4294967295UL;
  ul_419  =  ul_418 << 2;
  ul_420  =  ul_2 + ul_419;
  f_421  =  *((__global float *) ul_420);
  ul_422  =  ul_3 + ul_419;
  f_423  =  *((__global float *) ul_422);
  ul_424  =  ul_4 + ul_419;
  f_425  =  *((__global float *) ul_424);
  f_426  =  f_412 * f_413;
  f_427  =  f_426 - f_414;
  f_428  =  f_427 - f_415;
  f_429  =  f_428 * f_416;
  f_430  =  fma(f_429, f_421, f_423);
  f_431  =  f_430 * f_425;
  f_432  =  fabs(f_431);
  i_433  =  isless(f_432, f_25);
  if(i_433 == 1)
  {
    // BLOCK 138
    f_434  =  f_432;
  }  // B137
  else
  {
    // BLOCK 139
    f_434  =  f_25;
  }  // B137
  // BLOCK 140 MERGES [138 139 ]
  i_435  =  isless(f_411, f_434);
  if(i_435 == 1)
  {
    // BLOCK 141
    f_436  =  f_434;
  }  // B140
  else
  {
    // BLOCK 142
    f_436  =  f_411;
  }  // B140
  // BLOCK 143 MERGES [141 142 ]
  f_437  =  ul_12[5];
  f_438  =  ul_15[0];
  f_439  =  ul_15[1];
  f_440  =  ul_15[2];
  f_441  =  ul_15[3];
  i_442  =  i_26 + 164;
  ul_443  =  i_442 & 4294967295UL;
  ul_444  =  ul_443 << 2;
  ul_445  =  ul_2 + ul_444;
  f_446  =  *((__global float *) ul_445);
  ul_447  =  ul_3 + ul_444;
  f_448  =  *((__global float *) ul_447);
  ul_449  =  ul_4 + ul_444;
  f_450  =  *((__global float *) ul_449);
  f_451  =  f_437 * f_438;
  f_452  =  f_451 - f_439;
  f_453  =  f_452 - f_440;
  f_454  =  f_453 * f_441;
  f_455  =  fma(f_454, f_446, f_448);
  f_456  =  f_455 * f_450;
  f_457  =  fabs(f_456);
  i_458  =  isless(f_457, f_25);
  if(i_458 == 1)
  {
    // BLOCK 144
    f_459  =  f_457;
  }  // B143
  else
  {
    // BLOCK 145
    f_459  =  f_25;
  }  // B143
  // BLOCK 146 MERGES [144 145 ]
  i_460  =  isless(f_436, f_459);
  if(i_460 == 1)
  {
    // BLOCK 147
    f_461  =  f_459;
  }  // B146
  else
  {
    // BLOCK 148
    f_461  =  f_436;
  }  // B146
  // BLOCK 149 MERGES [147 148 ]
  f_462  =  ul_12[6];
  f_463  =  ul_15[0];
  f_464  =  ul_15[1];
  f_465  =  ul_15[2];
  f_466  =  ul_15[3];
  i_467  =  i_26 + 196;
  ul_468  =  i_467 & 4294967295UL;
  ul_469  =  ul_468 << 2;
  ul_470  =  ul_2 + ul_469;
  f_471  =  *((__global float *) ul_470);
  ul_472  =  ul_3 + ul_469;
  f_473  =  *((__global float *) ul_472);
  ul_474  =  ul_4 + ul_469;
  f_475  =  *((__global float *) ul_474);
  f_476  =  f_462 * f_463;
  f_477  =  f_476 - f_464;
  f_478  =  f_477 - f_465;
  f_479  =  f_478 * f_466;
  f_480  =  fma(f_479, f_471, f_473);
  f_481  =  f_480 * f_475;
  f_482  =  fabs(f_481);
  i_483  =  isless(f_482, f_25);
  if(i_483 == 1)
  {
    // BLOCK 150
    f_484  =  f_482;
  }  // B149
  else
  {
    // BLOCK 151
    f_484  =  f_25;
  }  // B149
  // BLOCK 152 MERGES [150 151 ]
  i_485  =  isless(f_461, f_484);
  if(i_485 == 1)
  {
    // BLOCK 153
    f_486  =  f_484;
  }  // B152
  else
  {
    // BLOCK 154
    f_486  =  f_461;
  }  // B152
  // BLOCK 155 MERGES [153 154 ]
  f_487  =  ul_12[7];
  f_488  =  ul_15[0];
  f_489  =  ul_15[1];
  f_490  =  ul_15[2];
  f_491  =  ul_15[3];
  i_492  =  i_26 + 228;
  ul_493  =  i_492 & 4294967295UL;
  ul_494  =  ul_493 << 2;
  ul_495  =  ul_2 + ul_494;
  f_496  =  *((__global float *) ul_495);
  ul_497  =  ul_3 + ul_494;
  f_498  =  *((__global float *) ul_497);
  ul_499  =  ul_4 + ul_494;
  f_500  =  *((__global float *) ul_499);
  f_501  =  f_487 * f_488;
  f_502  =  f_501 - f_489;
  f_503  =  f_502 - f_490;
  f_504  =  f_503 * f_491;
  f_505  =  fma(f_504, f_496, f_498);
  f_506  =  f_505 * f_500;
  f_507  =  fabs(f_506);
  i_508  =  isless(f_507, f_25);
  if(i_508 == 1)
  {
    // BLOCK 156
    f_509  =  f_507;
  }  // B155
  else
  {
    // BLOCK 157
    f_509  =  f_25;
  }  // B155
  // BLOCK 158 MERGES [156 157 ]
  i_510  =  isless(f_486, f_509);
  if(i_510 == 1)
  {
    // BLOCK 159
    f_511  =  f_509;
  }  // B158
  else
  {
    // BLOCK 160
    f_511  =  f_486;
  }  // B158
  // BLOCK 161 MERGES [159 160 ]
  f_512  =  ul_12[8];
  f_513  =  ul_15[0];
  f_514  =  ul_15[1];
  f_515  =  ul_15[2];
  f_516  =  ul_15[3];
  i_517  =  i_26 + 260;
  ul_518  =  i_517 & 4294967295UL;
  ul_519  =  ul_518 << 2;
  ul_520  =  ul_2 + ul_519;
  f_521  =  *((__global float *) ul_520);
  ul_522  =  ul_3 + ul_519;
  f_523  =  *((__global float *) ul_522);
  ul_524  =  ul_4 + ul_519;
  f_525  =  *((__global float *) ul_524);
  f_526  =  f_512 * f_513;
  f_527  =  f_526 - f_514;
  f_528  =  f_527 - f_515;
  f_529  =  f_528 * f_516;
  f_530  =  fma(f_529, f_521, f_523);
  f_531  =  f_530 * f_525;
  f_532  =  fabs(f_531);
  i_533  =  isless(f_532, f_25);
  if(i_533 == 1)
  {
    // BLOCK 162
    f_534  =  f_532;
  }  // B161
  else
  {
    // BLOCK 163
    f_534  =  f_25;
  }  // B161
  // BLOCK 164 MERGES [162 163 ]
  i_535  =  isless(f_511, f_534);
  if(i_535 == 1)
  {
    // BLOCK 165
    f_536  =  f_534;
  }  // B164
  else
  {
    // BLOCK 166
    f_536  =  f_511;
  }  // B164
  // BLOCK 167 MERGES [165 166 ]
  b_537  =  i_199 >= 0 && i_199 < 300;
  if(b_537)
  {
    // BLOCK 168
    f_538  =  ul_12[9];
    f_539  =  ul_15[0];
    f_540  =  ul_15[1];
    f_541  =  ul_15[2];
    f_542  =  ul_15[3];
    i_543  =  i_26 + 292;
    ul_544  =  i_543 & 4294967295UL;
    ul_545  =  ul_544 << 2;
    ul_546  =  ul_2 + ul_545;
    f_547  =  *((__global float *) ul_546);
    ul_548  =  ul_3 + ul_545;
    f_549  =  *((__global float *) ul_548);
    ul_550  =  ul_4 + ul_545;
    f_551  =  *((__global float *) ul_550);
    f_552  =  f_538 * f_539;
    f_553  =  f_552 - f_540;
    f_554  =  f_553 - f_541;
    f_555  =  f_554 * f_542;
    f_556  =  fma(f_555, f_547, f_549);
    f_557  =  f_556 * f_551;
    f_558  =  fabs(f_557);
    i_559  =  isless(f_558, f_25);
    if(i_559 == 1)
    {
      // BLOCK 169
      f_560  =  f_558;
    }  // B168
    else
    {
      // BLOCK 170
      f_560  =  f_25;
    }  // B168
    // BLOCK 171 MERGES [169 170 ]
    i_561  =  isless(f_536, f_560);
    if(i_561 == 1)
    {
      // BLOCK 172
      f_562  =  f_560;
    }  // B171
    else
    {
      // BLOCK 173
      f_562  =  f_536;
    }  // B171
  }  // B167
  else
  {
    // BLOCK 174
    f_562  =  f_536;
  }  // B167
  // BLOCK 175 MERGES [174 172 173 ]
  adf_19[i_20]  =  f_562;
  // BLOCK 176 MERGES [175 183 ]
  i_563  =  16;
  for(;i_563 >= 1;)
  {
    // BLOCK 177
    barrier(CLK_LOCAL_MEM_FENCE);
    i_564  =  i_563 >> 1;
    b_565  =  i_26 < i_563;
    if(b_565)
    {
      // BLOCK 178
      f_566  =  adf_19[i_20];
      i_567  =  i_563 + i_20;
      f_568  =  adf_19[i_567];
      i_569  =  isless(f_568, f_566);
      if(i_569 == 1)
      {
        // BLOCK 179
        f_570  =  f_566;
      }  // B178
      else
      {
        // BLOCK 180
        f_570  =  f_568;
      }  // B178
      // BLOCK 181 MERGES [179 180 ]
      adf_19[i_20]  =  f_570;
    }  // B177
    else
    {
      // BLOCK 182
    }  // B177
    // BLOCK 183 MERGES [182 181 ]
    i_571  =  i_564;
    i_563  =  i_571;
  }  // B176
  // BLOCK 184
  barrier(CLK_LOCAL_MEM_FENCE);
  f_572  =  adf_19[i_176];
  b_573  =  i_24 < 6;
  if(b_573)
  {
    // BLOCK 185
    b_574  =  (i_20 & 31) == 0;
    if(b_574)
    {
      // BLOCK 186
      i_575  =  isless(0.0F, f_572);
      if(i_575 == 1)
      {
        // BLOCK 187
        f_576  =  f_572 / 127.0F;
        f_577  =  f_576;
      }  // B186
      else
      {
        // BLOCK 188
        f_577  =  1.0F;
      }  // B186
      // BLOCK 189 MERGES [187 188 ]
      i_578  =  isless(f_572, f_25);
      if(i_578 == 1)
      {
        // BLOCK 190
        f_579  =  f_577;
      }  // B189
      else
      {
        // BLOCK 191
        f_580  =  f_572 * 0.0F;
        f_579  =  f_580;
      }  // B189
      // BLOCK 192 MERGES [190 191 ]
      ul_581  =  ul_7 + l_305;
      *((__global float *) ul_581)  =  f_579;
    }  // B185
    else
    {
      // BLOCK 193
    }  // B185
  }  // B184
  else
  {
    // BLOCK 194
  }  // B184
  // BLOCK 195 MERGES [194 193 192 ]
  // BLOCK 196 MERGES [195 216 ]
  i_582  =  0;
  for(;i_582 < 10;)
  {
    // BLOCK 197
    i_583  =  i_582 + 1;
    b_584  =  i_24 < 6;
    if(b_584)
    {
      // BLOCK 198
      i_585  =  i_582 << 5;
      i_586  =  i_585 + i_26;
      b_587  =  i_586 < 300;
      if(b_587)
      {
        // BLOCK 199
        f_588  =  ul_12[i_582];
        f_589  =  ul_15[0];
        f_590  =  ul_15[1];
        f_591  =  ul_15[2];
        f_592  =  ul_15[3];
        l_593  =  (long) i_586;
        l_594  =  l_593 + 4L;
        l_595  =  l_594 << 2;
        ul_596  =  ul_2 + l_595;
        f_597  =  *((__global float *) ul_596);
        ul_598  =  ul_3 + l_595;
        f_599  =  *((__global float *) ul_598);
        ul_600  =  ul_4 + l_595;
        f_601  =  *((__global float *) ul_600);
        i_602  =  isless(f_572, 7.888609E-31F);
        if(i_602 == 1)
        {
          // BLOCK 200
          f_603  =  1.2676506E30F;
        }  // B199
        else
        {
          // BLOCK 201
          f_603  =  1.0F;
        }  // B199
        // BLOCK 202 MERGES [200 201 ]
        i_604  =  isless(0.0F, f_572);
        if(i_604 == 1)
        {
          // BLOCK 203
          f_605  =  f_603 * f_572;
          f_606  =  127.0F / f_605;
          f_607  =  f_606;
        }  // B202
        else
        {
          // BLOCK 204
          f_607  =  0.0F;
        }  // B202
        // BLOCK 205 MERGES [203 204 ]
        f_608  =  f_588 * f_589;
        f_609  =  f_608 - f_590;
        f_610  =  f_609 - f_591;
        f_611  =  f_610 * f_592;
        f_612  =  fma(f_611, f_597, f_599);
        f_613  =  f_612 * f_601;
        f_614  =  f_613 * f_603;
        f_615  =  fabs(f_614);
        f_616  =  f_607 * f_615;
        i_617  =  isnan(f_616)? 0 : (int) f_616;
        f_618  =  (float) i_617;
        f_619  =  f_616 - f_618;
        i_620  =  isequal(f_619, 0.5F);
        if(i_620 == 1)
        {
          // BLOCK 206
          i_621  =  i_617 & 1;
          i_622  =  i_621;
        }  // B205
        else
        {
          // BLOCK 207
          i_623  =  (0.5F < f_619) ? 1 : 0;
          i_622  =  i_623;
        }  // B205
        // BLOCK 208 MERGES [206 207 ]
        i_624  =  isless(f_572, f_25);
        if(i_624 == 1)
        {
          // BLOCK 209
          i_625  =  i_622 + i_617;
          i_626  =  min(i_625, 127);
          i_627  =  isless(f_613, 0.0F);
          if(i_627 == 1)
          {
            // BLOCK 210
            i_628  =  -i_626;
            i_629  =  i_628;
          }  // B209
          else
          {
            // BLOCK 211
            i_629  =  i_626;
          }  // B209
        }  // B208
        else
        {
          // BLOCK 212
          i_629  =  0;
        }  // B208
        // BLOCK 213 MERGES [210 211 212 ]
        i_630  =  i_24 * 300;
        i_631  =  i_630 + i_586;
        l_632  =  (long) i_631;
        l_633  =  l_632 + 16L;
        ul_634  =  ul_6 + l_633;
        ch_635  =  (char) i_629;
        *((__global char *) ul_634)  =  ch_635;
      }  // B198
      else
      {
        // BLOCK 214
      }  // B198
    }  // B197
    else
    {
      // BLOCK 215
    }  // B197
    // BLOCK 216 MERGES [215 213 214 ]
    i_636  =  i_583;
    i_582  =  i_636;
  }  // B196
  // BLOCK 217
  return;
}  //  kernel
