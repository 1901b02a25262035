package org.tornorm;

/**
 * What the tensors of a {@link Norms} have moved between host and device so far.
 *
 * @param copiesToDevice copies enqueued
 * @param bytesToDevice their bytes
 * @param copiesToHost copies enqueued
 * @param bytesToHost their bytes
 */
public record Transfers(
    long copiesToDevice, long bytesToDevice, long copiesToHost, long bytesToHost) {}
