import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import { repeatUnderKey, type CorpayKeyedBooking, type KeyedCall } from '@fx-gateway/domain/corpay';
import { failed } from '@fx-gateway/domain/result';
import type { Invocation } from '../../command/invocation.ts';
import type { Outcome } from '../../command/outcome.ts';
import { output } from '../../command/output.ts';
import { withExclusiveLock } from '../../configuration/withExclusiveLock.ts';
import { commandFailure, usageFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { bookingFailure, interruptedBooking } from '../openSteps/bookingFailure.ts';
import { confirmSendingAgain, showRepeating } from '../openSteps/confirmSendingAgain.ts';
import { openBookingFailure } from '../openSteps/openBookingFailure.ts';
import { rememberOrder } from '../quotes/rememberedQuotes.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';
import { bookedOutput } from './bookedOutput.ts';

/**
 * Finds out about that very call, unless another process has found its answer meanwhile; the user is asked
 * before it is sent again, unless `--yes` was given.
 */
const findOut = async (
  invocation: Invocation,
  scope: CorpayScope,
  before: CorpayKeyedBooking,
): Promise<Outcome> => {
  const { corpay, journal, bookingKeys: keys, connection, user } = scope;
  return withExclusiveLock(connection.lock(user.sub), async () => {
    const kept = (await keys.find(before.key)) ?? before;
    if (kept.outcome.kind !== 'open') return answerOf(kept);
    const { intent } = kept;
    const ports = { ...corpay, journal, keys, clock: systemClock, identifiers: systemIdentifiers };
    const repeated = await repeatUnderKey(ports, kept, async () => {
      const go = await confirmSendingAgain(invocation, intent);
      if (go.ok) invocation.interruptedWith(interruptedBooking);
      return go;
    });
    invocation.interruptedWith(null);
    if (!repeated.ok) return repeated;
    const became = repeated.value;
    if (became.kind !== 'booked') return failed(openBookingFailure(intent, became));
    await rememberOrder(connection, intent.quoteId, became.orderNumber);
    return bookedOutput(intent, became.orderNumber, { repeated: true });
  });
};

/** What came of a call whose answer is known. */
const answerOf = ({ intent, outcome }: CorpayKeyedBooking): Outcome => {
  switch (outcome.kind) {
    case 'booked':
      return bookedOutput(intent, outcome.orderNumber, { repeated: true });
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
 * Repeats a call under its key: the same answer when there is one, else it is found out. Other terms under the same key
 * are a wrong call.
 */
export const repeatCall = async (
  invocation: Invocation,
  scope: CorpayScope,
  { key, terms }: KeyedCall,
  taken: CorpayKeyedBooking,
): Promise<Outcome> => {
  if (taken.terms !== terms) {
    return usageFailure(
      `The key ${key} belongs to another booking.`,
      'Repeat that call exactly, or give every booking a key of its own.',
    );
  }
  if (taken.outcome.kind !== 'open') return answerOf(taken);
  if (!invocation.options.flag('dryRun')) return findOut(invocation, scope, taken);
  await showRepeating(invocation, taken.intent);
  return output({ dryRun: true, would: { quoteId: taken.intent.quoteId, repeat: true } }, () => '');
};
