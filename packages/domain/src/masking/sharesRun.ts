const telling = /[\p{L}\p{N}]/u;

const runsOf = (text: string): ReadonlySet<string> => {
  const chars = [...text.toLowerCase()];
  const bare = chars.filter((char) => telling.test(char));
  const runs = [chars, bare].flatMap((of) =>
    of.map((_char, place) => of.slice(place, place + 3)).filter((run) => run.length === 3),
  );
  return new Set(runs.filter((run) => run.some((char) => telling.test(char))).map((run) => run.join('')));
};

/** Whether three characters in a row are the same in both, as they are written or without what stands between them. */
export const sharesRun = (one: string, other: string): boolean => {
  const runs = runsOf(other);
  return [...runsOf(one)].some((run) => runs.has(run));
};
