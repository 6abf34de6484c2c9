import { describe, expect, it } from 'vitest';
import { money } from '../../money/money.ts';
import { initialLiveState } from '../../quoting/liveState.ts';
import type { Quote, QuoteRequest } from '../api/quote.ts';
import { displayedChange } from './answeredAmount.ts';
import type { CorpayLiveState } from './corpayLiveQuote.ts';
import { joinRequests } from './joinRequests.ts';

const request: QuoteRequest = {
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  lockSide: 'Payment',
  amount: money(1_000_000n, 'EUR'),
};
const quote: Quote = {
  quoteId: 'q1',
  rate: 0.867,
  settlement: money(1_153_402n, 'USD'),
  payment: money(900_000n, 'EUR'),
  expiryRemaining: 30,
};

/** A state as it comes out of a text: each request is an object of its own. */
const read = (
  { offered = request, renewed = request, asking = request } = {},
  asked: QuoteRequest | null = request,
): CorpayLiveState => ({
  ...initialLiveState(),
  status: 'success',
  request: asked === null ? null : structuredClone(asked),
  offer: { request: structuredClone(offered), quote, expiresAt: 30_000 },
  renewed: { request: structuredClone(renewed), quote, expiresAt: 20_000 },
  asking: { ticket: 2, request: structuredClone(asking), sentAt: 10_000 },
});

describe('a live quote that was read from a text', () => {
  it('is as it was, and its equal requests are one again', () => {
    const live = read();
    const joined = joinRequests(live);
    expect(joined).toEqual(live);
    expect(joined.offer?.request).toBe(joined.request);
    expect(joined.renewed?.request).toBe(joined.request);
    expect(joined.asking?.request).toBe(joined.request);
  });

  it('says that the quote is for another amount than was asked, as it did before', () => {
    expect(displayedChange(joinRequests(read()))).toEqual({
      asked: money(1_000_000n, 'EUR'),
      answered: money(900_000n, 'EUR'),
    });
  });

  it.each<[string, Partial<QuoteRequest>]>([
    ['settled in another currency', { settlementCurrency: 'CAD' }],
    ['paid in another currency', { paymentCurrency: 'GBP' }],
    ['locked on the other side', { lockSide: 'Settlement' }],
    ['of money of another currency', { amount: money(1_000_000n, 'USD') }],
    ['of another amount', { amount: money(1_000_001n, 'EUR') }],
  ])('keeps apart from what is asked a quote that is %s', (_what, other) => {
    const live = read({ offered: { ...request, ...other } });
    const joined = joinRequests(live);
    expect(joined).toEqual(live);
    expect(joined.offer?.request).not.toBe(joined.request);
  });

  it('asks nothing where nothing was asked, and offers nothing where nothing was offered', () => {
    expect(joinRequests(initialLiveState())).toEqual(initialLiveState());
    const live = read({}, null);
    const joined = joinRequests(live);
    expect(joined).toEqual(live);
    expect(joined.renewed?.request).toBe(joined.offer?.request);
  });
});
