import { writeOutHiddenCharacters } from '../../names/writeOutHiddenCharacters.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import { runFields, type RunField } from '../runFields.ts';
import { runReadingMessages } from '../runMessages.ts';
import { emptyRunRowTexts, type RunRow } from '../runRow.ts';
import type { RunColumnMapping } from './columnMapping.ts';
import { currencyInHeading, mayBeCurrencies } from './currencyCells.ts';
import { isDateColumn } from './isDateColumn.ts';
import type { RunReadProblem } from './runReadProblem.ts';
import { cellsOf, headingOf, type RunTable } from './runTable.ts';

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

const problemAt = ({ linesAbove }: RunTable, index: number, message: string): RunReadProblem => ({
  line: linesAbove + 1,
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

/** The columns that may say in which currencies the payees are paid, and of which nobody has said what they are. */
export const findUnsaidCurrencies = (table: RunTable, mapping: RunColumnMapping): readonly string[] =>
  table.columns.filter(
    (name, index) => useOf(name, mapping) === undefined && mayBeCurrencies(cellsOf(table, index)),
  );

/** What is wrong with the columns: none for what is needed, several for one field, days (S-47), or currencies not read. */
const findColumnProblems = (
  table: RunTable,
  mapping: RunColumnMapping,
  uses: readonly (RunField | 'not-used' | undefined)[],
): readonly RunReadProblem[] => {
  const { columns } = table;
  const ofColumn = (index: number, message: string) => problemAt(table, index, message);
  const { noColumn, severalColumns, dates, currencies } = runReadingMessages;
  const missing = neededFields
    .filter((field) => !uses.includes(field))
    .map((field) => ofColumn(0, noColumn(field)));
  const several = findSeveralColumns(table, mapping).map(({ field, columns: named }) =>
    ofColumn(uses.lastIndexOf(field), severalColumns(field, named)),
  );
  const days = columns.flatMap((name, index) =>
    uses[index] === undefined && isDateColumn(name, cellsOf(table, index))
      ? [ofColumn(index, dates(name))]
      : [],
  );
  const unsaid = findUnsaidCurrencies(table, mapping).map((name) =>
    ofColumn(columns.indexOf(name), currencies(name)),
  );
  return [...missing, ...several, ...days, ...unsaid];
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

/** What the heading of the amounts says that they are in, where no column is their currency. */
const findHeadingCurrency = (
  table: RunTable,
  uses: readonly (RunField | 'not-used' | undefined)[],
): string | null =>
  uses.includes('currency') ? null : currencyInHeading(headingOf(table, uses.indexOf('amount')));

const hasCommaBeforeCents = (text: string): boolean => /\d,(?:\d{1,2}(?!\d)|[-–—])\D*$/.test(text);

/** The rows as the mapping says what their columns are; columns without a meaning are left out. */
export const toRunRows = (
  table: RunTable,
  mapping: RunColumnMapping,
): Result<RunRows, readonly RunReadProblem[]> => {
  const uses = table.columns.map((name) => useOf(name, mapping));
  const problems = [...findColumnProblems(table, mapping, uses), ...findCutAmounts(table, uses)];
  if (problems.length > 0) return failed(problems);
  const headingCurrency = findHeadingCurrency(table, uses);
  const rows = table.rows.map(({ row, cells, numbers = [] }): RunRow => {
    const texts = { ...emptyRunRowTexts };
    for (const [index, use] of uses.entries())
      if (use !== undefined && use !== 'not-used') texts[use] = cells[index] ?? '';
    texts.payee = writeOutHiddenCharacters(texts.payee);
    if (headingCurrency !== null && texts.amount !== '') texts.currency = headingCurrency;
    const isAmountNumber = numbers.includes(uses.indexOf('amount'));
    return { row, texts, ...(isAmountNumber ? { isAmountNumber } : {}) };
  });
  // A row whose columns are not used says nothing.
  const said = rows.filter(({ texts }) => runFields.some((field) => texts[field] !== ''));
  return succeeded({
    rows: said,
    isCommaDecimal: said.some(({ texts }) => hasCommaBeforeCents(texts.amount)),
  });
};
