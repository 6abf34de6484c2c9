import { callWords, maskDetail, removeBeneficiary } from '@fx-gateway/domain/corpay';
import { failed } from '@fx-gateway/domain/result';
import { confirmChange, requireConsent } from '../../command/confirmChange.ts';
import { changed, output } from '../../command/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknown } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { openCorpayScope } from '../scope/corpayScope.ts';
import { readStored } from './readStored.ts';

const lookHint = (id: string): string =>
  `The same command can be run again; it ends with 5 when the beneficiary is gone. Or look: fxg beneficiaries show ${id}`;

/** Without an answer the beneficiary is looked up: not found means deleted, anything else is not known (CP-BENE-19). */
export const remove: PartnerVerb = {
  usage: 'delete <beneficiary>',
  summary: 'Delete a beneficiary.',
  changes: true,
  output: '{ "clientIntegrationId", "deleted": true }',
  examples: [
    'delete 0f8fad5b-d9cb-469f-a165-70867728950e',
    'delete 0f8fad5b-d9cb-469f-a165-70867728950e --yes',
  ],
  run: async (invocation, openSession) => {
    const [id = ''] = invocation.args;
    const consent = requireConsent(invocation);
    if (!consent.ok) return consent;
    const scope = await openCorpayScope(openSession);
    if (!scope.ok) return scope;
    const { corpay, bankDetailChecks } = scope.value;
    const stored = await readStored(corpay, id);
    if (!stored.ok) return stored;
    const { clientIntegrationId, accountHolderName, bankCurrency, bankName, ...bank } = stored.value;
    const go = await confirmChange(invocation, {
      title: `${accountHolderName} will be deleted.`,
      facts: [
        ['Payee Currency', bankCurrency],
        ['Bank Name', bankName],
        ['Account', maskDetail(bank.iban || bank.accountNumber || bank.localAccountNumber)],
      ],
      question: `Delete ${accountHolderName}?`,
    });
    if (!go.ok) return go;
    if (go.value === 'stop')
      return output({ dryRun: true, would: { delete: clientIntegrationId } }, () => '');
    invocation.interruptedWith(
      commandFailure(
        exitCodes.interrupted,
        'interrupted',
        'Interrupted while the beneficiary was being deleted: it may be gone.',
        { hint: lookHint(clientIntegrationId) },
      ),
    );
    const removed = await removeBeneficiary(
      { beneficiaries: corpay.beneficiaries, bankDetailChecks },
      clientIntegrationId,
    );
    invocation.interruptedWith(null);
    if (removed.kind === 'refused')
      return failed(callCommandFailure(removed.failure, callWords(removed.failure)));
    if (removed.kind === 'unknown')
      return failed(
        outcomeUnknown('It is not known whether the beneficiary was deleted.', {
          hint: lookHint(clientIntegrationId),
          requestId: removed.failure.requestId,
        }),
      );
    return changed(`Deleted: ${clientIntegrationId}.`, { clientIntegrationId, deleted: true }, (paint) =>
      facts([['Deleted', accountHolderName]], paint),
    );
  },
};
