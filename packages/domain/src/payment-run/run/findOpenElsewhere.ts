import { isSameMoney } from '../../money/makeMoney.ts';
import { isSamePayeeName } from '../isSamePayeeName.ts';
import { isRunDealUnknown, type PaymentRun, type RunDealPayment } from './paymentRun.ts';

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

/** A single booking or instruction without an outcome, by what finds out about it. */
export type OpenSingleCall = PaidAmount &
  (
    | { readonly kind: 'booking'; readonly quoteId: string }
    | { readonly kind: 'instruction'; readonly orderNumber: string }
  );

/** The first of these that may pay one of the rows; null where there is none. */
export const findOpenSingleCall = (
  calls: readonly OpenSingleCall[],
  payments: readonly PaidAmount[],
): OpenSingleCall | null => calls.find((call) => payments.some((payment) => paysSame(call, payment))) ?? null;
