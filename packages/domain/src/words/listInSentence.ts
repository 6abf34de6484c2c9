/** Things in a sentence: `1`, `1 and 2`, `1, 2 and 3`. */
export const listInSentence = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${String(things.at(-1))}`;
