import { payeeCheckWords } from '@fx-gateway/domain/corpay';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { commandFailure, usageFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { Asked, Invocation } from '../../program/invocation.ts';

/**
 * The first payment after bank details came or changed waits until somebody says that they were checked with the
 * payee; `--yes` does not say that. True when it was said now. A dry run only mentions it.
 */
export const confirmDetails = async (invocation: Invocation): Asked<boolean> => {
  const { options } = invocation;
  if (options.flag('detailsChecked')) return succeeded(true);
  if (options.flag('dryRun')) {
    invocation.notice(payeeCheckWords.why);
    return succeeded(false);
  }
  const prompts = await invocation.prompts();
  if (prompts === null) {
    return usageFailure(
      payeeCheckWords.why,
      'Check them with the beneficiary by calling a telephone number you already knew, then add --details-checked.',
    );
  }
  invocation.notice(payeeCheckWords.why);
  const answer = await prompts.confirm(payeeCheckWords.tick);
  if (!answer.ok) return answer;
  return answer.value
    ? succeeded(true)
    : failed(
        commandFailure(exitCodes.cancelled, 'details-not-checked', 'Nothing was instructed.', {
          hint: 'Check the bank details with the beneficiary by calling a telephone number you already knew.',
        }),
      );
};
