import { useCallback, useEffect } from 'react';
import { useReturnToTab } from '../../fetching/useReturnToTab.ts';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { useCorpay } from './corpayContext.ts';
import { useRefreshOrdersOnDealChange } from './useRefreshOrdersOnDealChange.ts';

/**
 * Keeps the orders and the deals that wait as they are now: they are asked for when the page opens and when the user comes
 * back to it, the orders also when the deals that wait say that they are others.
 */
export const useKeepOrdersFresh = (): void => {
  const { orders, intents } = useCorpay();
  useRunningStore(orders);
  useEffect(() => void intents.readAwaited(), [intents]);
  useReturnToTab(
    useCallback(() => {
      orders.refresh();
      void intents.readAwaited();
    }, [orders, intents]),
  );
  useRefreshOrdersOnDealChange();
};
