import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { planParts } from './planParts.ts';

const known = new Map([
  ['ann', { name: 'Ann', currency: 'EUR' as const }],
  ['bea', { name: 'Bea', currency: 'EUR' as const }],
  ['cho', { name: 'Cho', currency: 'JPY' as const }],
]);
const quote = { sell: makeMoney(10_000n, 'EUR'), beneficiaries: 2 };
const part = (beneficiaryId: string, amount: number) => ({ beneficiaryId, amount });
const plan = (...asked: ReturnType<typeof part>[]) => planParts(asked, quote, known);

describe('the parts of a deal', () => {
  it('add up to what the quote sells, to the last cent', () => {
    expect(plan(part('ann', 33.33), part('bea', 66.67))).toEqual([
      { beneficiaryId: 'ann', name: 'Ann', amount: makeMoney(3_333n, 'EUR') },
      { beneficiaryId: 'bea', name: 'Bea', amount: makeMoney(6_667n, 'EUR') },
    ]);
    expect(plan(part('ann', 33.33), part('bea', 66.66))).toBe(
      'The amounts add up to 99.99 EUR, and the quote is for 100.00.',
    );
  });

  it.each([
    [[part('ann', 100)], 'The quote was made for 2 beneficiaries, and the deal has 1.'],
    [[part('ann', 50), part('ann', 50)], 'A beneficiary is named twice.'],
    [[part('ann', 50), part('dan', 50)], 'There is no such beneficiary: dan.'],
    [[part('ann', 50), part('cho', 50)], 'Cho is not paid in EUR.'],
    [[part('ann', 50.005), part('bea', 49.995)], 'An amount in EUR has more decimals than that currency.'],
  ])('are refused as a whole: %j', (asked, why) => {
    expect(plan(...asked)).toBe(why);
  });
});
