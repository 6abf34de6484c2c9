import type { JudgedRow, RunProblem, RunProblemKind } from './judgedRow.ts';

/** What is chosen above the rows, once for all of them: until then no row is wrong because of it. */
const chosenForAll: ReadonlySet<RunProblemKind> = new Set([
  'purpose-missing',
  'purposes-unread',
  'settlement-currency-missing',
]);

export const isChosenForAll = ({ kind }: Pick<RunProblem, 'kind'>): boolean => chosenForAll.has(kind);

/** Whether a row has nothing to be mended, and waits for what is chosen for all rows. */
export const waitsForChoice = ({ problems }: Pick<JudgedRow, 'problems'>): boolean =>
  problems.length > 0 && problems.every(isChosenForAll);
