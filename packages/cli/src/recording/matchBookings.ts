import type { RecordedCall } from '@fx-gateway/domain/recorder/callRecorder.ts';
import { findSentBookings, type SentBooking } from '@fx-gateway/domain/recording/findSentBookings.ts';
import { findMatchingDeals, type MatchingDeal } from '@fx-gateway/domain/recording/findMatchingDeals.ts';
import type { ReplayedState } from '@fx-gateway/domain/recording/replayedState.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { toMoneyJson, toDisplayOnlyAmountJson } from '../amounts/amountData.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { BookedDealsReader } from './recordingViewer.ts';

/** A booking of a recording, and what it may have become, the likeliest first. */
export type BookingMatch = { readonly booking: SentBooking; readonly fitting: readonly MatchingDeal[] };

/** How a partner calls what is booked, and the call that books it. */
export type PartnerBookingNames = {
  readonly call: string;
  readonly one: 'order' | 'deal';
  readonly list: string;
};

/** Looks for what the bookings of a recording became; nothing is asked where nothing was booked. */
export const matchBookings = async (
  states: readonly ReplayedState[],
  calls: readonly RecordedCall[],
  { call }: PartnerBookingNames,
  lookUp: BookedDealsReader,
): CommandResult<readonly BookingMatch[]> => {
  const bookings = findSentBookings(states, calls, call);
  if (bookings.length === 0) return succeeded([]);
  const booked = await lookUp(bookings);
  return booked.ok
    ? succeeded(bookings.map((booking) => ({ booking, fitting: findMatchingDeals(booking, booked.value) })))
    : booked;
};

/** With what a replay ends that was to name what was booked and cannot; null where it can. */
export const unmatchedBookingFailure = (
  matches: readonly BookingMatch[],
  { one, list }: PartnerBookingNames,
): CommandFailure | null => {
  if (matches.some(({ fitting }) => fitting.length > 0)) return null;
  return matches.length === 0
    ? commandFailure(
        exitCodes.notFound,
        'not-found',
        `Nothing was booked in this recording, so it has no ${one}.`,
      )
    : commandFailure(
        exitCodes.notFound,
        'not-found',
        `None of this customer's ${one}s has the amounts of this recording and was booked within a day of it.`,
        {
          hint: `Look whether it is the customer who sent the file: fxg whoami. If their clock was wrong: fxg ${list} --search AMOUNT`,
        },
      );
};

/** What was found, for a program. */
export const toMatchedBookingJson = ({ booking, fitting }: BookingMatch) => ({
  booking: booking.made,
  pressedAt: booking.pressedAt,
  settlement: booking.settlement === null ? null : toMoneyJson(booking.settlement),
  payment: booking.payment === null ? null : toMoneyJson(booking.payment),
  requestIds: [...booking.requestIds],
  found: fitting.map(({ deal, why }) => ({
    number: deal.number,
    bookedAt: deal.bookedAt,
    settlement: deal.settlement === null ? null : toDisplayOnlyAmountJson(deal.settlement),
    payment: toDisplayOnlyAmountJson(deal.payment),
    why: [...why],
  })),
});
