import { useCallback, useEffect } from 'react';
import { useReturn } from '../../fetching/useReturn.ts';
import { useRunning } from '../../fetching/useRunning.ts';
import { useCorpay } from './corpayContext.ts';
import { useListedDeals } from './useListedDeals.ts';

/**
 * Keeps the orders and the deals that wait as they are now: they are asked for when the page opens and when the user comes
 * back to it, the orders also when the deals that wait say that they are others.
 */
export const useFreshOrders = (): void => {
  const { orders, intents } = useCorpay();
  useRunning(orders);
  useEffect(() => void intents.readAwaited(), [intents]);
  useReturn(
    useCallback(() => {
      orders.refresh();
      void intents.readAwaited();
    }, [orders, intents]),
  );
  useListedDeals();
};
