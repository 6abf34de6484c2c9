import { makeMoney } from '../../money/makeMoney.ts';
import type { StoredBookingCall } from '../intents/intent.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';
import type { CorpayBookingKeyStore } from '../intents/corpayBookingKeys.ts';
import type { CorpayJournal } from '../intents/corpayJournal.ts';
import { isSameBooking, type BookingTerms } from '../intents/openBookings.ts';
import { awaitsInstruction, type OrderDetail } from '../api/order.ts';
import type { QuoteRequest } from '../api/quote.ts';

/** What shall be booked, before there is a quote for it; `key` is the one that makes the call repeatable, or null. */
export type RequestedBooking = {
  readonly request: QuoteRequest;
  readonly beneficiaryId: string;
  readonly key: string | null;
};

/** A booking that is known to be this order; `key` as it was sent, or null. */
export type BookingWithOrder = {
  readonly intent: StoredBookingCall;
  readonly orderNumber: string;
  readonly key: string | null;
};

/** The terms as far as they are known without a quote; an amount of nothing is like no other. */
export const toBookingTerms = ({ request, beneficiaryId }: Omit<RequestedBooking, 'key'>): BookingTerms => {
  const { lockSide, amount, settlementCurrency, paymentCurrency } = request;
  return {
    beneficiaryId,
    lockSide,
    settlement: lockSide === 'Settlement' ? amount : makeMoney(0n, settlementCurrency),
    payment: lockSide === 'Payment' ? amount : makeMoney(0n, paymentCurrency),
  };
};

/**
 * Whether the order of a settled booking is what is wanted now, so that nothing is booked. One that is instructed
 * already is finished business, and one that was sent under another key is another call's. `order` is null
 * where it could not be looked at: then it answers, since a second deal would be worse.
 */
export const isBookingAlreadyDone = (
  { intent, key }: BookingWithOrder,
  order: OrderDetail | null,
  wanted: RequestedBooking,
): boolean =>
  (key === null || wanted.key === null || key === wanted.key) &&
  isSameBooking(intent, toBookingTerms(wanted)) &&
  (order === null || awaitsInstruction(order));

/** The bookings that became orders of which nobody has heard yet, oldest first. */
export const readUnreportedBookings = async ({
  journal,
  bookingKeys,
}: {
  readonly journal: Pick<CorpayJournal, 'unreported'>;
  readonly bookingKeys: Pick<CorpayBookingKeyStore, 'keyOf'>;
}): Promise<readonly BookingWithOrder[]> => {
  const untold = (await journal.unreported()).flatMap(({ intent, answer: { number } }) =>
    intent.kind === 'booking' && number !== null ? [{ intent, orderNumber: number }] : [],
  );
  return Promise.all(
    untold.map(async (booked) => ({ ...booked, key: await bookingKeys.keyOf(booked.intent.quoteId) })),
  );
};

/**
 * The first of the bookings settled by this run, or never told, that answers for the wanted one; null when a new one may be booked.
 * What an earlier run has told is not among them: it never answers for a new booking.
 */
export const findBookingAlreadyDone = async (
  { orders }: { readonly orders: CorpayOrders },
  settled: readonly BookingWithOrder[],
  wanted: RequestedBooking,
): Promise<BookingWithOrder | null> => {
  for (const booking of settled) {
    // Only an order that could answer is asked for.
    if (!isBookingAlreadyDone(booking, null, wanted)) continue;
    const order = await orders.show(booking.orderNumber);
    if (isBookingAlreadyDone(booking, order.ok ? order.value : null, wanted)) return booking;
  }
  return null;
};
