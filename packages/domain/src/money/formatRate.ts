/** A rate for reading: 4 decimals, or 4 significant digits below 0.01 (S-7). Rates are shown, never computed with. */
export const formatRate = (rate: number): string =>
  Math.abs(rate) < 0.01 && rate !== 0
    ? rate.toLocaleString('en-US', { minimumSignificantDigits: 4, maximumSignificantDigits: 4 })
    : rate.toLocaleString('en-US', { minimumFractionDigits: 4, maximumFractionDigits: 4 });
