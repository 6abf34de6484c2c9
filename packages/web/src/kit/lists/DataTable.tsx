import type { ReactNode } from 'react';
import { Table } from './Table.tsx';
import './DataTable.css';

type Column<Row> = {
  readonly head: string;
  /** The name of a row stands in one column; an id is long, and breaks where it must. */
  readonly kind?: 'name' | 'id';
  /** The head is only read out: what stands below needs none. */
  readonly isHeadHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

/** Records as a table, a line each; in a narrow place each is a card whose values say the heads of their columns. */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  keyOf,
  className,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Instead of the looks of the kit and its cards, those of what the table is part of; a cell has its head as `data-label`. */
  readonly className?: string;
}) => {
  const table = (
    <Table
      className={className ?? 'data-table'}
      caption={caption}
      heads={columns.map(({ head, isHeadHidden }) => (
        <th scope="col" key={head}>
          {isHeadHidden ? <span className="visually-hidden">{head}</span> : head}
        </th>
      ))}
    >
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ head, kind, cell }) =>
            kind === 'name' ? (
              <th scope="row" data-label={head} key={head}>
                {cell(row)}
              </th>
            ) : (
              <td className={kind === 'id' ? 'data-id' : undefined} data-label={head} key={head}>
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </Table>
  );
  return className === undefined ? <div className="data-table-container">{table}</div> : table;
};
