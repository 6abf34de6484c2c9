import { callFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { toRemovalLabelledValues } from '@fx-gateway/domain/corpay/beneficiaries/toRemovalLabelledValues.ts';
import { removeBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/removeBeneficiary.ts';
import { confirmAndDeleteBeneficiary } from '../../beneficiaries/confirmAndDeleteBeneficiary.ts';
import { requireWayToConfirm } from '../../verbs/confirmChange.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { connectCorpayCustomer } from '../scope/corpayCustomerConnection.ts';
import { readStoredBeneficiary } from './readStoredBeneficiary.ts';

/** Without an answer the beneficiary is looked up: not found means deleted, anything else is not known (CP-BENE-19). */
export const deleteCorpayBeneficiaryVerb: PartnerVerb<'beneficiaries delete'> = {
  usage: 'delete <beneficiary>',
  summary: 'Delete a beneficiary.',
  changes: true,
  examples: [
    'delete 0f8fad5b-d9cb-469f-a165-70867728950e',
    'delete 0f8fad5b-d9cb-469f-a165-70867728950e --yes',
  ],
  run: async (invocation, openSession) => {
    const [id = ''] = invocation.args;
    const consent = requireWayToConfirm(invocation);
    if (!consent.ok) return consent;
    const scope = await connectCorpayCustomer(invocation, openSession);
    if (!scope.ok) return scope;
    const { corpay, bankDetailChecks } = scope.value;
    const stored = await readStoredBeneficiary(corpay, id);
    if (!stored.ok) return stored;
    return confirmAndDeleteBeneficiary(
      invocation,
      {
        scope: scope.value,
        named: ({ clientIntegrationId, accountHolderName }) => ({
          id: clientIntegrationId,
          name: accountHolderName,
        }),
        facts: toRemovalLabelledValues,
        remove: (seen, exclusively) =>
          removeBeneficiary(
            { beneficiaries: corpay.beneficiaries, bankDetailChecks },
            { seen, lost: null },
            exclusively,
          ),
        words: callFailureMessage,
      },
      stored.value,
    );
  },
};
