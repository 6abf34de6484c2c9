import type { JudgedRow, RunProblem, RunProblemKind } from './judgedRow.ts';

/** What is chosen above the rows, once for all of them: until then no row is wrong because of it. */
const chosenForAll: ReadonlySet<RunProblemKind> = new Set([
  'purpose-missing',
  'purposes-unread',
  'settlement-currency-missing',
]);

/** Of several accounts in a currency one is chosen above; where there is none, the row is mended. */
const isAccountToChoose = ({ kind, field }: Pick<RunProblem, 'kind' | 'field'>): boolean =>
  kind === 'settlement-account-missing' && field === 'settlementAccount';

export const isChosenForAll = (problem: Pick<RunProblem, 'kind' | 'field'>): boolean =>
  chosenForAll.has(problem.kind) || isAccountToChoose(problem);

/** Whether a row has nothing to be mended, and waits for what is chosen for all rows. */
export const waitsForChoice = ({ problems }: Pick<JudgedRow, 'problems'>): boolean =>
  problems.length > 0 && problems.every(isChosenForAll);
