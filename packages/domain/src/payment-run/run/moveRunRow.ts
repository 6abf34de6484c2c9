import type { RunDeal, RunDealPayment } from './paymentRun.ts';

/** One row of a deal is left out, or put back where it was. */
export type RunRowEvent = { readonly type: 'row-left-out' | 'row-put-back'; readonly row: number };

export const isRunRowEvent = (event: { readonly type: string }): event is RunRowEvent =>
  event.type === 'row-left-out' || event.type === 'row-put-back';

/** Whether the deal pays exactly these rows. */
export const hasRows = ({ payments }: Pick<RunDeal, 'payments'>, rows: readonly number[]): boolean =>
  payments.length === rows.length && payments.every(({ row }, place) => row === rows[place]);

const inOrder = (payments: readonly RunDealPayment[]): readonly RunDealPayment[] =>
  payments.toSorted((one, other) => one.row - other.row);

const waiting = { kind: 'waiting', refusal: null } as const;

/**
 * A deal without one of its rows, or with it again (RUN-10): only while it waits to be booked, so that what is booked pays
 * exactly the rows that it had. Its last row goes with the deal. Null where it is not the time.
 */
export const moveRunRow = (deal: RunDeal, { type, row }: RunRowEvent): RunDeal | null => {
  if (deal.state.kind !== 'waiting') return null;
  const { leftOut: out = [], payments, ...rest } = deal;
  const [from, to] = type === 'row-left-out' ? [payments, out] : [out, payments];
  const moved = from.find((each) => each.row === row);
  if (moved === undefined) return null;
  const left = from.filter((each) => each !== moved);
  const joined = inOrder([...to, moved]);
  const [paid, leftOut] = type === 'row-left-out' ? [left, joined] : [joined, left];
  // The reason of a refusal was said of other payments.
  return paid.length === 0
    ? null
    : { ...rest, payments: paid, ...(leftOut.length === 0 ? {} : { leftOut }), state: waiting };
};
