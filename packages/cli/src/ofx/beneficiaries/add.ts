import { systemIdentifiers } from '@fx-gateway/adapters/node';
import { provesNothingHappened } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { ofxCallMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { readRecordFile } from '../../beneficiaries/readRecordFile.ts';
import { readAs } from '../../checking/readAs.ts';
import { confirmChange, requireConsent } from '../../verbs/confirmChange.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { changed, output } from '../../verbs/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknown } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { openOfx } from '../scope/ofxScope.ts';
import { beneficiaryData, beneficiaryFacts, maskedRecord } from './beneficiaryView.ts';

const send = async (
  invocation: Invocation,
  { beneficiaries }: Ofx,
  record: OfxBeneficiary,
): Promise<Outcome<'beneficiaries add'>> => {
  const { addOfxBeneficiary } = await import('@fx-gateway/domain/ofx/beneficiaries/addOfxBeneficiary.ts');
  const lost = 'It is not known whether the beneficiary was added.';
  const look = 'Look before you add it again: fxg beneficiaries list';
  invocation.interruptedWith(
    commandFailure(exitCodes.interrupted, 'interrupted', `Interrupted. ${lost}`, { hint: look }),
  );
  const saved = await addOfxBeneficiary(beneficiaries, systemIdentifiers, record);
  invocation.interruptedWith(null);
  if (saved.ok) {
    const { beneficiaryId, name } = saved.value;
    return changed(`Added: ${beneficiaryId}.`, { beneficiary: beneficiaryId, saved: true }, (paint) =>
      facts(
        [
          ['Added', name],
          ['Id', beneficiaryId],
        ],
        paint,
      ),
    );
  }
  const { failure } = saved;
  return failed(
    provesNothingHappened(failure)
      ? callCommandFailure(failure, ofxCallMessages(failure))
      : outcomeUnknown(lost, { hint: look, requestId: failure.requestId }),
  );
};

export const add: PartnerVerb<'beneficiaries add'> = {
  usage: 'add',
  summary: 'Add a beneficiary from a JSON file.',
  changes: true,
  options: [{ flags: '--file <file>', summary: 'the beneficiary as a JSON object; - is stdin' }],
  notes: ['In a problem … stands for "fieldName".'],
  examples: ['add --file payee.json', 'add --file payee.json --dry-run'],
  run: async (invocation, openSession) => {
    const consent = requireConsent(invocation);
    if (!consent.ok) return consent;
    const file = await readRecordFile(invocation, { hint: null, member: 'name' });
    if (!file.ok) return file;
    // The rules of the form are heavy: only who saves something waits for them.
    const [{ recordForm }, { judgeRecord, problemsOutcome }, { newOfxBeneficiary }] = await Promise.all([
      import('./recordForm.ts'),
      import('./judgeRecord.ts'),
      import('@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts'),
    ]);
    const given = await readAs(file.value, recordForm(newOfxBeneficiary));
    if (!given.ok) return given;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const judged = await judgeRecord(open.value.ofx, given.value);
    if (!judged.ok) return judged;
    const { problems, record } = judged.value;
    if (problems.length > 0) return problemsOutcome(problems);
    const shown = maskedRecord(record);
    const go = await confirmChange(invocation, {
      title: `${record.name} will be added as a beneficiary.`,
      facts: beneficiaryFacts(shown),
      question: 'Add it?',
    });
    if (!go.ok) return go;
    return go.value === 'stop'
      ? output({ dryRun: true, would: beneficiaryData(shown) }, () => '')
      : send(invocation, open.value.ofx, record);
  },
};
