import { systemIdentifiers } from '@fx-gateway/adapters/node';
import {
  bankDetailChanges,
  provesNothingHappened,
  saveWords,
  type Beneficiary,
} from '@fx-gateway/domain/corpay';
import { saveBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries';
import { failed } from '@fx-gateway/domain/result';
import { commandFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { Invocation } from '../../program/invocation.ts';
import type { Outcome } from '../../program/outcome.ts';
import { changed } from '../../program/output.ts';
import { facts } from '../../terminal/table.ts';
import { corpayCommandFailure } from '../corpayCommandFailure.ts';
import type { CustomersCorpay } from '../openWithUser.ts';

export type RecordToSend = {
  readonly mode: 'add' | 'edit';
  /** The payee as it is now; what is added has none. */
  readonly before: Beneficiary | null;
  readonly record: Beneficiary;
};

const lookHint = ({ mode, record: { clientIntegrationId } }: RecordToSend): string =>
  mode === 'add'
    ? `Find out with: fxg beneficiaries show ${clientIntegrationId}. With "clientIntegrationId": "${clientIntegrationId}" in the file the same command never adds it twice.`
    : `Find out with: fxg beneficiaries show ${clientIntegrationId}. The same command can be run again.`;

const interrupted = (sent: RecordToSend): CommandFailure =>
  commandFailure(
    exitCodes.interrupted,
    'interrupted',
    'Interrupted while the beneficiary was on its way: it may have been saved.',
    { hint: lookHint(sent) },
  );

/**
 * Saves a record with one call and says what became of it; after silence it was looked up and not sent again. A
 * payee with new bank details is to be checked before it is paid: that is kept before the call leaves.
 */
export const sendRecord = async (
  invocation: Invocation,
  { corpay, payeeChecks }: CustomersCorpay,
  sent: RecordToSend,
): Promise<Outcome> => {
  const { mode, before, record } = sent;
  const { clientIntegrationId, accountHolderName } = record;
  const wasOpen = await payeeChecks.open(clientIntegrationId);
  if (before === null || bankDetailChanges(before, record).length > 0) {
    await payeeChecks.changed(clientIntegrationId);
  }
  invocation.interruptedWith(interrupted(sent));
  const outcome = await saveBeneficiary(corpay, { mode, record, idempotencyKey: systemIdentifiers.uuid() });
  invocation.interruptedWith(null);
  switch (outcome.kind) {
    case 'saved':
      return changed(
        `Saved with the id ${clientIntegrationId}.`,
        { clientIntegrationId, saved: true },
        (paint) =>
          facts(
            [
              ['Saved', accountHolderName],
              ['Id', clientIntegrationId],
            ],
            paint,
          ),
      );
    case 'refused': {
      if (!wasOpen && provesNothingHappened(outcome.failure)) {
        await payeeChecks.checked(clientIntegrationId);
      }
      const refusal = corpayCommandFailure(outcome.failure, saveWords(outcome.failure).join('\n'));
      return failed(
        outcome.failure.messages.length > 0
          ? refusal
          : { ...refusal, message: 'The beneficiary was not saved.', hint: refusal.hint ?? lookHint(sent) },
      );
    }
    case 'unknown':
      return failed(
        commandFailure(
          exitCodes.pending,
          'outcome-unknown',
          'It is not known whether the beneficiary was saved.',
          { hint: lookHint(sent), requestId: outcome.failure.requestId },
        ),
      );
  }
};
