const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * An answer with all members written as `dealId`, also where the partner writes `DealId`. What stands under a name of
 * `asTheyAre` keeps its own: its members are named by the partner's templates.
 */
export const camelCaseMembers = (value: unknown, asTheyAre: readonly string[] = []): unknown => {
  if (Array.isArray(value)) return value.map((entry) => camelCaseMembers(entry, asTheyAre));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const own = lowerFirst(name);
      return [own, asTheyAre.includes(own) ? held : camelCaseMembers(held, asTheyAre)];
    }),
  );
};
