import type { JudgedRow } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';

/** The rows of which the user has confirmed that they are paid although the same was paid lately. */
export const findRowsPaidAgain = (
  rows: readonly JudgedRow[],
  confirmed: ReadonlySet<string>,
): ReadonlySet<number> =>
  new Set(
    rows
      .filter(({ questions }) =>
        questions.some(({ kind, key }) => kind === 'paid-lately' && confirmed.has(key)),
      )
      .map(({ row }) => row),
  );
