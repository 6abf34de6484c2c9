import type { BeneficiarySummary } from '@fx-gateway/domain/corpay';

/** Case, accents and doubled spaces do not count in a search. */
const searchable = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The beneficiaries whose name holds every word of the search, in one currency; null asks for all. */
export const matchingBeneficiaries = (
  beneficiaries: readonly BeneficiarySummary[],
  search: string | null,
  currency: string | null,
): readonly BeneficiarySummary[] => {
  const words = searchable(search ?? '').split(/\s+/);
  return beneficiaries.filter(
    ({ payee, curr }) =>
      (currency === null || curr === currency.toUpperCase()) &&
      words.every((word) => searchable(payee).includes(word)),
  );
};
