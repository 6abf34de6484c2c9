import type { OfxDeal } from '../api/ofxDeal.ts';
import { findCandidateDeals } from './findCandidateDeals.ts';
import type { StoredOfxBookingCall } from './ofxIntent.ts';

/** A booking without an answer, and the deal that it may be proposed to have become. */
export type ProposedDeal = { readonly intent: StoredOfxBookingCall; readonly deal: OfxDeal };

/**
 * The bookings, of all that are `open`, that can have become exactly one of the deals, which no other open one can have
 * become: they may be confirmed together (S-80). `taken` holds the ids of deals that other bookings became.
 */
export const proposeDealsForBookings = (
  open: readonly StoredOfxBookingCall[],
  deals: readonly OfxDeal[],
  taken: readonly string[],
): readonly ProposedDeal[] => {
  const fits = open.map((intent) => ({ intent, candidates: findCandidateDeals(intent, deals, taken) }));
  const claimed = fits.flatMap(({ candidates }) => candidates.map(({ dealId }) => dealId));
  return fits.flatMap(({ intent, candidates: [deal, ...others] }) =>
    deal !== undefined && others.length === 0 && claimed.filter((id) => id === deal.dealId).length === 1
      ? [{ intent, deal }]
      : [],
  );
};
