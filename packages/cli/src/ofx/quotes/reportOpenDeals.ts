import { openOfxBookingWords } from '@fx-gateway/domain/ofx';
import { joinSentences } from '@fx-gateway/domain/words';
import type { Invocation } from '../../command/invocation.ts';
import type { Session } from '../../identity/openSession.ts';
import { journalOf } from '../scope/journalOf.ts';

/** After a sign-in: says which bookings have no answer yet. Finding out needs the partner, and so perhaps the user. */
export const reportOpenDeals = async (
  invocation: Invocation,
  { connection, user }: Session,
): Promise<void> => {
  for (const intent of await journalOf(connection, user).list())
    invocation.notice(
      joinSentences(
        openOfxBookingWords.wasBooking(intent),
        openOfxBookingWords.notKnown,
        'Find out with: fxg quotes settle',
      ),
    );
};
