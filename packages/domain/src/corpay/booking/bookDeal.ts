import type { Clock } from '../../ports/clock.ts';
import type { Identifiers } from '../../ports/identifiers.ts';
import type { StoredBookingCall, CorpayJournalEntry } from '../intents/intent.ts';
import type { MoneyCallOutcome } from '../../intents/answeredMoneyCall.ts';
import { storeAndSendMoneyCall } from '../../intents/storeAndSendMoneyCall.ts';
import { findCandidateOrders } from './findCandidateOrders.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { CorpayDeals, CorpayOrders } from '../api/corpayPorts.ts';
import { bookingFailureMessage } from '../api/corpayMessages.ts';
import type { BookingAnswer } from '../api/deal.ts';
import type { CorpayJournal } from '../intents/corpayJournal.ts';
import { findWhyBookingStopped, type BookingStopReason } from '../../intents/earlierBooking.ts';
import { findBlockingCorpayBooking, findNewDuplicateBookingInJournal } from '../intents/openBookings.ts';
import type { LockSide, Quote } from '../api/quote.ts';

/** What became of a booking. `unknown` is never the same as `refused`: a deal may exist. */
export type BookingOutcome =
  | { readonly kind: 'booked'; readonly orderNumber: string }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  | { readonly kind: 'unknown'; readonly intent: StoredBookingCall; readonly failure: CallFailure | null }
  /** Nothing was sent. */
  | BookingStopReason<StoredBookingCall>
  /** Nothing was sent, because the intent could not be kept and a lost answer would not be found again. */
  | { readonly kind: 'not-kept' };

export type BookingPorts = {
  readonly deals: CorpayDeals;
  readonly orders: CorpayOrders;
  readonly journal: CorpayJournal;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
};

/** What one press on Book Deal books: exactly the numbers that were displayed. */
export type BookingInput = {
  readonly quote: Quote;
  readonly lockSide: LockSide;
  /** When the quote ends, by the wall clock in milliseconds since 1970; null when it is not known. */
  readonly endsAt: number | null;
  readonly beneficiaryId: string;
  readonly payee: string;
  /** The fingerprint of the bank details that were shown; null where none were. */
  readonly accountPrint?: string | null;
  readonly newestOrder: string | null;
  /** The quote ids of open bookings that the user was shown and wants this one beside. */
  readonly despite: readonly string[];
  /** The quote ids of the bookings that were deals already when the press began, before it looked for equal orders. */
  readonly bookedBefore: readonly string[];
};

/** What a press says about other bookings. */
type BesideOthers = Pick<BookingInput, 'despite' | 'bookedBefore'>;

/**
 * A browser may send a call twice, and a partner without keys refuses the later one in its own way: that the quote has
 * ended, is booked already or is not there. Then only the orders tell that the earlier one was not carried out.
 */
export const isBookingRefusal = async (
  orders: Pick<CorpayOrders, 'list'>,
  intent: StoredBookingCall,
  { kind }: CallFailure,
): Promise<boolean> => {
  if (kind !== 'refused') return true;
  const list = await orders.list();
  return list.ok && findCandidateOrders(intent, list.value).length === 0;
};

/** What a press means, with a key of its own. */
export const makeBookingCall = (
  { clock, identifiers }: Pick<BookingPorts, 'clock' | 'identifiers'>,
  { quote, lockSide, endsAt, beneficiaryId, payee, accountPrint = null, newestOrder }: BookingInput,
): StoredBookingCall => ({
  kind: 'booking',
  quoteId: quote.quoteId,
  idempotencyKey: identifiers.uuid(),
  settlement: quote.settlement,
  payment: quote.payment,
  rate: quote.rate,
  lockSide,
  endsAt,
  beneficiaryId,
  payee,
  ...(accountPrint === null ? {} : { accountPrint }),
  newestOrder,
  startedAt: clock.now(),
});

/** Hears the number of an order as soon as the partner names it. */
type ToldOrder = (orderNumber: string) => void;

const tellNobody: ToldOrder = () => undefined;

/**
 * Books a quote once (CP-BOOK-6, S-77, S-80). Whether it may be sent is decided in the step that keeps its intent, on
 * what the journal holds at that moment for all tabs and processes: beside an open booking of the same beneficiary,
 * currencies and locked amount it is not sent, nor where the same was booked since the press began. A definite answer
 * is kept until somebody has heard of it; a booked deal is remembered until its payment is instructed (S-113). `told`
 * need not wait for that: who leaves in between finds the booking open, and its order by it.
 */
export const bookDeal = (
  ports: BookingPorts,
  press: BookingInput,
  told: ToldOrder = tellNobody,
): Promise<BookingOutcome> => storeAndSendBooking(ports, makeBookingCall(ports, press), press, told);

/** It was not booked, and why. */
export const notBookedOutcome = (words: string): MoneyCallOutcome => ({
  became: 'not-booked',
  number: null,
  words,
});

/** Keeps an intent and sends it, as `bookDeal` promises. */
export const storeAndSendBooking = async (
  ports: BookingPorts,
  intent: StoredBookingCall,
  { despite, bookedBefore }: BesideOthers,
  told: ToldOrder = tellNobody,
): Promise<BookingOutcome> => {
  const { deals, orders, journal, clock } = ports;
  const sent = await storeAndSendMoneyCall(journal, intent, {
    against: (open: readonly CorpayJournalEntry[], booked) =>
      findWhyBookingStopped(
        findNewDuplicateBookingInJournal(booked, intent, bookedBefore),
        findBlockingCorpayBooking(open, intent, despite),
      ),
    send: () => deals.book(intent.quoteId, intent.idempotencyKey),
    path: '/deal/book',
    clock,
    isRefusal: (failure) => isBookingRefusal(orders, intent, failure),
    refusedAs: (failure) => ({ ...notBookedOutcome(bookingFailureMessage(failure)), failure }),
  });
  switch (sent.kind) {
    case 'answered':
      return applyBookingAnswer(journal, intent, sent.answer, told);
    case 'open':
      return { kind: 'unknown', intent, failure: sent.failure };
    case 'stopped':
      return sent.by;
    case 'refused':
    case 'not-kept':
      return sent;
  }
};

/** An order number settles a booking; an answer without one leaves it unknown. */
export const applyBookingAnswer = async (
  journal: Pick<CorpayJournal, 'answer'>,
  intent: StoredBookingCall,
  { orderNumber }: BookingAnswer,
  told: ToldOrder = tellNobody,
): Promise<Extract<BookingOutcome, { kind: 'booked' | 'unknown' }>> => {
  if (orderNumber === null) return { kind: 'unknown', intent, failure: null };
  // What could not be kept leaves the booking open here, to be found out about later; the order is told now.
  const remembered = storeBookedOrder(journal, intent, orderNumber).catch(() => undefined);
  told(orderNumber);
  await remembered;
  return { kind: 'booked', orderNumber };
};

/** The booking is known to be this order, of which somebody has to hear, and which now waits for its instruction. */
export const storeBookedOrder = async (
  journal: Pick<CorpayJournal, 'answer'>,
  intent: StoredBookingCall,
  orderNumber: string,
): Promise<void> => {
  const { settlement, payment, beneficiaryId, payee, accountPrint, startedAt } = intent;
  await journal.answer(
    intent,
    { became: 'booked', number: orderNumber, words: '' },
    {
      kind: 'awaited-instruction',
      orderNumber,
      settlement,
      payment,
      beneficiaryId,
      payee,
      ...(accountPrint === undefined ? {} : { accountPrint }),
      startedAt,
    },
  );
};
