import type { ReactNode } from 'react';
import { SkeletonTableRows } from '../waiting/SkeletonTableRows.tsx';
import { Table } from './Table.tsx';
import type { VirtualRows } from './useVirtualRows.tsx';

type Column = {
  readonly head: string;
  /** The class of its cells. */
  readonly cell:
    | 'row-main'
    | 'row-state'
    | 'row-quiet'
    | 'row-amount'
    | 'row-amount row-amounts'
    | 'row-date';
};

/** What was booked, as the rows of a table; cards on a phone. */
export const BookedDealsTable = ({
  name,
  caption,
  columns,
  waiting,
  rows = 6,
  virtual,
  children,
}: {
  /** What the rows of this table are called beside `row`, and the table with an s. */
  readonly name: string;
  readonly caption: ReactNode;
  readonly columns: readonly Column[];
  /** They are on their way; so many are drawn as empty rows. */
  readonly waiting: boolean;
  readonly rows?: number | undefined;
  /** Where of all rows only those in sight are drawn, each with its place as `aria-rowindex`. */
  readonly virtual?: VirtualRows | undefined;
  readonly children: ReactNode;
}) => (
  <Table
    className={`rows booked-rows ${name}s`}
    caption={caption}
    heads={columns.map(({ head, cell }) => (
      <th className={cell} scope="col" key={head}>
        {head}
      </th>
    ))}
    isLong
    virtual={virtual}
    waiting={waiting}
  >
    {waiting ? (
      <SkeletonTableRows row={name} cells={columns.map(({ cell }) => cell)} rows={rows} />
    ) : (
      children
    )}
  </Table>
);
