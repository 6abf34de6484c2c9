import { makeOutput } from '../../verbs/makeOutput.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { findOfxBeneficiary } from '../scope/findOfxBeneficiary.ts';
import { openOfx } from '../scope/ofxCustomerConnection.ts';
import { toOfxBeneficiaryJson, toOfxBeneficiaryLabelledValues } from './beneficiaryView.ts';

export const showOfxBeneficiaryVerb: PartnerVerb<'beneficiaries show'> = {
  usage: 'show <beneficiary>',
  summary: 'One beneficiary in full.',
  examples: ['show 0f8fad5b-d9cb-469f-a165-70867728950e'],
  run: async (invocation, openSession) => {
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const found = await findOfxBeneficiary(open.value.ofx, invocation.args[0] ?? '');
    return found.ok
      ? makeOutput(toOfxBeneficiaryJson(found.value), (paint) =>
          formatLabelledValues(toOfxBeneficiaryLabelledValues(found.value), paint),
        )
      : found;
  },
};
