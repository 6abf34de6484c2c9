import { isCurrency, type Currency } from '../../geography/currency.ts';
import type { OfxDraft } from './ofxDraft.ts';

/** The one currency of the deal; null until a beneficiary is chosen (OFX-QUOTE-13). */
export const ofxSellCurrencyOf = ({ parts }: Pick<OfxDraft, 'parts'>): Currency | null => {
  const currency = parts[0]?.beneficiary.currency;
  return isCurrency(currency) ? currency : null;
};
