import type { MarketRates } from '../marketRatesService.ts';
import type { RatesPanelAction } from '../ratesPanel.ts';

/**
 * The rates that came to a panel, out of all that happened to it, oldest first. Where something else feeds it they begin
 * anew: what a partner calls a rate is no continuation of the service's.
 */
export const ratesSeen = (events: readonly RatesPanelAction[]): readonly MarketRates[] => {
  const lastChange = events.findLastIndex(({ type }) => type === 'fed-by');
  return events.slice(lastChange + 1).flatMap((event): readonly MarketRates[] => {
    if (event.type === 'received') return [event.rates];
    if (event.type !== 'pair-received') return [];
    const { base, quote } = event.pair;
    const { rate, receivedAt } = event.rate;
    return [{ base, rates: { [quote]: rate }, madeAt: null, receivedAt }];
  });
};
