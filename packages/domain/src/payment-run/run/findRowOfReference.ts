import { formatMoney } from '../../money/formatMoney.ts';
import type { Money } from '../../money/makeMoney.ts';
import { isSamePayeeName } from '../isSamePayeeName.ts';
import { isSameReference } from '../isSameReference.ts';
import {
  isRunDealPaid,
  orderOfRunDeal,
  type PaymentRun,
  type RunDeal,
  type RunDealPayment,
} from './paymentRun.ts';

/** A payment beside a run, as far as it is known; its amount is null where it cannot be read exactly. */
export type PaidReference = {
  readonly payeeId?: string | undefined;
  readonly payee: string;
  readonly amount: Money | null;
  readonly reference: string;
};

/** The row that pays the same payee with the same reference, whatever its amount; null where none does. */
export const findRowOfReference = (
  payments: readonly RunDealPayment[],
  paid: PaidReference,
): RunDealPayment | null =>
  payments.find(
    ({ payeeId, payee, reference }) =>
      isSameReference(reference, paid.reference) &&
      (payeeId === paid.payeeId || isSamePayeeName(payee, paid.payee)),
  ) ?? null;

/** What a run has paid with a deal that carries the reference of a row, and that row; null where no deal of a run does. */
export const findReferencePaidByRun = (
  { payments }: Pick<RunDeal, 'payments'>,
  dealNumber: string,
  runs: readonly PaymentRun[],
): readonly [paid: PaidReference, row: RunDealPayment] | null => {
  const made = runs
    .flatMap(({ deals }) => deals)
    .filter((deal) => isRunDealPaid(deal) && orderOfRunDeal(deal)?.number === dealNumber);
  for (const paid of made.flatMap((deal) => deal.payments)) {
    const row = findRowOfReference(payments, paid);
    if (row !== null) return [paid, row];
  }
  return null;
};

/** Says which order has paid the reference of a row: an invoice is paid once. `order` is `Order 900 of Nov 29, 2026`. */
export const rowOfReferenceSentence = (
  order: string,
  { amount, reference }: PaidReference,
  { row, payee }: RunDealPayment,
): string =>
  `${order} pays ${amount === null ? payee : `${formatMoney(amount)} to ${payee}`} with the reference ${reference.trim()}, which row ${row} has as well.`;
