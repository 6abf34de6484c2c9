import { ofxCallFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { isSameOfxPayee } from '@fx-gateway/domain/ofx/beneficiaries/isSameOfxPayee.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import {
  confirmDuplicateBeneficiaries,
  despiteSameAccountOption,
} from '../../beneficiaries/confirmDuplicateBeneficiaries.ts';
import { readRecordsFile, recordsFileOption } from '../../beneficiaries/readRecordFile.ts';
import { checkRejectsFileIsWritable, rejectsOption, writeRejectsFile } from '../../beneficiaries/rejects.ts';
import { runAgainHint } from '../../beneficiaries/buildRowsReport.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { makeExclusiveRunner } from '../../configuration/makeExclusiveRunner.ts';
import { confirmChange, requireWayToConfirm } from '../../verbs/confirmChange.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { makeChangeOutput, makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknownFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { listOfxBeneficiaries } from '../scope/findOfxBeneficiary.ts';
import { openOfx, type OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import { toOfxBeneficiaryJson, toOfxBeneficiaryLabelledValues, maskedRecord } from './beneficiaryView.ts';
import { ofxBeneficiaryFileMessages } from './ofxBeneficiaryFileMessages.ts';

const lost = 'It is not known whether the beneficiary was added.';

const savedAlready = (id: string): Outcome<'beneficiaries add'> =>
  makeOutput(
    { beneficiary: id, saved: true, requestId: null, alreadySaved: true },
    () => `Saved already with the id ${id}.`,
  );

const send = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  record: OfxBeneficiary,
): Promise<Outcome<'beneficiaries add'>> => {
  const { makeAbsentBeneficiaryAdder: addAbsent } = await import('./makeAbsentBeneficiaryAdder.ts');
  const added = await makeExclusiveRunner(
    invocation,
    scope,
  )(() => {
    invocation.interruptedWith(
      commandFailure(exitCodes.interrupted, 'interrupted', `Interrupted. ${lost}`, { hint: runAgainHint }),
    );
    return addAbsent(scope.ofx)(record);
  });
  invocation.interruptedWith(null);
  if (!added.ok) return added;
  const outcome = added.value;
  switch (outcome.kind) {
    case 'saved':
      return makeChangeOutput(
        `Added: ${outcome.id}.`,
        { beneficiary: outcome.id, saved: true, requestId: scope.lastChange.requestId() },
        (paint) =>
          formatLabelledValues(
            [
              ['Added', record.name],
              ['Id', outcome.id],
            ],
            paint,
          ),
      );
    case 'already-saved':
      return savedAlready(outcome.id);
    case 'refused':
      return failed(callCommandFailure(outcome.failure, ofxCallFailureMessage(outcome.failure)));
    case 'unknown':
      return failed(
        outcomeUnknownFailure(lost, { hint: runAgainHint, requestId: outcome.failure.requestId }),
      );
  }
};

export const addOfxBeneficiaryVerb: PartnerVerb<'beneficiaries add'> = {
  usage: 'add',
  summary: 'Add one or several beneficiaries from a file.',
  changes: true,
  options: [recordsFileOption, despiteSameAccountOption, rejectsOption],
  notes: [
    'Several stand in a list of JSON objects, one on each line (JSONL), or in a CSV whose first row names the fields as rules does; an empty cell says nothing. All are judged first, and nothing is sent when one is wrong. Who is there with the same name, currency, account and bank codes is saved already: running the same file again adds nobody twice. Rows are counted as a spreadsheet or an editor does, those of a list from 1.',
    'In a problem … stands for "fieldName"; of several for "row", "field", "label" and "cure".',
  ],
  examples: ['add --file payee.json', 'add --file payees.csv --dry-run', 'add --yes --file - < payees.jsonl'],
  run: async (invocation, openSession) => {
    const consent = requireWayToConfirm(invocation);
    if (!consent.ok) return consent;
    const file = await readRecordsFile(invocation, ofxBeneficiaryFileMessages);
    if (!file.ok) return file;
    const openScope = () => openOfx(invocation, openSession);
    const free = await checkRejectsFileIsWritable(invocation, file.value);
    if (!free.ok) return free;
    if (file.value.kind === 'rows') {
      const added = await (
        await import('./addBeneficiaryRows.ts')
      ).addBeneficiaryRows(invocation, file.value, openScope);
      await writeRejectsFile(invocation, file.value, added);
      return added;
    }
    // The rules of the form are heavy: only who saves something waits for them.
    const [
      { ofxRecordSchema: recordForm },
      { validateOfxRecord: judgeRecord, toProblemsOutcome: problemsOutcome },
      { newOfxBeneficiary },
      { findDuplicateOfxBeneficiary: secondOf },
    ] = await Promise.all([
      import('./ofxRecordSchema.ts'),
      import('./validateOfxRecord.ts'),
      import('@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts'),
      import('./findDuplicateOfxBeneficiary.ts'),
    ]);
    const given = await readBySchema(file.value.record, recordForm(newOfxBeneficiary));
    if (!given.ok) return given;
    const scope = await openScope();
    if (!scope.ok) return scope;
    const { ofx } = scope.value;
    const judged = await judgeRecord(ofx, given.value);
    if (!judged.ok) return judged;
    const { problems, record } = judged.value;
    if (problems.length > 0) return problemsOutcome(problems);
    const known = await listOfxBeneficiaries(ofx);
    if (!known.ok) return known;
    const there = known.value.find((one) => isSameOfxPayee(one, record));
    if (there !== undefined) return savedAlready(there.beneficiaryId);
    const second = invocation.options.flag('despiteSameAccount') ? null : secondOf(known.value, record);
    const sure = await confirmDuplicateBeneficiaries(invocation, second === null ? [] : [second]);
    if (!sure.ok) return sure;
    const shown = maskedRecord(record);
    const go = await confirmChange(invocation, {
      title: `${record.name} will be added as a beneficiary.`,
      facts: toOfxBeneficiaryLabelledValues(shown),
      question: 'Add it?',
    });
    if (!go.ok) return go;
    return go.value === 'stop'
      ? makeOutput({ dryRun: true, would: toOfxBeneficiaryJson(shown) }, () => '')
      : send(invocation, scope.value, record);
  },
};
