package org.tornorm.spi;

/**
 * The arguments of a call on device memory, arrays by operand's ordinal.
 *
 * @param rows at least 1
 * @param addresses device address of each operand; 0 where the spec has none
 * @param pitches row pitch in bytes of each matrix
 */
public record DeviceCall(long rows, long[] addresses, long[] pitches) {}
