package org.tornorm.reference;

/**
 * Expected values in float64. Arrays are packed row-major; an array is null where the spec has no
 * such output, except y, which is always there.
 *
 * @param rows M
 * @param cols N
 * @param y {@code [rows, cols]} before rounding; with quantization after gamma, beta and xscale
 * @param residualOut {@code [rows, cols]}, rounded to the dtype of x
 * @param q {@code [rows, cols]}
 * @param scale {@code [rows]}
 * @param rstd {@code [rows]}
 * @param mean {@code [rows]}
 * @param largestInput {@code [rows]}, the largest magnitude that was normalized, NaN if the row has
 *     one; always there, for the bound of the mean
 * @param noise {@code [rows]}, what f32 arithmetic may leave of y where it is exactly 0: 0 for RMS;
 *     for LAYER {@code 2^-40 * largestInput * rstd * max|gamma|}, since two f32 sums in a row, each
 *     good to 2^-20 in a long row, make the mean and its correction. Always there
 */
@SuppressWarnings(
    "ArrayRecordComponent") // Compared element by element within bounds, never equals.
public record ReferenceResult(
    long rows,
    int cols,
    double[] y,
    double[] residualOut,
    byte[] q,
    double[] scale,
    double[] rstd,
    double[] mean,
    double[] largestInput,
    double[] noise) {}
