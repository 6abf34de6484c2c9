import type { AnsweredMoneyCall } from '../../intents/answeredMoneyCall.ts';
import {
  findBlockingBooking,
  findDuplicateBookingAmong,
  type BlockingBooking,
} from '../../intents/earlierBooking.ts';
import { isSameMoney } from '../../money/makeMoney.ts';
import type { OfxBookingAnswer } from '../api/ofxDeal.ts';
import type { StoredOfxBookingCall } from './ofxIntent.ts';

/** What tells one booking from another: who is paid, in which currencies, and the amount that was typed. */
export type OfxBookingTerms = Pick<StoredOfxBookingCall, 'buy' | 'sell' | 'typedSide' | 'parts'>;

const payees = ({ parts }: OfxBookingTerms): string =>
  parts
    .map(({ beneficiaryId }) => beneficiaryId)
    .toSorted()
    .join('\n');

/** Whether both book the same. The side that was not typed moves with the rate, so it does not tell them apart. */
export const isSameOfxBooking = (left: OfxBookingTerms, right: OfxBookingTerms): boolean =>
  payees(left) === payees(right) &&
  left.buy.currency === right.buy.currency &&
  left.sell.currency === right.sell.currency &&
  [left.typedSide, right.typedSide].some((side) => isSameMoney(left[side], right[side]));

/** An earlier booking that stands in the way of a new one. */
export type BlockingOfxBooking = BlockingBooking<StoredOfxBookingCall>;

/** What stands in the way, or null. `despite` holds the quote ids of open bookings that the user wants this one beside. */
export const findBlockingOfxBooking = (
  open: readonly StoredOfxBookingCall[],
  terms: OfxBookingTerms,
  despite: readonly string[],
): BlockingOfxBooking | null =>
  findBlockingBooking(open, (earlier) => isSameOfxBooking(earlier, terms), despite);

/** A booking with these terms that became a deal since only those with the quote ids `before` were; null without one. */
export const findDuplicateOfxBookingSince = (
  booked: readonly AnsweredMoneyCall<StoredOfxBookingCall>[],
  terms: OfxBookingTerms,
  before: readonly string[],
): AnsweredMoneyCall<StoredOfxBookingCall> | null =>
  findDuplicateBookingAmong(booked, (other) => isSameOfxBooking(other, terms), before);

/** A booking that became a deal of which nobody has heard, with what the partner said of that deal. */
export type UnreportedOfxDeal = OfxBookingAnswer & { readonly intent: StoredOfxBookingCall };

/** The oldest of the answered bookings that became a deal and books the same; null where there is none. */
export const findUnreportedOfxDeal = (
  untold: readonly AnsweredMoneyCall<StoredOfxBookingCall>[],
  terms: OfxBookingTerms,
): UnreportedOfxDeal | null => {
  const same = untold.find(({ intent, answer }) => answer.number !== null && isSameOfxBooking(intent, terms));
  if (same === undefined) return null;
  const { number, reference } = same.answer;
  return { intent: same.intent, dealId: number ?? '', reference: reference ?? '' };
};
