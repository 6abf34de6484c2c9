import type { CallFailure } from '../../calls/callFailure.ts';
import { readFourAtOnce } from '../../calls/readFourAtOnce.ts';
import { formatDate } from '../../geography/formatDate.ts';
import { readDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { isSameMoney } from '../../money/makeMoney.ts';
import { findRowOfReference, rowOfReferenceSentence } from '../../payment-run/run/findRowOfReference.ts';
import type { RunDeal, RunDealPayment } from '../../payment-run/run/paymentRun.ts';
import type { EqualDeal } from '../../payment-run/run/runPartner.ts';
import { isEnteredInLastSevenDays } from '../../quoting/duplicateDealSentences.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';
import type { OrderDetail, OrderPayment, OrderSummary } from '../api/order.ts';
import { isSamePayeeName } from '../../payment-run/isSamePayeeName.ts';

/** Whether a payment of an order pays what a row does, to the same payee or to one of the same name. */
export const paysRow = (
  shown: OrderPayment,
  { payeeId, payee, amount }: Pick<RunDealPayment, 'payeeId' | 'payee' | 'amount'>,
): boolean => {
  const exact = readDisplayOnlyAmount(shown.amount);
  const isPayee = shown.beneficiaryId === payeeId || isSamePayeeName(shown.payeeName, payee);
  return isPayee && exact !== null && isSameMoney(exact, amount);
};

/** What was booked for one of these rows, as a single payment may be, and pays nobody yet. */
const waitsFor = ({ payments, sell }: OrderDetail, { amount }: RunDealPayment): boolean => {
  const exact = readDisplayOnlyAmount(sell);
  return payments.length === 0 && exact !== null && isSameMoney(exact, amount);
};

const sentenceOf = (
  { ordNum, entryDate, payments }: OrderDetail,
  { row, payee, amount }: RunDealPayment,
): string => {
  const order = `Order ${ordNum} of ${formatDate(entryDate)}`;
  return payments.length === 0
    ? `${order} is booked for ${formatMoney(amount)}, which row ${row} pays to ${payee}, and pays nobody yet.`
    : `${order} pays ${formatMoney(amount)} to ${payee}, as row ${row} does.`;
};

/** An invoice is paid once, also where another amount stands in the run: null where the order carries no reference of a row. */
const findReferenceOfRow = (
  { ordNum, entryDate, payments: shown }: OrderDetail,
  payments: readonly RunDealPayment[],
): EqualDeal | null => {
  for (const { beneficiaryId, payeeName, amount, reference } of shown) {
    const paid = {
      payeeId: beneficiaryId,
      payee: payeeName,
      amount: readDisplayOnlyAmount(amount),
      reference,
    };
    const found = findRowOfReference(payments, paid);
    if (found !== null) {
      const order = `Order ${ordNum} of ${formatDate(entryDate)}`;
      return { number: ordNum, sentence: rowOfReferenceSentence(order, paid, found), row: found.row };
    }
  }
  return null;
};

/**
 * The orders that came since a run was judged and pay one of the rows of a deal, or its reference with another amount:
 * another run, tab or machine may have paid it meanwhile. `others` are looked at already; `unread` says why one could not be looked at.
 */
export const findOrdersPayingRows = async (
  { show }: Pick<CorpayOrders, 'show'>,
  { payments }: RunDeal,
  list: readonly OrderSummary[],
  others: readonly string[],
  known: readonly string[],
  now: number,
): Promise<{ readonly found: readonly EqualDeal[]; readonly unread: CallFailure | null }> => {
  const skipped = new Set([...others, ...known]);
  const since = list.filter(
    ({ ordNum, entryDate }) => !skipped.has(ordNum) && isEnteredInLastSevenDays(entryDate, now),
  );
  const read = await readFourAtOnce(since, ({ ordNum }) => show(ordNum));
  const found: EqualDeal[] = [];
  let unread: CallFailure | null = null;
  for (const order of read) {
    if (!order.ok) {
      unread = order.failure;
      continue;
    }
    const { value } = order;
    const row = payments.find(
      (payment) => waitsFor(value, payment) || value.payments.some((shown) => paysRow(shown, payment)),
    );
    const sameReference = row === undefined ? findReferenceOfRow(value, payments) : null;
    if (row !== undefined)
      found.push({ number: value.ordNum, sentence: sentenceOf(value, row), row: row.row });
    else if (sameReference !== null) found.push(sameReference);
  }
  return { found, unread };
};
