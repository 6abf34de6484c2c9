import { DataTable } from '../kit/lists/DataTable.tsx';

type State = { readonly label: string; readonly first: string; readonly second: string };

/** What of a record is not the same in two states, side by side. */
export const StateComparisonTable = ({
  headings: [first, second],
  rows,
}: {
  readonly headings: readonly [first: string, second: string];
  readonly rows: readonly State[];
}) => (
  <div className="admin-plan-place">
    <DataTable
      className="data-table admin-plan"
      caption={`${first} and ${second}`}
      rows={rows}
      keyOf={({ label }) => label}
      columns={[
        { head: 'What', isHeadHidden: true, kind: 'name', cell: ({ label }) => label },
        { head: first, cell: (row) => row.first },
        { head: second, cell: (row) => row.second },
      ]}
    />
  </div>
);
