/** A table of letters from pairs such as 'θth', divided by bars: a letter, and what stands for it. */
export const letterTable = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split('|').map((pair) => [pair.slice(0, 1), pair.slice(1)]));
