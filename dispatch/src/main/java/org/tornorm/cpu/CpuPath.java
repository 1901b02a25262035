package org.tornorm.cpu;

/** To come. */
public final class CpuPath {}
