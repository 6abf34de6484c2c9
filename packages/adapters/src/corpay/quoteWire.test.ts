import type { QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { readQuote, readQuoteStatus } from './quoteWire.ts';

const asked: QuoteRequest = {
  settlementCurrency: 'USD',
  paymentCurrency: 'JPY',
  lockSide: 'Settlement',
  amount: makeMoney(10_000n, 'USD'),
};

describe('a quote', () => {
  const content = {
    rate: { value: 159.9, lockSide: 'settlement', rateType: 'USDJPY', operation: 'Multiply' },
    quoteId: 'q1',
    payment: { currency: 'JPY', amount: 15990 },
    settlement: { currency: 'USD', amount: 100 },
    expiryRemaining: 29.2,
    somethingNew: { nested: true },
  };

  it('reads the same wrapped, bare, with what is unknown, and in either case of the lock side', () => {
    const quote = {
      quoteId: 'q1',
      rate: 159.9,
      payment: { currency: 'JPY', minor: 15_990n },
      settlement: { currency: 'USD', minor: 10_000n },
      expiryRemaining: 29.2,
    };
    expect(readQuote(asked)({ content, errors: [], links: [] })).toEqual(quote);
    expect(readQuote(asked)({ ...content, rate: { value: 159.9, lockSide: 'Settlement' } })).toEqual(quote);
  });

  it('mends the noise of a partner that computes in floats', () => {
    const noisy = { ...content, settlement: { currency: 'USD', amount: 100.29999999999998 } };
    expect(readQuote(asked)(noisy)?.settlement.minor).toBe(10_030n);
  });

  it('speaks of no seconds when the partner does not', () => {
    expect(readQuote(asked)({ ...content, expiryRemaining: null })?.expiryRemaining).toBeNull();
    expect(readQuoteStatus({ content: {} })).toEqual({ expiryRemaining: null });
    expect(readQuoteStatus({ expiryRemaining: '7.5' })).toEqual({ expiryRemaining: 7.5 });
  });

  it.each([
    ['without an amount', { ...content, payment: { currency: 'JPY', amount: null } }],
    ['with an amount that is no number', { ...content, payment: { currency: 'JPY', amount: 'a lot' } }],
    ['with an amount beyond counting', { ...content, payment: { currency: 'JPY', amount: 1e300 } }],
    ['in another currency than asked for', { ...content, payment: { currency: 'KRW', amount: 15990 } }],
    ['without an id', { ...content, quoteId: '' }],
    ['without a rate', { ...content, rate: null }],
    ['that is nothing', null],
  ])('cannot be read %s', (_, body) => {
    expect(readQuote(asked)(body)).toBeNull();
  });
});
