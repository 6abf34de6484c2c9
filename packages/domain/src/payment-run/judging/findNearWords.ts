/** The words of a text, and of names, that are compared. */
export type NearWords = (word: string) => readonly string[];

const mostWords = 3;

/** At least so much of what was written stands in the word that was meant. */
const leastShared = 0.4;

const lettersInARow = 3;

const piecesOf = (word: string): ReadonlySet<string> => {
  const last = Math.max(0, word.length - lettersInARow);
  return new Set(Array.from({ length: last + 1 }, (_, place) => word.slice(place, place + lettersInARow)));
};

/** How much two texts have in common: 1 for the same, 0 for nothing. */
export const likeness = (one: string, other: string): number => {
  const pieces = piecesOf(one);
  const others = piecesOf(other);
  const shared = [...pieces].filter((piece) => others.has(piece)).length;
  return (2 * shared) / (pieces.size + others.size);
};

/** Finds which of these words a misspelt one, or the beginning of one, can mean, the likeliest first. */
export const createNearWords = (words: Iterable<string>): NearWords => {
  const byPiece = new Map<string, string[]>();
  for (const word of words)
    for (const piece of piecesOf(word)) {
      const there = byPiece.get(piece);
      if (there === undefined) byPiece.set(piece, [word]);
      else there.push(word);
    }
  return (word) => {
    const shared = new Map<string, number>();
    const pieces = piecesOf(word);
    for (const piece of pieces)
      for (const there of byPiece.get(piece) ?? []) shared.set(there, (shared.get(there) ?? 0) + 1);
    return [...shared]
      .filter(([, count]) => count / pieces.size >= leastShared)
      .toSorted(
        ([one, ofOne], [other, ofOther]) => ofOther - ofOne || likeness(word, other) - likeness(word, one),
      )
      .slice(0, mostWords)
      .map(([there]) => there);
  };
};
