import type { CallFailure } from '../../calls/callFailure.ts';
import type { Currency } from '../../geography/currency.ts';
import { listBuyCurrencies } from './ensureDifferentOfxCurrencies.ts';
import type { OfxDraft } from './ofxDraft.ts';
import { ofxSellCurrencyOf } from './ofxSellCurrencyOf.ts';

/**
 * What the customer may send where the partner refuses to quote what they send now: what their newest deal sent, else
 * US dollars, else the first other one. Null where no other currency helps: nothing was refused, or the partner's words
 * are about the amount.
 */
export const findCurrencyInsteadOfRefused = (
  draft: OfxDraft,
  failure: Pick<CallFailure, 'kind' | 'messages'> | null,
  lastSent: string | null,
): Currency | null => {
  if (failure?.kind !== 'refused' || failure.messages.some((words) => /amount/iu.test(words))) return null;
  const others = listBuyCurrencies(ofxSellCurrencyOf(draft)).filter(
    (currency) => currency !== draft.buyCurrency,
  );
  return (
    others.find((currency) => currency === lastSent) ??
    others.find((currency) => currency === 'USD') ??
    others[0] ??
    null
  );
};
