import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { useEffect, useMemo } from 'react';
import { costFigure } from './CostFigurePlace.tsx';
import type { KeptBookedMarkets } from './KeptBookedMarkets.ts';

/**
 * The market that was noted of a deal, as it is known when its page opens: what comes later moves nothing. The file of the
 * picture is fetched meanwhile, only where there is one to draw.
 */
export const useBookedMarket = (markets: KeptBookedMarkets, deal: string): Money | undefined => {
  const market = useMemo(() => markets.of(deal), [markets, deal]);
  const isNoted = market !== undefined;
  useEffect(() => {
    // Where it is lost the place of the picture fetches it again, and says so.
    if (isNoted) costFigure.fetch().catch(() => undefined);
  }, [isNoted]);
  return market;
};
