import { ofxCallFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { removeOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/removeOfxBeneficiary.ts';
import { confirmAndDeleteBeneficiary } from '../../beneficiaries/confirmAndDeleteBeneficiary.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { requireWayToConfirm } from '../../verbs/confirmChange.ts';
import { findOfxBeneficiary } from '../scope/findOfxBeneficiary.ts';
import { openOfx } from '../scope/ofxCustomerConnection.ts';
import { toRemovalLabelledValues } from './beneficiaryView.ts';

export const deleteOfxBeneficiaryVerb: PartnerVerb<'beneficiaries delete'> = {
  usage: 'delete <beneficiary>',
  summary: 'Delete a beneficiary.',
  changes: true,
  examples: ['delete 0f8fad5b-d9cb-469f-a165-70867728950e --yes'],
  run: async (invocation, openSession) => {
    const consent = requireWayToConfirm(invocation);
    if (!consent.ok) return consent;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const { ofx } = open.value;
    const found = await findOfxBeneficiary(ofx, invocation.args[0] ?? '');
    if (!found.ok) return found;
    return confirmAndDeleteBeneficiary(
      invocation,
      {
        scope: open.value,
        named: ({ beneficiaryId, name }) => ({ id: beneficiaryId, name }),
        facts: toRemovalLabelledValues,
        remove: (seen, exclusively) =>
          removeOfxBeneficiary(ofx.beneficiaries, { seen, lost: null }, exclusively),
        words: ofxCallFailureMessage,
      },
      found.value,
    );
  },
};
