import { systemIdentifiers } from '@fx-gateway/adapters/node';
import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { beneficiarySaveErrors } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { callNotStoredMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import { saveBeneficiaryIfUnchanged } from '@fx-gateway/domain/corpay/beneficiaries/saving/saveBeneficiaryIfUnchanged.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { makeChangeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknownFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { makeExclusiveRunner } from '../../configuration/makeExclusiveRunner.ts';
import { findDuplicateByTakenId, describeTakenId } from './findDuplicateByTakenId.ts';

type RecordToSend = {
  readonly mode: 'add' | 'edit';
  /** The beneficiary as it is stored now; null for one that is added. */
  readonly before: Beneficiary | null;
  readonly record: Beneficiary;
  /** Whether the user named the identifier of a new one; else it follows from what the record says. */
  readonly idGiven: boolean;
};

const lookHint = ({ mode, record: { clientIntegrationId } }: RecordToSend): string =>
  `Find out with: fxg beneficiaries show ${clientIntegrationId}. The same command can be run again${mode === 'add' ? ': it never adds it twice' : ''}.`;

const interrupted = (sent: RecordToSend): CommandFailure =>
  commandFailure(
    exitCodes.interrupted,
    'interrupted',
    'Interrupted while the beneficiary was on its way: it may have been saved.',
    { hint: lookHint(sent) },
  );

/**
 * Saves a record as `saveBeneficiaryIfUnchanged` does and gives what became of it.
 */
export const saveRecordAndReport = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  sent: RecordToSend,
): Promise<Outcome<'beneficiaries edit'>> => {
  const { before, record } = sent;
  const { clientIntegrationId, accountHolderName } = record;
  const {
    corpay: { beneficiaries },
    bankDetailChecks,
  } = scope;
  const exclusively = makeExclusiveRunner(invocation, scope);
  const saved = await saveBeneficiaryIfUnchanged(
    { beneficiaries, bankDetailChecks },
    { before, record, idempotencyKey: systemIdentifiers.uuid(), lost: null },
    (work) =>
      exclusively(() => {
        invocation.interruptedWith(interrupted(sent));
        return work();
      }),
  );
  invocation.interruptedWith(null);
  if (!saved.ok) return saved;
  const outcome = saved.value;
  switch (outcome.kind) {
    case 'saved':
      return makeChangeOutput(
        `Saved with the id ${clientIntegrationId}.`,
        { beneficiary: clientIntegrationId, saved: true, requestId: scope.lastChange.requestId() },
        (paint) =>
          formatLabelledValues(
            [
              ['Saved', accountHolderName],
              ['Id', clientIntegrationId],
            ],
            paint,
          ),
      );
    case 'refused': {
      const taken =
        before === null
          ? findDuplicateByTakenId(outcome.failure, { ...sent, id: clientIntegrationId })
          : null;
      if (taken !== null)
        return failed({
          ...callCommandFailure(outcome.failure, describeTakenId(taken)),
          hint: taken.look,
        });
      const refusal = callCommandFailure(outcome.failure, beneficiarySaveErrors(outcome.failure).join('\n'));
      return failed(
        outcome.failure.messages.length > 0
          ? refusal
          : { ...refusal, message: 'The beneficiary was not saved.', hint: refusal.hint ?? lookHint(sent) },
      );
    }
    case 'not-kept':
      return failed(commandFailure(exitCodes.failed, 'not-kept', callNotStoredMessage));
    case 'changed-elsewhere':
      return failed(
        commandFailure(
          exitCodes.refused,
          'changed-elsewhere',
          `${accountHolderName} was changed elsewhere since this command looked. Nothing was sent.`,
          { hint: 'Run it again: it shows what changes against the record as it is now.' },
        ),
      );
    case 'unknown':
      return failed(
        outcomeUnknownFailure('It is not known whether the beneficiary was saved.', {
          hint: lookHint(sent),
          requestId: outcome.failure.requestId,
        }),
      );
  }
};
