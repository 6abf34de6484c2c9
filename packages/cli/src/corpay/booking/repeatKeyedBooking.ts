import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import {
  resolveCallUnderKey,
  type BookingKeyAndTerms,
} from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import { addAnswerFromJournal } from '@fx-gateway/domain/corpay/booking/storeOutcomeUnderKey.ts';
import type { CorpayKeyedBooking } from '@fx-gateway/domain/corpay/intents/corpayBookingKeys.ts';
import { journalEntryId, type StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { runWithCustomerLock } from '../../configuration/runWithCustomerLock.ts';
import { commandFailure, usageFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { bookingFailure } from '../openSteps/bookingFailure.ts';
import { confirmSendingAgain, showPlannedBookingRetry } from '../openSteps/confirmSendingAgain.ts';
import { openBookingFailure } from '../openSteps/openBookingFailure.ts';
import { reportResendOfBooking } from '../openSteps/reportResendOfBooking.ts';
import { markReportedOnceWritten } from '../../quoting/unreportedOutcomes.ts';
import { findBookingRequestId } from '../../quoting/loadRequestIdsByOrderNumber.ts';
import { rememberOrder } from '../quotes/rememberedQuotes.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { toBookedOrderOutput } from './toBookedOrderOutput.ts';
import { isSameCall } from './readKeyedCall.ts';

/** Finds out about that very call, and sends it again only when the user has agreed to that before. */
const tryOnce = (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  before: CorpayKeyedBooking,
  agreed: boolean,
): CommandResult<Outcome<'quotes book'> | 'ask'> =>
  runWithCustomerLock<Outcome<'quotes book'> | 'ask'>(invocation, scope, async () => {
    const { corpay, journal, bookingKeys: keys, connection } = scope;
    const kept = await addAnswerFromJournal({ journal, keys }, (await keys.find(before.key)) ?? before);
    if (kept.outcome.kind !== 'open') return succeeded(await tellAnswer(invocation, scope, kept));
    const { intent } = kept;
    const deals = reportResendOfBooking(invocation, corpay.deals, intent);
    const ports = { ...corpay, deals, journal, keys, clock: systemClock, identifiers: systemIdentifiers };
    const repeated = await resolveCallUnderKey(ports, kept, async () =>
      agreed ? succeeded(null) : failed('ask' as const),
    );
    invocation.interruptedWith(null);
    if (!repeated.ok) return succeeded('ask');
    const became = repeated.value;
    if (became.kind !== 'booked') return succeeded(failed(openBookingFailure(intent, became)));
    await rememberOrder(connection, intent.quoteId, became.orderNumber);
    markReportedOnceWritten(invocation, journal, [journalEntryId(intent)]);
    return succeeded(await earlierOrder(scope, intent, became.orderNumber));
  });

/**
 * Finds out about that very call, unless another process has found its answer meanwhile; the user is asked
 * before it is sent again, unless `--yes` was given, and what was found out meanwhile counts before their word.
 */
const findOut = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  before: CorpayKeyedBooking,
): Promise<Outcome<'quotes book'>> => {
  const first = await tryOnce(invocation, scope, before, false);
  if (!first.ok) return first;
  if (first.value !== 'ask') return first.value;
  const go = await confirmSendingAgain(invocation, before.intent);
  if (!go.ok) return go;
  const second = await tryOnce(invocation, scope, before, true);
  if (!second.ok) return second;
  return second.value === 'ask' ? answerOf(scope, before) : second.value;
};

const earlierOrder = async (
  { connection }: Pick<CorpayCustomerConnection, 'connection'>,
  intent: StoredBookingCall,
  orderNumber: string,
): Promise<Outcome<'quotes book'>> =>
  toBookedOrderOutput(intent, orderNumber, {
    requestId: await findBookingRequestId(connection, orderNumber),
    earlier: { kind: 'repeated', at: intent.startedAt },
  });

/** What came of a call whose answer is known. */
const answerOf = async (
  scope: CorpayCustomerConnection,
  { intent, outcome }: CorpayKeyedBooking,
): Promise<Outcome<'quotes book'>> => {
  switch (outcome.kind) {
    case 'booked':
      return earlierOrder(scope, intent, outcome.orderNumber);
    case 'refused':
      return failed(bookingFailure(outcome));
    case 'not-booked':
      return failed(
        commandFailure(exitCodes.refused, 'not-booked', 'The booking under this key was not made.', {
          hint: 'It was said so after its answer was lost. Use another key to book.',
        }),
      );
    case 'open':
      return failed(bookingFailure({ kind: 'unknown', intent, failure: null }));
  }
};

/**
 * Returns the answer that is stored for this key, and marks its journal entry as reported once the output is written.
 */
const tellAnswer = (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  kept: CorpayKeyedBooking,
): Promise<Outcome<'quotes book'>> => {
  markReportedOnceWritten(invocation, scope.journal, [journalEntryId(kept.intent)]);
  return answerOf(scope, kept);
};

/**
 * Repeats a call under its key: the same answer when there is one, else it is found out. Other terms under the same key
 * are a wrong call.
 */
export const repeatKeyedBooking = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  { key, terms }: BookingKeyAndTerms,
  taken: CorpayKeyedBooking,
): Promise<Outcome<'quotes book'>> => {
  if (!isSameCall(taken.terms, terms)) {
    return usageFailure(
      `The key ${key} belongs to another booking.`,
      'Repeat that call exactly, or give every booking a key of its own.',
    );
  }
  if (taken.outcome.kind !== 'open') return tellAnswer(invocation, scope, taken);
  if (!invocation.options.flag('dryRun')) return findOut(invocation, scope, taken);
  await showPlannedBookingRetry(invocation, taken.intent);
  return makeOutput({ dryRun: true, would: { quoteId: taken.intent.quoteId, repeat: true } }, () => '');
};
