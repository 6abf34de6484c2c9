import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { countryName } from '@fx-gateway/domain/geography/countries.ts';

/** By which column a list of beneficiaries stands, and which way. */
export type BeneficiaryOrder = {
  readonly by: 'payee' | 'bankCountry' | 'currency';
  readonly descending: boolean;
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const keyOf = ({
  payee,
  curr,
  bankCountryISO,
}: BeneficiarySummary): Record<BeneficiaryOrder['by'], string> => ({
  payee,
  bankCountry: countryName(bankCountryISO),
  currency: curr,
});

/** The same beneficiaries in this order; those that are alike there stand by name, then as they came. */
export const sortBeneficiaries = (
  beneficiaries: readonly BeneficiarySummary[],
  { by, descending }: BeneficiaryOrder,
): readonly BeneficiarySummary[] =>
  beneficiaries
    .map((beneficiary) => ({ beneficiary, key: keyOf(beneficiary) }))
    .toSorted((one, other) => {
      const compared = collator.compare(one.key[by], other.key[by]);
      if (compared !== 0) return descending ? -compared : compared;
      return collator.compare(one.key.payee, other.key.payee);
    })
    .map(({ beneficiary }) => beneficiary);
