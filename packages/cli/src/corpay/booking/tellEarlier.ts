import {
  findAnswer,
  intentId,
  untoldBookings,
  type SettledBooking,
  type WantedBooking,
} from '@fx-gateway/domain/corpay';
import { succeeded } from '@fx-gateway/domain/result';
import type { Invocation } from '../../command/invocation.ts';
import type { Outcome } from '../../command/outcome.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { rememberBecame } from '../openSteps/settleOneBooking.ts';
import { countAsTold, mentionUntold } from '../openSteps/untoldStep.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';
import { bookedOutput } from './bookedOutput.ts';

/** The order, and that nothing was booked now: a script must not take it for the order of this call. */
const earlierOrder = ({ intent, orderNumber, key }: SettledBooking): Outcome => {
  const { value } = bookedOutput(intent, orderNumber, { kind: 'settled', at: intent.startedAt });
  const hint =
    key === null
      ? 'To book another one, run this again with --despite-same.'
      : 'To book another one, run this again with --despite-same; the same command under its own --key gives this order.';
  const message = `Nothing was booked now: an earlier call booked the same, and nobody was told. It is order ${orderNumber}.`;
  return succeeded({
    ...value,
    failure: commandFailure(exitCodes.pending, 'booked-earlier', message, { hint }),
  });
};

/**
 * Mentions what was answered and never told. Where the wanted booking is among it nothing is booked: that order is the
 * outcome, and counts as told once it is written. Null where the booking goes on; a dry run only mentions.
 */
export const tellEarlier = async (
  invocation: Invocation,
  scope: CorpayScope,
  wanted: WantedBooking,
): Promise<Outcome | null> => {
  const { corpay, journal } = scope;
  const earlier = invocation.options.flag('dryRun')
    ? null
    : await findAnswer(corpay, await untoldBookings(scope), wanted);
  const id = earlier === null ? null : intentId(earlier.intent);
  await mentionUntold(invocation, journal, ({ intent }) => intentId(intent) === id);
  if (earlier === null) return null;
  await rememberBecame(scope, earlier.intent, earlier.orderNumber);
  countAsTold(invocation, journal, [earlier.intent]);
  return earlierOrder(earlier);
};
