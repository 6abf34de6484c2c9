/** `numerator / denominator` to the nearest whole number, a half upwards. Both must be positive. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);
