import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { expect, it } from 'vitest';
import { toQuoteLabelledValues } from './requestCorpayQuote.ts';

it.each([
  [0.864532171, makeMoney(100_000_000n, 'USD'), makeMoney(86_453_217n, 'EUR'), '1 USD = 0.86453217 EUR'],
  [156.37, makeMoney(10_000n, 'USD'), makeMoney(15_637n, 'JPY'), '1 USD = 156.3700 JPY'],
])(
  'a rate of %d is told with its currencies and the digits that its amounts need (S-7)',
  (rate, settlement, payment, told) => {
    const facts = toQuoteLabelledValues({
      quote: { quoteId: 'q', rate, settlement, payment, expiryRemaining: null },
      expiresAt: null,
    });
    expect(facts).toContainEqual(['Rate', told]);
  },
);
