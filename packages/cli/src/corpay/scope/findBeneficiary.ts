import { accountNumberOf } from '@fx-gateway/domain/corpay/bankDetails/findBankDetailChanges.ts';
import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { beneficiariesFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { findNamedBeneficiary } from '../../beneficiaries/findNamedBeneficiary.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';

/** The beneficiary with this id or name among the customer's own; exit 5 when there is none, 2 when several have it. */
export const findBeneficiary = async (
  { beneficiaries }: Pick<Corpay, 'beneficiaries'>,
  named: string,
): CommandResult<BeneficiarySummary> => {
  const list = await beneficiaries.list();
  if (!list.ok) return failed(callCommandFailure(list.failure, beneficiariesFailureMessage(list.failure)));
  return findNamedBeneficiary(named, list.value, {
    idOf: ({ clientIntegrationId }) => clientIntegrationId,
    nameOf: ({ payee }) => payee,
    currencyOf: ({ curr }) => curr,
    accountsOf: (several) =>
      Promise.all(
        several.map(async ({ clientIntegrationId }) => {
          const shown = await beneficiaries.show(clientIntegrationId);
          return shown.ok ? accountNumberOf(shown.value) : null;
        }),
      ),
  });
};
