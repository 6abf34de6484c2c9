import { searchable } from '@fx-gateway/domain/words/searchable.ts';

/** By what a list of beneficiaries is narrowed. */
export type BeneficiaryMarks = { readonly name: string; readonly currency: string };

/** A beneficiary with the name as it is searched. */
type Searchable<B> = BeneficiaryMarks & { readonly beneficiary: B };

/** The names are made once for a list, so that a keystroke costs a comparison each. */
export const searchableBeneficiaries = <B>(
  beneficiaries: readonly B[],
  marksOf: (beneficiary: B) => BeneficiaryMarks,
): readonly Searchable<B>[] =>
  beneficiaries.map((beneficiary) => {
    const { name, currency } = marksOf(beneficiary);
    return { beneficiary, name: searchable(name), currency };
  });

/** The beneficiaries whose name holds every word of the search, of one currency or, when it is empty, of all. */
export const matchBeneficiaries = <B>(
  beneficiaries: readonly Searchable<B>[],
  { search, currency: wanted }: { readonly search: string; readonly currency: string },
): readonly B[] => {
  const words = searchable(search).split(' ');
  return beneficiaries
    .filter(
      ({ name, currency }) =>
        (wanted === '' || currency === wanted) && words.every((word) => name.includes(word)),
    )
    .map(({ beneficiary }) => beneficiary);
};
