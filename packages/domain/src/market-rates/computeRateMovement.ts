/** How far a rate has moved since it was first seen in this visit. */
export type RateMovement = {
  readonly direction: 'up' | 'down';
  /** Without a sign, e.g. `0.12%`; `<0.01%` for what is less than half of that. */
  readonly percent: string;
};

const smallest = 0.005;

/** The movement from the first value to this one; null where there is none, or no first value. */
export const computeRateMovement = (first: number | undefined, rate: number): RateMovement | null => {
  if (first === undefined || first === rate || first === 0) return null;
  const change = (100 * (rate - first)) / first;
  const size = Math.abs(change);
  return {
    direction: change > 0 ? 'up' : 'down',
    percent: size < smallest ? '<0.01%' : `${size.toFixed(2)}%`,
  };
};
