import { expect, it } from 'vitest';
import { sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import type { RunHeldRow } from '../run/paymentRun.ts';
import { toRunReportRows } from './toRunReportRows.ts';

const held = (row: number, more: Partial<RunHeldRow>): RunHeldRow => ({
  row,
  ownId: '',
  payee: '',
  reasons: [],
  ...more,
});

it('every row says what the sheet had said where payee, amount or currency were changed, paid or not', () => {
  const asPasted = 'Amount 1,100.00 EUR';
  const [payment] = sampleRunDeal().payments;
  if (payment === undefined) throw new Error('a payment');
  const rows = toRunReportRows(
    {
      deals: [
        sampleRunDeal({ payments: [{ ...payment, asPasted }], leftOut: [{ ...payment, row: 3, asPasted }] }),
      ],
      held: [held(4, { asPasted }), held(5, {})],
    },
    new Map(),
  );
  expect(rows.map((row) => row.asPasted)).toEqual([asPasted, asPasted, asPasted, null]);
});

it('every row that is not paid says who or what kept it out (RUN-13)', () => {
  const [payment] = sampleRunDeal().payments;
  if (payment === undefined) throw new Error('a payment');
  const rows = toRunReportRows(
    {
      ...sampleRun(),
      deals: [
        sampleRunDeal({ state: { kind: 'left-out' }, payments: [payment] }),
        sampleRunDeal({ leftOut: [{ ...payment, row: 3 }], payments: [] }),
      ],
      held: [
        held(4, { reasons: ['The amount cannot be read.'], cause: 'mistake' }),
        held(5, { reasons: ['Row 4 pays the same.'], cause: 'question' }),
        held(6, { reasons: ['You removed this row from the list.'], cause: 'removed' }),
        held(7, {}),
        held(8, { reasons: ['The amount cannot be read.'] }),
      ],
    },
    new Map(),
  );
  expect(rows.map(({ reason }) => reason)).toEqual([
    'You left it out before it was booked: nobody is paid by it.',
    'You left this row out before its deal was booked: this run does not pay it.',
    'The amount cannot be read. The row was not sent because of this mistake in it.',
    'Row 4 pays the same. The row was not sent since you did not say yes to this.',
    'You removed this row from the list.',
    'The row was not sent, and the run does not say why.',
    'The amount cannot be read.',
  ]);
});
