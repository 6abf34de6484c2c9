import type { Clock } from '../../ports/clock.ts';
import { applyBookingAnswer } from './bookDeal.ts';
import type { CorpayJournalEntry, StoredBookingCall } from '../intents/intent.ts';
import { findCandidateOrders } from './findCandidateOrders.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { CorpayDeals, CorpayOrders, CorpayQuotes } from '../api/corpayPorts.ts';
import type { CorpayJournal } from '../intents/corpayJournal.ts';
import type { OrderSummary } from '../api/order.ts';
import { safeResendTime, hasQuoteSurelyEnded } from '../../intents/quoteEnd.ts';

/** What came back on the same call: why not, `no-number` where no order was named; null when it was not sent again. */
export type BookingInquiryAnswer = CallFailure | 'no-number' | null;

/** What is known of a booking whose answer was lost. */
export type LostBookingOutcome =
  | { readonly kind: 'booked'; readonly orderNumber: string }
  /** The partner gave no order number: one of these may be the deal, and only the user can say. */
  | {
      readonly kind: 'choose';
      readonly candidates: readonly OrderSummary[];
      readonly said: BookingInquiryAnswer;
    }
  /** Nothing is known here; `failure` is why the partner could not be asked, null when it was not, or somebody else knows. */
  | { readonly kind: 'unknown'; readonly failure: CallFailure | null };

export type BookingOutcomePorts = {
  readonly quotes: Pick<CorpayQuotes, 'remaining'>;
  readonly deals: CorpayDeals;
  readonly orders: CorpayOrders;
  readonly journal: Pick<CorpayJournal, 'list' | 'answer' | 'settle'>;
  readonly clock: Clock;
};

/** Failures that say nothing about the quote, only that now is not the time to ask. */
const saysNothing = ({ kind }: CallFailure): boolean =>
  kind !== 'refused' && kind !== 'permission' && kind !== 'unreadable';

/** Whether nobody has settled a booking yet. */
export const isBookingOpen = (kept: readonly CorpayJournalEntry[], { quoteId }: StoredBookingCall): boolean =>
  kept.some((entry) => entry.kind === 'booking' && entry.quoteId === quoteId);

/**
 * Deals that are known to have come from other bookings; null where another tab has settled this one meanwhile: one of
 * these deals may be its own then. Both are read in one step.
 */
const readDealsOfOthers = async (
  journal: Pick<CorpayJournal, 'list'>,
  intent: StoredBookingCall,
): Promise<readonly string[] | null> => {
  const kept = await journal.list();
  if (!isBookingOpen(kept, intent)) return null;
  return kept.filter((entry) => entry.kind === 'awaited-instruction').map(({ orderNumber }) => orderNumber);
};

const lookAtOrders = async (
  { orders, journal }: BookingOutcomePorts,
  intent: StoredBookingCall,
  said: BookingInquiryAnswer,
): Promise<Exclude<LostBookingOutcome, { kind: 'booked' }>> => {
  const list = await orders.list();
  if (!list.ok) return { kind: 'unknown', failure: list.failure };
  const known = await readDealsOfOthers(journal, intent);
  if (known === null) return { kind: 'unknown', failure: null };
  const candidates = findCandidateOrders(intent, list.value).filter(({ ordNum }) => !known.includes(ordNum));
  return { kind: 'choose', candidates, said };
};

/** The same call with the same quote and key; an answer without an order number leaves it to the orders. */
const askAgain = async (
  ports: BookingOutcomePorts,
  intent: StoredBookingCall,
): Promise<LostBookingOutcome> => {
  const answer = await ports.deals.book(intent.quoteId, intent.idempotencyKey);
  if (!answer.ok) {
    const { failure } = answer;
    const seen = await lookAtOrders(ports, intent, failure);
    const tells = !saysNothing(failure) || (seen.kind === 'choose' && seen.candidates.length > 0);
    return tells ? seen : { kind: 'unknown', failure };
  }
  const outcome = await applyBookingAnswer(ports.journal, intent, answer.value);
  return outcome.kind === 'booked' ? outcome : lookAtOrders(ports, intent, 'no-number');
};

/** A clock here may have been set forward: the partner's own is asked, where it tells. */
const livesAtPartner = async (
  { quotes }: BookingOutcomePorts,
  { quoteId }: StoredBookingCall,
): Promise<boolean> => {
  const left = await quotes.remaining(quoteId);
  return left.ok && (left.value ?? 0) > 0;
};

/**
 * Finds out what became of a booking without an answer. Until its quote has ended for sure, by the clock here and by
 * that of the partner, the call could still make the deal: then only the orders are looked at, and the call is sent
 * again only where the user, who sees beneficiary, amounts and rate, wants it and no order could be the deal
 * already. After that end the same call is a question without a risk. Where the end is not known nothing is sent by
 * itself.
 */
export const findLostBookingOutcome = async (
  ports: BookingOutcomePorts,
  intent: StoredBookingCall,
  by: 'itself' | 'user',
): Promise<LostBookingOutcome> => {
  const ended = hasQuoteSurelyEnded(intent, ports.clock.now());
  if (ended && !(await livesAtPartner(ports, intent))) return askAgain(ports, intent);
  const seen = await lookAtOrders(ports, intent, null);
  if (seen.kind === 'unknown' || seen.candidates.length > 0) return seen;
  return by === 'user' ? askAgain(ports, intent) : { kind: 'unknown', failure: null };
};

/** Until when a lost booking can still become a deal; null when it no longer can. */
export const lostBookingDeadline = (intent: StoredBookingCall, now: number): number | null =>
  hasQuoteSurelyEnded(intent, now) ? null : safeResendTime(intent);
