import type { CallFailure } from '../../calls/callFailure.ts';
import { readFourAtOnce } from '../../calls/readFourAtOnce.ts';
import { formatDate } from '../../geography/formatDate.ts';
import { readDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { RunRecentPayment } from '../../payment-run/judging/runContext.ts';
import type { RunPreparation } from '../../payment-run/preparation/runPreparation.ts';
import type { RunPayee } from '../../payment-run/runPayee.ts';
import { isEnteredInLastSevenDays } from '../../quoting/duplicateDealSentences.ts';
import { succeeded } from '../../result/result.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { isSamePayeeName } from '../../payment-run/isSamePayeeName.ts';

/** Of more orders the details are not read where somebody waits at a page, which is told. */
const mostRead = 60;

/** The details of orders, as far as they could be read. */
export type ReadOrderDetails = (orders: readonly OrderSummary[]) => Promise<{
  readonly details: readonly OrderDetail[];
  /** Why the last one of which there are none has none; null where it was not asked for. */
  readonly failure: CallFailure | null;
}>;

/** The newest orders alone. */
export const readNewestOrders =
  ({ show }: Pick<CorpayOrders, 'show'>): ReadOrderDetails =>
  async (orders) => {
    const read = await readFourAtOnce(orders.slice(0, mostRead), ({ ordNum }) => show(ordNum));
    return {
      details: read.flatMap((each) => (each.ok ? each.value : [])),
      failure: read.map((each) => (each.ok ? null : each.failure)).findLast((each) => each !== null) ?? null,
    };
  };

const isOf = (some: readonly RunPayee[], named: string): boolean =>
  some.some(({ name }) => isSamePayeeName(name, named));

/**
 * Whether an order may pay one of these: it names one of them, nobody, or somebody whom the customer does not have under
 * that name, since a payee may have been renamed, or deleted and added again.
 */
const mayPay = (
  { payees }: OrderSummary,
  among: readonly RunPayee[],
  everyone: readonly RunPayee[],
): boolean => {
  if (payees === undefined || payees.length === 0) return true;
  return payees.some((named) => isOf(among, named) || !isOf(everyone, named));
};

const paymentsOf = (order: OrderDetail, among: readonly RunPayee[]): readonly RunRecentPayment[] =>
  order.payments.flatMap(({ beneficiaryId, payeeName, amount, reference }) => {
    // One who was deleted and added again has another id.
    const payee =
      among.find(({ id }) => id === beneficiaryId) ??
      among.find(({ name }) => isSamePayeeName(name, payeeName));
    const exact = readDisplayOnlyAmount(amount);
    return payee === undefined || exact === null
      ? []
      : [
          {
            payeeId: payee.id,
            amount: exact,
            order: { number: order.ordNum, reference: '' },
            named: `order ${order.ordNum}`,
            day: formatDate(order.entryDate),
            reference,
          },
        ];
  });

/**
 * What was paid to these in the last seven days, as far as the details of the orders say it, and how many of them could not
 * be read.
 */
export const findRecentCorpayPayments = async (
  { list: readList }: Pick<CorpayOrders, 'list'>,
  payees: readonly RunPayee[],
  everyone: readonly RunPayee[],
  now: number,
  readDetails: ReadOrderDetails,
): ReturnType<RunPreparation['recentPayments']> => {
  const list = await readList();
  if (!list.ok) return list;
  const known = list.value.filter(({ entryDate }) => isEnteredInLastSevenDays(entryDate, now));
  const recent = known.filter((order) => mayPay(order, payees, everyone));
  const { details, failure } = await readDetails(recent);
  const count = recent.length - details.length;
  return succeeded({
    payments: details.flatMap((detail) => paymentsOf(detail, payees)),
    unread: count === 0 ? null : { count, failure },
    known: known.map(({ ordNum }) => ordNum),
  });
};
