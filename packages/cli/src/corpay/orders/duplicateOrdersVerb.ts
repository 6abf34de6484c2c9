import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { emptyOrdersFilter, filterOrders } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { findDuplicatePayments } from '@fx-gateway/domain/lists/findDuplicatePayments.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import {
  daysOption,
  toDuplicatesOutput,
  readDaysBetween,
  type NamedPayment,
} from '../../lists/duplicates.ts';
import { dayOptions, readListFilter } from '../../lists/listFilter.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { openCorpay } from '../scope/openCorpay.ts';
import { readOrderDetails, unreadOrdersFailure } from './readOrderDetails.ts';

/**
 * The orders that pay as much as another one of these days, or as one of the payments of a run: only of these it has to
 * be read who is paid.
 */
const ofEqualAmounts = (
  orders: readonly OrderSummary[],
  runs: readonly OrderDetail[],
  days: number,
): readonly OrderSummary[] => {
  const paidByRuns = new Map(runs.map(({ ordNum, payments }) => [ordNum, payments]));
  const amounts = orders.flatMap((order) =>
    [
      order.sell,
      ...(order.instructed === undefined ? [] : [order.instructed]),
      ...(paidByRuns.get(order.ordNum) ?? []).map(({ amount }) => amount),
    ].map((amount) => ({
      order,
      number: order.ordNum,
      payee: '',
      amount,
      bookedAt: order.entryDate,
    })),
  );
  return [
    ...new Set(findDuplicatePayments(amounts, days).flatMap((group) => group.map(({ order }) => order))),
  ];
};

const paymentsOf = ({ ordNum, entryDate, payments }: OrderDetail): readonly NamedPayment[] =>
  payments.map(({ payeeName, amount, reference }) => ({
    number: ordNum,
    payee: payeeName,
    name: payeeName,
    amount,
    bookedAt: entryDate,
    reference,
  }));

/** `fxg orders duplicates`: what may have been paid twice, or booked twice where nobody is paid yet. */
export const duplicateOrdersVerb: PartnerVerb<'orders duplicates'> = {
  usage: 'duplicates',
  summary: 'Payments to the same payee, of the same amount, in several orders within days.',
  options: [daysOption, ...dayOptions],
  examples: ['duplicates', 'duplicates --days 3 --since 30d', 'duplicates --json'],
  run: async (invocation, openSession) => {
    const days = readDaysBetween(invocation.options);
    if (!days.ok) return days;
    const asked = readListFilter(invocation.options, 'order');
    if (!asked.ok) return asked;
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const { corpay } = open.value;
    const orders = await corpay.orders.list();
    if (!orders.ok) return failed(callCommandFailure(orders.failure, corpayMessages.ordersUnavailable));
    const inDays = filterOrders(orders.value, { ...emptyOrdersFilter, ...asked.value.filter });
    // An order of several payments may hold any of them again.
    const several = inDays.filter(({ beneCount }) => beneCount > 1);
    const runs = await readOrderDetails(invocation, corpay, several);
    const equal = ofEqualAmounts(inDays, [...runs.details.values()], days.value);
    const rest = await readOrderDetails(
      invocation,
      corpay,
      equal.filter((order) => !several.includes(order)),
    );
    const found = [...runs.details.values(), ...rest.details.values()];
    const booked = found.map(({ ordNum, entryDate, sell, payments }) => ({
      number: ordNum,
      reference: '',
      amount: sell,
      bookedAt: entryDate,
      paysNobody: payments.length === 0,
    }));
    const { data, view } = toDuplicatesOutput(found.flatMap(paymentsOf), booked, days.value);
    const failure = runs.failure ?? rest.failure;
    return makeOutput(
      data,
      view,
      unreadOrdersFailure({ details: rest.details, unread: runs.unread + rest.unread, failure }),
    );
  },
};
