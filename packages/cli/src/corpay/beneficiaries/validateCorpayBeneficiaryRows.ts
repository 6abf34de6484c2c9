import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { isAskedMember } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import {
  identifyRecord,
  type IdentifiedRecord,
} from '@fx-gateway/domain/corpay/beneficiaries/saving/identifyRecord.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { RecordRow, RowProblem } from '../../beneficiaries/parseRecordFile.ts';
import { findColumnProblems } from '../../beneficiaries/findColumnProblems.ts';
import {
  addRowToFailure,
  type ValidFileRow,
  type ReportedProblem,
} from '../../beneficiaries/buildRowsReport.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { prepareRecord, type PreparedRecord } from './prepareRecord.ts';
import { readRecordFields } from './readRecordFields.ts';
import { makeBeneficiaryIdentifier } from './makeBeneficiaryIdentifier.ts';

/** A row that can be sent, or that stands at the partner already. */
export type ValidCorpayBeneficiaryRow = ValidFileRow &
  IdentifiedRecord &
  Pick<Extract<PreparedRecord, { kind: 'ready' }>, 'leftOut' | 'contradictions' | 'proposed'> & {
    readonly id: string;
    /** Whether the file names the identifier; else it follows from what the record says. */
    readonly idGiven: boolean;
  };

type Judged = {
  readonly problems: readonly ReportedProblem[];
  readonly rows: readonly ValidCorpayBeneficiaryRow[];
};

export const generalCure = 'See what a country asks for with: fxg beneficiaries rules --country CC';

const rulesDependOn: ReadonlySet<string> = new Set([
  'destinationCountry',
  'bankCurrency',
  'bankCountry',
  'classification',
  'paymentMethods',
]);

/** The command that says what this record is asked for. */
const cureFor = ({ problems, judged }: Extract<PreparedRecord, { kind: 'problems' }>): string => {
  // Rules can be asked for only where what they depend on is right.
  const wrong = problems.map(({ field }) => field).filter((field) => rulesDependOn.has(field));
  if (wrong.length > 0) return `Correct ${wrong.join(', ')} first.`;
  const { destinationCountry, bankCurrency, classification } = judged;
  return `See what is asked for with: fxg beneficiaries rules --country ${destinationCountry} --currency ${bankCurrency} --classification ${classification}`;
};

const isColumn = (name: string): boolean =>
  name === 'clientIntegrationId' ||
  name === 'paymentMethods' ||
  name.startsWith('regulatory.') ||
  isAskedMember(name);

/** What is wrong with the columns of a table. */
export const findWrongColumns = (columns: readonly string[]): readonly ReportedProblem[] =>
  findColumnProblems(
    columns,
    isColumn,
    'Name the columns by the fields of fxg beneficiaries rules, regulatory ones as regulatory.ID.',
  );

/** Its id follows from what it says, so that the same id is the same beneficiary. */
const namesOf = ({
  record: { accountHolderName, clientIntegrationId: id },
  standing,
}: IdentifiedRecord): Omit<ValidFileRow, 'row'> & { readonly id: string } => ({
  name: accountHolderName,
  id,
  key: id,
  savedAs: standing === 'none' ? null : id,
});

const judgeRow = async (corpay: Corpay, { row, record: given }: RecordRow): CommandResult<Judged> => {
  const read = readRecordFields(given);
  const wrong = (problems: readonly Omit<RowProblem, 'row'>[], cure: string) =>
    succeeded({ rows: [], problems: problems.map((problem) => ({ row, ...problem, cure })) });
  if (read.problems.length > 0) return wrong(read.problems, generalCure);
  const start = newBeneficiary('');
  const prepared = await prepareRecord(corpay, { mode: 'add', start, fields: read.fields });
  if (!prepared.ok) return prepared;
  if (prepared.value.kind === 'problems') return wrong(prepared.value.problems, cureFor(prepared.value));
  const { leftOut, contradictions, proposed } = prepared.value;
  const identified = await identifyRecord(
    corpay.beneficiaries,
    prepared.value.record,
    makeBeneficiaryIdentifier(read),
  );
  return identified.standing === 'other'
    ? wrong(
        [
          {
            field: 'clientIntegrationId',
            label: 'clientIntegrationId',
            message: 'Another beneficiary has this id.',
          },
        ],
        `Look at the one that is there with: fxg beneficiaries show ${identified.record.clientIntegrationId}`,
      )
    : succeeded({
        problems: [],
        rows: [
          {
            row,
            ...identified,
            ...namesOf(identified),
            idGiven: read.clientIntegrationId !== null,
            leftOut,
            contradictions,
            proposed,
          },
        ],
      });
};

/** Judges every row by the rules of its country, currency and methods; nothing is sent. */
export const validateCorpayBeneficiaryRows = async (
  corpay: Corpay,
  rows: readonly RecordRow[],
): CommandResult<Judged> => {
  const judged: Judged[] = [];
  for (const each of rows) {
    const { row } = each;
    const one = await judgeRow(corpay, each);
    if (!one.ok) return failed(addRowToFailure(row, one.failure));
    judged.push(one.value);
  }
  return succeeded({
    problems: judged.flatMap(({ problems }) => problems),
    rows: judged.flatMap((one) => one.rows),
  });
};
