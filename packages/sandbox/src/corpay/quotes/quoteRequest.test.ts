import { describe, expect, it } from 'vitest';
import { readQuoteRequest } from './quoteRequest.ts';

const good = { settlementCurrency: 'USD', paymentCurrency: 'JPY', lockSide: 'Settlement', amount: 100 };

const reasons = (change: object): unknown => {
  const read = readQuoteRequest({ ...good, ...change });
  return read.ok ? 'accepted' : read.refusal;
};

const refusal = (key: string, message: string) => ({ status: 400, body: { errors: [{ key, message }] } });

describe('a request for a quote', () => {
  it('names the lock side in any case', () => {
    for (const lockSide of ['payment', 'PAYMENT', 'Payment']) {
      const read = readQuoteRequest({ ...good, lockSide });
      expect(read.ok && read.value.lockSide).toBe('Payment');
    }
    for (const lockSide of ['toString', 'constructor']) {
      expect(reasons({ lockSide })).toEqual(refusal('lockSide', 'The lock side is Settlement or Payment.'));
    }
  });

  it('is for more than 0.01 and at most 100,000,000', () => {
    const tooLittle = refusal('amount', 'The amount must be greater than 0.01.');
    const tooMuch = refusal('amount', 'The amount must not be above 100,000,000.');
    expect(reasons({ amount: 0.01 })).toEqual(tooLittle);
    expect(reasons({ amount: 0 })).toEqual(tooLittle);
    expect(reasons({ amount: -5 })).toEqual(tooLittle);
    expect(reasons({ amount: 0.02 })).toBe('accepted');
    expect(reasons({ amount: 100_000_000 })).toBe('accepted');
    expect(reasons({ amount: 100_000_000.01 })).toEqual(tooMuch);
  });

  it('has an amount that is a number and no finer than the locked currency', () => {
    const notANumber = refusal('amount', 'The amount must be a number.');
    expect(reasons({ amount: '100' })).toEqual(notANumber);
    expect(reasons({ amount: Number.POSITIVE_INFINITY })).toEqual(notANumber);
    expect(reasons({ amount: 100.005 })).toEqual(
      refusal('amount', 'An amount in USD has at most 2 decimals.'),
    );
    expect(reasons({ amount: 100.5, lockSide: 'Payment' })).toEqual(
      refusal('amount', 'An amount in JPY has at most 0 decimals.'),
    );
  });

  it('is between two different currencies of beneficiaries', () => {
    expect(reasons({ paymentCurrency: 'USD' })).toEqual(
      refusal('paymentCurrency', 'The two currencies must differ.'),
    );
    for (const paymentCurrency of ['MXN', 'jpy', 'ABC', null]) {
      expect(reasons({ paymentCurrency })).toEqual(
        refusal('paymentCurrency', 'This is not a currency that can be quoted.'),
      );
    }
  });

  it('has no other members', () => {
    expect(readQuoteRequest({ ...good, settlementAmount: 5 }).ok).toBe(false);
    expect(readQuoteRequest(undefined).ok).toBe(false);
    expect(readQuoteRequest([good]).ok).toBe(false);
  });
});
