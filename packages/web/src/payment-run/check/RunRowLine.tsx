import type { PayeeAccount } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatAmount } from '@fx-gateway/domain/money/formatMoney.ts';
import type { JudgedRow } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { isChosenForAll, waitsForChoice } from '@fx-gateway/domain/payment-run/judging/waitsForChoice.ts';
import { runFieldLabels, type RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import type { RunRow } from '@fx-gateway/domain/payment-run/runRow.ts';
import { memo, useCallback, useRef } from 'react';
import { IconButton } from '../../kit/buttons/IconButton.tsx';
import { Badge } from '../../kit/facts/Badge.tsx';
import type { RunCheckStore } from '../stores/RunCheckStore.ts';
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

/** The account of whom a row pays, where it is new or has changed. */
const changedAccountOf = (
  { payee }: JudgedRow,
  { loaded }: Pick<RunCheckStore, 'loaded'>,
): PayeeAccount | undefined =>
  loaded?.questions.find(({ account }) => account.beneficiaryId === payee?.id)?.account;

const RowState = ({
  judged,
  confirmed,
}: {
  readonly judged: JudgedRow;
  readonly confirmed: ReadonlySet<string>;
}) => {
  const { problems, questions } = judged;
  if (waitsForChoice(judged)) return <Badge>To choose</Badge>;
  if (problems.length > 0) return <Badge tone="danger">To mend</Badge>;
  return questions.every(({ key }) => confirmed.has(key)) ? (
    <Badge tone="positive">Good</Badge>
  ) : (
    <Badge tone="warning">To confirm</Badge>
  );
};

/** One row of a run: its cells, whether it is good, and what is said of it. */
export const RunRowLine = memo(
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
    const mistakes = judged.problems.filter((problem) => !isChosenForAll(problem));
    const wrong = new Set(mistakes.map(({ field }) => field));
    return (
      <tr
        className={mistakes.length > 0 ? 'run-row run-row-bad' : 'run-row'}
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
          {mistakes.length + judged.questions.length === 0 ? null : (
            <RowReasons
              id={reasonsId}
              texts={row.texts}
              judged={judged}
              confirmed={confirmed}
              changed={changedAccountOf(judged, check)}
              onEdit={edit}
              onConfirm={confirm}
            />
          )}
        </td>
      </tr>
    );
  },
);
