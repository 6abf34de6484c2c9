import { expect, it } from 'vitest';
import { sampleBooking, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { toRunReportRows } from './toRunReportRows.ts';
import { totalRunPairs } from './totalRunPairs.ts';

const made = { booking: sampleBooking(), order: { number: '700', reference: '' } };
const paid = sampleRunDeal({ state: { kind: 'paid', requestId: null, ...made } });

it('what is received and sent is told for each currency and settlement currency (RUN-14)', () => {
  const booked = sampleRunDeal({ state: { kind: 'booked', refusal: null, ...made } });
  const inDoubt = sampleRunDeal({ state: { kind: 'booking', booking: made.booking } });
  expect(totalRunPairs({ deals: [paid, booked, inDoubt, sampleRunDeal()] })).toEqual([
    { received: makeMoney(30_000n, 'EUR'), sent: makeMoney(66_000n, 'USD') },
  ]);
});

it('what payees received of a deal that was instructed otherwise is told where it is known, and else named as not known', () => {
  const words = 'Otherwise.';
  const inFull = sampleRunDeal({ state: { kind: 'paid-otherwise', words, inFull: true, ...made } });
  const others = sampleRunDeal({ id: '4', state: { kind: 'paid-otherwise', words, ...made } });
  expect(totalRunPairs({ deals: [inFull] })).toEqual([
    { received: makeMoney(30_000n, 'EUR'), sent: makeMoney(33_000n, 'USD') },
  ]);
  expect(totalRunPairs({ deals: [inFull, others] })).toEqual([
    { received: makeMoney(30_000n, 'EUR'), sent: makeMoney(66_000n, 'USD'), unknown: ['4'] },
  ]);
});

it('the report says which way a rate goes (RUN-14)', () => {
  const [row, waiting] = toRunReportRows(
    {
      deals: [paid, sampleRunDeal({ payments: paid.payments.map((each) => ({ ...each, row: 9 })) })],
      held: [],
    },
    new Map(),
  ).filter(({ row: number }) => number === 2 || number === 9);
  expect([row?.rateWords, waiting?.rateWords]).toEqual(['1 USD = 0.909 EUR', null]);
});
