import { systemIdentifiers } from '@fx-gateway/adapters/node';
import { addRecordsInTurn, type AddOutcome } from '@fx-gateway/domain/beneficiaries/addRecordsInTurn.ts';
import { cacheReadAnswers } from '@fx-gateway/domain/calls/cacheReadAnswers.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { beneficiarySaveErrors } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { findEarlierSameAccountIndexes } from '@fx-gateway/domain/corpay/beneficiaries/findEarlierSameAccountIndexes.ts';
import { saveBeneficiaryIfUnchanged } from '@fx-gateway/domain/corpay/beneficiaries/saving/saveBeneficiaryIfUnchanged.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { confirmAndCreateBeneficiaryRows } from '../../beneficiaries/confirmAndCreateBeneficiaryRows.ts';
import type { DuplicateInRow } from '../../beneficiaries/confirmDuplicateBeneficiaries.ts';
import type { FileRecords } from '../../beneficiaries/parseRecordFile.ts';
import { toRowProblemsOutcome, type RowFailureMessages } from '../../beneficiaries/buildRowsReport.ts';
import { makeExclusiveRunner } from '../../configuration/makeExclusiveRunner.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import type { CorpayCustomerConnection, ConnectCorpayCustomer } from '../scope/corpayCustomerConnection.ts';
import { confirmContradictingNumbers } from './confirmContradictingNumbers.ts';
import { findDuplicateOfNewBeneficiary } from './confirmDuplicateBeneficiary.ts';
import { findDuplicateByTakenId, describeTakenId } from './findDuplicateByTakenId.ts';
import {
  generalCure,
  validateCorpayBeneficiaryRows,
  findWrongColumns,
  type ValidCorpayBeneficiaryRow,
} from './validateCorpayBeneficiaryRows.ts';
import { maskedRecord } from './maskedRecord.ts';

/** The partner for the judging of many rows: what they all ask is asked once. */
const readingOnce = (corpay: Corpay): Corpay => ({
  ...corpay,
  beneficiaries: {
    ...corpay.beneficiaries,
    list: cacheReadAnswers(corpay.beneficiaries.list),
    show: cacheReadAnswers(corpay.beneficiaries.show),
    rules: cacheReadAnswers(corpay.beneficiaries.rules),
  },
  banks: { search: cacheReadAnswers(corpay.banks.search) },
});

/** The rows that would add a second beneficiary: beside one that is at the partner, or in a row before. */
const secondsIn = async (
  { beneficiaries }: Pick<Corpay, 'beneficiaries'>,
  rows: readonly ValidCorpayBeneficiaryRow[],
): Promise<readonly DuplicateInRow[]> => {
  const earlier = findEarlierSameAccountIndexes(rows.map(({ record }) => record));
  const seconds: DuplicateInRow[] = [];
  for (const [at, judged] of rows.entries()) {
    const { row, record, standing } = judged;
    if (standing === 'same') continue;
    const before = rows[earlier[at] ?? -1];
    const of = { row, name: record.accountHolderName };
    if (before !== undefined)
      seconds.push({
        ...of,
        title: 'The file has an account more than once',
        why: `the same account and currency as in row ${before.row}.`,
        look: `Look at row ${before.row} of the file.`,
        inFile: true,
      });
    const there = await findDuplicateOfNewBeneficiary(beneficiaries, judged);
    if (there !== null) seconds.push({ ...there, ...of });
  }
  return seconds;
};

const accountTold = (record: ValidCorpayBeneficiaryRow['record']): string => {
  const { iban, accountNumber, localAccountNumber } = maskedRecord(record);
  const account = [iban, accountNumber, localAccountNumber].find((each) => each !== '') ?? 'N/A';
  return `account ${account}`;
};

const words: RowFailureMessages<ValidCorpayBeneficiaryRow> = {
  call: (failure) => beneficiarySaveErrors(failure).join(' '),
  row: ({ id, idGiven }, failure) => {
    const taken = findDuplicateByTakenId(failure, { id, idGiven });
    return taken === null
      ? callCommandFailure(failure, beneficiarySaveErrors(failure).join(' ')).message
      : describeTakenId(taken);
  },
};

/** Sends one row as `saveBeneficiaryIfUnchanged` does. */
const sendRow =
  (invocation: Invocation, scope: CorpayCustomerConnection) =>
  async ({ id, record }: ValidCorpayBeneficiaryRow): CommandResult<AddOutcome> => {
    const {
      corpay: { beneficiaries },
      bankDetailChecks,
    } = scope;
    const saved = await saveBeneficiaryIfUnchanged(
      { beneficiaries, bankDetailChecks },
      { before: null, record, idempotencyKey: systemIdentifiers.uuid(), lost: null },
      makeExclusiveRunner(invocation, scope),
    );
    if (!saved.ok) return saved;
    const outcome = saved.value;
    switch (outcome.kind) {
      case 'saved':
        return succeeded({ kind: 'saved', id, requestId: scope.lastChange.requestId() });
      case 'changed-elsewhere':
        return succeeded({ kind: 'not-tried' });
      default:
        return succeeded(outcome);
    }
  };

/** Adds the beneficiaries of a file that holds several: all are judged first, and nothing is sent when one is wrong. */
export const addBeneficiaryRows = async (
  invocation: Invocation,
  file: Extract<FileRecords, { kind: 'rows' }>,
  openScope: ConnectCorpayCustomer,
): Promise<Outcome<'beneficiaries add'>> => {
  const columns = findWrongColumns(file.columns);
  if (columns.length > 0) return toRowProblemsOutcome(columns);
  const scope = await openScope();
  if (!scope.ok) return scope;
  const corpay = readingOnce(scope.value.corpay);
  const judged = await validateCorpayBeneficiaryRows(corpay, file.rows);
  if (!judged.ok) return judged;
  const { rows } = judged.value;
  const problems = [
    ...file.problems.map((problem) => ({ ...problem, cure: generalCure })),
    ...judged.value.problems,
  ];
  for (const { row, leftOut } of problems.length > 0 ? [] : rows)
    if (leftOut.length > 0) invocation.notice(`Row ${row}: nobody asks for ${leftOut.join(', ')}: left out.`);
  return confirmAndCreateBeneficiaryRows(invocation, {
    rows,
    words,
    problems,
    cautions: (fresh) => {
      const contradictions = fresh.flatMap(({ row, contradictions: said }) =>
        said.map((each) => ({ ...each, field: `Row ${row}, ${each.field}` })),
      );
      return confirmContradictingNumbers(invocation, contradictions);
    },
    seconds: () => secondsIn(corpay, rows),
    told: ({ name, record, proposed }) => [
      name,
      proposed.includes('classification') ? `${record.classification} (proposed)` : record.classification,
      record.destinationCountry,
      record.bankCurrency,
      accountTold(record),
    ],
    masked: ({ record }) => maskedRecord(record),
    send: (whileAdding) => addRecordsInTurn(rows, { send: sendRow(invocation, scope.value), ...whileAdding }),
  });
};
