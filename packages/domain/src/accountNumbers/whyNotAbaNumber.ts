const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Why a text is no routing number of a bank in the United States, or null: nine digits, of which the last proves the rest. */
export const whyNotAbaNumber = (text: string): string | null => {
  if (!/^\d{9}$/.test(text)) return 'An ABA routing number has 9 digits.';
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return sum % 10 === 0
    ? null
    : 'This ABA routing number has a mistake: its check digit does not fit the rest.';
};
