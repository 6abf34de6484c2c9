/** Rows that follow one another: the first, and the one after the last. */
export type RowRange = { readonly first: number; readonly end: number };

/** So many rows above and below those in sight are drawn as soon as there is time for it. */
const around = 12;
/** What is drawn moves in steps: laying out a table costs more than some rows that nobody looks at. */
const step = 8;

const grown = ({ first, end }: RowRange, by: number, count: number): RowRange => ({
  first: Math.max(0, Math.min(first, count) - by),
  end: Math.min(count, end + by),
});

const inSteps = ({ first, end }: RowRange, count: number): RowRange => ({
  first: Math.floor(first / step) * step,
  end: Math.min(count, Math.ceil(end / step) * step),
});

const covers = (drawn: RowRange, wanted: RowRange): boolean =>
  drawn.first <= wanted.first && drawn.end >= wanted.end;

/**
 * What is to be drawn where these rows are in sight: `now` at once, where some of them are missing, and `soon` when there is
 * time for it. Null where what is drawn is enough.
 */
export const findRowsToDraw = (
  drawn: RowRange,
  seen: RowRange,
  count: number,
): { readonly now: RowRange | null; readonly soon: RowRange | null } => {
  const soon = inSteps(grown(seen, around, count), count);
  const least = grown(seen, 0, count);
  if (covers(drawn, least))
    return { now: null, soon: covers(drawn, grown(seen, around - step, count)) ? null : soon };
  const isFar = drawn.first > least.end || drawn.end < least.first;
  // What is drawn already and will be wanted stays.
  const now = isFar
    ? least
    : {
        first: Math.min(least.first, Math.max(drawn.first, soon.first)),
        end: Math.max(least.end, Math.min(drawn.end, soon.end)),
      };
  return { now, soon: null };
};

const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, row) => from + row);

/** The drawn rows of a list that may have become shorter, its last ones then, and some around the one that has the focus. */
export const listDrawnRowIndices = (
  drawn: RowRange,
  focused: number | null,
  count: number,
): readonly number[] => {
  const shown = between(Math.max(0, Math.min(drawn.first, count - around)), Math.min(drawn.end, count));
  if (focused === null) return shown;
  // The next rows for Tab are there at once, however far behind the scrolling is.
  const { first, end } = grown({ first: focused, end: focused + 1 }, around, count);
  return [...new Set([...shown, ...between(first, end)])].toSorted((one, other) => one - other);
};
