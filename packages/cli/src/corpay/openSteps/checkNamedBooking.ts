import type { Intent } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { Result } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { checkSpokenOf } from '../../quoting/spokenOf.ts';
import { bookingText } from './bookingText.ts';

/** Checks which of the open bookings among what is kept is meant, as `checkSpokenOf` does. */
export const checkNamedBooking = (
  kept: readonly Intent[],
  quoteId: string | null,
  decides: boolean,
): Result<null, CommandFailure> =>
  checkSpokenOf(
    kept
      .filter((intent) => intent.kind === 'booking')
      .map((booking) => ({ quoteId: booking.quoteId, text: bookingText(booking) })),
    'order',
    quoteId,
    decides,
  );
