import type { AnsweredMoneyCall } from '../../intents/answeredMoneyCall.ts';
import { isSameMoney, type Money } from '../../money/makeMoney.ts';
import { readDisplayOnlyAmount, type DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { BuyAndSell } from '../api/buySell.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import type { StoredOfxBookingCall } from './ofxIntent.ts';
import type { OfxBookingTerms } from './openOfxBookings.ts';

const isAmount = (shown: DisplayOnlyAmount, amount: Money): boolean => {
  const exact = readDisplayOnlyAmount(shown);
  return exact !== null && isSameMoney(exact, amount);
};

/** The deals with both amounts of a quote. */
export const findDealsWithAmounts = (
  { buy, sell }: BuyAndSell,
  deals: readonly OfxDeal[],
): readonly OfxDeal[] => deals.filter((deal) => isAmount(deal.buy, buy) && isAmount(deal.sell, sell));

/** Whether a deal names exactly these beneficiaries; one that names none may be for any of them. */
export const mayPayBeneficiariesOfBooking = (
  { parts }: Pick<StoredOfxBookingCall, 'parts'>,
  { dealBeneficiaries }: OfxDeal,
): boolean =>
  dealBeneficiaries.length === 0 ||
  (dealBeneficiaries.length === parts.length &&
    parts.every(({ beneficiaryId }) =>
      dealBeneficiaries.some((paid) => paid.beneficiaryId === beneficiaryId),
    ));

/** The ids of the deals that bookings of this machine are known to have become. */
export const findDealIdsOfBookings = (
  booked: readonly AnsweredMoneyCall<StoredOfxBookingCall>[],
): readonly string[] => booked.flatMap(({ answer: { number } }) => number ?? []);

/**
 * The deals that a lost booking may have become: its amounts and beneficiaries, not there before it, and none of those
 * with the ids `taken`, which other bookings became.
 */
export const findCandidateDeals = (
  intent: StoredOfxBookingCall,
  deals: readonly OfxDeal[],
  taken: readonly string[] = [],
): readonly OfxDeal[] =>
  findDealsWithAmounts(intent, deals).filter(
    (deal) =>
      intent.knownDeals?.includes(deal.dealId) !== true &&
      !taken.includes(deal.dealId) &&
      mayPayBeneficiariesOfBooking(intent, deal),
  );

/**
 * A deal that was not among those `before`: for the same beneficiaries, in the same currencies and with the amount that
 * was typed. Null where there is none.
 */
export const findNewDuplicateOfxDeal = (
  terms: OfxBookingTerms,
  before: readonly OfxDeal[],
  now: readonly OfxDeal[],
): OfxDeal | null =>
  now.find(
    (deal) =>
      !before.some(({ dealId }) => dealId === deal.dealId) &&
      mayPayBeneficiariesOfBooking(terms, deal) &&
      deal.buy.currency === terms.buy.currency &&
      deal.sell.currency === terms.sell.currency &&
      isAmount(deal[terms.typedSide], terms[terms.typedSide]),
  ) ?? null;
