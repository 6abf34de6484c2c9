import type { SettledBooking } from '@fx-gateway/domain/corpay';
import { succeeded } from '@fx-gateway/domain/result';
import type { Outcome } from '../../command/outcome.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { bookedOutput } from './bookedOutput.ts';

/**
 * The order of an earlier call of which nobody has heard, and that nothing was booked now. It ends with 8, because a
 * weekly job must not take last week's order for this week's (S-80).
 */
export const bookedEarlier = ({ intent, orderNumber, key }: SettledBooking): Outcome => {
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
