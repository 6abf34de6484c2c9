import type { JudgedRow } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatAmount } from '@fx-gateway/domain/money/formatMoney.ts';
import { runFieldLabels, type RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import type { RunRow } from '@fx-gateway/domain/payment-run/runRow.ts';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useEffect, useRef, type CSSProperties } from 'react';
import { Badge } from '../../kit/facts/Badge.tsx';
import { IconButton } from '../../kit/buttons/IconButton.tsx';
import { Table } from '../../kit/lists/Table.tsx';
import { useVirtualRows } from '../../kit/lists/useVirtualRows.tsx';
import type { RunCheckStore } from '../stores/RunCheckStore.ts';
import { focusRowToLookAt } from './focusRowCell.ts';
import { RowReasons } from './RowReasons.tsx';
import { RunCell } from './RunCell.tsx';

/** Whoever removes a row goes on at the next one, or at the one before where it was the last. */
const focusNeighbour = (line: HTMLTableRowElement | null): void => {
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  // In a field: a second Enter removes nothing there.
  neighbour?.querySelector<HTMLElement>('input')?.focus();
};

/** How the amount was read, where the cell has it in other words. */
const amountReadAs = ({ row: { texts }, judged: { amount } }: Line): string | null => {
  if (amount === null) return null;
  const read = formatAmount(amount);
  const same = [read, toDecimal(amount)].flatMap((text) => [text, text.replace(/\.0+$/, '')]);
  return same.includes(texts.amount.trim()) ? null : `${read} ${amount.currency}`;
};

type Line = { readonly row: RunRow; readonly judged: JudgedRow };

/** Who is meant, where the cell alone does not say it. */
const meantBy = ({ row: { texts }, judged: { payee } }: Line): string | null => {
  if (payee === null) return null;
  const ending = payee.accountEnding ?? payee.iban?.slice(-4);
  const currency = texts.currency === '' ? payee.currency : null;
  return [payee.name === texts.payee ? null : payee.name, currency, ending && `•••• ${ending}`]
    .filter(Boolean)
    .join(' · ');
};

/** How wide the columns are, and how wide against each other where they are many. */
const widths: Readonly<Record<RunField, readonly [string, number]>> = {
  payee: ['minmax(11rem, 2fr)', 20],
  account: ['minmax(6rem, 1fr)', 10],
  amount: ['minmax(7rem, 1fr)', 11],
  currency: ['4.5rem', 7],
  settlementCurrency: ['4.5rem', 7],
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

const RowState = ({
  judged: { problems, questions },
  confirmed,
}: {
  readonly judged: JudgedRow;
  readonly confirmed: ReadonlySet<string>;
}) => {
  if (problems.length > 0) return <Badge tone="danger">To mend</Badge>;
  return questions.every(({ key }) => confirmed.has(key)) ? (
    <Badge tone="positive">Good</Badge>
  ) : (
    <Badge tone="warning">To confirm</Badge>
  );
};

const RunLine = memo(
  ({
    index,
    line,
    fields,
    confirmed,
    check,
  }: {
    readonly index: number;
    readonly line: Line;
    readonly fields: readonly RunField[];
    readonly confirmed: ReadonlySet<string>;
    readonly check: RunCheckStore;
  }) => {
    const { row, judged } = line;
    const place = useRef<HTMLTableRowElement>(null);
    const reasonsId = `run-row-${row.row}`;
    const edit = useCallback((...said: Parameters<RunCheckStore['edit']>) => check.edit(...said), [check]);
    const confirm = useCallback((key: string, said: boolean) => check.confirm(key, said), [check]);
    const wrong = new Set(judged.problems.map(({ field }) => field));
    return (
      <tr
        className={judged.problems.length > 0 ? 'run-row run-row-bad' : 'run-row'}
        aria-rowindex={index + 2}
        id={`run-row-line-${row.row}`}
        ref={place}
      >
        <th scope="row" className="run-row-number" data-label="Row">
          {row.row}
        </th>
        {fields.map((field) => (
          <td className={`run-${field}`} data-label={runFieldLabels[field]} key={field}>
            <RunCell
              row={row.row}
              field={field}
              text={row.texts[field]}
              reasonsId={wrong.has(field) ? reasonsId : null}
              onEdit={edit}
            />
            {field === 'payee' ? <span className="run-meant">{meantBy(line)}</span> : null}
            {field === 'amount' ? <span className="run-meant">{amountReadAs(line)}</span> : null}
          </td>
        ))}
        <td className="run-row-state" data-label="State">
          <RowState judged={judged} confirmed={confirmed} />
        </td>
        <td className="run-row-remove" aria-label="Remove">
          <IconButton
            label={`Remove row ${row.row}`}
            onPress={() => {
              focusNeighbour(place.current);
              check.remove(row.row);
            }}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </IconButton>
        </td>
        <td className="run-row-reasons">
          {judged.problems.length + judged.questions.length === 0 ? null : (
            <RowReasons
              id={reasonsId}
              texts={row.texts}
              judged={judged}
              confirmed={confirmed}
              onEdit={edit}
              onConfirm={confirm}
            />
          )}
        </td>
      </tr>
    );
  },
);

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
            <RunLine
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
