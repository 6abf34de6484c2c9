export function median(numbers) {
  const sorted = numbers.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * How many times its floor something takes: the ratio of the medians of runs that alternated, and beside it the middle
 * half of the ratios of the single rounds, which tells how much the machine was disturbed.
 */
export function ratioOf(ours, floor) {
  const rounds = ours.map((time, round) => time / floor[round]).toSorted((left, right) => left - right);
  const at = (share) => rounds[Math.round((rounds.length - 1) * share)];
  return { value: median(ours) / median(floor), spread: [at(0.25), at(0.75)] };
}
