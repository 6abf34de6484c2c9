import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { splitGroupMessage } from '@fx-gateway/domain/payment-run/grouping/splitGroupMessage.ts';
import { findRowsWithoutReference } from '@fx-gateway/domain/payment-run/judging/findRowsWithoutReference.ts';
import type { JudgedRow } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { withoutReferenceMessage } from '@fx-gateway/domain/payment-run/runMessages.ts';
import type { RunGroup } from '@fx-gateway/domain/payment-run/runPayment.ts';
import { toMoneyJson } from '../../amounts/amountData.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import type { ViewStyle } from '../../terminal/viewStyle.ts';
import type { PreparedPayments } from './preparePayments.ts';
import type { RunAsk } from './runAsks.ts';

const rowJson = ({ row, payee, amount, problems, questions }: JudgedRow) => ({
  row,
  payee: payee === null ? null : { id: payee.id, name: payee.name },
  amount: amount === null ? null : toMoneyJson(amount),
  problems: problems.map(({ kind, field, message, choices }) => ({
    kind,
    field,
    message,
    choices: choices.map(({ text, label }) => ({ text, label })),
  })),
  questions: questions.map(({ kind, message, tick }) => ({ kind, message, tick })),
});

/** One deal that the good rows are made into. */
export const dealJson = ({ settlementCurrency, settlementAccount, total, payments }: RunGroup) => ({
  settlementCurrency,
  settlementAccount,
  payment: toMoneyJson(total),
  rows: payments.map(({ row }) => row),
});

/** What was found out about a file of payments, for a program. */
export const judgedPaymentsJson = (
  { judged, purposesNeeded, loaded, unread }: PreparedPayments,
  groups: readonly RunGroup[],
  asks: readonly RunAsk[],
) => ({
  rows: judged.map(rowJson),
  asks,
  columnsNotRead: unread,
  deals: groups.map(dealJson),
  purposesNeeded: purposesNeeded.map(({ country, method, rows }) => ({
    country,
    method,
    rows,
    choices:
      loaded.context.purposes.find((each) => each.country === country && each.method === method)?.choices ??
      [],
  })),
});

const accountName = (id: string | null, accounts: PreparedPayments['loaded']['accounts']): string =>
  accounts.find(({ accountId }) => accountId === id)?.text ?? id ?? '';

const dealsTable = (
  groups: readonly RunGroup[],
  { accounts, context: { rules } }: PreparedPayments['loaded'],
  paint: ViewStyle,
): string =>
  formatTable(
    [
      { heading: 'Deal' },
      { heading: 'Settled in' },
      { heading: 'Settled from' },
      { heading: 'Payees receive', right: true },
      { heading: 'Payments', right: true },
      { heading: '' },
    ],
    groups.map((group, place) => [
      String(place + 1),
      group.settlementCurrency,
      accountName(group.settlementAccount, accounts),
      formatMoney(group.total),
      String(group.payments.length),
      splitGroupMessage(group, rules) ?? '',
    ]),
    paint,
  );

const reasonsTable = (judged: readonly JudgedRow[], paint: ViewStyle): string =>
  formatTable(
    [{ heading: 'Row' }, { heading: 'Payee' }, { heading: 'What is open' }],
    judged
      .filter(({ problems, questions }) => problems.length + questions.length > 0)
      .map(({ row, payee, problems, questions }) => [
        String(row),
        payee?.name ?? '',
        [...problems, ...questions].map(({ message }) => message).join(' '),
      ]),
    paint,
  );

const rowsText = ({ rows }: RunAsk): string =>
  rows.length === 0 ? '' : ` (${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')})`;

const asksText = (asks: readonly RunAsk[]): string =>
  [
    'A run asks this before it pays:',
    ...asks.map((ask) => `  ${ask.message}${rowsText(ask)} Without a terminal: ${ask.option}`),
  ].join('\n');

/** The same for a reader: what is open about rows, then the deals of those that go. */
export const judgedPaymentsView =
  ({ judged, loaded }: PreparedPayments, groups: readonly RunGroup[], asks: readonly RunAsk[]) =>
  (paint: ViewStyle): string => {
    const isOpen = judged.some(({ problems, questions }) => problems.length + questions.length > 0);
    const { rules } = loaded.context;
    const unnamed = findRowsWithoutReference(
      groups.flatMap(({ payments }) => payments),
      rules,
    );
    return [
      ...(isOpen ? [reasonsTable(judged, paint)] : []),
      groups.length === 0 ? 'No row can be paid.' : dealsTable(groups, loaded, paint),
      ...(unnamed.length === 0 ? [] : [withoutReferenceMessage(unnamed)]),
      ...(asks.length === 0 ? [] : [asksText(asks)]),
    ].join('\n\n');
  };
