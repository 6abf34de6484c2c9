import type { BeneficiarySummary } from '@fx-gateway/domain/corpay';
import { searchable } from '../../../kit/fields/searchable.ts';

/** Payees with their name as it is searched, made once for a list, so that a keystroke costs a comparison each. */
export type SearchablePayees = readonly { readonly payee: BeneficiarySummary; readonly name: string }[];

export const searchablePayees = (payees: readonly BeneficiarySummary[]): SearchablePayees =>
  payees.map((payee) => ({ payee, name: searchable(payee.payee) }));

/** The payees whose name holds every word of the search, of one currency or, when it is empty, of all. */
export const matchPayees = (
  payees: SearchablePayees,
  { search, currency }: { readonly search: string; readonly currency: string },
): readonly BeneficiarySummary[] => {
  const words = searchable(search).split(' ');
  return payees
    .filter(
      ({ payee, name }) =>
        (currency === '' || payee.curr === currency) && words.every((word) => name.includes(word)),
    )
    .map(({ payee }) => payee);
};
