import { expect, it } from 'vitest';
import {
  readDisplayOnlyAmount,
  formatDisplayOnlyAmount,
  formatDisplayOnlyDecimal,
} from './displayOnlyAmount.ts';

it.each([
  [{ currency: 'EUR', amount: 10_000 }, '€10,000.00', '10000.00'],
  [{ currency: 'JPY', amount: 5_000 }, '¥5,000.00', '5000'],
  [{ currency: '???', amount: 1_234.5 }, '??? 1,234.50', '1234.5'],
])(
  'an amount of a record is shown, and given to what reads numbers, with the digits of its currency: %j',
  (shown, words, decimal) => {
    expect(formatDisplayOnlyAmount(shown)).toBe(words);
    expect(formatDisplayOnlyDecimal(shown)).toBe(decimal);
  },
);

it('an amount in a currency that is not known is never reckoned with', () => {
  expect(readDisplayOnlyAmount({ currency: '???', amount: 1 })).toBeNull();
  expect(readDisplayOnlyAmount({ currency: 'EUR', amount: 1 })).toEqual({ currency: 'EUR', minor: 100n });
});
