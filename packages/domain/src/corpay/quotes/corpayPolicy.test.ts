import { describe, expect, it } from 'vitest';
import type { Currency } from '../../geography/currency.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { callFailure, type CallFailure } from '../../calls/callFailure.ts';
import { corpayPolicy } from './corpayPolicy.ts';
import { quoteFailureMessage } from '../api/corpayMessages.ts';
import type { Quote, QuoteRequest } from '../api/quote.ts';

const request: QuoteRequest = {
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  lockSide: 'Payment',
  amount: makeMoney(1_000n, 'EUR'),
};
const quote = (settlement: Currency, payment: Currency): Quote => ({
  quoteId: 'q',
  rate: 0.86,
  settlement: makeMoney(1_163n, settlement),
  payment: makeMoney(1_000n, payment),
  expiryRemaining: 9.5,
});

const isAskedAgain = (kind: CallFailure['kind']): boolean =>
  corpayPolicy.isConnectionLost({ ...corpayPolicy.arrivedEnded, kind });

describe("what counts as a quote of Corpay's", () => {
  it('is in the currencies that were asked for, and in no other', () => {
    expect(corpayPolicy.whyUnusable(request, quote('USD', 'EUR'))).toBeNull();
    for (const other of [quote('CAD', 'EUR'), quote('USD', 'GBP'), quote('EUR', 'USD')])
      expect(corpayPolicy.whyUnusable(request, other)).toMatchObject({
        kind: 'unreadable',
        path: '/deal/quote',
      });
  });

  it('says in words that it had ended when it arrived', () => {
    expect(corpayPolicy.arrivedEnded).toEqual(callFailure('quote-ended', '/deal/quote'));
    expect(quoteFailureMessage(corpayPolicy.arrivedEnded)).toBe(
      'The quote had already ended when it arrived.',
    );
    expect(corpayPolicy.ending.secondsLeft(quote('USD', 'EUR'))).toBe(9.5);
  });

  it('is asked for again by itself after silence, and after no other failure', () => {
    expect(isAskedAgain('no-answer')).toBe(true);
    for (const kind of ['refused', 'server-trouble', 'unreadable', 'token-refused'] as const)
      expect(isAskedAgain(kind)).toBe(false);
  });

  it('is worse when it costs more for the same payment, or pays less for the same settlement', () => {
    const dearer = { ...quote('USD', 'EUR'), settlement: makeMoney(1_164n, 'USD') };
    expect(corpayPolicy.isWorse(quote('USD', 'EUR'), dearer, request)).toBe(true);
    expect(corpayPolicy.isWorse(dearer, quote('USD', 'EUR'), request)).toBe(false);
    expect(corpayPolicy.isWorse(dearer, dearer, request)).toBe(false);
    const settling: QuoteRequest = { ...request, lockSide: 'Settlement', amount: makeMoney(1_163n, 'USD') };
    const less = { ...quote('USD', 'EUR'), payment: makeMoney(999n, 'EUR') };
    expect(corpayPolicy.isWorse(quote('USD', 'EUR'), less, settling)).toBe(true);
    expect(corpayPolicy.isWorse(less, quote('USD', 'EUR'), settling)).toBe(false);
    expect(corpayPolicy.isWorse(less, less, settling)).toBe(false);
  });
});
