import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';
import type { CommandResult } from './commandResult.ts';
import type { Invocation } from './invocation.ts';

/** A caution that the user must confirm by itself; `--yes` does not confirm it. */
type Caution = {
  /** The name of the option that confirms it. */
  readonly option: string;
  readonly why: string;
  readonly question: string;
  /** How to confirm it where the command cannot ask. */
  readonly hint: string;
  /** What the command ends with where it cannot ask; without this it was called wrongly. */
  readonly unconfirmed?: { readonly exit: ExitCode; readonly code: string };
  /** What is said after a no. */
  readonly refusal: { readonly code: string; readonly message: string; readonly hint: string };
};

/** True when it was confirmed now; false in a dry run, which only mentions it. */
export const confirmCaution = async (invocation: Invocation, caution: Caution): CommandResult<boolean> => {
  const { options } = invocation;
  if (options.flag(caution.option)) return succeeded(true);
  if (options.flag('dryRun')) {
    invocation.notice(caution.why);
    return succeeded(false);
  }
  const prompts = await invocation.prompts();
  if (prompts === null) {
    const { exit, code } = caution.unconfirmed ?? { exit: exitCodes.usage, code: 'usage' };
    return failed(commandFailure(exit, code, caution.why, { hint: caution.hint }));
  }
  await invocation.report(caution.why);
  const answer = await prompts.confirm(caution.question);
  if (!answer.ok) return answer;
  const { code, message, hint } = caution.refusal;
  return answer.value
    ? succeeded(true)
    : failed(commandFailure(exitCodes.cancelled, code, message, { hint }));
};
