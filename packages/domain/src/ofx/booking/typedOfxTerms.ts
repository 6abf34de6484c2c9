import { money } from '../../money/money.ts';
import { typedOfxAmount, type OfxDraft } from '../quotes/ofxDraft.ts';
import { ofxSellCurrencyOf } from '../quotes/ofxSellCurrencyOf.ts';
import type { OfxBookingTerms } from './openOfxBookings.ts';

/** The terms as far as they are typed, before there is a quote; an amount of nothing is like no other. Null without an amount. */
export const typedOfxTerms = (draft: OfxDraft): OfxBookingTerms | null => {
  const amount = typedOfxAmount(draft);
  const sellCurrency = ofxSellCurrencyOf(draft);
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
