import { expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import { formatAmounts, formatExpectedPaymentDays, formatAmountsToSettle } from './orderMoneyMessages.ts';

const [dollars, pounds] = [makeMoney(1_156_460n, 'USD'), makeMoney(400n, 'GBP')];

it('amounts of several currencies stand beside each other, since no rate is known to add them', () => {
  expect(formatAmounts([dollars])).toBe('$11,564.60');
  expect(formatAmounts([dollars, pounds])).toBe('$11,564.60 and £4.00');
  expect(formatAmounts([dollars, pounds, { currency: 'SEK', amount: 9.5 }])).toBe(
    '$11,564.60, £4.00 and SEK 9.50',
  );
});

it('a day is expected, never claimed to have brought the money', () => {
  expect(formatExpectedPaymentDays(['2026-11-30'])).toBe('Expected Nov 30, 2026');
  expect(formatExpectedPaymentDays(['2026-11-30', '2026-12-01'])).toBe('Expected from Nov 30, 2026');
  expect(formatExpectedPaymentDays([])).toBeNull();
});

it('a sum of what was read says so where an older order may add to it', () => {
  expect(formatAmountsToSettle({ rest: [dollars], isWhole: true })).toBe('$11,564.60 to settle');
  expect(formatAmountsToSettle({ rest: [dollars, pounds], isWhole: false })).toBe(
    'At least $11,564.60 and £4.00 to settle',
  );
  expect(formatAmountsToSettle({ rest: [], isWhole: false })).toBeNull();
});
