import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { orderNextMessages } from './orderNext.ts';
import { sumOrderSettlements } from './sumOrderSettlements.ts';

const order = orderDetail([orderPayment]);
const now = Date.parse('2026-11-22T12:00:00Z');
const fee = {
  amount: { currency: 'USD', amount: 15 },
  isFee: true,
  accountDetails: 'USD iACH, Northfield Bank ...8411',
};
const totals = (of: typeof order) => sumOrderSettlements(of).map(formatMoney);
const withFee = { ...order, settlements: [...order.settlements, fee] };

const sentencesOf = (of: typeof order, at = now) => orderNextMessages(of, { now: at });

describe('the sentences that an order opens with', () => {
  it('say what to settle from which account, who is paid, and when at the earliest', () => {
    expect(sentencesOf(order)).toEqual([
      'Settle $11,534.02 from USD Wire, Northfield Bank ...4410, if you have not yet.',
      'Kestrel Wool receives A$892.00 once your money has arrived.',
      'The earliest day is Nov 24, 2026.',
    ]);
    const fromTheSame = { ...fee, accountDetails: 'USD Wire, Northfield Bank ...4410' };
    expect(sentencesOf({ ...order, settlements: [...order.settlements, fromTheSame] })[0]).toBe(
      'Settle $11,549.02 (with the fee of $15.00) from USD Wire, Northfield Bank ...4410, if you have not yet.',
    );
    const kronor = { ...fromTheSame, amount: { currency: 'SEK', amount: 12.5 } };
    expect(sentencesOf({ ...order, settlements: [...order.settlements, kronor] })[0]).toBe(
      'Settle $11,534.02 from USD Wire, Northfield Bank ...4410 and the fee of SEK 12.50 from USD Wire, Northfield Bank ...4410, if you have not yet.',
    );
    expect(sentencesOf(withFee)[0]).toBe(
      'Settle $11,534.02 from USD Wire, Northfield Bank ...4410 and the fee of $15.00 from USD iACH, Northfield Bank ...8411, if you have not yet.',
    );
  });

  it('do not ask for what the user has marked as paid', () => {
    expect(orderNextMessages(order, { now, markedPaid: true })[0]).toBe(
      'You have marked on this device that you paid this.',
    );
  });

  it('name no account and no day that the partner does not', () => {
    const bare = orderDetail([{ ...orderPayment, availableDate: '' }]);
    expect(sentencesOf({ ...bare, settlements: [] })).toEqual([
      'Settle $11,534.02, if you have not yet.',
      'Kestrel Wool receives A$892.00 once your money has arrived.',
    ]);
    expect(sentencesOf({ ...order, settlements: [{ ...fee, isFee: false, accountDetails: '' }] })[0]).toBe(
      'Settle $15.00, if you have not yet.',
    );
  });

  it.each([
    [['2026-11-24', '2026-11-24'], 'The earliest day is Nov 24, 2026.'],
    [['2026-11-24', '2026-11-26'], 'The earliest days stand below.'],
  ])('speak of several beneficiaries at once, paid on %j', (days, when) => {
    const several = orderDetail(
      days.map((availableDate, place) => ({
        ...orderPayment,
        availableDate,
        payeeName: `Kestrel Wool ${place}`,
      })),
    );
    expect(sentencesOf(several).slice(1)).toEqual([
      '2 beneficiaries receive €10,000.00 in all once your money has arrived.',
      when,
    ]);
  });

  it.each([
    ['one name', [{}, {}, {}, {}], 'Kestrel Wool receives €10,000.00 in 4 payments'],
    [
      'one id, renamed meanwhile',
      [{ beneficiaryId: 'b-1' }, { beneficiaryId: 'b-1', payeeName: 'Kestrel Wool Pty' }],
      'Kestrel Wool receives €10,000.00 in 2 payments',
    ],
    [
      'two ids of one name',
      [{ beneficiaryId: 'b-1' }, { beneficiaryId: 'b-2' }],
      '2 beneficiaries receive €10,000.00 in all',
    ],
    [
      'two ids, one of them twice',
      [{ beneficiaryId: 'b-1' }, { beneficiaryId: 'b-2' }, { beneficiaryId: 'b-1' }],
      '2 beneficiaries receive €10,000.00 in 3 payments',
    ],
  ])('count beneficiaries as Past Orders does, each once: %s', (_what, paid, receipt) => {
    const several = orderDetail(paid.map((of) => ({ ...orderPayment, ...of })));
    expect(sentencesOf(several)[1]).toBe(`${receipt} once your money has arrived.`);
  });

  it.each([
    [['2026-11-24'], '2026-11-25T11:59:00Z', 'The earliest day is Nov 24, 2026.'],
    [['2026-11-24'], '2026-11-25T12:00:00Z', 'The expected day, Nov 24, 2026, has passed.'],
    [['2026-11-24', '2026-11-26'], '2026-11-26T12:00:00Z', 'Some of the days below have passed.'],
    [['2026-11-24', '2026-11-26'], '2026-12-01T00:00:00Z', 'The days below have passed.'],
  ])('call no day the earliest that is over everywhere: %j at %s', (days, at, when) => {
    const paid = orderDetail(days.map((availableDate) => ({ ...orderPayment, availableDate })));
    expect(sentencesOf(paid, Date.parse(at)).at(-1)).toBe(when);
  });

  it.each([
    ['a day with an hour that is not', '2026-11-24T08:00:00', 'Nov 24, 2026'],
    ['a text that only holds a day', '(2026-11-01)', '(2026-11-01)'],
    ['a text that is no whole day', '2026-11-1', '2026-11-1'],
  ])('call nothing over but a day that is over everywhere: not %s', (_what, availableDate, when) => {
    const paid = orderDetail([{ ...orderPayment, availableDate }]);
    expect(sentencesOf(paid, Date.parse('2026-11-25T11:59:00Z')).at(-1)).toBe(`The earliest day is ${when}.`);
  });

  it('ask for the instruction first, and promise nothing of it while one is under way', () => {
    const booked = 'This deal is booked: €10,000.00 for your $11,534.02.';
    expect(sentencesOf(orderDetail([]))).toEqual([booked, 'Nothing is paid until you instruct its payment.']);
    expect(orderNextMessages(orderDetail([]), { now, underWay: true })).toEqual([
      booked,
      'It is not known yet whether its payment is instructed.',
    ]);
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
