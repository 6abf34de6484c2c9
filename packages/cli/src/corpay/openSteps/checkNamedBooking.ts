import type { CorpayJournalEntry } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { Result } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { checkStatedBooking } from '../../quoting/checkStatedBooking.ts';
import { describeBooking } from './describeBooking.ts';

/** Checks which of the open bookings among what is kept is meant, as `checkStatedBooking` does. */
export const checkNamedBooking = (
  kept: readonly CorpayJournalEntry[],
  quoteId: string | null,
  decides: boolean,
): Result<null, CommandFailure> =>
  checkStatedBooking(
    kept
      .filter((intent) => intent.kind === 'booking')
      .map((booking) => ({ quoteId: booking.quoteId, text: describeBooking(booking) })),
    'order',
    quoteId,
    decides,
  );
