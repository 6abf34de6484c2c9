import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';
import type { CommandResult } from './commandResult.ts';
import type { Invocation } from './invocation.ts';

/** A caution that the user must confirm by itself; `--yes` does not confirm it. */
export type Caution = {
  /** The name of the option that confirms it. */
  readonly option: string;
  readonly why: string;
  readonly question: string;
  /** What helps to answer, said before it is asked. */
  readonly help?: string;
  /** How to confirm it where the command cannot ask. */
  readonly hint: string;
  /** What the command ends with where it cannot ask; without this it was called wrongly. */
  readonly unconfirmed?: { readonly exit: ExitCode; readonly code: string };
  /** What is said after a no. */
  readonly refusal: { readonly code: string; readonly message: string; readonly hint: string };
};

/** True when it was confirmed now; false in a dry run, which says what the run would ask, or ends as the run would. */
export const confirmCaution = async (invocation: Invocation, caution: Caution): CommandResult<boolean> => {
  const { options } = invocation;
  if (options.flag(caution.option)) return succeeded(true);
  const isDry = options.flag('dryRun');
  if (!invocation.canAsk) {
    const { exit, code } = caution.unconfirmed ?? { exit: exitCodes.usage, code: 'usage' };
    const failure = commandFailure(exit, code, caution.why, { hint: caution.hint });
    if (!isDry) return failed(failure);
    invocation.wouldEnd(failure);
  } else if (isDry) invocation.notice(joinSentences(caution.why, 'You would be asked:', caution.question));
  const prompts = isDry ? null : await invocation.prompts();
  if (prompts === null) return succeeded(false);
  await invocation.report(caution.why);
  if (caution.help !== undefined) await invocation.report(caution.help);
  const answer = await prompts.confirm(caution.question);
  if (!answer.ok) return answer;
  const { code, message, hint } = caution.refusal;
  return answer.value
    ? succeeded(true)
    : failed(commandFailure(exitCodes.cancelled, code, message, { hint }));
};
