import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Session } from '../../identity/openSession.ts';
import { makeCustomerOfxRuns } from '../scope/makeCustomerOfxRuns.ts';
import { makeCustomerOfxJournal } from '../scope/makeCustomerOfxJournal.ts';
import { openOfxOn, type OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import { mentionOpenRuns } from '../../payments/mentionOpenRuns.ts';
import { mentionUnreportedOutcomes } from '../../quoting/unreportedOutcomes.ts';
import { loadCandidateDealsHint } from './buildOpenDealHint.ts';
import { unreportedDealFormat } from './unreportedDealFormat.ts';

/** Says which bookings have no answer yet, each with how to find out, and which answers were never told. */
const mention = async (
  invocation: Invocation,
  { connection, user }: Session,
  hintOf: (intent: StoredOfxBookingCall) => Promise<string | null>,
): Promise<void> => {
  const journal = makeCustomerOfxJournal(connection, user);
  await mentionOpenRuns(invocation, makeCustomerOfxRuns(connection, user));
  await mentionUnreportedOutcomes(invocation, journal, unreportedDealFormat);
  for (const intent of await journal.list())
    invocation.notice(
      joinSentences(
        openOfxBookingMessages.wasBooking(intent),
        openOfxBookingMessages.notKnown,
        (await hintOf(intent)) ?? 'Find out with: fxg quotes settle',
      ),
    );
};

/** Says what is open, and what was answered and never told, by what is kept on this machine alone. */
export const mentionOpenOfxBookings = (invocation: Invocation, session: Session): Promise<void> =>
  mention(invocation, session, async () => null);

/**
 * After a sign-in: the same, with the deals that an open booking may have become. Nobody is asked for an authorization
 * here, and where the partner does not answer nothing is named. Settling needs the user.
 */
export const findAndReportOpenDeals = (invocation: Invocation, session: Session): Promise<void> => {
  let reached: CommandResult<OfxCustomerConnection> | null = null;
  return mention(invocation, session, async (intent) => {
    const scope = await (reached ??= openOfxOn({ ...invocation, canAsk: false }, session));
    return scope.ok ? loadCandidateDealsHint(scope.value, intent) : null;
  });
};
