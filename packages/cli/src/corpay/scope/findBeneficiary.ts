import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { beneficiariesMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

/** The beneficiary with this id among the customer's own; exit 5 when there is none. */
export const findBeneficiary = async (
  { beneficiaries }: Corpay,
  id: string,
): CommandResult<BeneficiarySummary> => {
  const list = await beneficiaries.list();
  if (!list.ok) return failed(callCommandFailure(list.failure, beneficiariesMessages(list.failure)));
  const found = list.value.find(({ clientIntegrationId }) => clientIntegrationId === id);
  return found === undefined
    ? failed(
        commandFailure(exitCodes.notFound, 'no-beneficiary', 'There is no beneficiary with this id.', {
          hint: 'fxg beneficiaries list has the ids.',
        }),
      )
    : succeeded(found);
};
