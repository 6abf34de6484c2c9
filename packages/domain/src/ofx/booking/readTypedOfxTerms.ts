import { makeMoney } from '../../money/makeMoney.ts';
import { readTypedOfxAmount, type OfxDraft } from '../quotes/ofxDraft.ts';
import { ofxSellCurrencyOf } from '../quotes/ofxSellCurrencyOf.ts';
import type { OfxBookingTerms } from './openOfxBookings.ts';

/** The terms as far as they are typed, before there is a quote; an amount of nothing is like no other. Null without an amount. */
export const readTypedOfxTerms = (draft: OfxDraft): OfxBookingTerms | null => {
  const amount = readTypedOfxAmount(draft);
  const sellCurrency = ofxSellCurrencyOf(draft);
  if (amount === null || sellCurrency === null) return null;
  const { typedSide, buyCurrency, parts } = draft;
  const none = makeMoney(0n, sellCurrency);
  return {
    typedSide,
    buy: typedSide === 'buy' ? amount : makeMoney(0n, buyCurrency),
    sell: typedSide === 'sell' ? amount : none,
    parts: parts.map(({ beneficiary: { beneficiaryId, name } }) => ({ beneficiaryId, name, amount: none })),
  };
};
