import { countryName } from '@fx-gateway/domain/geography/countries.ts';

/** By which column a list of beneficiaries stands, and which way. */
export type BeneficiaryOrder = {
  readonly by: 'name' | 'country' | 'currency';
  readonly descending: boolean;
};

/** What stands in the columns; of the country its code. */
export type BeneficiaryColumns = Readonly<Record<BeneficiaryOrder['by'], string>>;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The same beneficiaries in this order; those that are alike there stand by name, then as they came. */
export const sortBeneficiaries = <B>(
  beneficiaries: readonly B[],
  columnsOf: (beneficiary: B) => BeneficiaryColumns,
  { by, descending }: BeneficiaryOrder,
): readonly B[] =>
  beneficiaries
    .map((beneficiary) => {
      const columns = columnsOf(beneficiary);
      return { beneficiary, key: { ...columns, country: countryName(columns.country) } };
    })
    .toSorted((one, other) => {
      const compared = collator.compare(one.key[by], other.key[by]);
      if (compared !== 0) return descending ? -compared : compared;
      return collator.compare(one.key.name, other.key.name);
    })
    .map(({ beneficiary }) => beneficiary);
