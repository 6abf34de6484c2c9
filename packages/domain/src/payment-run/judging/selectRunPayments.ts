import type { PaidElsewhere } from '../paidElsewhere.ts';
import type { RunPayment } from '../runPayment.ts';
import type { JudgedRow } from './judgedRow.ts';

/** What goes, and the rows that stay with every reason for it. */
export type SelectedRows = {
  readonly payments: readonly RunPayment[];
  readonly held: readonly {
    readonly row: number;
    readonly reasons: readonly string[];
    /** What pays the same already; absent where that is not known. */
    readonly paidElsewhere?: PaidElsewhere;
  }[];
};

/** The good rows without the bad ones: those without a problem, whose every question the user has said yes to, by its key (RUN-2). */
export const selectRunPayments = (
  rows: readonly JudgedRow[],
  confirmed: ReadonlySet<string>,
): SelectedRows => {
  const payments: RunPayment[] = [];
  const held: SelectedRows['held'][number][] = [];
  for (const { row, problems, questions, payment } of rows) {
    const open = questions.filter(({ key }) => !confirmed.has(key));
    if (payment !== null && open.length === 0) payments.push(payment);
    else {
      const paid = open.find(({ paidElsewhere }) => paidElsewhere !== undefined)?.paidElsewhere;
      const reasons = [...problems, ...open].map(({ message }) => message);
      held.push({ row, reasons, ...(paid === undefined ? {} : { paidElsewhere: paid }) });
    }
  }
  return { payments, held };
};
