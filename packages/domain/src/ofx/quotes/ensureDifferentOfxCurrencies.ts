import type { Currency } from '../../geography/currency.ts';
import { findFirstDifferentCurrency } from '../../geography/findFirstDifferentCurrency.ts';
import { ofxCurrencies } from '../beneficiaries/newOfxBeneficiary.ts';
import { switchedCurrencySentence } from '../../quoting/switchedCurrencySentence.ts';
import type { OfxDraft } from './ofxDraft.ts';
import { ofxSellCurrencyOf } from './ofxSellCurrencyOf.ts';

const otherThan = (sell: Currency, lastSent: string | null): Currency =>
  ofxCurrencies.find((currency) => currency === lastSent && currency !== sell) ??
  findFirstDifferentCurrency(sell, ofxCurrencies);

const buyCurrencyOf = (draft: OfxDraft, lastSent: string | null): Currency => {
  const sell = ofxSellCurrencyOf(draft);
  if (sell === null) return draft.buyCurrency;
  if (draft.wantedCurrency !== sell) return draft.wantedCurrency;
  return draft.buyCurrency === sell ? otherThan(sell, lastSent) : draft.buyCurrency;
};

/**
 * The customer sends what they chose, and never the currency of who is paid: in its place what their newest deal sent,
 * or the first other one (OFX-QUOTE-22). No amount turns into another currency's: one whose currency has changed is
 * emptied.
 */
export const ensureDifferentOfxCurrencies = (
  before: OfxDraft,
  after: OfxDraft,
  lastSent: string | null = null,
): OfxDraft => {
  const buyCurrency = buyCurrencyOf(after, lastSent);
  const sellBefore = ofxSellCurrencyOf(before);
  return {
    ...after,
    buyCurrency,
    ...(buyCurrency === before.buyCurrency ? {} : { buyText: '' }),
    ...(sellBefore === null || sellBefore === ofxSellCurrencyOf(after) ? {} : { sellTotalText: null }),
  };
};

/** What the customer may send to those who are paid in this currency (S-11). */
export const listBuyCurrencies = (sell: Currency | null): readonly Currency[] =>
  ofxCurrencies.filter((currency) => currency !== sell);

/** Says that the customer sends another currency than they chose; null where they do not. */
export const switchedCurrencyMessage = (draft: OfxDraft): string | null =>
  draft.wantedCurrency === ofxSellCurrencyOf(draft)
    ? switchedCurrencySentence(draft.buyCurrency, draft.wantedCurrency)
    : null;
