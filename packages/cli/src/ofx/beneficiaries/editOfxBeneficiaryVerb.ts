import { confirmChange, requireWayToConfirm } from '../../verbs/confirmChange.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import {
  confirmDuplicateBankAccount,
  despiteSameAccountEditOption,
} from '../../beneficiaries/confirmDuplicateBeneficiaries.ts';
import { refuseOutdatedFile } from '../../beneficiaries/refuseOutdatedFile.ts';
import { readRecordFile } from '../../beneficiaries/readRecordFile.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { usageFailure } from '../../failures/commandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { listOfxBeneficiaries, pickOfxBeneficiary } from '../scope/findOfxBeneficiary.ts';
import { openOfx } from '../scope/ofxCustomerConnection.ts';
import { ofxBeneficiaryFileMessages } from './ofxBeneficiaryFileMessages.ts';

const none = 'none';

/** `fxg beneficiaries edit` for a customer of OFX (OFX-BENE-24, OFX-BENE-25, PAYEE-7). */
export const editOfxBeneficiaryVerb: PartnerVerb<'beneficiaries edit'> = {
  usage: 'edit <beneficiary>',
  summary: 'Change what a JSON file names of a beneficiary.',
  changes: true,
  options: [
    { flags: '--file <file>', summary: 'the fields to change as a JSON object; - is stdin' },
    despiteSameAccountEditOption,
  ],
  notes: [
    '"saved" is false when nothing differs.',
    'A file that show wrote is refused with 7 once the record was changed: it says its date as updatedDate.',
  ],
  examples: ['edit 0f8fad5b-d9cb-469f-a165-70867728950e --file changes.json'],
  run: async (invocation, openSession) => {
    const [named = ''] = invocation.args;
    const consent = requireWayToConfirm(invocation);
    if (!consent.ok) return consent;
    const file = await readRecordFile(invocation, ofxBeneficiaryFileMessages);
    if (!file.ok) return file;
    // The rules of the form are heavy: only who saves something waits for them.
    const [
      { ofxRecordSchema: recordForm },
      { validateOfxRecord: judgeRecord, toProblemsOutcome: problemsOutcome },
      { newOfxBeneficiary },
      { findOfxBeneficiaryChanges: ofxRecordChanges },
      sending,
      { findDuplicateOfxBeneficiary: secondOf },
      { hasSameOfxAccountNumber: sharesOfxAccount },
    ] = await Promise.all([
      import('./ofxRecordSchema.ts'),
      import('./validateOfxRecord.ts'),
      import('@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts'),
      import('@fx-gateway/domain/ofx/beneficiaries/findOfxBeneficiaryChanges.ts'),
      import('./saveOfxEditAndReport.ts'),
      import('./findDuplicateOfxBeneficiary.ts'),
      import('@fx-gateway/domain/ofx/beneficiaries/isSameOfxPayee.ts'),
    ]);
    const form = await readBySchema(file.value, recordForm({ ...newOfxBeneficiary, beneficiaryId: named }));
    if (!form.ok) return form;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const known = await listOfxBeneficiaries(open.value.ofx);
    if (!known.ok) return known;
    const stored = await pickOfxBeneficiary(known.value, named);
    if (!stored.ok) return stored;
    const before = stored.value;
    const id = before.beneficiaryId;
    if (![named, id].includes(form.value.beneficiaryId))
      return usageFailure('The file is about another beneficiary.', 'An identifier cannot be changed.');
    const given = await readBySchema(file.value, recordForm(before));
    if (!given.ok) return given;
    const judged = await judgeRecord(open.value.ofx, given.value, before);
    if (!judged.ok) return judged;
    const { problems, record, template } = judged.value;
    if (problems.length > 0) return problemsOutcome(problems);
    const changes = ofxRecordChanges(before, record, template);
    if (changes.length === 0)
      return makeOutput(
        { beneficiary: id, saved: false, requestId: null },
        () => 'Nothing changes: nothing was sent.',
      );
    const older = refuseOutdatedFile({
      id,
      name: before.name,
      written: Reflect.get(file.value, 'updatedDate'),
      stored: before.updatedDate,
    });
    if (older !== null) return older;
    const others = known.value.filter(({ beneficiaryId }) => beneficiaryId !== id);
    const second =
      sharesOfxAccount(before, record) || invocation.options.flag('despiteSameAccount')
        ? null
        : secondOf(others, record);
    const shared = await confirmDuplicateBankAccount(invocation, second);
    if (!shared.ok) return shared;
    const go = await confirmChange(invocation, {
      title: `${before.name} will be changed.`,
      facts: changes.map((change) => [change.label, `${change.before || none} → ${change.after || none}`]),
      question: 'Save it?',
    });
    if (!go.ok) return go;
    return go.value === 'stop'
      ? makeOutput({ dryRun: true, would: { beneficiary: id, changes } }, () => '')
      : sending.saveOfxEditAndReport(invocation, open.value, { before, record });
  },
};
