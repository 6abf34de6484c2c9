import type { RatePair } from '@fx-gateway/domain/market-rates/pairRates.ts';
import { makeLazyPage } from '../routing/makeLazyPage.ts';
import type { DisplayedDeal } from './displayedDeal.ts';
import { FetchedRates } from './FetchedRates.tsx';
import { useRates } from './ratesContext.ts';

const rateHistory = makeLazyPage(async () => (await import('./over-time/RateHistory.tsx')).RateHistory);

/** The rates of a pair over time, which are fetched, asked for and drawn only where somebody opens them (RATE-15). */
export const PairOverTime = (props: {
  readonly pair: RatePair;
  /** Left out where the pair is one of the panel; null while there is no quote. */
  readonly deal?: DisplayedDeal | null;
}) => {
  const rates = useRates();
  return (
    <FetchedRates part={rateHistory} failed="Error loading rates over time." props={{ rates, ...props }} />
  );
};
