import { formatDate } from '../../geography/formatDate.ts';
import { isSameMoney } from '../../money/makeMoney.ts';
import { isEnteredInLastSevenDays } from '../../quoting/duplicateDealSentences.ts';
import { succeeded } from '../../result/result.ts';
import { isSamePayeeName } from '../isSamePayeeName.ts';
import type { RunRecentPayment } from '../judging/runContext.ts';
import { orderName } from '../paidElsewhere.ts';
import type { PaymentRun } from '../run/paymentRun.ts';
import type { PaymentRunStore } from '../run/paymentRunStore.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunPreparation } from './runPreparation.ts';

type ReadRecentPayments = RunPreparation['recentPayments'];

const paymentsOf = (
  { deals }: PaymentRun,
  payees: readonly RunPayee[],
  noun: 'order' | 'deal',
  now: number,
): readonly RunRecentPayment[] =>
  deals.flatMap(({ payments, state }) => {
    if (state.kind !== 'paid') return [];
    const { order, booking } = state;
    const entered = new Date(booking.startedAt).toISOString();
    if (!isEnteredInLastSevenDays(entered, now)) return [];
    const shared = { order, named: `${noun} ${orderName(order)}`, day: formatDate(entered) };
    return payments.flatMap(({ payeeId, payee: name, amount, reference }) => {
      // One who was deleted and added again has another id.
      const payee =
        payees.find(({ id }) => id === payeeId) ?? payees.find((each) => isSamePayeeName(each.name, name));
      return payee === undefined ? [] : [{ payeeId: payee.id, amount, ...shared, reference }];
    });
  });

const isOfOrder = (one: RunRecentPayment, other: RunRecentPayment): boolean =>
  one.order.number === other.order.number && one.payeeId === other.payeeId;

/**
 * The payments of the last seven days with those that runs of this device have made: they know the references of their
 * rows, which a partner's list may not have. Where it has them, what it says counts.
 */
export const withPaymentsOfRuns =
  (
    read: ReadRecentPayments,
    runs: Pick<PaymentRunStore, 'list'>,
    noun: 'order' | 'deal',
    now: () => number,
  ): ReadRecentPayments =>
  async (payees, everyone) => {
    const found = await read(payees, everyone);
    if (!found.ok) return found;
    const listed = found.value.payments;
    const kept = await runs.list();
    const own = kept
      .flatMap((run) => paymentsOf(run, payees, noun, now()))
      .filter((each) => !listed.some((other) => other.reference !== undefined && isOfOrder(each, other)));
    const others = listed.filter(
      (each) => !own.some((mine) => isOfOrder(each, mine) && isSameMoney(each.amount, mine.amount)),
    );
    return succeeded({ ...found.value, payments: [...others, ...own] });
  };
