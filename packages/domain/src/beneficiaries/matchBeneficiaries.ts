import { matchesPayeeSearch } from '../bankDetails/matchesPayeeSearch.ts';
import { normalizeForSearch } from '../words/normalizeForSearch.ts';

/** By what a list of beneficiaries is narrowed. */
export type BeneficiarySearchFields = { readonly name: string; readonly currency: string };

/** A beneficiary with the name as it is searched. */
type Searchable<B> = BeneficiarySearchFields & { readonly beneficiary: B };

/** The names are made once for a list, so that a keystroke costs a comparison each. */
export const toSearchableBeneficiaries = <B>(
  beneficiaries: readonly B[],
  marksOf: (beneficiary: B) => BeneficiarySearchFields,
): readonly Searchable<B>[] =>
  beneficiaries.map((beneficiary) => {
    const { name, currency } = marksOf(beneficiary);
    return { beneficiary, name: normalizeForSearch(name), currency };
  });

/**
 * The beneficiaries of whom name and end of account hold every word of the search, of one currency or, when it is empty, of
 * all (PAYEE-8). `unread` counts those who may be meant too, once their account is read; `endingOf` is undefined for these.
 */
export const matchBeneficiaries = <B>(
  beneficiaries: readonly Searchable<B>[],
  { search, currency: wanted }: { readonly search: string; readonly currency: string },
  endingOf: (beneficiary: B) => string | undefined,
): { readonly shown: readonly B[]; readonly unread: number } => {
  const words = normalizeForSearch(search).split(' ');
  const shown: B[] = [];
  let unread = 0;
  for (const { beneficiary, name, currency } of beneficiaries) {
    if (wanted !== '' && currency !== wanted) continue;
    const found = matchesPayeeSearch(words, name, search === '' ? '' : endingOf(beneficiary));
    if (found === true) shown.push(beneficiary);
    else if (found === null) unread += 1;
  }
  return { shown, unread };
};
