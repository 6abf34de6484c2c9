import { rememberBooked, settleByAnswer } from './bookDeal.ts';
import type { BookingIntent } from './bookingIntent.ts';
import { candidateOrders } from './candidateOrders.ts';
import type { CorpayFailure } from './corpayFailure.ts';
import type { CorpayDeals, CorpayOrders } from './corpayPorts.ts';
import type { IntentJournal } from './intentJournal.ts';
import type { OrderSummary } from './order.ts';

/** What is known of a booking whose answer was lost. */
export type BookingSettlement =
  | { readonly kind: 'booked'; readonly orderNumber: string }
  /** The partner gave no order number: one of these may be the deal, and only the person can say. */
  | { readonly kind: 'choose'; readonly candidates: readonly OrderSummary[] }
  | { readonly kind: 'unknown'; readonly failure: CorpayFailure | null };

/** Failures that say nothing about the quote, only that now is not the time to ask. */
const saysNothing = ({ kind }: CorpayFailure): boolean =>
  kind !== 'refused' && kind !== 'permission' && kind !== 'unreadable';

/**
 * Finds out what became of a booking without an answer: the same call with the same quote and key, also after the
 * quote's end. An order number settles it. An answer without one does not prove that nothing was booked, so the
 * person chooses among the orders that could be it.
 */
export const settleBooking = async (
  ports: { readonly deals: CorpayDeals; readonly orders: CorpayOrders; readonly journal: IntentJournal },
  intent: BookingIntent,
): Promise<BookingSettlement> => {
  const answer = await ports.deals.book(intent.quoteId, intent.idempotencyKey);
  if (!answer.ok && saysNothing(answer.failure)) return { kind: 'unknown', failure: answer.failure };
  const outcome = await settleByAnswer(ports.journal, intent, answer);
  if (outcome.kind === 'booked') return outcome;
  const orders = await ports.orders.list();
  return orders.ok
    ? { kind: 'choose', candidates: candidateOrders(intent, orders.value) }
    : { kind: 'unknown', failure: orders.failure };
};

/** The person has said which order the booking became, or that it became none. */
export const settleByChoice = async (
  journal: IntentJournal,
  intent: BookingIntent,
  orderNumber: string | null,
): Promise<void> =>
  orderNumber === null ? journal.settle(intent) : rememberBooked(journal, intent, orderNumber);
