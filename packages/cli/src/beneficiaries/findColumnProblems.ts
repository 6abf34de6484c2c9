import type { ReportedProblem } from './buildRowsReport.ts';

/**
 * The columns of a table that are no fields, and those that stand there twice. Where none is a field the first row names
 * nothing: what it holds is not repeated.
 */
export const findColumnProblems = (
  columns: readonly string[],
  isColumn: (name: string) => boolean,
  cure: string,
): readonly ReportedProblem[] => {
  if (columns.length === 0) return [];
  const problem = (field: string, message: string) => ({ row: 1, field, label: field, message, cure });
  if (!columns.some(isColumn)) return [problem('', 'The first row names no field of a beneficiary.')];
  return [
    ...columns
      .filter((name) => !isColumn(name))
      .map((name) => problem(name, 'A beneficiary has no such field.')),
    ...new Set(
      columns
        .filter((name, at) => columns.indexOf(name) < at)
        .map((name) => problem(name, 'This column stands there twice.')),
    ),
  ];
};
