const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

/**
 * How many changes were noticed, by what `nameOf` says of each; changes that make no program count nowhere. The score
 * is cut, not rounded, so that 94.96 never passes for 95.
 */
export function scoresBy(results, nameOf) {
  const counts = new Map();
  for (const result of results) {
    const count = counts.get(nameOf(result)) ?? { noticed: 0, unnoticed: 0 };
    if (noticed.has(result.status)) count.noticed += 1;
    if (unnoticed.has(result.status)) count.unnoticed += 1;
    counts.set(nameOf(result), count);
  }
  const named = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    named.map(([name, count]) => {
      const all = count.noticed + count.unnoticed;
      return [name, { ...count, score: all === 0 ? 100 : Math.floor((count.noticed / all) * 1000) / 10 }];
    }),
  );
}
