import { expect, it } from 'vitest';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { findRunOfOrder } from './findRunOfOrder.ts';
import type { RunDeal } from './paymentRun.ts';

const made = { booking: sampleBooking(), order: { number: '700', reference: '' } };
const instruction = { idempotencyKey: 'k', startedAt: 1, endings: {} };
const lost: RunDeal['state'] = { kind: 'booking', booking: made.booking };
const runWith = (state: RunDeal['state']) => [
  { ...sampleRun(), deals: [sampleRunDeal(), sampleRunDeal({ id: '2', state })] },
];

const order = { number: '700', sell: makeMoney(30_000n, 'EUR'), entryDate: '1970-01-01' };
const second = { run: { id: 'run-1', name: 'November' }, deal: '2' };

it('an order may be the deal of a run whose booking was never answered, by what its payees receive (RUN-6)', () => {
  expect(findRunOfOrder(runWith(lost), order, [])).toEqual({ ...second, isCertain: false });
});

it.each([
  ['stood there before', { number: '699' }, []],
  ['is of another amount', { sell: makeMoney(30_100n, 'EUR') }, []],
  ['is of a currency that is not known', { sell: null }, []],
  ['is of another currency', { sell: makeMoney(30_000n, 'GBP') }, []],
  ['is older than the booking by more than a day', { entryDate: '1969-12-30' }, []],
  ['was booked from this device by itself', {}, ['700']],
])('an order is no deal of a run where it %s', (_why, more, singles) => {
  expect(findRunOfOrder(runWith(lost), { ...order, ...more }, singles)).toBeNull();
});

it.each([
  { kind: 'booked', refusal: null, ...made },
  { kind: 'instructing', instruction, ...made },
] as const)('an order that an open run has booked is its deal, whatever its amount: $kind', (state) => {
  const other = { ...order, sell: makeMoney(100n, 'EUR') };
  expect(findRunOfOrder(runWith(state), other, ['700'])).toEqual({ ...second, isCertain: true });
});

it('an order that a run has done with, or left out, is no deal of it any more, nor of another one', () => {
  const runs = [...runWith({ kind: 'left-out', ...made }), ...runWith(lost)];
  expect(findRunOfOrder(runs, order, [])).toBeNull();
  expect(findRunOfOrder([sampleRun()], order, [])).toBeNull();
});
