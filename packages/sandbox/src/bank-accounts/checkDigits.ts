/** ISO 13616: the first four go to the end, letters count from ten, and dividing by 97 leaves one. */
export const hasValidIbanChecksum = (iban: string): boolean => {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
};

/** A routing number of the United States: 3, 7 and 1 times its digits make a multiple of ten. */
export const hasValidAbaChecksum = (aba: string): boolean =>
  weighed(aba, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;

const otherTables: ReadonlySet<string> = new Set(['08', '09', '25', '26', '28', '29', '31', '33']);

/** An account of New Zealand. Some banks keep weights of their own; theirs are taken as they come. */
export const hasValidNewZealandChecksum = (account: string): boolean => {
  const digits = account.replaceAll('-', '');
  const bank = digits.slice(0, 2);
  if (otherTables.has(bank)) return true;
  const base = digits.slice(6, 13).padStart(8, '0');
  const branchWeights = Number(base) < 990_000 ? [0, 0, 6, 3, 7, 9] : [0, 0, 0, 0, 0, 0];
  const sum = weighed(digits.slice(0, 6), branchWeights) + weighed(base, [0, 0, 10, 5, 8, 4, 2, 1]);
  return sum % 11 === 0;
};

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? '0'), 0);
