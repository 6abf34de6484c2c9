import type { AwaitedInstruction } from '@fx-gateway/domain/corpay';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useCorpay } from './corpayContext.ts';

/**
 * Asks for the orders again when a deal waits no more that is listed as one that does, or waits and is not listed: another
 * tab instructed it or booked it, or a booking whose answer was lost turned out to be it.
 */
export const useListedDeals = (): void => {
  const { orders, intents, deal } = useCorpay();
  useEffect(() => {
    // The deal in hand is booked and instructed here, and its page asks for it.
    const isElsewhere = ({ orderNumber }: AwaitedInstruction): boolean =>
      orderNumber !== deal.booked?.orderNumber;
    return reaction(
      () => intents.state.awaited,
      (now, before) => {
        const listed = orders.value;
        if (listed === null) return;
        const waiting = new Set(now.map(({ orderNumber }) => orderNumber));
        const known = new Set(listed.map(({ ordNum }) => ordNum));
        const listedAsWaiting = new Set(
          listed.flatMap(({ beneCount, ordNum }) => (beneCount === 0 ? [ordNum] : [])),
        );
        const isOver = before
          .filter(isElsewhere)
          .some(({ orderNumber }) => !waiting.has(orderNumber) && listedAsWaiting.has(orderNumber));
        const isMissing = now.filter(isElsewhere).some(({ orderNumber }) => !known.has(orderNumber));
        if (isOver || isMissing) orders.refresh();
      },
    );
  }, [orders, intents, deal]);
};
