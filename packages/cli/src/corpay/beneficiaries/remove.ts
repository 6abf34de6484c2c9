import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { callMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { removalTroubleMessages } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { removalFacts } from '@fx-gateway/domain/corpay/beneficiaries/removalFacts.ts';
import {
  removeBeneficiary,
  type RemovalOutcome,
} from '@fx-gateway/domain/corpay/beneficiaries/removeBeneficiary.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { confirmChange, requireConsent } from '../../verbs/confirmChange.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { changed, output } from '../../verbs/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknown } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { openCorpayScope, type CorpayScope } from '../scope/corpayScope.ts';
import { exclusivelyFor } from '../scope/exclusivelyFor.ts';
import { readStored } from './readStored.ts';

const lookHint = (id: string): string =>
  `The same command can be run again; it ends with 5 when the beneficiary is gone. Or look: fxg beneficiaries show ${id}`;

/** Sends the deletion of the record that was shown. */
const send = async (
  invocation: Invocation,
  scope: CorpayScope,
  seen: Beneficiary,
): CommandResult<RemovalOutcome> => {
  const { corpay, bankDetailChecks } = scope;
  const exclusively = exclusivelyFor(invocation, scope);
  const removed = await removeBeneficiary(
    { beneficiaries: corpay.beneficiaries, bankDetailChecks },
    { seen, lost: null },
    (work) =>
      exclusively(() => {
        invocation.interruptedWith(
          commandFailure(
            exitCodes.interrupted,
            'interrupted',
            'Interrupted while the beneficiary was being deleted: it may be gone.',
            { hint: lookHint(seen.clientIntegrationId) },
          ),
        );
        return work();
      }),
  );
  invocation.interruptedWith(null);
  return removed;
};

/** Asks about the record and deletes it; one that was changed meanwhile is shown and asked about again. */
const askAndSend = async (
  invocation: Invocation,
  scope: CorpayScope,
  seen: Beneficiary,
): Promise<Outcome<'beneficiaries delete'>> => {
  const { clientIntegrationId, accountHolderName } = seen;
  const go = await confirmChange(invocation, {
    title: `${accountHolderName} will be deleted.`,
    facts: removalFacts(seen),
    question: `Delete ${accountHolderName}?`,
  });
  if (!go.ok) return go;
  if (go.value === 'stop') return output({ dryRun: true, would: { delete: clientIntegrationId } }, () => '');
  const removed = await send(invocation, scope, seen);
  if (!removed.ok) return removed;
  const outcome = removed.value;
  switch (outcome.kind) {
    case 'removed':
      return changed(
        `Deleted: ${clientIntegrationId}.`,
        { beneficiary: clientIntegrationId, deleted: true },
        (paint) => facts([['Deleted', accountHolderName]], paint),
      );
    case 'changed-elsewhere':
      invocation.notice(removalTroubleMessages.changedElsewhere(accountHolderName));
      return askAndSend(invocation, scope, outcome.stored);
    case 'refused':
      return failed(callCommandFailure(outcome.failure, callMessages(outcome.failure)));
    case 'unknown':
      return failed(
        outcomeUnknown('It is not known whether the beneficiary was deleted.', {
          hint: lookHint(clientIntegrationId),
          requestId: outcome.failure.requestId,
        }),
      );
  }
};

/** Without an answer the beneficiary is looked up: not found means deleted, anything else is not known (CP-BENE-19). */
export const remove: PartnerVerb<'beneficiaries delete'> = {
  usage: 'delete <beneficiary>',
  summary: 'Delete a beneficiary.',
  changes: true,
  examples: [
    'delete 0f8fad5b-d9cb-469f-a165-70867728950e',
    'delete 0f8fad5b-d9cb-469f-a165-70867728950e --yes',
  ],
  run: async (invocation, openSession) => {
    const [id = ''] = invocation.args;
    const consent = requireConsent(invocation);
    if (!consent.ok) return consent;
    const scope = await openCorpayScope(invocation, openSession);
    if (!scope.ok) return scope;
    const stored = await readStored(scope.value.corpay, id);
    return stored.ok ? askAndSend(invocation, scope.value, stored.value) : stored;
  },
};
