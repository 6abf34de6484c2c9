import { failed, succeeded, type Result } from '../../result/result.ts';
import { runFields, type RunField } from '../runFields.ts';
import { runReadingMessages } from '../runMessages.ts';
import { emptyRunRowTexts, type RunRow } from '../runRow.ts';
import type { RunColumnMapping } from './columnMapping.ts';
import { isDateColumn } from './isDateColumn.ts';
import type { RunReadProblem } from './runReadProblem.ts';
import type { RunTable } from './runTable.ts';

/** Without these nobody can be paid. */
const neededFields = ['payee', 'amount'] as const;

/** The rows of a table, to be judged. */
export type RunRows = {
  readonly rows: readonly RunRow[];
  /** Whether its amounts have a comma before their cents, so that `1,000` can be one. */
  readonly isCommaDecimal: boolean;
};

const useOf = (name: string, mapping: RunColumnMapping): RunField | 'not-used' | undefined =>
  Object.hasOwn(mapping, name) ? mapping[name] : undefined;

const ofColumn = (index: number, message: string): RunReadProblem => ({
  line: 1,
  column: index + 1,
  message,
});

/** Columns of which only one can be the field that they all are. */
type SeveralColumns = { readonly field: RunField; readonly columns: readonly string[] };

/** The fields that several columns are, each with the names of them. */
export const findSeveralColumns = (
  { columns }: Pick<RunTable, 'columns'>,
  mapping: RunColumnMapping,
): readonly SeveralColumns[] =>
  runFields
    .map((field) => ({ field, columns: columns.filter((name) => useOf(name, mapping) === field) }))
    .filter((each) => each.columns.length > 1);

/** What is wrong with the columns: none for what is needed, several for one field, or days (S-47). */
const findColumnProblems = (
  table: RunTable,
  mapping: RunColumnMapping,
  uses: readonly (RunField | 'not-used' | undefined)[],
): readonly RunReadProblem[] => {
  const { columns, rows } = table;
  const { noColumn, severalColumns, dates } = runReadingMessages;
  const missing = neededFields
    .filter((field) => !uses.includes(field))
    .map((field) => ofColumn(0, noColumn(field)));
  const several = findSeveralColumns(table, mapping).map(({ field, columns: named }) =>
    ofColumn(uses.lastIndexOf(field), severalColumns(field, named)),
  );
  const days = columns.flatMap((name, index) =>
    uses[index] === undefined &&
    isDateColumn(
      name,
      rows.map(({ cells }) => cells[index] ?? ''),
    )
      ? [ofColumn(index, dates(name))]
      : [],
  );
  return [...missing, ...several, ...days];
};

/** An amount such as 1,234.56 that was written without quotation marks is two cells, and the first would be paid. */
const findCutAmounts = (
  { rows }: RunTable,
  uses: readonly (RunField | 'not-used' | undefined)[],
): readonly RunReadProblem[] => {
  const index = uses.indexOf('amount');
  return rows
    .filter(
      ({ cells }) =>
        /^\D*\d{1,3}$/.test(cells[index] ?? '') && /^\d{3}\.\d{1,2}$/.test(cells[index + 1] ?? ''),
    )
    .map(({ row }) => ({ line: row, column: index + 1, message: runReadingMessages.cutAmount }));
};

const hasCommaBeforeCents = (text: string): boolean => /\d,\d{1,2}(?!\d)\D*$/.test(text);

/** The rows as the mapping says what their columns are; columns without a meaning are left out. */
export const toRunRows = (
  table: RunTable,
  mapping: RunColumnMapping,
): Result<RunRows, readonly RunReadProblem[]> => {
  const uses = table.columns.map((name) => useOf(name, mapping));
  const problems = [...findColumnProblems(table, mapping, uses), ...findCutAmounts(table, uses)];
  if (problems.length > 0) return failed(problems);
  const rows = table.rows.map(({ row, cells }): RunRow => {
    const texts = { ...emptyRunRowTexts };
    for (const [index, use] of uses.entries())
      if (use !== undefined && use !== 'not-used') texts[use] = cells[index] ?? '';
    return { row, texts };
  });
  // A row whose columns are not used says nothing.
  const said = rows.filter(({ texts }) => runFields.some((field) => texts[field] !== ''));
  return succeeded({
    rows: said,
    isCommaDecimal: said.some(({ texts }) => hasCommaBeforeCents(texts.amount)),
  });
};
