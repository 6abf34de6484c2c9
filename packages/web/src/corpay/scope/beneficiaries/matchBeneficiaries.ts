import type { BeneficiarySummary } from '@fx-gateway/domain/corpay';
import { searchable } from '@fx-gateway/domain/words';

/** Beneficiaries with the name that is searched, made once for a list, so that a keystroke costs a comparison each. */
export type SearchableBeneficiaries = readonly {
  readonly beneficiary: BeneficiarySummary;
  readonly name: string;
}[];

export const searchableBeneficiaries = (
  beneficiaries: readonly BeneficiarySummary[],
): SearchableBeneficiaries =>
  beneficiaries.map((beneficiary) => ({ beneficiary, name: searchable(beneficiary.payee) }));

/** The beneficiaries whose name holds every word of the search, of one currency or, when it is empty, of all. */
export const matchBeneficiaries = (
  beneficiaries: SearchableBeneficiaries,
  { search, currency }: { readonly search: string; readonly currency: string },
): readonly BeneficiarySummary[] => {
  const words = searchable(search).split(' ');
  return beneficiaries
    .filter(
      ({ beneficiary, name }) =>
        (currency === '' || beneficiary.curr === currency) && words.every((word) => name.includes(word)),
    )
    .map(({ beneficiary }) => beneficiary);
};
