import type { JudgedRow } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { selectRunPayments } from '@fx-gateway/domain/payment-run/judging/selectRunPayments.ts';
import { toRunHeldRows } from '@fx-gateway/domain/payment-run/preparation/toRunHeldRows.ts';
import type { RunRow } from '@fx-gateway/domain/payment-run/runRow.ts';

/** The rows that the user removed, as the run keeps those that are not paid. Whoever has paid a row by itself removes it: what was asked about it names the order. */
export const listRemovedRows = (
  removed: readonly RunRow[],
  judged: readonly JudgedRow[],
): ReturnType<typeof toRunHeldRows> => {
  const told = selectRunPayments(judged, new Set()).held;
  const held = removed.map(({ row }) => {
    const paid = told.find((each) => each.row === row)?.paidElsewhere;
    const reasons = ['You removed this row from the list.', ...(paid === undefined ? [] : [paid.sentence])];
    return { row, reasons, ...(paid === undefined ? {} : { paidElsewhere: paid }) };
  });
  return toRunHeldRows(removed, [], held);
};
