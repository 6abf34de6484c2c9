import type { AnsweredMoneyCall } from '../../intents/answeredMoneyCall.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { joinTimeline, type TimelineEntry, type TimelineLine } from '../../timeline/timeline.ts';
import { partnerTimelineEntries, localTimelineEntry } from '../../timeline/timelineEntries.ts';
import { timelineMessages } from '../../timeline/timelineMessages.ts';
import { toPaysAndReceives } from '../api/buySell.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { findCandidateDeals } from '../booking/findCandidateDeals.ts';
import type { StoredOfxBookingCall } from '../booking/ofxIntent.ts';

/** What this machine keeps that may be about a deal. */
export type LocalDealRecords = {
  /** The bookings that have no answer. */
  readonly kept: readonly StoredOfxBookingCall[];
  /** What was booked lately, whether somebody has heard of it or not. */
  readonly booked: readonly AnsweredMoneyCall<StoredOfxBookingCall>[];
  /** By which id the partner knows its answer to the booking of the deal; null where that is not known. */
  readonly bookingRequestId?: string | null;
};

const lineOf = (
  intent: StoredOfxBookingCall,
  messages: (amount: string, payees: string, deal: 'deal') => string,
  requestId: string | null = null,
): TimelineEntry => {
  const payees = intent.parts.map(({ name }) => name).join(', ');
  const what = messages(formatMoney(toPaysAndReceives(intent).receive), payees, 'deal');
  return localTimelineEntry(intent.startedAt, 'booking-sent', what, requestId);
};

/** The booking that became this deal; where none is known to, those without an answer that may have. */
const bookingsSent = (
  deal: OfxDeal,
  { kept, booked, bookingRequestId }: LocalDealRecords,
): readonly TimelineEntry[] => {
  const source = booked.find(({ answer: { number } }) => number === deal.dealId);
  return source === undefined
    ? kept
        .filter((intent) => findCandidateDeals(intent, [deal]).length > 0)
        .map((intent) => lineOf(intent, timelineMessages.mayHaveBecome))
    : [lineOf(source.intent, timelineMessages.became, bookingRequestId)];
};

/**
 * What is known of a deal with a moment or a day, by the partner and by this machine, oldest first. The partner does not
 * say since when a deal is in its state, so no line does.
 */
export const buildDealTimeline = (deal: OfxDeal, records: LocalDealRecords): readonly TimelineLine[] =>
  joinTimeline(
    partnerTimelineEntries(deal.enteredDate, 'booked', timelineMessages.booked),
    partnerTimelineEntries(deal.maturityDate, 'paid', 'Value date.'),
    bookingsSent(deal, records),
  );
