import type { SentBooking } from '@fx-gateway/domain/recording/findSentBookings.ts';
import type { ListedDeal } from '@fx-gateway/domain/recording/findMatchingDeals.ts';
import type { CommandOutput } from '../outputs/commandOutputs.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Output } from '../verbs/outcome.ts';
import type { Session } from '../identity/openSession.ts';

/** What the signed-in customer has booked, as far as it may be one of these bookings. */
export type PartnerBookedDealsReader = (
  bookings: readonly SentBooking[],
  invocation: Invocation,
  openSession: () => CommandResult<Session>,
) => CommandResult<readonly ListedDeal[]>;

/** Reads what the customer has booked, for the bookings of a recording. */
export type BookedDealsReader = (bookings: readonly SentBooking[]) => CommandResult<readonly ListedDeal[]>;

/** How a partner's recordings are replayed: the version that it reads, and what they show. */
export type RecordingViewer = {
  readonly version: number;
  readonly readBooked: PartnerBookedDealsReader;
  /** With what its bookings became, where `lookUp` is given. */
  show(
    recording: unknown,
    lookUp: BookedDealsReader | null,
  ): CommandResult<Pick<Output<CommandOutput<'replay'>>, 'data' | 'view' | 'failure'>>;
};
