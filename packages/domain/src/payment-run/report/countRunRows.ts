import { isRunDealPaid, type PaymentRun } from '../run/paymentRun.ts';
import { progressOfRunDeal, type RunRowProgress } from '../run/runProgress.ts';

/** What of a run's rows is paid, is not paid, and of what nobody knows; every row is in exactly one of them. */
export type RunRowCounts = {
  readonly all: number;
  readonly paid: number;
  readonly unpaid: number;
  readonly inDoubt: number;
  /** How many are in each state, in the order in which the states come. */
  readonly states: ReadonlyMap<RunRowProgress, number>;
};

const outcomes: Readonly<Record<RunRowProgress, 'paid' | 'unpaid' | 'inDoubt'>> = {
  instructed: 'paid',
  booked: 'paid',
  unknown: 'inDoubt',
  // Others are paid by its order, and perhaps some of these.
  'instructed-otherwise': 'inDoubt',
  waiting: 'unpaid',
  refused: 'unpaid',
  'not-instructed': 'unpaid',
  'left-out': 'unpaid',
  'not-sent': 'unpaid',
};

/** Counts every row of a run; all that tells how many are paid counts them here (RUN-12). */
export const countRunRows = ({ deals, held }: Pick<PaymentRun, 'deals' | 'held'>): RunRowCounts => {
  const states = new Map<RunRowProgress, number>();
  const counts = { all: 0, paid: 0, unpaid: 0, inDoubt: 0 };
  const add = (state: RunRowProgress, rows: number, outcome = outcomes[state]): void => {
    if (rows === 0) return;
    states.set(state, (states.get(state) ?? 0) + rows);
    counts[outcome] += rows;
    counts.all += rows;
  };
  for (const deal of deals) {
    add(progressOfRunDeal(deal), deal.payments.length, isRunDealPaid(deal) ? 'paid' : undefined);
    add('left-out', deal.leftOut?.length ?? 0);
  }
  add('not-sent', held.length);
  return { ...counts, states };
};
