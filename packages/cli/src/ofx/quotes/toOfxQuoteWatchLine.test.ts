import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { emptyOfxDraft, reduceOfxDraft } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import type { OfxLiveState } from '@fx-gateway/domain/ofx/quotes/ofxLiveQuote.ts';
import { initialLiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';
import { expect, it } from 'vitest';
import { plainPaint } from '../../../test/plainPaint.ts';
import { toOfxQuoteWatchLine } from './toOfxQuoteWatchLine.ts';

const address = { addressLine: '', citySuburb: '', stateProvince: '', postCode: '', country: 'GR' };
const payee = {
  beneficiaryId: 'a',
  name: 'Thalassa',
  currency: 'EUR',
  classification: '3rd Party',
  paymentReason: '',
  updatedDate: '',
  beneficiaryAddress: address,
  beneficiaryBankDetails: { values: {}, bankAddress: address },
};
const chosen = reduceOfxDraft(emptyOfxDraft, { type: 'beneficiaries-chosen', beneficiaries: [payee] });
const draft = reduceOfxDraft(chosen, { type: 'part-typed', beneficiaryId: 'a', text: '500' });
const request = {
  buyCurrency: 'USD',
  sellCurrency: 'EUR',
  lockSide: 'sell',
  amount: makeMoney(50_000n, 'EUR'),
  beneficiaries: 1,
} as const;
const quote = (id: string, buy: bigint, sell = 50_000n): OfxQuote => ({
  id,
  buy: makeMoney(buy, 'USD'),
  sell: makeMoney(sell, 'EUR'),
  fee: { currency: 'USD', amount: 15 },
  customerRate: 0.862,
});
const offer = (of: OfxQuote) => ({ request, quote: of, expiresAt: null });
const live = (now: OfxQuote, before: OfxQuote | null = null): OfxLiveState => ({
  ...initialLiveQuoteState(),
  status: 'success',
  request,
  offer: offer(now),
  renewed: before === null ? null : offer(before),
});
const textOf = (state: OfxLiveState) => toOfxQuoteWatchLine(draft, state)?.view?.(plainPaint);

it('a watched quote is told with what everything costs, and with each part of it', () => {
  expect(textOf(live(quote('q1', 58_006n)))).toBe('€500.00 for $595.06 with the fee  1 USD = 0.8620 EUR');
  expect(toOfxQuoteWatchLine(draft, live(quote('q1', 58_006n)))?.data).toMatchObject({
    event: 'quote',
    quoteId: 'q1',
    beneficiaries: [{ beneficiary: 'a', amount: '500.00' }],
  });
});

it('a renewal is told beside what it replaced, and whether it is worse', () => {
  const renewed = live(quote('q2', 58_100n), quote('q1', 58_006n));
  expect(textOf(renewed)).toContain('renewed: was $580.06, now worse');
  expect(toOfxQuoteWatchLine(draft, renewed)?.data).toMatchObject({
    event: 'renewal',
    worse: true,
    before: { settlement: { amount: '580.06', currency: 'USD' } },
  });
  expect(textOf(live(quote('q2', 58_000n), quote('q1', 58_006n)))).not.toContain('worse');
});

it('a quote for another amount than the one that was asked for says so', () => {
  const moved = live(quote('q1', 58_006n, 49_000n));
  expect(textOf(moved)).toContain('You entered €500.00, but the quote is for €490.00');
  expect(toOfxQuoteWatchLine(draft, moved)?.data).toMatchObject({
    asked: { amount: '500.00', currency: 'EUR' },
  });
});
