import type { AnsweredMoneyCall } from '../../intents/answeredMoneyCall.ts';
import {
  findBlockingBooking,
  findDuplicateBookingAmong,
  type BlockingBooking,
} from '../../intents/earlierBooking.ts';
import { isSameMoney, type Money } from '../../money/makeMoney.ts';
import type { StoredBookingCall, CorpayJournalEntry } from './intent.ts';
import type { LockSide } from '../api/quote.ts';

/** What tells one booking from another: who is paid, and both amounts with the side that was fixed. */
export type BookingTerms = Pick<StoredBookingCall, 'beneficiaryId' | 'settlement' | 'payment' | 'lockSide'>;

const amountOn = ({ settlement, payment }: BookingTerms, side: LockSide): Money =>
  side === 'Payment' ? payment : settlement;

/**
 * Whether both book the same: the same beneficiary, currencies and locked amount. The side that is not locked moves
 * with the rate. Where it is not known which side was locked, either may have been.
 */
export const isSameBooking = (left: BookingTerms, right: BookingTerms): boolean => {
  const locked: readonly LockSide[] =
    left.lockSide === null || right.lockSide === null
      ? ['Payment', 'Settlement']
      : [left.lockSide, right.lockSide];
  return (
    left.beneficiaryId === right.beneficiaryId &&
    left.settlement.currency === right.settlement.currency &&
    left.payment.currency === right.payment.currency &&
    locked.some((side) => isSameMoney(amountOn(left, side), amountOn(right, side)))
  );
};

/** An earlier booking that stands in the way of a new one. */
export type BlockingCorpayBooking = BlockingBooking<StoredBookingCall>;

/**
 * What stands in the way of a booking with these terms, or null. `despite` holds the quote ids of the open bookings
 * that the user was shown and wants this one beside. A booked deal that waits for its instruction blocks nothing.
 */
export const findBlockingCorpayBooking = (
  kept: readonly CorpayJournalEntry[],
  terms: BookingTerms,
  despite: readonly string[],
): BlockingCorpayBooking | null =>
  findBlockingBooking(
    kept.filter((intent) => intent.kind === 'booking'),
    (earlier) => isSameBooking(earlier, terms),
    despite,
  );

/** The bookings among what was answered. */
export const filterAnsweredBookings = (
  answered: readonly AnsweredMoneyCall<CorpayJournalEntry>[],
): readonly AnsweredMoneyCall<StoredBookingCall>[] =>
  answered.flatMap(({ intent, answer }) => (intent.kind === 'booking' ? [{ intent, answer }] : []));

/** A booking with these terms that became a deal since only those with the quote ids `before` were; null without one. */
export const findNewDuplicateBookingInJournal = (
  booked: readonly AnsweredMoneyCall<CorpayJournalEntry>[],
  terms: BookingTerms,
  before: readonly string[],
): AnsweredMoneyCall<StoredBookingCall> | null =>
  findDuplicateBookingAmong(filterAnsweredBookings(booked), (other) => isSameBooking(other, terms), before);
