import { runFieldLabels, type RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, type CSSProperties } from 'react';
import { Table } from '../../kit/lists/Table.tsx';
import { useVirtualRows } from '../../kit/lists/useVirtualRows.tsx';
import type { RunCheckStore } from '../stores/RunCheckStore.ts';
import { focusRowToLookAt } from './focusRowCell.ts';
import { RunRowLine } from './RunRowLine.tsx';

/** How wide the columns are, and how wide against each other where they are many. */
const widths: Readonly<Record<RunField, readonly [string, number]>> = {
  payee: ['minmax(11rem, 2fr)', 20],
  account: ['minmax(6rem, 1fr)', 10],
  amount: ['minmax(7rem, 1fr)', 11],
  currency: ['5.5rem', 8],
  settlementCurrency: ['5rem', 8],
  settlementAccount: ['minmax(6rem, 1fr)', 10],
  reference: ['minmax(6rem, 1fr)', 11],
  purpose: ['minmax(6rem, 1fr)', 10],
  ownId: ['5rem', 7],
};

const mostWide = 5;

const tracksOf = (fields: readonly RunField[]): CSSProperties & { readonly '--run-tracks': string } => ({
  '--run-tracks': `2.25rem ${fields
    .map((field) => {
      const [width, share] = widths[field];
      return fields.length > mostWide ? `minmax(0, ${share}fr)` : width;
    })
    .join(' ')} 6rem 2.25rem`,
});

/** The rows with every reason against them, edited in their place; of thousands only those in sight are drawn. */
export const RunRowTable = observer(
  ({
    check,
    wanted,
    onReached,
  }: {
    readonly check: RunCheckStore;
    /** The row that is gone to; null while none is. */
    readonly wanted: number | null;
    readonly onReached: () => void;
  }) => {
    const { shown, confirmed, columns: fields } = check;
    const virtual = useVirtualRows(shown.length);
    const place = shown.findIndex(({ row }) => row.row === wanted);
    const { reach } = virtual;
    useEffect(() => {
      if (wanted === null) return;
      reach(place);
      requestAnimationFrame(() => {
        focusRowToLookAt(wanted);
        onReached();
      });
    }, [wanted, place, reach, onReached]);
    return (
      <div
        className={fields.length > mostWide ? 'run-table run-table-wide' : 'run-table'}
        style={tracksOf(fields)}
      >
        <Table
          className="run-rows"
          caption="Rows of this payment run. The arrow keys up and down lead from row to row."
          heads={
            <>
              <th scope="col">Row</th>
              {fields.map((field) => (
                <th scope="col" className={`run-${field}`} key={field}>
                  {runFieldLabels[field]}
                </th>
              ))}
              <th scope="col">State</th>
              <th scope="col">
                <span className="visually-hidden">Remove</span>
              </th>
              <th scope="col" className="visually-hidden">
                What is said of it
              </th>
            </>
          }
          isLong
          virtual={virtual}
        >
          {virtual.draw(shown, (line, index) => (
            <RunRowLine
              key={line.row.row}
              index={index}
              line={line}
              fields={fields}
              confirmed={confirmed}
              check={check}
            />
          ))}
        </Table>
      </div>
    );
  },
);
