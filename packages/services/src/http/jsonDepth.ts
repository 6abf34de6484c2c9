/** How deep the objects and lists of a JSON text lie in one another; its texts do not count. */
export const jsonDepth = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (mark === '[' || mark === '{') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (mark === ']' || mark === '}') depth -= 1;
  }
  return deepest;
};
