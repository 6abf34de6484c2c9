import type { JudgedRow, RunProblemKind } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import type { RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import type { RunPartnerRules } from '@fx-gateway/domain/payment-run/runPartnerRules.ts';
import type { RunRow } from '@fx-gateway/domain/payment-run/runRow.ts';

/** What is asked above the rows, once for all of them, needs no column. */
const askedOnce: ReadonlySet<RunProblemKind> = new Set([
  'purpose-missing',
  'purposes-unread',
  'settlement-currency-missing',
  'settlement-account-missing',
]);

/** The columns that say something, or in which something is wrong. Those that were `shown` stay, so that none goes while it is edited. */
export const findShownColumns = (
  { fields }: Pick<RunPartnerRules, 'fields'>,
  shown: readonly RunField[],
  rows: readonly RunRow[],
  judged: readonly JudgedRow[],
): readonly RunField[] => {
  const used = new Set(shown);
  for (const { texts } of rows) for (const field of fields) if (texts[field] !== '') used.add(field);
  for (const { problems } of judged)
    for (const { field, kind } of problems) if (!askedOnce.has(kind)) used.add(field);
  return fields.filter((field) => used.has(field));
};
