import { systemIdentifiers } from '@fx-gateway/adapters/node';
import { askedOnce } from '@fx-gateway/domain/calls/askedOnce.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { sameAccountAmong } from '@fx-gateway/domain/corpay/beneficiaries/sameAccountAmong.ts';
import { addEach, type AddOutcome } from '@fx-gateway/domain/corpay/beneficiaries/saving/addEach.ts';
import type { FileRecords } from '../../beneficiaries/recordRows.ts';
import { confirmChange } from '../../verbs/confirmChange.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { output } from '../../verbs/output.ts';
import { thrownFailure } from '../../failures/thrownFailure.ts';
import type { CorpayScope, OpenScope } from '../scope/corpayScope.ts';
import { exclusivelyFor } from '../../configuration/exclusivelyFor.ts';
import { confirmNumbers } from './confirmNumbers.ts';
import { confirmSeconds, secondOf, type Second } from './confirmSecond.ts';
import { columnProblems, generalCure, judgeRows, type JudgedRow } from './judgeRows.ts';
import { maskedRecord } from './maskedRecord.ts';
import { beneficiariesText, interruptedReport, rowProblemsOutcome, rowsReport } from './rowsReport.ts';

/** The partner for the judging of many rows: what they all ask is asked once. */
const readingOnce = (corpay: Corpay): Corpay => ({
  ...corpay,
  beneficiaries: {
    ...corpay.beneficiaries,
    list: askedOnce(corpay.beneficiaries.list),
    show: askedOnce(corpay.beneficiaries.show),
    rules: askedOnce(corpay.beneficiaries.rules),
  },
  banks: { search: askedOnce(corpay.banks.search) },
});

/** The rows that would add a second beneficiary: beside one that is at the partner, or in a row before. */
const secondsIn = async (
  { beneficiaries }: Pick<Corpay, 'beneficiaries'>,
  rows: readonly JudgedRow[],
): Promise<readonly Second[]> => {
  const earlier = sameAccountAmong(rows.map(({ record }) => record));
  const seconds: Second[] = [];
  for (const [at, judged] of rows.entries()) {
    const { row, record, standing } = judged;
    if (standing === 'same') continue;
    const before = rows[earlier[at] ?? -1];
    const named = `Row ${row}, ${record.accountHolderName}: `;
    if (before !== undefined)
      seconds.push({
        title: 'The file has an account more than once',
        why: `${named}the same account and currency as in row ${before.row}.`,
        look: `Look at row ${before.row} of the file.`,
        inFile: true,
      });
    const there = await secondOf(beneficiaries, judged);
    if (there !== null) seconds.push({ ...there, why: `${named}${there.why}` });
  }
  return seconds;
};

const planFact = ({ row, record, standing }: JudgedRow): readonly [string, string] => {
  const { accountHolderName, destinationCountry, bankCurrency } = record;
  const { iban, accountNumber, localAccountNumber } = maskedRecord(record);
  const account = [iban, accountNumber, localAccountNumber].find((each) => each !== '') ?? 'N/A';
  const what = standing === 'none' ? `account ${account}` : 'saved already';
  return [`Row ${row}`, `${accountHolderName}, ${destinationCountry}, ${bankCurrency}, ${what}`];
};

const send = async (
  invocation: Invocation,
  scope: CorpayScope,
  rows: readonly JudgedRow[],
): Promise<Outcome<'beneficiaries add'>> => {
  const { corpay, bankDetailChecks } = scope;
  const onSend = (place: number, before: readonly AddOutcome[]): void => {
    const { failure, report } = interruptedReport(rows, place, before);
    invocation.interruptedWith(failure, report);
  };
  const { outcomes, stopped } = await addEach(
    { beneficiaries: corpay.beneficiaries, bankDetailChecks, identifiers: systemIdentifiers },
    rows,
    { exclusively: exclusivelyFor(invocation, scope), goesOn: () => !invocation.signal.aborted, onSend },
  );
  invocation.interruptedWith(null);
  const why =
    stopped === null ? null : 'failure' in stopped ? stopped.failure : thrownFailure(stopped.trouble);
  return rowsReport(rows, { outcomes, stopped: why, leftByUser: invocation.signal.aborted });
};

/** What would be sent, and what is saved already; the latter is said in words where it is everything. */
const dryRunOf = (rows: readonly JudgedRow[]): Outcome<'beneficiaries add'> => {
  const fresh = rows.filter(({ standing }) => standing === 'none');
  return output(
    {
      dryRun: true,
      would: fresh.map(({ row, record }) => ({ row, ...maskedRecord(record) })),
      alreadySaved: rows
        .filter(({ standing }) => standing !== 'none')
        .map(({ row, record: { clientIntegrationId } }) => ({ row, beneficiary: clientIntegrationId })),
    },
    () => (fresh.length === 0 ? 'All of them are saved already: nothing would be sent.' : ''),
  );
};

/** Adds the beneficiaries of a file that holds several: all are judged first, and nothing is sent when one is wrong. */
export const addRows = async (
  invocation: Invocation,
  file: Extract<FileRecords, { kind: 'rows' }>,
  openScope: OpenScope,
): Promise<Outcome<'beneficiaries add'>> => {
  const wrongColumns = columnProblems(file.columns);
  if (wrongColumns.length > 0) return rowProblemsOutcome(wrongColumns);
  const scope = await openScope();
  if (!scope.ok) return scope;
  const corpay = readingOnce(scope.value.corpay);
  const judged = await judgeRows(corpay, file.rows);
  if (!judged.ok) return judged;
  const { rows } = judged.value;
  const problems = [
    ...file.problems.map((problem) => ({ ...problem, cure: generalCure })),
    ...judged.value.problems,
  ];
  if (problems.length > 0) return rowProblemsOutcome(problems);
  for (const { row, leftOut } of rows)
    if (leftOut.length > 0) invocation.notice(`Row ${row}: nobody asks for ${leftOut.join(', ')}: left out.`);
  const fresh = rows.filter(({ standing }) => standing === 'none');
  if (fresh.length === 0)
    return invocation.options.flag('dryRun')
      ? dryRunOf(rows)
      : rowsReport(rows, {
          outcomes: rows.map(() => ({ kind: 'already-saved' })),
          stopped: null,
          leftByUser: false,
        });
  const contradictions = fresh.flatMap(({ row, contradictions: said }) =>
    said.map((each) => ({ ...each, field: `Row ${row}, ${each.field}` })),
  );
  const sure = await confirmNumbers(invocation, contradictions);
  if (!sure.ok) return sure;
  const second = await confirmSeconds(
    invocation,
    invocation.options.flag('despiteSameAccount') ? [] : await secondsIn(corpay, rows),
  );
  if (!second.ok) return second;
  const go = await confirmChange(invocation, {
    title: `${beneficiariesText(fresh.length)} will be added.`,
    facts: rows.map(planFact),
    question: fresh.length === 1 ? 'Add it?' : 'Add them?',
  });
  if (!go.ok) return go;
  if (go.value === 'go') return send(invocation, scope.value, rows);
  return dryRunOf(rows);
};
