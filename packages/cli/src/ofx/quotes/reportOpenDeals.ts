import { openOfxBookingWords } from '@fx-gateway/domain/ofx/booking/ofxBookingWords.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { Invocation } from '../../command/invocation.ts';
import type { Session } from '../../identity/openSession.ts';
import { journalOf } from '../scope/journalOf.ts';
import { mentionUntold } from '../../quoting/untold.ts';
import { untoldDeal } from './untoldDeal.ts';

/**
 * Says which bookings have no answer yet, and which answers were never told, by what is kept on this machine alone. Finding
 * out needs the partner, and so perhaps the user.
 */
export const reportOpenDeals = async (
  invocation: Invocation,
  { connection, user }: Session,
): Promise<void> => {
  const journal = journalOf(connection, user);
  await mentionUntold(invocation, journal, untoldDeal);
  for (const intent of await journal.list())
    invocation.notice(
      joinSentences(
        openOfxBookingWords.wasBooking(intent),
        openOfxBookingWords.notKnown,
        'Find out with: fxg quotes settle',
      ),
    );
};
