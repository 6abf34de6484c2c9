import { ofxCallMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { removeOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/removeOfxBeneficiary.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { confirmChange, requireConsent } from '../../verbs/confirmChange.ts';
import { changed, output } from '../../verbs/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { outcomeUnknown } from '../../failures/commandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { findOfxBeneficiary } from '../scope/findOfxBeneficiary.ts';
import { openOfx } from '../scope/ofxScope.ts';
import { beneficiaryFacts } from './beneficiaryView.ts';

export const remove: PartnerVerb<'beneficiaries delete'> = {
  usage: 'delete <beneficiary>',
  summary: 'Delete a beneficiary.',
  changes: true,
  examples: ['delete 0f8fad5b-d9cb-469f-a165-70867728950e --yes'],
  run: async (invocation, openSession) => {
    const consent = requireConsent(invocation);
    if (!consent.ok) return consent;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const { ofx } = open.value;
    const found = await findOfxBeneficiary(ofx, invocation.args[0] ?? '');
    if (!found.ok) return found;
    const { beneficiaryId, name } = found.value;
    const go = await confirmChange(invocation, {
      title: `${name} will be deleted.`,
      facts: beneficiaryFacts(found.value).slice(0, 4),
      question: `Delete ${name}?`,
    });
    if (!go.ok) return go;
    if (go.value === 'stop') return output({ dryRun: true, would: { delete: beneficiaryId } }, () => '');
    const removal = await removeOfxBeneficiary(ofx.beneficiaries, beneficiaryId);
    if (removal.kind === 'removed')
      return changed(`Deleted: ${beneficiaryId}.`, { beneficiary: beneficiaryId, deleted: true }, (paint) =>
        facts([['Deleted', name]], paint),
      );
    const { kind, failure } = removal;
    return failed(
      kind === 'refused'
        ? callCommandFailure(failure, ofxCallMessages(failure))
        : outcomeUnknown('It is not known whether the beneficiary was deleted.', {
            hint: `Look: fxg beneficiaries show ${beneficiaryId}`,
            requestId: failure.requestId,
          }),
    );
  },
};
