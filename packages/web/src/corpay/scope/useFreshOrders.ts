import { reaction } from 'mobx';
import { useCallback, useEffect } from 'react';
import { useReturn } from '../../calls/useReturn.ts';
import { useRunning } from '../../calls/useRunning.ts';
import { useCorpay } from './corpayContext.ts';

/**
 * Keeps the orders and the deals that wait as they are now: they are asked for when the page opens, when the user comes
 * back to it, and the orders also when a deal waits no more that is listed as one that does: another tab instructed it.
 */
export const useFreshOrders = (): void => {
  const { orders, intents, deal } = useCorpay();
  useRunning(orders);
  useEffect(() => void intents.readAwaited(), [intents]);
  useReturn(
    useCallback(() => {
      orders.refresh();
      void intents.readAwaited();
    }, [orders, intents]),
  );
  useEffect(
    () =>
      reaction(
        () => intents.state.awaited,
        (now, before) => {
          const waiting = new Set(now.map(({ orderNumber }) => orderNumber));
          // The deal in hand is instructed here, and its page asks for it.
          const over = before.filter(
            ({ orderNumber }) => !waiting.has(orderNumber) && orderNumber !== deal.booked?.orderNumber,
          );
          const listed = new Set(
            orders.value?.flatMap((order) => (order.beneCount === 0 ? [order.ordNum] : [])),
          );
          if (over.some(({ orderNumber }) => listed.has(orderNumber))) orders.refresh();
        },
      ),
    [orders, intents, deal],
  );
};
