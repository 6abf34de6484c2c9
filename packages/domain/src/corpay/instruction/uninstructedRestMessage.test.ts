import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { uninstructedRestMessage } from './uninstructedRestMessage.ts';

const paid = (amount: number, currency = 'EUR') => ({ ...orderPayment, amount: { currency, amount } });

describe('what of an order stays uninstructed', () => {
  it.each([
    [
      'one payment of less',
      [paid(9_000)],
      '€1,000.00 of €10,000.00 stays uninstructed. An order is instructed once: nothing more can be instructed for this order.',
    ],
    [
      'several that sum up to a cent less',
      [paid(9_000), paid(999.99)],
      '€0.01 of €10,000.00 stays uninstructed. An order is instructed once: nothing more can be instructed for this order.',
    ],
    ['several that sum up to all of it', [paid(9_000), paid(1_000)], null],
    ['more than was booked', [paid(10_001)], null],
    ['no payment yet', [], null],
    ['a payment in another currency', [paid(1, 'USD')], null],
    ['a payment in a currency that nobody here knows', [paid(1, 'XAU')], null],
  ])('is told by %s', (_what, payments, words) => {
    expect(uninstructedRestMessage(orderDetail(payments))).toBe(words);
  });

  it('is not told of an order that was booked in a currency that nobody here knows', () => {
    expect(
      uninstructedRestMessage({ ...orderDetail([paid(1, 'XAU')]), sell: { currency: 'XAU', amount: 2 } }),
    ).toBe(null);
  });
});
