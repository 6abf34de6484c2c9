import { normalizeForSearch } from '../words/normalizeForSearch.ts';

/** Alike are those with the same name, in any spelling, who are paid in the same currency. */
export const makeNameAndCurrencyKey = (name: string, currency: string): string =>
  `${normalizeForSearch(name)} ${currency}`;

/** The beneficiaries of a list that are like another one in it (PAYEE-6). */
export const findBeneficiariesSharingKey = <B>(
  beneficiaries: readonly B[],
  likenessOfOne: (beneficiary: B) => string,
): readonly B[] => {
  const likenesses = beneficiaries.map(likenessOfOne);
  const counts = new Map<string, number>();
  for (const likeness of likenesses) counts.set(likeness, (counts.get(likeness) ?? 0) + 1);
  return beneficiaries.filter((_beneficiary, place) => (counts.get(likenesses[place] ?? '') ?? 0) > 1);
};
