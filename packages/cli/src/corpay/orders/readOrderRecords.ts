import type { OrderRecords } from '@fx-gateway/domain/corpay/orders/orderTimeline.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { readKeptOrDefault } from '../../partner-verbs/readKeptOrDefault.ts';
import { bookingRequestIdOf } from '../../quoting/readBookingRequestIds.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';

const noRecords: OrderRecords = { kept: [], keyed: null, answered: [], orders: [] };

/** What this machine keeps about an order. The partner's orders are asked for only where a booking here has no answer. */
export const readOrderRecords = (
  invocation: Pick<Invocation, 'report'>,
  { corpay, connection, journal, bookingKeys }: CorpayScope,
  orderNumber: string,
): Promise<OrderRecords> =>
  readKeptOrDefault(
    invocation,
    async () => {
      const [kept, keyed, booked, untold, bookingRequestId] = await Promise.all([
        journal.list(),
        bookingKeys.bookedAs(orderNumber),
        journal.booked(),
        journal.unreported(),
        bookingRequestIdOf(connection, orderNumber),
      ]);
      const list = kept.some(({ kind }) => kind === 'booking') ? await corpay.orders.list() : null;
      return {
        kept,
        keyed,
        answered: [...booked, ...untold],
        orders: list?.ok === true ? list.value : [],
        bookingRequestId,
      };
    },
    noRecords,
  );
