/** Things under their names, in the order in which each name came first. */
export const groupBy = <T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): ReadonlyMap<string, [T, ...T[]]> => {
  const groups = new Map<string, [T, ...T[]]>();
  for (const thing of things) {
    const group = groups.get(nameOf(thing));
    if (group === undefined) groups.set(nameOf(thing), [thing]);
    else group.push(thing);
  }
  return groups;
};
