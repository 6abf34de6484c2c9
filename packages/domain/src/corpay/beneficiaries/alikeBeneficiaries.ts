import { searchable } from '../../words/searchable.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';

/** Alike are those with the same name, in any spelling, who are paid in the same currency. */
export const likenessOf = ({ payee, curr }: Pick<BeneficiarySummary, 'payee' | 'curr'>): string =>
  `${searchable(payee)} ${curr}`;

/** The beneficiaries of a list that are like another one in it. */
export const alikeBeneficiaries = (
  beneficiaries: readonly BeneficiarySummary[],
): readonly BeneficiarySummary[] => {
  const counts = new Map<string, number>();
  for (const beneficiary of beneficiaries) {
    const likeness = likenessOf(beneficiary);
    counts.set(likeness, (counts.get(likeness) ?? 0) + 1);
  }
  return beneficiaries.filter((beneficiary) => (counts.get(likenessOf(beneficiary)) ?? 0) > 1);
};
