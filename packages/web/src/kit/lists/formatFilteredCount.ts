const counted = (count: number): string => count.toLocaleString('en-US');

/** `3 deals`, or `1 of 3 deals` where the list was narrowed. */
export const formatFilteredCount = (
  count: number,
  of: number,
  [one, many]: readonly [one: string, many: string],
): string => {
  const all = `${counted(of)} ${of === 1 ? one : many}`;
  return count === of ? all : `${counted(count)} of ${all}`;
};
