import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import { initialLiveQuoteState } from '../../quoting/liveQuoteState.ts';
import {
  findChangedAmount,
  changedAmountMessage,
  findDisplayedAmount,
  findDisplayedAmountChange,
} from './answeredAmount.ts';
import type { CorpayLiveState } from './corpayLiveQuote.ts';
import type { LockSide, Quote, QuoteRequest } from '../api/quote.ts';
import { emptyDraft, type QuoteDraft } from './quoteDraft.ts';
import { cannotBookMessages, whyCannotBook } from './whyCannotBook.ts';

const draft: QuoteDraft = {
  ...emptyDraft,
  beneficiary: {
    clientIntegrationId: 'b-1',
    payee: 'Thalassa',
    curr: 'EUR',
    bankCountryISO: 'GR',
    methods: ['W'],
  },
  paymentCurrency: 'EUR',
  paymentAmount: '1001',
  settlementAmount: '1153.50',
};

const asked = (lockSide: LockSide): QuoteRequest => ({
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  lockSide,
  amount: lockSide === 'Payment' ? makeMoney(100_100n, 'EUR') : makeMoney(115_350n, 'USD'),
});

const answered = (settlement: bigint, payment: bigint): Quote => ({
  quoteId: 'q-1',
  rate: 0.86,
  settlement: makeMoney(settlement, 'USD'),
  payment: makeMoney(payment, 'EUR'),
  expiryRemaining: 30,
});

const displayed = (quote: Quote, lockSide: LockSide = 'Payment'): CorpayLiveState => {
  const request = asked(lockSide);
  return {
    ...initialLiveQuoteState(),
    status: 'success',
    request,
    offer: { request, quote, expiresAt: null },
  };
};

const settling: QuoteDraft = { ...draft, lockSide: 'Settlement' };

describe('Book Deal', () => {
  it('is on for a fresh quote of exactly the amount that was asked for', () => {
    expect(whyCannotBook(draft, displayed(answered(115_350n, 100_100n)), null)).toBeNull();
    expect(whyCannotBook(settling, displayed(answered(115_350n, 100_100n), 'Settlement'), null)).toBeNull();
  });

  it.each([100_099n, 100_101n, 90_000n])(
    'rests while the partner answered %d minor units for another amount that was asked',
    (payment) => {
      expect(whyCannotBook(draft, displayed(answered(115_350n, payment)), null)).toBe('amount-changed');
    },
  );

  it('rests when the changed amount is the one that is settled', () => {
    const live = displayed(answered(115_351n, 100_100n), 'Settlement');
    expect(whyCannotBook(settling, live, null)).toBe('amount-changed');
  });

  it.each([
    ['Payment', 0n, 100_100n],
    ['Settlement', 115_350n, 0n],
  ] as const)(
    'needs a counterpart above zero when the %s is locked (CP-BOOK-3)',
    (side, settlement, payment) => {
      const live = displayed(answered(settlement, payment), side);
      expect(whyCannotBook({ ...draft, lockSide: side }, live, null)).toBe('counterpart-missing');
    },
  );

  it('says the reason that matters most first (CP-BOOK-1, CP-BOOK-2)', () => {
    const live = displayed(answered(0n, 1n));
    expect(whyCannotBook({ ...draft, beneficiary: null }, live, 'earlier-booking-open')).toBe(
      'earlier-booking-open',
    );
    expect(whyCannotBook({ ...draft, beneficiary: null }, live, null)).toBe('beneficiary-missing');
    expect(whyCannotBook(draft, { ...live, stale: true }, null)).toBe('stale');
    expect(whyCannotBook(draft, live, null)).toBe('amount-changed');
  });

  it.each([
    ['journal-unread', 'Looking up your earlier bookings.'],
    ['earlier-booking-open', 'First settle what became of your earlier booking.'],
    ['beside-earlier', 'Say first that you want this deal beside the open one.'],
    ['beneficiary-missing', 'Choose a beneficiary first.'],
    ['nothing-asked', 'Enter an amount to get a quote.'],
    ['loading', 'Getting a quote.'],
    ['failed', 'There is no quote to book.'],
    ['stale', 'The quote is being renewed.'],
    ['resting', 'The renewed quote is less favourable. Please look at it before you book.'],
    ['booking', 'Your deal is being booked.'],
    ['amount-changed', 'The quote is for another amount than yours. Use it, or enter another one.'],
    ['counterpart-missing', 'The quote has no amount to book.'],
  ] as const)('says why it is off: %s', (reason, words) => {
    expect(cannotBookMessages[reason]).toBe(words);
  });

  it('is off while there is no quote, whatever else stands there', () => {
    expect(whyCannotBook(draft, initialLiveQuoteState(), null)).toBe('nothing-asked');
    const live = displayed(answered(115_350n, 100_100n));
    expect(whyCannotBook(draft, { ...live, status: 'error', offer: null }, null)).toBe('failed');
  });
});

describe('an answer that changes the locked amount', () => {
  it('is displayed with the number of the answer, and the difference is said', () => {
    const live = displayed(answered(115_350n, 90_000n));
    expect(findDisplayedAmount(draft, live, 'Payment')).toBe('900.00');
    expect(findDisplayedAmount(draft, live, 'Settlement')).toBe('1153.50');
    const change = findDisplayedAmountChange(live);
    expect(change).toEqual({ asked: makeMoney(100_100n, 'EUR'), answered: makeMoney(90_000n, 'EUR') });
    expect(change === null ? '' : changedAmountMessage(change)).toBe(
      'You asked for €1,001.00, but the quote is for €900.00.',
    );
  });

  it('leaves what was typed as it was typed where it keeps the amount', () => {
    const live = displayed(answered(115_350n, 100_100n));
    expect(findChangedAmount(asked('Payment'), answered(115_350n, 100_100n))).toBeNull();
    expect(findDisplayedAmount(draft, live, 'Payment')).toBe('1001');
  });

  it('no longer speaks of an amount that was edited since, nor where there is no quote', () => {
    const live = displayed(answered(115_350n, 90_000n));
    const edited = { ...live, request: asked('Payment'), stale: true };
    expect(findDisplayedAmountChange(edited)).toBeNull();
    expect(findDisplayedAmount(draft, edited, 'Payment')).toBe('1001');
    expect(findDisplayedAmountChange({ ...live, offer: null })).toBeNull();
  });
});
