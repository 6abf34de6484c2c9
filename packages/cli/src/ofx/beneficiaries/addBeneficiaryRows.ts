import { addRecordsInTurn, type AddOutcome } from '@fx-gateway/domain/beneficiaries/addRecordsInTurn.ts';
import { ofxCallFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { ofxPayeeAccount } from '@fx-gateway/domain/ofx/bankDetails/ofxPayeeAccount.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { maskAllButLastFour } from '@fx-gateway/domain/words/maskAllButLastFour.ts';
import { confirmAndCreateBeneficiaryRows } from '../../beneficiaries/confirmAndCreateBeneficiaryRows.ts';
import type { FileRecords } from '../../beneficiaries/parseRecordFile.ts';
import { toRowProblemsOutcome, type RowFailureMessages } from '../../beneficiaries/buildRowsReport.ts';
import { makeExclusiveRunner } from '../../configuration/makeExclusiveRunner.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { listOfxBeneficiaries } from '../scope/findOfxBeneficiary.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import { makeAbsentBeneficiaryAdder } from './makeAbsentBeneficiaryAdder.ts';
import { toOfxBeneficiaryJson, maskedRecord } from './beneficiaryView.ts';
import {
  generalCure,
  validateOfxBeneficiaryRows,
  findWrongColumns,
  type ValidOfxBeneficiaryRow,
} from './validateOfxBeneficiaryRows.ts';
import { findDuplicatesInRows } from './findDuplicateOfxBeneficiary.ts';

const words: RowFailureMessages<ValidOfxBeneficiaryRow> = {
  call: ofxCallFailureMessage,
  row: (_row, failure) => callCommandFailure(failure, ofxCallFailureMessage(failure)).message,
};

const told = ({ name, record, classified }: ValidOfxBeneficiaryRow): readonly string[] => [
  name,
  classified ? record.classification : `${record.classification} (proposed)`,
  record.beneficiaryAddress.country,
  record.currency,
  `account ${maskAllButLastFour(ofxPayeeAccount(record).account) || 'N/A'}`,
];

/** Adds the beneficiaries of a file that holds several: all are judged first, and nothing is sent when one is wrong. */
export const addBeneficiaryRows = async (
  invocation: Invocation,
  file: Extract<FileRecords, { kind: 'rows' }>,
  openScope: () => CommandResult<OfxCustomerConnection>,
): Promise<Outcome<'beneficiaries add'>> => {
  const columns = findWrongColumns(file.columns);
  if (columns.length > 0) return toRowProblemsOutcome(columns);
  const scope = await openScope();
  if (!scope.ok) return scope;
  const { ofx } = scope.value;
  const known = await listOfxBeneficiaries(ofx);
  if (!known.ok) return known;
  const fromTable = file.columns.length > 0;
  const judged = await validateOfxBeneficiaryRows(ofx, known.value, { rows: file.rows, fromTable });
  if (!judged.ok) return judged;
  const { rows } = judged.value;
  const problems = [
    ...file.problems.map((problem) => ({ ...problem, cure: generalCure })),
    ...judged.value.problems,
  ];
  return confirmAndCreateBeneficiaryRows(invocation, {
    rows,
    words,
    problems,
    seconds: (fresh) => Promise.resolve(findDuplicatesInRows(known.value, fresh)),
    told,
    masked: ({ record }) => toOfxBeneficiaryJson(maskedRecord(record)),
    send: async (whileAdding) => {
      const add = makeAbsentBeneficiaryAdder(ofx);
      const sendRow = async ({ record }: ValidOfxBeneficiaryRow): CommandResult<AddOutcome> => {
        const added = await add(record);
        const requestId = scope.value.lastChange.requestId();
        return succeeded(added.kind === 'saved' ? { ...added, requestId } : added);
      };
      const exclusively = makeExclusiveRunner(invocation, scope.value);
      const done = await exclusively(() => addRecordsInTurn(rows, { send: sendRow, ...whileAdding }));
      return done.ok ? done.value : { outcomes: [], stopped: { failure: done.failure } };
    },
  });
};
