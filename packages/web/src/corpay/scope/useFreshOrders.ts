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
          const isOver = ({ orderNumber }: { readonly orderNumber: string }): boolean =>
            !waiting.has(orderNumber) && orderNumber !== deal.booked?.orderNumber;
          const over = before.filter(isOver);
          const listed = (orders.value ?? []).filter(({ beneCount }) => beneCount === 0);
          if (over.some(({ orderNumber }) => listed.some(({ ordNum }) => ordNum === orderNumber)))
            orders.refresh();
        },
      ),
    [orders, intents, deal],
  );
};
