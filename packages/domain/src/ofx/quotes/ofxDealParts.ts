import { formatMoney } from '../../money/formatMoney.ts';
import { compareMoney, isSameMoney, type Money } from '../../money/makeMoney.ts';
import type { OfxDealPart } from '../api/ofxDeal.ts';
import type { OfxQuote } from '../api/ofxQuote.ts';
import { splitAmongBeneficiaries, readTypedOfxAmount, type OfxDraft } from './ofxDraft.ts';
import type { OfxLiveState } from './ofxLiveQuote.ts';

/** What each beneficiary receives of this quote; together exactly what it sells (OFX-DEAL-3). */
export const computeOfxDealParts = (
  { parts }: Pick<OfxDraft, 'parts'>,
  { sell }: OfxQuote,
): readonly OfxDealPart[] => {
  const amounts = splitAmongBeneficiaries(parts, sell);
  return parts.map(({ beneficiary }, place) => ({
    beneficiaryId: beneficiary.beneficiaryId,
    amount: amounts[place] ?? { ...sell, minor: 0n },
  }));
};

/** Whether a beneficiary of the deal would receive nothing. */
export const leavesBeneficiaryOut = (draft: OfxDraft, quote: OfxQuote): boolean =>
  computeOfxDealParts(draft, quote).some(({ amount }) => amount.minor <= 0n);

/** An amount that the user typed and the displayed quote has otherwise. */
export type ChangedOfxAmount = { readonly typed: Money; readonly quoted: Money };

/** How the displayed quote changed the typed amount; null where it did not. */
export const findChangedOfxAmount = (
  draft: OfxDraft,
  { offer, stale }: OfxLiveState,
): ChangedOfxAmount | null => {
  const typed = readTypedOfxAmount(draft);
  if (offer === null || stale || typed === null) return null;
  const quoted = offer.quote[draft.typedSide];
  return quoted.currency !== typed.currency || isSameMoney(typed, quoted) ? null : { typed, quoted };
};

/** It is said, and the press waits until the user takes the new amount or types another. */
export const changedOfxAmountMessage = ({ typed, quoted }: ChangedOfxAmount): string =>
  `You entered ${formatMoney(typed)}, but the quote is for ${formatMoney(quoted)}, which is ${
    compareMoney(quoted, typed) > 0 ? 'more' : 'less'
  }.`;
