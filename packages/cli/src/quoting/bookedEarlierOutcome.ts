import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandOutput } from '../outputs/commandOutputs.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome, Output } from '../verbs/outcome.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

/**
 * That nothing is booked because an earlier call booked the same, of which nobody has heard. `named` is its number as the
 * partner's customers say it, `key` the one that it was sent under, or null. It ends with 8, because a weekly job must
 * not take last week's deal for this week's (S-80); a call under a key of its own has it as its answer from then on.
 */
export const bookedEarlierFailure = (
  { options }: Pick<Invocation, 'options'>,
  named: string,
  key: string | null,
): CommandFailure => {
  const another = 'To book another one, run this again';
  const despite = `${another}${options.flag('despiteSame') ? '' : ' with --despite-same'}`;
  const ownKey =
    key === null ? `${despite}.` : `${despite}; the same command under its own --key gives what was booked.`;
  const hint =
    options.text('key') === null
      ? ownKey
      : `Under this --key the same command gives it from now on. ${another} with another --key.`;
  const message = `Nothing was booked now: another call booked the same, and has told nobody yet. It is ${named}.`;
  return commandFailure(exitCodes.pending, 'booked-earlier', message, { hint });
};

/** What that earlier call booked, beside that failure. */
export const bookedEarlierOutcome = (
  invocation: Pick<Invocation, 'options'>,
  booked: Output<CommandOutput<'quotes book'>>,
  named: string,
  key: string | null,
): Outcome<'quotes book'> => succeeded({ ...booked, failure: bookedEarlierFailure(invocation, named, key) });
