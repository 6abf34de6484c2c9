import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useCorpay } from './corpayContext.ts';

/**
 * Asks for the orders again when a deal waits no more that is listed as one that does, or waits and is not listed: another
 * tab instructed it or booked it, or a booking whose answer was lost turned out to be it.
 */
export const useRefreshOrdersOnDealChange = (): void => {
  const { orders, intents, deal } = useCorpay();
  useEffect(
    () =>
      reaction(
        () => intents.state.awaited,
        (now, before) => {
          // What is booked and instructed here is asked for by its own page.
          if (orders.value === null || deal.booking) return;
          const listedAsWaiting = new Map(
            orders.value.map(({ ordNum, beneCount }) => [ordNum, beneCount === 0]),
          );
          const waiting = new Set(now.map(({ orderNumber }) => orderNumber));
          const isStale = [...before, ...now].some(({ orderNumber }) => {
            if (orderNumber === deal.booked?.orderNumber) return false;
            const listed = listedAsWaiting.get(orderNumber);
            return waiting.has(orderNumber) ? listed === undefined : listed === true;
          });
          if (isStale) orders.refresh();
        },
      ),
    [orders, intents, deal],
  );
};
