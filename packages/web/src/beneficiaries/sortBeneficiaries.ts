import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import { sortByColumn, type ColumnSortOrder } from '@fx-gateway/domain/lists/sortByColumn.ts';

/** By which column a list of beneficiaries stands, and which way. */
export type BeneficiarySortOrder = ColumnSortOrder<'name' | 'country' | 'currency'>;

/** What stands in the columns; of the country its code. */
export type BeneficiaryColumns = Readonly<Record<BeneficiarySortOrder['by'], string>>;

/** The same beneficiaries in this order; those that are alike there stand by name, then as they came. */
export const sortBeneficiaries = <B>(
  beneficiaries: readonly B[],
  columnsOf: (beneficiary: B) => BeneficiaryColumns,
  order: BeneficiarySortOrder,
): readonly B[] =>
  sortByColumn(
    beneficiaries,
    (beneficiary) => {
      const columns = columnsOf(beneficiary);
      return { ...columns, country: countryName(columns.country) };
    },
    order,
    'name',
  );
