import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxCallFailureMessage, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { editOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/editOfxBeneficiary.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { makeChangeOutput } from '../../verbs/makeOutput.ts';
import { runWithCustomerLock } from '../../configuration/runWithCustomerLock.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknownFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';

/** Sends an edit as `editOfxBeneficiary` does and gives what became of it. */
export const saveOfxEditAndReport = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  edited: { readonly before: OfxBeneficiary; readonly record: OfxBeneficiary },
): Promise<Outcome<'beneficiaries edit'>> => {
  const { beneficiaryId, name } = edited.before;
  const hint = `Find out with: fxg beneficiaries show ${beneficiaryId}. The same command can be run again.`;
  const interruption = commandFailure(
    exitCodes.interrupted,
    'interrupted',
    'Interrupted while the beneficiary was on its way: it may have been saved.',
    { hint },
  );
  const sent = await editOfxBeneficiary(scope.ofx.beneficiaries, edited, (work) =>
    runWithCustomerLock(invocation, scope, async () => {
      invocation.interruptedWith(interruption);
      return succeeded(await work());
    }),
  );
  invocation.interruptedWith(null);
  if (!sent.ok) return sent;
  const outcome = sent.value;
  switch (outcome.kind) {
    case 'saved':
      return makeChangeOutput(
        `Saved with the id ${beneficiaryId}.`,
        { beneficiary: beneficiaryId, saved: true, requestId: scope.lastChange.requestId() },
        (paint) =>
          formatLabelledValues(
            [
              ['Saved', outcome.beneficiary.name],
              ['Id', beneficiaryId],
            ],
            paint,
          ),
      );
    case 'refused':
      return failed(callCommandFailure(outcome.failure, ofxCallFailureMessage(outcome.failure)));
    case 'changed-elsewhere':
      return failed(
        outcome.stored === null
          ? commandFailure(exitCodes.notFound, 'no-beneficiary', ofxMessages.beneficiaryUnknown)
          : commandFailure(
              exitCodes.refused,
              'changed-elsewhere',
              `${name} was changed elsewhere since this command looked. Nothing was sent.`,
              { hint: 'Run it again: it shows what changes against the record as it is now.' },
            ),
      );
    case 'unknown':
      return failed(
        outcomeUnknownFailure(ofxMessages.saving.lost, { hint, requestId: outcome.failure.requestId }),
      );
  }
};
