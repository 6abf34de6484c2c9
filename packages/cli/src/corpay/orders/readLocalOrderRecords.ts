import type { LocalOrderRecords } from '@fx-gateway/domain/corpay/orders/buildOrderTimeline.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { readStoredOrDefault } from '../../partner-verbs/readStoredOrDefault.ts';
import { findBookingRequestId } from '../../quoting/loadRequestIdsByOrderNumber.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';

const noRecords: LocalOrderRecords = { kept: [], keyed: null, answered: [], orders: [] };

/** What this machine keeps about an order. The partner's orders are asked for only where a booking here has no answer. */
export const readLocalOrderRecords = (
  invocation: Pick<Invocation, 'report'>,
  { corpay, connection, journal, bookingKeys }: CorpayCustomerConnection,
  orderNumber: string,
): Promise<LocalOrderRecords> =>
  readStoredOrDefault(
    invocation,
    async () => {
      const [kept, keyed, booked, untold, bookingRequestId] = await Promise.all([
        journal.list(),
        bookingKeys.bookedAs(orderNumber),
        journal.booked(),
        journal.unreported(),
        findBookingRequestId(connection, orderNumber),
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
