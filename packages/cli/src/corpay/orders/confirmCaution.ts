import { failed, succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../../command/commandResult.ts';
import type { Invocation } from '../../command/invocation.ts';
import { commandFailure, usageFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

/** Something that waits for the person's own word, which `--yes` does not give. */
export type Caution = {
  /** The name of the option that gives it. */
  readonly option: string;
  readonly why: string;
  readonly question: string;
  /** How to give it where nobody can be asked. */
  readonly hint: string;
  /** What is said after a no. */
  readonly refusal: { readonly code: string; readonly hint: string };
};

/** True when the word was given now; false in a dry run, which only mentions it. */
export const confirmCaution = async (invocation: Invocation, caution: Caution): CommandResult<boolean> => {
  const { options } = invocation;
  if (options.flag(caution.option)) return succeeded(true);
  if (options.flag('dryRun')) {
    invocation.notice(caution.why);
    return succeeded(false);
  }
  const prompts = await invocation.prompts();
  if (prompts === null) return usageFailure(caution.why, caution.hint);
  invocation.notice(caution.why);
  const answer = await prompts.confirm(caution.question);
  if (!answer.ok) return answer;
  const { code, hint } = caution.refusal;
  return answer.value
    ? succeeded(true)
    : failed(commandFailure(exitCodes.cancelled, code, 'Nothing was instructed.', { hint }));
};
