import { paymentRunNamesKey } from '@fx-gateway/domain/payment-run/paymentRunNames.ts';
import type { RunOfOrder, UninstructedOrder } from '@fx-gateway/domain/payment-run/run/findRunOfOrder.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';

/** `unread` where the open runs cannot be read, so that each of them may have booked the order. */
export type FoundRunOfOrder = RunOfOrder | 'unread' | null;

/** The deal of an open run that this order is, or may be; what knows runs is fetched only for who has one. */
export const findOpenRunOfOrder = (
  store: KeyValueStore,
  owner: string,
  order: UninstructedOrder,
  singles: readonly string[],
): Promise<FoundRunOfOrder> =>
  runOrReportDefect<FoundRunOfOrder>(async () => {
    if ((await store.read(paymentRunNamesKey(owner))) === null) return null;
    const { findRunOfOrder } = await import('@fx-gateway/domain/payment-run/run/findRunOfOrder.ts');
    const { createPaymentRunStore } = await import('@fx-gateway/domain/payment-run/run/paymentRunStore.ts');
    return findRunOfOrder(await createPaymentRunStore(store, owner).list(), order, singles);
  }, 'unread');
