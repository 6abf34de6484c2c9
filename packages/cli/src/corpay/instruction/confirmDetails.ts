import { bankDetailCheckWords } from '@fx-gateway/domain/corpay';
import type { CommandResult } from '../../command/commandResult.ts';
import { confirmCaution } from '../../command/confirmCaution.ts';
import type { Invocation } from '../../command/invocation.ts';

const howToCheck = 'by calling a telephone number you already knew';

/** The first payment after bank details came or changed waits until the user says that they were checked. */
export const confirmDetails = (invocation: Invocation): CommandResult<boolean> =>
  confirmCaution(invocation, {
    option: 'detailsChecked',
    why: bankDetailCheckWords.why,
    question: bankDetailCheckWords.tick,
    hint: `Check them with the beneficiary ${howToCheck}, then add --details-checked.`,
    refusal: {
      code: 'details-not-checked',
      message: 'Nothing was instructed.',
      hint: `Check the bank details with the beneficiary ${howToCheck}.`,
    },
  });
