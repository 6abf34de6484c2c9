import { expect, it } from 'vitest';
import { orderPayment } from '../../../test/sampleDeals.ts';
import { sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { tellInstructedOtherwise } from './tellInstructedOtherwise.ts';

const deal = sampleRunDeal();
const [row] = deal.payments;
const twice = sampleRunDeal({
  payments: row === undefined ? [] : [row, { ...row, row: 3, amount: makeMoney(20_000n, 'EUR') }],
});
const shown = (payee: string, amount: number) => ({
  ...orderPayment,
  beneficiaryId: payee,
  payeeName: payee,
  amount: { currency: 'EUR', amount },
});

it('a payee who got the whole amount of a deal in one payment is paid, and that is said', () => {
  const found = tellInstructedOtherwise(twice, '700', [shown('olive', 300)]);
  expect(found.inFull).toBe(true);
  expect(found.words).toMatch(
    /^This payee got the whole amount in one payment: order 700 is instructed with/,
  );
  expect(found.words).not.toContain('not carried out');
});

it('payees who got their whole amounts in another split are paid, and that is said', () => {
  const found = tellInstructedOtherwise(deal, '700', [
    shown('olive', 60),
    shown('olive', 40),
    shown('thalassa', 200),
  ]);
  expect([found.inFull, found.words.split(':')[0]]).toEqual([
    true,
    'Each payee got the whole amount, split into other payments',
  ]);
});

it.each([
  [[shown('olive', 300)]],
  [[shown('olive', 100), shown('hart', 200)]],
  [[shown('olive', 100), { ...shown('thalassa', 200), amount: { currency: 'GBP', amount: 200 } }]],
])('an order that pays others, or other amounts, has not paid the rows of a run', (payments) => {
  const found = tellInstructedOtherwise(deal, '700', payments);
  expect(found.inFull).toBeUndefined();
  expect(found.words).toContain('The payments of this run were not carried out');
});
