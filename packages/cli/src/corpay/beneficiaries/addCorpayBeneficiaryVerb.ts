import { maskAllButLastFour } from '@fx-gateway/domain/words/maskAllButLastFour.ts';
import { despiteSameAccountOption } from '../../beneficiaries/confirmDuplicateBeneficiaries.ts';
import { confirmChange, requireWayToConfirm, type ChangeToConfirm } from '../../verbs/confirmChange.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { connectCorpayCustomer } from '../scope/corpayCustomerConnection.ts';
import { confirmDuplicateBeneficiary } from './confirmDuplicateBeneficiary.ts';
import { isBankDetail, maskedRecord } from './maskedRecord.ts';
import type { PreparedRecord } from './prepareRecord.ts';
import { numbersCheckedOption } from './numbersCheckedOption.ts';
import { checkRejectsFileIsWritable, rejectsOption, writeRejectsFile } from '../../beneficiaries/rejects.ts';
import { readRecordsFile, recordsFileOption } from '../../beneficiaries/readRecordFile.ts';
import { corpayBeneficiaryFileMessages } from './corpayBeneficiaryFileMessages.ts';

const planOf = ({
  record,
  review,
  proposed,
}: Extract<PreparedRecord, { kind: 'ready' }>): ChangeToConfirm => ({
  title: `${record.accountHolderName} will be added as a beneficiary.`,
  facts: review.flatMap(({ rows }) =>
    rows.map(({ field, label, value }) => {
      const shown = isBankDetail(field) ? maskAllButLastFour(value) : value;
      return [label, proposed.includes(field) ? `${shown} (proposed)` : shown] as const;
    }),
  ),
  question: 'Add it?',
});

export const addCorpayBeneficiaryVerb: PartnerVerb<'beneficiaries add'> = {
  usage: 'add',
  summary: 'Add one or several beneficiaries from a file.',
  changes: true,
  options: [recordsFileOption, numbersCheckedOption, despiteSameAccountOption, rejectsOption],
  notes: [
    'Several stand in a list of JSON objects, one on each line (JSONL), or in a CSV whose first row names the fields; an empty cell says nothing, and answers to a law stand in columns such as regulatory.cnapsCode. All are judged first, and nothing is sent when one is wrong. The same record always gets the same id: running the same file again adds nobody twice. Rows are counted as a spreadsheet or an editor does, those of a list from 1.',
    'In a problem … stands for "field" and "label"; of several also for "row" and "cure".',
  ],
  examples: ['add --file payee.json', 'add --file payees.csv --dry-run', 'add --yes --file - < payees.jsonl'],
  run: async (invocation, openSession) => {
    const consent = requireWayToConfirm(invocation);
    if (!consent.ok) return consent;
    const file = await readRecordsFile(invocation, corpayBeneficiaryFileMessages);
    if (!file.ok) return file;
    const openScope = () => connectCorpayCustomer(invocation, openSession);
    const free = await checkRejectsFileIsWritable(invocation, file.value);
    if (!free.ok) return free;
    if (file.value.kind === 'rows') {
      const added = await (
        await import('./addBeneficiaryRows.ts')
      ).addBeneficiaryRows(invocation, file.value, openScope);
      await writeRejectsFile(invocation, file.value, added);
      return added;
    }
    // The wizard's rules are the heaviest part of fxg: only who saves something waits for them.
    const [
      { identifyRecord },
      { newBeneficiary },
      { readRecordFields },
      { prepareRecord },
      { saveRecordAndReport: sendRecord },
      { toProblemsOutcome: problemsOutcome },
      { confirmContradictingNumbers: confirmNumbers },
      { makeBeneficiaryIdentifier },
    ] = await Promise.all([
      import('@fx-gateway/domain/corpay/beneficiaries/saving/identifyRecord.ts'),
      import('@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts'),
      import('./readRecordFields.ts'),
      import('./prepareRecord.ts'),
      import('./saveRecordAndReport.ts'),
      import('./toProblemsOutcome.ts'),
      import('./confirmContradictingNumbers.ts'),
      import('./makeBeneficiaryIdentifier.ts'),
    ]);
    const given = readRecordFields(file.value.record);
    if (given.problems.length > 0) return problemsOutcome(given.problems);
    const scope = await openScope();
    if (!scope.ok) return scope;
    const { corpay } = scope.value;
    const start = newBeneficiary('');
    const prepared = await prepareRecord(corpay, { mode: 'add', start, fields: given.fields });
    if (!prepared.ok) return prepared;
    if (prepared.value.kind === 'problems') return problemsOutcome(prepared.value.problems);
    const { leftOut, contradictions } = prepared.value;
    const identified = await identifyRecord(
      corpay.beneficiaries,
      prepared.value.record,
      makeBeneficiaryIdentifier(given),
    );
    const { record, standing } = identified;
    const { clientIntegrationId } = record;
    if (standing === 'same')
      return makeOutput(
        { beneficiary: clientIntegrationId, saved: true, requestId: null, alreadySaved: true },
        () => `Saved already with the id ${clientIntegrationId}.`,
      );
    if (leftOut.length > 0) invocation.notice(`Nobody asks for ${leftOut.join(', ')}: left out.`);
    const sure = await confirmNumbers(invocation, contradictions);
    if (!sure.ok) return sure;
    const second = await confirmDuplicateBeneficiary(invocation, corpay, identified);
    if (!second.ok) return second;
    const go = await confirmChange(invocation, planOf(prepared.value));
    if (!go.ok) return go;
    if (go.value === 'stop') return makeOutput({ dryRun: true, would: maskedRecord(record) }, () => '');
    return sendRecord(invocation, scope.value, {
      mode: 'add',
      before: null,
      record,
      idGiven: given.clientIntegrationId !== null,
    });
  },
};
