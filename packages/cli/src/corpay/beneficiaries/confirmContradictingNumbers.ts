import {
  contradictionMessages,
  type Contradiction,
} from '@fx-gateway/domain/corpay/beneficiaries/judging/findRecordContradictions.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { confirmCaution } from '../../verbs/confirmCaution.ts';
import type { Invocation } from '../../verbs/invocation.ts';

/** Asks about numbers that contradict each other; nothing is asked where they agree. */
export const confirmContradictingNumbers = (
  invocation: Invocation,
  contradictions: readonly Contradiction[],
): CommandResult<boolean> =>
  contradictions.length === 0
    ? Promise.resolve(succeeded(true))
    : confirmCaution(invocation, {
        option: 'numbersChecked',
        why: [
          `${contradictionMessages.title}.`,
          ...contradictions.map(({ field, label, message }) => `${field} (${label}): ${message}`),
        ].join('\n'),
        question: 'Were they compared with what the beneficiary gave, and are they right?',
        hint: 'Correct them, or add --numbers-checked when they are right.',
        refusal: {
          code: 'numbers-not-confirmed',
          message: 'The numbers were not confirmed, so nothing was sent.',
          hint: 'Correct them in the file and run it again.',
        },
      });
