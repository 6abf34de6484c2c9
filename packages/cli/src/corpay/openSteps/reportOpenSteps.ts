import { createCorpayJournal, openStepsOf, uninstructedDealsOf } from '@fx-gateway/domain/corpay';
import { joinSentences } from '@fx-gateway/domain/words';
import type { Invocation } from '../../command/invocation.ts';
import type { Session } from '../../identity/openSession.ts';
import { createCorpayScope } from '../scope/corpayScope.ts';
import { openCorpayOn } from '../scope/openCorpay.ts';
import { settleOpenSteps } from './settleOpenSteps.ts';

/**
 * After a sign-in: reports what became of every booking or instruction whose answer was lost. What stays open is
 * reported too; it never undoes the sign-in.
 */
export const reportOpenSteps = async (
  invocation: Invocation,
  { connection, user }: Session,
): Promise<void> => {
  const journal = createCorpayJournal(connection.intents, user.sub);
  if (openStepsOf(await journal.list()).length > 0) {
    const open = await openCorpayOn(invocation, connection);
    const looked = open.ok ? await settleOpenSteps(invocation, createCorpayScope(open.value, user)) : open;
    const failures = looked.ok ? looked.value.open.map(({ failure }) => failure) : [looked.failure];
    for (const { message, hint } of failures) {
      invocation.notice(joinSentences(message, hint ?? ''));
    }
  }
  // What was looked into just now may have become a deal that waits, or wait no more.
  const waiting = uninstructedDealsOf(await journal.list()).map(({ orderNumber }) => orderNumber);
  if (waiting.length > 0) {
    invocation.notice(
      `Booked here and not instructed here yet: ${waiting.join(', ')}. Next: fxg orders instruct N`,
    );
  }
};
