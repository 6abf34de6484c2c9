import type { BookingIntent, Intent } from '@fx-gateway/domain/corpay';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { commandFailure, usageFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { bookingText } from './bookingText.ts';

const namedBooking = (booking: BookingIntent): string => `${booking.quoteId} (${bookingText(booking)})`;

/**
 * Checks which open booking is meant: what is said must be said of one that is open, and a quote id that is given must
 * belong to one, exit 5; where several are open, one must be named before anything is decided about it, exit 2.
 */
export const checkNamedBooking = (
  kept: readonly Intent[],
  quoteId: string | null,
  decides: boolean,
): Result<null, CommandFailure> => {
  const open = kept.filter((intent) => intent.kind === 'booking');
  if (quoteId !== null && !open.some((booking) => booking.quoteId === quoteId)) {
    return failed(
      commandFailure(exitCodes.notFound, 'no-open-booking', 'No open booking has this quote id.', {
        hint: 'fxg quotes settle alone looks at everything that is open.',
      }),
    );
  }
  if (decides && open.length === 0) {
    return failed(
      commandFailure(
        exitCodes.notFound,
        'no-open-booking',
        'No booking is open, so nothing can be said of one.',
        {
          hint: 'Another fxg may have settled it: fxg orders list has the orders.',
        },
      ),
    );
  }
  return decides && quoteId === null && open.length > 1
    ? usageFailure(
        'Several bookings are open.',
        `Say of which you speak with --quote ID: ${open.map(namedBooking).join('; ')}.`,
      )
    : succeeded(null);
};
