import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { orderNextMessages } from './orderNext.ts';
import { settlementTotals } from './settlementTotals.ts';

const order = orderDetail([orderPayment]);
const now = Date.parse('2026-11-22T12:00:00Z');
const fee = {
  amount: { currency: 'USD', amount: 15 },
  isFee: true,
  accountDetails: 'USD iACH, Northfield Bank ...8411',
};
const totals = (of: typeof order) => settlementTotals(of).map(formatMoney);
const withFee = { ...order, settlements: [...order.settlements, fee] };

describe('the sentence that an order opens with', () => {
  it('says what to settle from which account, who is paid, and when at the earliest', () => {
    expect(orderNextMessages(order, { now })).toBe(
      'Settle $11,534.02 from USD Wire, Northfield Bank ...4410, unless you already have: Kestrel Wool receives A$892.00 once it has arrived, on Nov 24, 2026 at the earliest.',
    );
    expect(orderNextMessages(withFee, { now })).toContain(
      'Settle $11,534.02 from USD Wire, Northfield Bank ...4410 and the fee of $15.00 from USD iACH, Northfield Bank ...8411, unless',
    );
  });

  it('names no account and no day that the partner does not', () => {
    const bare = orderDetail([{ ...orderPayment, availableDate: '' }]);
    expect(orderNextMessages({ ...bare, settlements: [] }, { now })).toBe(
      'Settle $11,534.02, unless you already have: Kestrel Wool receives A$892.00 once it has arrived.',
    );
    expect(
      orderNextMessages({ ...order, settlements: [{ ...fee, isFee: false, accountDetails: '' }] }, { now }),
    ).toMatch(/^Settle \$15\.00, unless/);
  });

  it.each([
    [['2026-11-24', '2026-11-24'], 'on Nov 24, 2026 at the earliest.'],
    [['2026-11-24', '2026-11-26'], 'on the dates below at the earliest.'],
  ])('speaks of several beneficiaries at once, paid on %j', (days, when) => {
    const several = orderDetail(days.map((availableDate) => ({ ...orderPayment, availableDate })));
    expect(orderNextMessages(several, { now })).toContain(
      `2 beneficiaries receive €10,000.00 in all once it has arrived, ${when}`,
    );
  });

  it.each([
    [['2026-11-24'], '2026-11-25T11:59:00Z', ', on Nov 24, 2026 at the earliest.'],
    [['2026-11-24'], '2026-11-25T12:00:00Z', '; its date, Nov 24, 2026, has passed.'],
    [
      ['2026-11-24', '2026-11-26'],
      '2026-11-26T12:00:00Z',
      ', on the dates below, of which some have passed.',
    ],
    [['2026-11-24', '2026-11-26'], '2026-12-01T00:00:00Z', '; the dates below have passed.'],
  ])('calls no day the earliest that is over everywhere: %j at %s', (days, at, when) => {
    const paid = orderDetail(days.map((availableDate) => ({ ...orderPayment, availableDate })));
    expect(orderNextMessages(paid, { now: Date.parse(at) })).toContain(`once it has arrived${when}`);
  });

  it.each([
    ['a day with an hour that is not', '2026-11-24T08:00:00', 'on Nov 24, 2026'],
    ['a text that only holds a day', '(2026-11-01)', 'on (2026-11-01)'],
    ['a text that is no whole day', '2026-11-1', 'on 2026-11-1'],
  ])('calls nothing over but a day that is over everywhere: not %s', (_what, availableDate, when) => {
    const paid = orderDetail([{ ...orderPayment, availableDate }]);
    expect(orderNextMessages(paid, { now: Date.parse('2026-11-25T11:59:00Z') })).toBe(
      `Settle $11,534.02 from USD Wire, Northfield Bank ...4410, unless you already have: Kestrel Wool receives A$892.00 once it has arrived, ${when} at the earliest.`,
    );
  });

  it('asks for the instruction first, and promises nothing of it while one is under way', () => {
    const booked = 'This deal is booked: €10,000.00 for your $11,534.02.';
    expect(orderNextMessages(orderDetail([]), { now })).toBe(
      `${booked} Nothing is paid until you instruct its payment.`,
    );
    expect(orderNextMessages(orderDetail([]), { now, underWay: true })).toBe(
      `${booked} It is not known yet whether its payment is instructed.`,
    );
  });
});

describe('the totals of a receipt', () => {
  it('add what is settled to its fee, and never one currency to another', () => {
    const pounds = { ...fee, amount: { currency: 'GBP', amount: 4.1 } };
    expect(totals(withFee)).toEqual(['$11,549.02']);
    expect(totals({ ...withFee, settlements: [...withFee.settlements, pounds] })).toEqual([
      '$11,549.02',
      '£4.10',
    ]);
  });

  it('leave out a currency that nobody here knows, and are none before there are settlements', () => {
    const kronor = { ...fee, amount: { currency: 'SEK', amount: 12.5 } };
    expect(totals({ ...order, settlements: [kronor] })).toEqual([]);
    expect(totals({ ...order, settlements: [] })).toEqual([]);
  });
});
