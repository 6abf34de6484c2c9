import { marketCurrencies, type MarketCurrency } from './marketCurrencies.ts';
import type { RatesPanel } from './ratesPanel.ts';

/** The rows that the partner refused for want of a token. */
export const findCurrenciesRefusedForToken = ({ pairs }: RatesPanel): readonly MarketCurrency[] =>
  marketCurrencies.filter((quote) => {
    const kind = pairs?.[quote]?.failure?.kind;
    return kind === 'token-refused' || kind === 'missing-token';
  });
