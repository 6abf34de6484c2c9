import { systemClock } from '@fx-gateway/adapters/node';
import { findDuplicateOrdersBookedConcurrently } from '@fx-gateway/domain/corpay/orders/findDuplicateOrdersBookedConcurrently.ts';
import type { PaymentToBook } from '@fx-gateway/domain/corpay/orders/findDuplicateOrders.ts';
import { concurrentDuplicateOrdersMessage } from '@fx-gateway/domain/corpay/orders/duplicateOrdersMessage.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { findDuplicatesAfterBooking } from '../../quoting/findDuplicatesAfterBooking.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';

/**
 * After a deal is booked and reported, searches once more for equal orders that were booked concurrently. Ignores the
 * orders in `known`.
 */
export const findCorpayDuplicatesAfterBooking = (
  invocation: Pick<Invocation, 'lookAfterwards'>,
  { corpay, journal }: Pick<CorpayCustomerConnection, 'corpay' | 'journal'>,
  booked: PaymentToBook,
  known: readonly string[],
): void =>
  findDuplicatesAfterBooking(invocation, 'order', async () => {
    const list = await corpay.orders.list();
    if (!list.ok) return list;
    const awaited = (await journal.list()).filter((intent) => intent.kind === 'awaited-instruction');
    const of = { now: systemClock.now(), awaited };
    const { numbers, complete } = await findDuplicateOrdersBookedConcurrently(
      corpay.orders,
      list.value,
      booked,
      known,
      of,
    );
    return numbers.length === 0 && !complete
      ? failed(null)
      : succeeded(concurrentDuplicateOrdersMessage(numbers));
  });
