import { ordersOfRun, type PaymentRun, type RunDeal, type RunDealPayment } from './paymentRun.ts';
import type { PaidElsewhere } from '../paidElsewhere.ts';
import type { RunPartner } from './runPartner.ts';

/** Which deals beside the run pay rows that were left out of it. */
export type RowsPaidElsewhereEvent = {
  readonly type: 'paid-elsewhere-seen';
  readonly rows: readonly { readonly row: number; readonly paidElsewhere: PaidElsewhere }[];
};

/** The rows that the customer left out of a deal before it was booked: some, or all of them. */
const leftOutOf = ({ payments, leftOut = [], state }: RunDeal): readonly RunDealPayment[] =>
  state.kind === 'left-out' && state.order === undefined ? [...payments, ...leftOut] : leftOut;

/**
 * Looks for what pays the rows that were left out of a deal: whoever pays a row by itself leaves it out of the run, and
 * its report names the order. Null where nothing is found, or nothing could be looked at.
 */
export const findRowsPaidElsewhere = async (
  { lookBefore }: Pick<RunPartner, 'lookBefore'>,
  run: PaymentRun,
  deal: RunDeal,
): Promise<RowsPaidElsewhereEvent | null> => {
  const payments = leftOutOf(deal).filter(({ paidElsewhere }) => paidElsewhere === undefined);
  if (payments.length === 0) return null;
  const looked = await lookBefore({ ...deal, payments }, ordersOfRun(run), run.known);
  if (!looked.ok) return null;
  const rows = payments.flatMap(({ row }) => {
    const found = looked.value.equal.find((each) => each.row === undefined || each.row === row);
    if (found === undefined) return [];
    const { number, reference = '', sentence } = found;
    return [{ row, paidElsewhere: { number, reference, sentence } }];
  });
  return rows.length === 0 ? null : { type: 'paid-elsewhere-seen', rows };
};

/** The deal with what pays its rows that are left out still; null where none of them is. */
export const noteRowsPaidElsewhere = (deal: RunDeal, { rows }: RowsPaidElsewhereEvent): RunDeal | null => {
  const left = new Set(leftOutOf(deal).map(({ row }) => row));
  const seen = new Map(
    rows.filter(({ row }) => left.has(row)).map(({ row, paidElsewhere }) => [row, paidElsewhere]),
  );
  if (seen.size === 0) return null;
  const note = (payment: RunDealPayment): RunDealPayment => {
    const paidElsewhere = seen.get(payment.row);
    return paidElsewhere === undefined ? payment : { ...payment, paidElsewhere };
  };
  const { leftOut } = deal;
  return {
    ...deal,
    payments: deal.payments.map(note),
    ...(leftOut === undefined ? {} : { leftOut: leftOut.map(note) }),
  };
};
