import { currencyName } from '@fx-gateway/domain/geography/currency.ts';
import { quoteCurrenciesOf } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import {
  momentOfRates,
  computeRateAge,
  formatRateAge,
} from '@fx-gateway/domain/market-rates/computeRateAge.ts';
import type { MarketRates } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { ratesPanelTexts } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { formatRate } from '@fx-gateway/domain/money/formatRate.ts';
import { toRateJson } from '../amounts/amountData.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { formatTable } from '../terminal/formatTable.ts';

/** The rates for scripts: every currency of the list, null where the service has none (RATE-3, RATE-5). */
export const toMarketRatesJson = (rates: MarketRates) => ({
  base: rates.base,
  asOf: new Date(momentOfRates(rates)).toISOString(),
  rates: Object.fromEntries(
    quoteCurrenciesOf(rates.base).map((quote) => {
      const rate = rates.rates[quote];
      return [quote, rate === undefined ? null : toRateJson(rate)];
    }),
  ),
});

/** The rates for a reader at `now` (ms since 1970), as the panel shows them (S-7, RATE-7). */
export const formatMarketRates = (rates: MarketRates, now: number, paint: ViewStyle): string =>
  [
    formatTable(
      [{ heading: 'Currency' }, { heading: `For 1 ${rates.base}`, right: true }, { heading: 'Name' }],
      quoteCurrenciesOf(rates.base).map((quote) => {
        const rate = rates.rates[quote];
        return [
          quote,
          rate === undefined ? ratesPanelTexts.unavailable : formatRate(rate),
          currencyName(quote),
        ];
      }),
      paint,
    ),
    '',
    paint.dim(`${ratesPanelTexts.note} These rates are ${formatRateAge(computeRateAge(rates, now))}.`),
  ].join('\n');
