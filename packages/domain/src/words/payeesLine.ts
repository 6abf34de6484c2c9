/** Some payees in a line, of whom the first is named: `Thalassa Olive Cooperative and 2 others`. */
export const payeesLine = (first: string, others: number): string =>
  others === 0 ? first : `${first} and ${others} ${others === 1 ? 'other' : 'others'}`;

/**
 * What an order or deal is called with those whom it pays: `Order 20418202 · Thalassa Olive Cooperative`; by itself while
 * nobody is known to be paid.
 */
export const titleWithPayees = (called: string, payees: readonly string[]): string => {
  const [first, ...others] = new Set(payees);
  return first === undefined ? called : `${called} · ${payeesLine(first, others.length)}`;
};
