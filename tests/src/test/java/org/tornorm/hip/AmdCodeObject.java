package org.tornorm.hip;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What an AMD code object says of its only kernel. Source: LLVM's "User Guide for AMDGPU Backend",
 * code object V5: an ELF file with a note of MessagePack.
 *
 * @param vgprs vector registers of a lane
 * @param agprs those of them that are accumulation registers
 * @param sgprs scalar registers of a wave
 * @param vgprSpills vector registers that were spilled
 * @param sgprSpills scalar registers that were spilled
 * @param scratchBytes memory of a lane for what found no register
 * @param ldsBytes local memory of a block
 * @param waveSize lanes of a wave
 * @param maxBlock threads that a block may have
 * @param dynamicStack whether a call of unknown depth is in it
 */
record AmdCodeObject(
    int vgprs,
    int agprs,
    int sgprs,
    int vgprSpills,
    int sgprSpills,
    int scratchBytes,
    int ldsBytes,
    int waveSize,
    int maxBlock,
    boolean dynamicStack) {
  private static final int SHT_NOTE = 7;
  private static final int NT_AMDGPU_METADATA = 32;

  /** Reads a code object. */
  static AmdCodeObject read(byte[] elf) {
    ByteBuffer b = ByteBuffer.wrap(elf).order(ByteOrder.LITTLE_ENDIAN);
    if (elf.length < 64 || b.getInt(0) != 0x464c457f) {
      throw new AssertionError("no ELF file: it starts with " + text(b, 0, 4));
    }
    int sections = Math.toIntExact(b.getLong(0x28));
    int sectionBytes = b.getShort(0x3a);
    for (int i = 0; i < b.getShort(0x3c); i++) {
      int section = sections + i * sectionBytes;
      if (b.getInt(section + 4) == SHT_NOTE) {
        int at = Math.toIntExact(b.getLong(section + 24));
        int end = at + Math.toIntExact(b.getLong(section + 32));
        while (at < end) {
          int nameBytes = b.getInt(at);
          int bytes = b.getInt(at + 4);
          int content = at + 12 + (nameBytes + 3) / 4 * 4;
          if (b.getInt(at + 8) == NT_AMDGPU_METADATA) {
            return ofKernel(new MessagePack(b.slice(content, bytes)).map());
          }
          at = content + (bytes + 3) / 4 * 4;
        }
      }
    }
    throw new AssertionError("no AMDGPU metadata");
  }

  private static AmdCodeObject ofKernel(Map<String, Object> metadata) {
    List<?> kernels = (List<?>) metadata.get("amdhsa.kernels");
    if (kernels.size() != 1) {
      throw new AssertionError(kernels.size() + " kernels, 1 was wanted");
    }
    Map<?, ?> k = (Map<?, ?>) kernels.getFirst();
    return new AmdCodeObject(
        number(k, ".vgpr_count"),
        k.containsKey(".agpr_count") ? number(k, ".agpr_count") : 0,
        number(k, ".sgpr_count"),
        number(k, ".vgpr_spill_count"),
        number(k, ".sgpr_spill_count"),
        number(k, ".private_segment_fixed_size"),
        number(k, ".group_segment_fixed_size"),
        number(k, ".wavefront_size"),
        number(k, ".max_flat_workgroup_size"),
        Boolean.TRUE.equals(k.get(".uses_dynamic_stack")));
  }

  private static int number(Map<?, ?> kernel, String key) {
    if (kernel.get(key) instanceof Long n) {
      return Math.toIntExact(n);
    }
    throw new AssertionError("the kernel's " + key + " is " + kernel.get(key));
  }

  private static String text(ByteBuffer b, int at, int bytes) {
    byte[] content = new byte[Math.min(bytes, b.limit() - at)];
    b.get(at, content);
    return new String(content, StandardCharsets.UTF_8);
  }

  /** The part of MessagePack that metadata uses. */
  private static final class MessagePack {
    private final ByteBuffer in;

    MessagePack(ByteBuffer in) {
      this.in = in.order(ByteOrder.BIG_ENDIAN);
    }

    Map<String, Object> map() {
      Map<String, Object> map = new HashMap<>();
      if (next() instanceof Map<?, ?> found) {
        found.forEach((k, v) -> map.put((String) k, v));
      }
      return map;
    }

    private Object next() {
      int type = in.get() & 0xff;
      if (type < 0x80) {
        return (long) type;
      } else if (type < 0x90) {
        return map(type & 0x0f);
      } else if (type < 0xa0) {
        return list(type & 0x0f);
      } else if (type < 0xc0) {
        return string(type & 0x1f);
      } else if (type >= 0xe0) {
        return (long) (byte) type;
      }
      return switch (type) {
        case 0xc2 -> false;
        case 0xc3 -> true;
        case 0xcc -> in.get() & 0xffL;
        case 0xcd -> in.getShort() & 0xffffL;
        case 0xce -> in.getInt() & 0xffff_ffffL;
        case 0xcf, 0xd3 -> in.getLong();
        case 0xd0 -> (long) in.get();
        case 0xd1 -> (long) in.getShort();
        case 0xd2 -> (long) in.getInt();
        case 0xd9 -> string(in.get() & 0xff);
        case 0xda -> string(in.getShort() & 0xffff);
        case 0xdc -> list(in.getShort() & 0xffff);
        case 0xde -> map(in.getShort() & 0xffff);
        default -> throw new AssertionError("MessagePack type " + Integer.toHexString(type));
      };
    }

    private String string(int bytes) {
      String s = text(in, in.position(), bytes);
      in.position(in.position() + bytes);
      return s;
    }

    private List<Object> list(int size) {
      List<Object> list = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        list.add(next());
      }
      return list;
    }

    private Map<Object, Object> map(int size) {
      Map<Object, Object> map = new HashMap<>();
      for (int i = 0; i < size; i++) {
        Object key = next();
        map.put(key, next());
      }
      return map;
    }
  }
}
