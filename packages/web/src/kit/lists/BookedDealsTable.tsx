import type { ReactNode } from 'react';
import { stickyTopRef } from '../layout/stickyEdges.ts';
import { SkeletonTableRows } from '../waiting/SkeletonTableRows.tsx';
import type { VirtualRows } from './useVirtualRows.tsx';
import './Rows.css';

type Column = {
  readonly head: string;
  /** The class of its cells. */
  readonly cell: 'row-main' | 'row-state' | 'row-quiet' | 'row-amount' | 'row-date';
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
  <table
    className={`rows booked-rows ${name}s`}
    ref={virtual?.table}
    aria-rowcount={virtual?.rowCount}
    aria-busy={waiting}
  >
    <caption className="visually-hidden">{caption}</caption>
    <thead ref={stickyTopRef}>
      <tr aria-rowindex={1}>
        {columns.map(({ head, cell }) => (
          <th className={cell} scope="col" key={head}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {waiting ? (
        <SkeletonTableRows row={name} cells={columns.map(({ cell }) => cell)} rows={rows} />
      ) : (
        children
      )}
    </tbody>
  </table>
);
