/** Some payees in a line, of whom the first is named: `Thalassa Olive Cooperative and 2 others`. */
export const payeesLine = (first: string, others: number): string =>
  others === 0 ? first : `${first} and ${others} ${others === 1 ? 'other' : 'others'}`;
