import { corpayRunRules } from '@fx-gateway/domain/corpay/payment-run/corpayRunRules.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { groupRunPayments } from '@fx-gateway/domain/payment-run/grouping/groupRunPayments.ts';
import type { JudgedRow } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { expect, it } from 'vitest';
import { preparedPayments } from '../../../test/preparedPayments.ts';
import { plainPaint } from '../../../test/plainPaint.ts';
import { judgedPaymentsJson, judgedPaymentsView } from './judgedPaymentsOutput.ts';

const payee = { id: 'p-1', name: 'Northwind Ltd', currency: 'EUR', country: 'GR', methods: ['W'] };
const amount = makeMoney(150_000n, 'EUR');
const row = { payee, amount, problems: [], questions: [], payment: null };
const payment = {
  payee,
  amount,
  settlementCurrency: 'USD',
  settlementAccount: 'usd-1',
  method: 'W',
  purpose: 'goods',
  ownId: '',
} as const;
const judged: readonly JudgedRow[] = [
  {
    ...row,
    row: 2,
    problems: [{ kind: 'purpose-missing', field: 'purpose', message: 'It is missing.', choices: [] }],
  },
  { ...row, row: 3, payment: { ...payment, row: 3, reference: 'INV 7' } },
  { ...row, row: 4, payment: { ...payment, row: 4, reference: '' } },
  { ...row, row: 5, amount: null },
];
const prepared = preparedPayments({ judged });
const groups = groupRunPayments(
  judged.flatMap((each) => each.payment ?? []),
  corpayRunRules,
);

it('a program gets the amount of a row wherever it could be read, whatever else is wrong with it', () => {
  const read = { amount: '1500.00', currency: 'EUR' };
  expect(judgedPaymentsJson(prepared, groups, []).rows.map((each) => each.amount)).toEqual([
    read,
    read,
    read,
    null,
  ]);
});

it('a reader is told which payments go without a reference', () => {
  expect(judgedPaymentsView(prepared, groups, [])(plainPaint)).toContain(
    'One payment has no reference: row 4.',
  );
  expect(judgedPaymentsView(prepared, [], [])(plainPaint)).not.toContain('no reference');
});
