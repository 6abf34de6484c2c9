import { confirmChange, requireWayToConfirm } from '../../verbs/confirmChange.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { usageFailure } from '../../failures/commandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { connectCorpayCustomer } from '../scope/corpayCustomerConnection.ts';
import {
  confirmDuplicateBankAccount,
  despiteSameAccountEditOption,
} from '../../beneficiaries/confirmDuplicateBeneficiaries.ts';
import { numbersCheckedOption } from './numbersCheckedOption.ts';
import { refuseOutdatedFile } from '../../beneficiaries/refuseOutdatedFile.ts';
import { readRecordFile } from '../../beneficiaries/readRecordFile.ts';
import { corpayBeneficiaryFileMessages } from './corpayBeneficiaryFileMessages.ts';
import { readStoredBeneficiary } from './readStoredBeneficiary.ts';

const none = 'none';

/** `fxg beneficiaries edit` for a customer of Corpay (PAYEE-7). */
export const editCorpayBeneficiaryVerb: PartnerVerb<'beneficiaries edit'> = {
  usage: 'edit <beneficiary>',
  summary: 'Change what a JSON file names of a beneficiary.',
  changes: true,
  options: [
    { flags: '--file <file>', summary: 'the fields to change as a JSON object; - is stdin' },
    numbersCheckedOption,
    despiteSameAccountEditOption,
  ],
  notes: [
    '"saved" is false when nothing differs.',
    'A file that show wrote is refused with 7 once the record was changed: it says its date as lastUpdate.',
  ],
  examples: [
    `edit 0f8fad5b-d9cb-469f-a165-70867728950e --file changes.json`,
    `edit 0f8fad5b-d9cb-469f-a165-70867728950e --yes --file - <<< '{ "accountHolderEmail": "desk@example.com" }'`,
  ],
  run: async (invocation, openSession) => {
    const [id = ''] = invocation.args;
    const consent = requireWayToConfirm(invocation);
    if (!consent.ok) return consent;
    const file = await readRecordFile(invocation, corpayBeneficiaryFileMessages);
    if (!file.ok) return file;
    const [
      { readRecordFields },
      { prepareRecord },
      { findBeneficiaryChanges: recordChanges },
      { saveRecordAndReport: sendRecord },
      { toProblemsOutcome: problemsOutcome },
      { confirmContradictingNumbers: confirmNumbers },
      { findDuplicateOfNewBeneficiary: secondOf },
      { accountNumberOf: accountOf },
    ] = await Promise.all([
      import('./readRecordFields.ts'),
      import('./prepareRecord.ts'),
      import('./findBeneficiaryChanges.ts'),
      import('./saveRecordAndReport.ts'),
      import('./toProblemsOutcome.ts'),
      import('./confirmContradictingNumbers.ts'),
      import('./confirmDuplicateBeneficiary.ts'),
      import('@fx-gateway/domain/corpay/bankDetails/findBankDetailChanges.ts'),
    ]);
    const given = readRecordFields(file.value);
    if (given.problems.length > 0) return problemsOutcome(given.problems);
    const scope = await connectCorpayCustomer(invocation, openSession);
    if (!scope.ok) return scope;
    const stored = await readStoredBeneficiary(scope.value.corpay, id);
    if (!stored.ok) return stored;
    const { clientIntegrationId, accountHolderName, lastUpdate = null } = stored.value;
    if ((given.clientIntegrationId ?? clientIntegrationId) !== clientIntegrationId) {
      return usageFailure('The file is about another beneficiary.', 'An identifier cannot be changed.');
    }
    const prepared = await prepareRecord(scope.value.corpay, {
      mode: 'edit',
      start: stored.value,
      fields: given.fields,
    });
    if (!prepared.ok) return prepared;
    if (prepared.value.kind === 'problems') return problemsOutcome(prepared.value.problems);
    const { record, leftOut, contradictions } = prepared.value;
    if (leftOut.length > 0) invocation.notice(`Nobody asks for ${leftOut.join(', ')}: left out.`);
    const changes = recordChanges(stored.value, record);
    if (changes.length === 0) {
      return makeOutput(
        { beneficiary: clientIntegrationId, saved: false, requestId: null },
        () => 'Nothing changes: nothing was sent.',
      );
    }
    const older = refuseOutdatedFile({
      id: clientIntegrationId,
      name: accountHolderName,
      written: given.lastUpdate,
      stored: lastUpdate,
    });
    if (older !== null) return older;
    const sure = await confirmNumbers(invocation, contradictions);
    if (!sure.ok) return sure;
    const isMoved =
      accountOf(record) !== accountOf(stored.value) || record.bankCurrency !== stored.value.bankCurrency;
    const second =
      isMoved && !invocation.options.flag('despiteSameAccount')
        ? await secondOf(scope.value.corpay.beneficiaries, { record, changedId: null })
        : null;
    const shared = await confirmDuplicateBankAccount(invocation, second);
    if (!shared.ok) return shared;
    const go = await confirmChange(invocation, {
      title: `${accountHolderName} will be changed.`,
      facts: changes.map((change) => [change.label, `${change.before || none} → ${change.after || none}`]),
      question: 'Save it?',
    });
    if (!go.ok) return go;
    if (go.value === 'stop') {
      return makeOutput({ dryRun: true, would: { beneficiary: clientIntegrationId, changes } }, () => '');
    }
    return sendRecord(invocation, scope.value, { mode: 'edit', before: stored.value, record, idGiven: true });
  },
};
