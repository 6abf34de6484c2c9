/** By which column a list stands, and which way. */
export type ColumnSortOrder<Column extends string> = { readonly by: Column; readonly descending: boolean };

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * The same rows in this order, those that are alike there by the column `alike`, then as they came. A row that has
 * nothing in the column stands last, whichever way.
 */
export const sortByColumn = <Row, Column extends string>(
  rows: readonly Row[],
  columnsOf: (row: Row) => Readonly<Record<Column, string>>,
  { by, descending }: ColumnSortOrder<Column>,
  alike: Column,
): readonly Row[] =>
  rows
    .map((row) => ({ row, columns: columnsOf(row) }))
    .toSorted(({ columns: one }, { columns: other }) => {
      if ((one[by] === '') !== (other[by] === '')) return one[by] === '' ? 1 : -1;
      const compared = collator.compare(one[by], other[by]);
      if (compared !== 0) return descending ? -compared : compared;
      return collator.compare(one[alike], other[alike]);
    })
    .map(({ row }) => row);

/** The order after the head of a column was pressed: by that column, and the other way where it stood so already. */
export const toggleColumnSortOrder = <Column extends string>(
  order: ColumnSortOrder<Column>,
  by: Column,
): ColumnSortOrder<Column> => ({ by, descending: order.by === by && !order.descending });
