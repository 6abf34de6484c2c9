import { findSameAccount, sameAccountWords, type Beneficiary, type Corpay } from '@fx-gateway/domain/corpay';
import { succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../../command/commandResult.ts';
import { confirmCaution } from '../../command/confirmCaution.ts';
import type { Invocation } from '../../command/invocation.ts';

/** Asks before a second beneficiary with the same account and currency is added; nothing is asked where none is known. */
export const confirmSecond = async (
  invocation: Invocation,
  { beneficiaries }: Pick<Corpay, 'beneficiaries'>,
  record: Beneficiary,
): CommandResult<boolean> => {
  if (invocation.options.flag('despiteSameAccount')) return succeeded(true);
  const same = await findSameAccount(beneficiaries, record);
  if (same === null) return succeeded(true);
  return confirmCaution(invocation, {
    option: 'despiteSameAccount',
    why: `${sameAccountWords.title}. ${sameAccountWords.why(same)} (${same.clientIntegrationId})`,
    question: 'Is a second beneficiary with this account wanted?',
    hint: 'Pay the one that is there, or add --despite-same-account when a second one is wanted.',
    refusal: {
      code: 'same-account',
      message: 'No second beneficiary was wanted, so nothing was sent.',
      hint: `Look at the one that is there with: fxg beneficiaries show ${same.clientIntegrationId}`,
    },
  });
};
