import { money } from '../../money/money.ts';
import { typedAmount, type OfxDraft } from '../quotes/ofxDraft.ts';
import { sellCurrencyOf } from '../quotes/sellCurrencyOf.ts';
import type { OfxBookingTerms } from './openOfxBookings.ts';

/** The terms as far as they are typed, before there is a quote; an amount of nothing is like no other. Null without an amount. */
export const typedOfxTerms = (draft: OfxDraft): OfxBookingTerms | null => {
  const amount = typedAmount(draft);
  const sellCurrency = sellCurrencyOf(draft);
  if (amount === null || sellCurrency === null) return null;
  const { typedSide, buyCurrency, parts } = draft;
  const none = money(0n, sellCurrency);
  return {
    typedSide,
    buy: typedSide === 'buy' ? amount : money(0n, buyCurrency),
    sell: typedSide === 'sell' ? amount : none,
    parts: parts.map(({ beneficiary: { beneficiaryId, name } }) => ({ beneficiaryId, name, amount: none })),
  };
};
