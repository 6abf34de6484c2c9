import type { ReactNode } from 'react';
import { stickyTopRef } from '../layout/stickyEdges.ts';
import type { VirtualRows } from './useVirtualRows.tsx';
import './Rows.css';

/** The element of every table: its name, the heads of its columns, and its rows as they are given. */
export const Table = ({
  className = 'rows',
  caption,
  heads,
  isLong = false,
  virtual,
  waiting,
  children,
}: {
  /** Its looks; `rows` are lines that lead somewhere, and cards on a phone. */
  readonly className?: string | undefined;
  /** Read out only: what is seen above it says the same. */
  readonly caption: ReactNode;
  readonly heads: ReactNode;
  /** Its head sticks to the window while its rows pass below, each of which says its place by `aria-rowindex`. */
  readonly isLong?: boolean;
  /** Where of all rows only those in sight are drawn. */
  readonly virtual?: Pick<VirtualRows, 'table' | 'rowCount'> | undefined;
  readonly waiting?: boolean;
  readonly children: ReactNode;
}) => (
  <table className={className} ref={virtual?.table} aria-rowcount={virtual?.rowCount} aria-busy={waiting}>
    <caption className="visually-hidden">{caption}</caption>
    <thead ref={isLong ? stickyTopRef : undefined}>
      <tr aria-rowindex={isLong ? 1 : undefined}>{heads}</tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
