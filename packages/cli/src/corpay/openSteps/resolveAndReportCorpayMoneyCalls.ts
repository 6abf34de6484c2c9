import {
  bookingUnknownMessages,
  openBookingMessages,
} from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import { unresolvedInstructionMessages } from '@fx-gateway/domain/corpay/instruction/unresolvedInstructionMessages.ts';
import type { CorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import type {
  DealAwaitingInstructionEntry,
  StoredBookingCall,
  StoredInstructionCall,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import {
  filterOpenMoneyCalls,
  findUninstructedDeals,
} from '@fx-gateway/domain/corpay/openSteps/filterOpenMoneyCalls.ts';
import { readDealsStillToInstruct } from '@fx-gateway/domain/corpay/openSteps/readDealsStillToInstruct.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import type { Session } from '../../identity/openSession.ts';
import { createCorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { makeCustomerCorpayJournal } from '../scope/makeCustomerCorpayJournal.ts';
import { makeCustomerCorpayRuns } from '../scope/makeCustomerCorpayRuns.ts';
import { openCorpayOn, type OpenCorpay } from '../scope/openCorpay.ts';
import { resolveOpenMoneyCalls } from './resolveOpenMoneyCalls.ts';
import { mentionOpenRuns } from '../../payments/mentionOpenRuns.ts';
import { mentionUnreportedOutcomes } from '../../quoting/unreportedOutcomes.ts';
import { unreportedStepFormat } from './unreportedStepFormat.ts';

/** Deals that were booked here and not instructed here. One that was instructed elsewhere does not wait, as far as can be found out. */
const waitingDeals = async (
  journal: CorpayJournal,
  open: () => CommandResult<OpenCorpay>,
): Promise<readonly DealAwaitingInstructionEntry[]> => {
  const waiting = findUninstructedDeals(await journal.list());
  const reached = waiting.length === 0 ? null : await open();
  return reached?.ok === true
    ? readDealsStillToInstruct({ orders: reached.value.corpay.orders, journal }, waiting)
    : waiting;
};

const keptMessages = (intent: StoredBookingCall | StoredInstructionCall): string =>
  intent.kind === 'booking'
    ? joinSentences(openBookingMessages.wasBooking(intent), bookingUnknownMessages.notKnown)
    : unresolvedInstructionMessages.wasInstructing(intent, null);

/**
 * After a sign-in: reports what became of every booking or instruction whose answer was lost, and which deals wait for
 * their instruction. What stays open is reported too; it never undoes the sign-in.
 */
export const resolveAndReportCorpayMoneyCalls = async (
  invocation: Invocation,
  { connection, user }: Session,
  looksOnly: boolean,
): Promise<void> => {
  const journal = makeCustomerCorpayJournal(connection, user);
  await mentionOpenRuns(invocation, makeCustomerCorpayRuns(connection, user));
  let reached: CommandResult<OpenCorpay> | null = null;
  const open = (): CommandResult<OpenCorpay> => (reached ??= openCorpayOn(invocation, connection));
  await mentionUnreportedOutcomes(invocation, journal, unreportedStepFormat);
  const steps = filterOpenMoneyCalls(await journal.list());
  if (looksOnly)
    for (const intent of steps)
      invocation.notice(
        joinSentences(keptMessages(intent), 'This profile may only look, so it is not found out here.'),
      );
  else if (steps.length > 0) {
    const opened = await open();
    const looked = opened.ok
      ? await resolveOpenMoneyCalls(invocation, createCorpayCustomerConnection(opened.value, user))
      : opened;
    const failures: readonly CommandFailure[] = looked.ok
      ? looked.value.open.map(({ failure }) => failure)
      : [looked.failure];
    for (const { message, hint } of failures) {
      invocation.notice(joinSentences(message, hint ?? ''));
    }
  }
  // What was looked into just now may have become a deal that waits, or wait no more.
  const waiting = await waitingDeals(journal, open);
  if (waiting.length > 0) {
    invocation.notice(
      joinSentences(
        `Booked here and not instructed here yet: ${waiting.map(({ orderNumber }) => orderNumber).join(', ')}.`,
        looksOnly ? '' : 'Next: fxg orders instruct N',
      ),
    );
  }
};

/** Says what is open, and what was answered and never told, by what is kept on this machine alone. */
export const mentionOpenMoneyCalls = async (
  invocation: Invocation,
  { connection, user }: Session,
): Promise<void> => {
  const journal = makeCustomerCorpayJournal(connection, user);
  await mentionOpenRuns(invocation, makeCustomerCorpayRuns(connection, user));
  await mentionUnreportedOutcomes(invocation, journal, unreportedStepFormat);
  for (const intent of filterOpenMoneyCalls(await journal.list()))
    invocation.notice(joinSentences(keptMessages(intent), 'Find out with: fxg quotes settle'));
};
