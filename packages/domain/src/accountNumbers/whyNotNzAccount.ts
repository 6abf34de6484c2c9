const shape = /^\d{2}-?\d{4}-?\d{7}-?\d{2,3}$/;
const branchWeights = [6, 3, 7, 9];
const baseWeights = [10, 5, 8, 4, 2, 1];

/** Base numbers from here on are proved without the branch. */
const firstWithoutBranch = 990_000;

/** Banks that prove their numbers in other ways; their numbers count as right when they are long enough. */
const otherTables: ReadonlySet<string> = new Set(['08', '09', '25', '26', '28', '29', '31', '33']);

const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** Whether bank, branch and the seven digits of the base, with which the digits begin, prove each other. */
export const areNzCheckDigitsRight = (digits: string): boolean => {
  if (otherTables.has(digits.slice(0, 2))) return true;
  const base = digits.slice(6, 13);
  const own = weigh(base.slice(1), baseWeights);
  // The base is written with eight digits where it is weighed; its first two weigh nothing.
  const sum = Number(base) < firstWithoutBranch ? weigh(digits.slice(2, 6), branchWeights) + own : own;
  return sum % 11 === 0;
};

/** What is said of a number that does not prove itself. */
export const nzCheckDigitMessage =
  'This account number has a mistake: its check digit does not fit the rest.';

/** Why a text is no account number of New Zealand, or null: bank 2, branch 4, base 7 and suffix 2 or 3 digits that fit. */
export const whyNotNzAccount = (text: string): string | null => {
  if (!shape.test(text)) {
    return 'An account number of New Zealand has 15 or 16 digits: bank 2, branch 4, account 7, suffix 2 or 3.';
  }
  return areNzCheckDigitsRight(text.replaceAll('-', '')) ? null : nzCheckDigitMessage;
};
