/** The members that something may have, and those below them; null where anything may stand. */
export type AllowedJsonMembers = { readonly [name: string]: AllowedJsonMembers | null };

type Place = readonly (string | number)[];

/** Where members stand in `given`, in its lists too, that no check knows. */
export const findUnknownMembers = (
  given: unknown,
  known: AllowedJsonMembers,
  place: Place = [],
): readonly Place[] => {
  if (Array.isArray(given)) {
    return given.flatMap((entry: unknown, index) => findUnknownMembers(entry, known, [...place, index]));
  }
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const below = Object.hasOwn(known, name) ? known[name] : undefined;
    if (below === undefined) return [[...place, name]];
    return below === null ? [] : findUnknownMembers(value, below, [...place, name]);
  });
};
