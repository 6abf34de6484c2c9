import { cacheReadAnswers } from '@fx-gateway/domain/calls/cacheReadAnswers.ts';
import { ofxAddressFields, type OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { newOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/newOfxBeneficiary.ts';
import { bankFields, beneficiaryFields } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { makeBankTemplateQuery } from '@fx-gateway/domain/ofx/beneficiaries/makeBankTemplateQuery.ts';
import { ofxPayeeKey, isSameOfxPayee } from '@fx-gateway/domain/ofx/beneficiaries/isSameOfxPayee.ts';
import { ofxFieldOfError } from '@fx-gateway/domain/ofx/beneficiaries/serverErrors.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { findColumnProblems } from '../../beneficiaries/findColumnProblems.ts';
import type { RecordRow, RowProblem } from '../../beneficiaries/parseRecordFile.ts';
import {
  addRowToFailure,
  type ValidFileRow,
  type ReportedProblem,
} from '../../beneficiaries/buildRowsReport.ts';
import { formatInputPath, findUnknownMemberPaths } from '../../checking/readBySchema.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { validateOfxRecord } from './validateOfxRecord.ts';
import { ofxRecordSchema } from './ofxRecordSchema.ts';
import { nestBankAddress } from './nestBankAddress.ts';

/** A row that can be sent, or that stands at the partner already. */
export type ValidOfxBeneficiaryRow = ValidFileRow & {
  readonly record: OfxBeneficiary;
  /** Whether the file says how the beneficiary is classified; else it is as proposed for a new one. */
  readonly classified: boolean;
};

type Judged = {
  readonly problems: readonly ReportedProblem[];
  readonly rows: readonly ValidOfxBeneficiaryRow[];
};

export const generalCure = 'See what a country asks for with: fxg beneficiaries rules --country CC';

const bankDetails = 'beneficiaryBankDetails.';
const ownColumns: ReadonlySet<string> = new Set([
  ...beneficiaryFields.map(({ path }) => path.join('.')),
  ...ofxAddressFields.map((name) => `${bankDetails}bankAddress.${name}`),
]);

/** What else the bank is asked for the template alone knows. */
const isColumn = (name: string): boolean =>
  ownColumns.has(name) || (name.startsWith(bankDetails) && !name.slice(bankDetails.length).includes('.'));

/** What is wrong with the columns of a table. */
export const findWrongColumns = (columns: readonly string[]): readonly ReportedProblem[] =>
  findColumnProblems(columns, isColumn, 'Name the columns by the fields of fxg beneficiaries rules.');

const form = ofxRecordSchema(newOfxBeneficiary);

type FieldProblem = Omit<RowProblem, 'row'>;

/** What a row says; or what is wrong with its form. */
const readRow = (given: object): OfxBeneficiary | readonly FieldProblem[] => {
  const read = form.safeParse(given);
  if (read.success) return read.data;
  return read.error.issues.flatMap((issue): readonly FieldProblem[] => {
    const unknown = findUnknownMemberPaths(issue);
    const field = formatInputPath(issue.path);
    return unknown.length === 0
      ? [{ field, label: field, message: issue.message }]
      : unknown.map((place) => ({ field: place, label: place, message: 'A beneficiary has no such field.' }));
  });
};

/** The command that says what this record is asked for; it knows only where money can go. */
const cureFor = (record: OfxBeneficiary, wrong: readonly FieldProblem[]): string => {
  const first = wrong
    .map(({ field }) => field)
    .filter((field) => field === 'currency' || field.endsWith('.country'));
  if (first.length > 0) return `Correct ${first.join(', ')} first.`;
  const { country, currency } = makeBankTemplateQuery(record);
  return `See what is asked for with: fxg beneficiaries rules --country ${country} --currency ${currency}`;
};

const judgeRow = async (
  ofx: Pick<Ofx, 'beneficiaries'>,
  known: readonly OfxBeneficiary[],
  { row, record: given }: RecordRow,
): CommandResult<Judged> => {
  const wrong = (problems: readonly FieldProblem[], cure: string) =>
    succeeded({ rows: [], problems: problems.map((problem) => ({ row, ...problem, cure })) });
  const right = (record: OfxBeneficiary, savedAs: string | null) =>
    succeeded({
      problems: [],
      rows: [
        {
          row,
          record,
          name: record.name,
          id: null,
          key: ofxPayeeKey(record),
          savedAs,
          classified: Reflect.has(given, 'classification'),
        },
      ],
    });
  const read = readRow(given);
  if (!('name' in read)) return wrong(read, generalCure);
  const there = known.find((one) => isSameOfxPayee(one, read));
  if (there !== undefined) return right(read, there.beneficiaryId);
  const judged = await validateOfxRecord(ofx, read);
  if (!judged.ok) return judged;
  const { problems, record, template } = judged.value;
  if (problems.length === 0) return right(record, null);
  const fields = [...beneficiaryFields, ...bankFields(template)];
  const told = problems.map((error) => {
    const field = error.fieldName;
    return { field, label: ofxFieldOfError(error, fields)?.label ?? field, message: error.message };
  });
  return wrong(told, cureFor(record, told));
};

/** Judges every row by form, template and partner; what several ask is asked once, and nothing is sent. */
export const validateOfxBeneficiaryRows = async (
  { beneficiaries }: Ofx,
  known: readonly OfxBeneficiary[],
  { rows, fromTable }: { readonly rows: readonly RecordRow[]; readonly fromTable: boolean },
): CommandResult<Judged> => {
  const ofx = { beneficiaries: { ...beneficiaries, template: cacheReadAnswers(beneficiaries.template) } };
  const judged: Judged[] = [];
  for (const { row, record } of rows) {
    const one = await judgeRow(ofx, known, { row, record: fromTable ? nestBankAddress(record) : record });
    if (!one.ok) return failed(addRowToFailure(row, one.failure));
    judged.push(one.value);
  }
  return succeeded({
    problems: judged.flatMap(({ problems }) => problems),
    rows: judged.flatMap((one) => one.rows),
  });
};
