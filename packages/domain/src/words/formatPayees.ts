/** Some payees in a line, of whom the first is named: `Thalassa Olive Cooperative and 2 others`. */
export const formatPayees = (first: string, others: number): string =>
  others === 0 ? first : `${first} and ${others} ${others === 1 ? 'other' : 'others'}`;

/** The same of their names, each counted once; null where there is none. */
export const formatFirstNameAndOthers = (names: readonly string[]): string | null => {
  const [first, ...others] = new Set(names);
  return first === undefined ? null : formatPayees(first, others.length);
};

/**
 * What an order or deal is called with those whom it pays: `Order 20418202 · Thalassa Olive Cooperative`; by itself while
 * nobody is known to be paid.
 */
export const formatTitleWithPayees = (called: string, payees: readonly string[]): string => {
  const names = formatFirstNameAndOthers(payees);
  return names === null ? called : `${called} · ${names}`;
};
