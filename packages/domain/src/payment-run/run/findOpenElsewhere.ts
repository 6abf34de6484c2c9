import { isSameMoney } from '../../money/makeMoney.ts';
import { isSamePayeeName } from '../isSamePayeeName.ts';
import {
  isRunDealUnknown,
  orderOfRunDeal,
  type PaymentRun,
  type RunDeal,
  type RunDealPayment,
} from './paymentRun.ts';

/** Who receives how much, as a row of a run and a single booking both say it. */
export type PaidAmount = Pick<RunDealPayment, 'payeeId' | 'payee' | 'amount'>;

/** Whether both pay the same amount to the same payee; one who was deleted and added again has another id. */
const paysSame = (one: PaidAmount, other: PaidAmount): boolean =>
  isSameMoney(one.amount, other.amount) &&
  (one.payeeId === other.payeeId || isSamePayeeName(one.payee, other.payee));

/** A deal of a run that has a call without an outcome, which may pay somebody the very same. */
export type OpenRunDeal = { readonly run: string; readonly payee: string };

/** The first deal of these runs without an outcome that may pay one of these; null where there is none. */
export const findOpenRunDeal = (
  runs: readonly PaymentRun[],
  paid: readonly PaidAmount[],
): OpenRunDeal | null => {
  for (const { name, deals } of runs)
    for (const { payments } of deals.filter(isRunDealUnknown))
      for (const payment of payments)
        if (paid.some((each) => paysSame(each, payment))) return { run: name, payee: payment.payee };
  return null;
};

/** A row of an open run that waits to be booked, and pays somebody the very same as is about to be booked by itself. */
export type WaitingRunRow = {
  readonly run: Pick<PaymentRun, 'id' | 'name'>;
  readonly row: number;
  readonly payee: string;
  readonly amount: RunDealPayment['amount'];
};

/** The first row of these runs that waits to pay one of these; null where there is none. */
export const findWaitingRunRow = (
  runs: readonly PaymentRun[],
  paid: readonly PaidAmount[],
): WaitingRunRow | null => {
  for (const { id, name, deals } of runs)
    for (const { payments } of deals.filter(({ state }) => state.kind === 'waiting'))
      for (const payment of payments)
        if (paid.some((each) => paysSame(each, payment)))
          return { run: { id, name }, row: payment.row, payee: payment.payee, amount: payment.amount };
  return null;
};

/** The name of the run that may have instructed this order, which is not known yet; null where there is none. */
export const findRunInstructing = (runs: readonly PaymentRun[], orderNumber: string): string | null =>
  runs.find(({ deals }) =>
    deals.some((deal) => isRunDealUnknown(deal) && orderOfRunDeal(deal)?.number === orderNumber),
  )?.name ?? null;

/** A single booking or instruction without an outcome, by what finds out about it. */
export type OpenSingleCall = PaidAmount &
  (
    | { readonly kind: 'booking'; readonly quoteId: string }
    | { readonly kind: 'instruction'; readonly orderNumber: string }
  );

/** The first of these that may pay one of the rows, or that instructs the very order of the deal; null where there is none. */
export const findOpenSingleCall = (
  calls: readonly OpenSingleCall[],
  deal: RunDeal,
): OpenSingleCall | null => {
  const order = orderOfRunDeal(deal);
  const isOfOrder = (call: OpenSingleCall): boolean =>
    call.kind === 'instruction' && call.orderNumber === order?.number;
  return (
    calls.find((call) => isOfOrder(call) || deal.payments.some((payment) => paysSame(call, payment))) ?? null
  );
};
