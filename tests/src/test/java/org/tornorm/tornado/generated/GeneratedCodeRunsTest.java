package org.tornorm.tornado.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lwjgl.system.MemoryStack.stackPush;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CLCapabilities;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Platform;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.hip.Required;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;
import org.tornorm.reference.ReferenceResult;

/**
 * What TornadoVM generates gives the right numbers, without TornadoVM: on any OpenCL device, with
 * the arguments that TornadoVM would give.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("opencl")
class GeneratedCodeRunsTest {
  /** Bytes before the first element of a TornadoVM array on the device. */
  private static final int HEADER = 16;

  /** Arguments of TornadoVM's own before those of the method. */
  private static final int OWN_ARGUMENTS = 4;

  private long device;
  private String extensions;
  private long context;
  private long queue;

  static List<GeneratedCase> cases() {
    return GeneratedCase.all();
  }

  @BeforeAll
  void open() {
    if (Platform.get() == Platform.LINUX && Configuration.OPENCL_LIBRARY_NAME.get() == null) {
      // The name without a version, which LWJGL takes, comes with development packages only.
      Configuration.OPENCL_LIBRARY_NAME.set("libOpenCL.so.1");
    }
    try (MemoryStack stack = stackPush()) {
      long platform = findPlatform(stack);
      PointerBuffer properties = stack.pointers(CL10.CL_CONTEXT_PLATFORM, platform, 0);
      IntBuffer status = stack.mallocInt(1);
      context = CL10.clCreateContext(properties, device, null, 0, status);
      check(status.get(0));
      queue = CL10.clCreateCommandQueue(context, device, 0, status);
      check(status.get(0));
      PointerBuffer size = stack.mallocPointer(1);
      check(CL10.clGetDeviceInfo(device, CL10.CL_DEVICE_EXTENSIONS, (ByteBuffer) null, size));
      ByteBuffer text = stack.malloc((int) size.get(0));
      check(CL10.clGetDeviceInfo(device, CL10.CL_DEVICE_EXTENSIONS, text, null));
      extensions = MemoryUtil.memASCII(text);
    }
  }

  /** Finds the first device; leaves the tests out if there is none. */
  private long findPlatform(MemoryStack stack) {
    String why;
    try {
      IntBuffer count = stack.mallocInt(1);
      if (CL10.clGetPlatformIDs(null, count) == CL10.CL_SUCCESS && count.get(0) > 0) {
        PointerBuffer platforms = stack.mallocPointer(count.get(0));
        check(CL10.clGetPlatformIDs(platforms, count));
        for (int i = 0; i < platforms.capacity(); i++) {
          PointerBuffer devices = stack.mallocPointer(1);
          int status =
              CL10.clGetDeviceIDs(platforms.get(i), CL10.CL_DEVICE_TYPE_ALL, devices, count);
          if (status == CL10.CL_SUCCESS && count.get(0) > 0) {
            device = devices.get(0);
            CLCapabilities platform = CL.createPlatformCapabilities(platforms.get(i));
            CL.createDeviceCapabilities(device, platform);
            return platforms.get(i);
          }
        }
      }
      why = "there is no OpenCL device";
    } catch (UnsatisfiedLinkError e) {
      why = "there is no OpenCL library: " + e.getMessage();
    }
    throw Required.OPENCL.missing(
        "generated OpenCL C not run: "
            + why
            + " (on Debian install pocl-opencl-icd and ocl-icd-libopencl1)");
  }

  @AfterAll
  void close() {
    if (context != 0) {
      check(CL10.clReleaseCommandQueue(queue));
      check(CL10.clReleaseContext(context));
    }
  }

  private static void check(int status) {
    assertEquals(CL10.CL_SUCCESS, status, "OpenCL status");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void givesTheNumbersOfTheReference(GeneratedCase generated) {
    try (Arena arena = Arena.ofConfined()) {
      NormSpec spec = generated.spec();
      int rows = generated.rows();
      SplittableRandom random = new SplittableRandom(7);
      NormCall.Builder builder = NormCall.of(spec, rows);
      for (Operand o : Operand.ALL) {
        if (o.in(spec)) {
          DType dtype = o.dtype(spec);
          long elements = o.elements(spec, rows);
          MemorySegment segment = arena.allocate(elements * dtype.bytes(), 8);
          for (long k = 0; !o.output() && k < elements; k++) {
            float value = (float) (random.nextGaussian() + (o == Operand.GAMMA ? 2 : 0));
            Elements.store(segment, dtype, k * dtype.bytes(), value);
          }
          builder.set(o, segment);
        }
      }
      NormCall call = builder.build();
      ReferenceResult expected = Reference.compute(call);
      run(generated, call);
      Conformance.Report report = Conformance.check(call, expected);
      assertTrue(report.passed(), () -> String.join("\n", report.violations()));
    }
  }

  private void run(GeneratedCase generated, NormCall call) {
    NormSpec spec = generated.spec();
    try (MemoryStack stack = stackPush()) {
      IntBuffer status = stack.mallocInt(1);
      boolean f16 = extensions.contains("cl_khr_fp16");
      String source = f16 ? generated.source() : withoutHalf(generated.source());
      long program = CL10.clCreateProgramWithSource(context, source, status);
      check(status.get(0));
      check(CL10.clBuildProgram(program, device, "-w", null, 0));
      long kernel = CL10.clCreateKernel(program, generated.entryPoint(), status);
      check(status.get(0));
      List<Long> buffers = new ArrayList<>();
      Map<Operand, Long> outputs = new EnumMap<>(Operand.class);
      int at = 0;
      for (; at < OWN_ARGUMENTS; at++) {
        if (at == 2) {
          check(CL10.clSetKernelArg(kernel, at, 64L)); // local memory
        } else {
          long buffer = buffer(new byte[64]);
          buffers.add(buffer);
          check(CL10.clSetKernelArg1p(kernel, at, buffer));
        }
      }
      // The order of the kernels' parameters.
      List<Operand> operands =
          List.of(
              Operand.X,
              Operand.RESIDUAL,
              Operand.GAMMA,
              Operand.BETA,
              Operand.XSCALE,
              Operand.Y,
              Operand.RESIDUAL_OUT,
              Operand.Q,
              Operand.SCALE,
              Operand.RSTD,
              Operand.MEAN);
      for (Operand o : operands) {
        long buffer = buffer(deviceBytes(call, o));
        buffers.add(buffer);
        if (o.in(spec) && o.output()) {
          outputs.put(o, buffer);
        }
        check(CL10.clSetKernelArg1p(kernel, at++, buffer));
      }
      if (spec.dtype() == DType.BF16) {
        long buffer = buffer(powers());
        buffers.add(buffer);
        check(CL10.clSetKernelArg1p(kernel, at++, buffer));
      }
      // rows, cols, options, eps: compiled in, so that their values no longer count.
      for (int i = 0; i < 3; i++) {
        check(CL10.clSetKernelArg1i(kernel, at++, 0));
      }
      check(CL10.clSetKernelArg1f(kernel, at, 0));
      int group = generated.threadsPerRow() * generated.rowsPerGroup();
      long groups = Math.ceilDiv(generated.rows(), generated.rowsPerGroup());
      check(
          CL10.clEnqueueNDRangeKernel(
              queue,
              kernel,
              1,
              null,
              stack.pointers(groups * group),
              stack.pointers(group),
              null,
              null));
      outputs.forEach((o, buffer) -> readBack(call, o, buffer));
      buffers.forEach(b -> check(CL10.clReleaseMemObject(b)));
      check(CL10.clReleaseKernel(kernel));
      check(CL10.clReleaseProgram(program));
    }
  }

  /** Loads and stores f16 by what devices without such numbers have, too. */
  private static String withoutHalf(String source) {
    String at = "\\*\\(\\(__global half \\*\\) (\\w+)\\)";
    String changed =
        source
            .replaceAll("#pragma OPENCL EXTENSION cl_khr_fp16.*", "")
            .replaceAll("(?m)^  half (half_)", "  float $1")
            .replaceAll(at + "  =  (\\w+);", "vstore_half_rte($2, 0, (__global half *) $1);")
            .replaceAll(at, "vload_half(0, (__global half *) $1)");
    assertFalse(Pattern.compile("(?m)^ *half |\\(half\\)").matcher(changed).find(), "half is left");
    return changed;
  }

  private long buffer(byte[] bytes) {
    try (MemoryStack stack = stackPush()) {
      IntBuffer status = stack.mallocInt(1);
      ByteBuffer data =
          ByteBuffer.allocateDirect(bytes.length).order(ByteOrder.nativeOrder()).put(bytes).flip();
      long flags = CL10.CL_MEM_READ_WRITE | CL10.CL_MEM_COPY_HOST_PTR;
      long buffer = CL10.clCreateBuffer(context, flags, data, status);
      check(status.get(0));
      return buffer;
    }
  }

  /**
   * Returns an operand as TornadoVM keeps it, weights widened; a header only for what is absent.
   */
  private static byte[] deviceBytes(NormCall call, Operand o) {
    NormSpec spec = call.spec();
    if (!o.in(spec)) {
      return new byte[HEADER + 4];
    }
    DType dtype = o.dtype(spec);
    DType there = o.extent() == Operand.Extent.ROW ? DType.F32 : dtype;
    int elements = (int) o.elements(spec, call.rows());
    MemorySegment bytes = MemorySegment.ofArray(new byte[HEADER + elements * there.bytes()]);
    for (long k = 0; k < elements; k++) {
      float value = (float) Elements.load(call.segment(o), dtype, k * dtype.bytes());
      Elements.store(bytes, there, HEADER + k * there.bytes(), value);
    }
    return bytes.toArray(ValueLayout.JAVA_BYTE);
  }

  /** Returns what NormKernels.powers() holds: see there. */
  private static byte[] powers() {
    float[] units = {1, 0x1p-82f, Float.NaN};
    MemorySegment bytes = MemorySegment.ofArray(new byte[HEADER + units.length * 512 * 4]);
    for (int i = 0; i < units.length * 512; i++) {
      int exponent = i & 255;
      double sign = (i & 256) == 0 ? 1 : -1;
      double power = Math.pow(2, exponent == 255 ? Double.POSITIVE_INFINITY : exponent - 134);
      double lowest = Math.pow(2, -133); // of subnormal numbers, too
      float value = (float) (sign * Math.max(power, lowest)) * units[i / 512];
      Elements.store(bytes, DType.F32, HEADER + i * 4L, value);
    }
    return bytes.toArray(ValueLayout.JAVA_BYTE);
  }

  private void readBack(NormCall call, Operand o, long buffer) {
    MemorySegment to = call.segment(o);
    ByteBuffer bytes = to.asByteBuffer().order(ByteOrder.nativeOrder());
    check(CL10.clEnqueueReadBuffer(queue, buffer, true, HEADER, bytes, null, null));
  }
}
