import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { emptyOrdersFilter, filterOrders } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
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
import { selectOrdersToCompare } from './selectOrdersToCompare.ts';

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
    const read = await readOrderDetails(invocation, corpay, selectOrdersToCompare(inDays, days.value));
    // Oldest first, as they were booked: those of one day are told newest first.
    const found = inDays.toReversed().flatMap(({ ordNum }) => read.details.get(ordNum) ?? []);
    const booked = found.map(({ ordNum, entryDate, sell, payments }) => ({
      number: ordNum,
      reference: '',
      amount: sell,
      bookedAt: entryDate,
      paysNobody: payments.length === 0,
    }));
    const { data, view } = toDuplicatesOutput(found.flatMap(paymentsOf), booked, days.value);
    return makeOutput(data, view, unreadOrdersFailure(read));
  },
};
