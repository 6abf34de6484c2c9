import {
  matchBeneficiaries,
  toSearchableBeneficiaries,
  type BeneficiarySearchFields,
} from '@fx-gateway/domain/beneficiaries/matchBeneficiaries.ts';
import type { Invocation } from '../verbs/invocation.ts';

/**
 * Those of a list whom a search means, in one currency; null asks for all. Where digits are typed and the list has not
 * the accounts of some who could be meant, it says of how many (PAYEE-8).
 */
export const searchBeneficiaries = <B>(
  { notice }: Pick<Invocation, 'notice'>,
  beneficiaries: readonly B[],
  { search, currency }: { readonly search: string; readonly currency: string | null },
  { marksOf, endingOf }: { marksOf(one: B): BeneficiarySearchFields; endingOf(one: B): string | undefined },
): readonly B[] => {
  // To make thousands of names searchable takes as long as to read them.
  if (search === '')
    return beneficiaries.filter((one) => currency === null || marksOf(one).currency === currency);
  const { shown, unread } = matchBeneficiaries(
    toSearchableBeneficiaries(beneficiaries, marksOf),
    { search, currency: currency ?? '' },
    endingOf,
  );
  if (unread > 0)
    notice(
      `${unread === 1 ? 'One account is' : `${unread} accounts are`} not searched: the list does not name them. fxg beneficiaries show ID does.`,
    );
  return shown;
};
