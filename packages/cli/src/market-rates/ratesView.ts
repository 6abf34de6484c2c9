import { currencyName } from '@fx-gateway/domain/geography/currency.ts';
import { quoteCurrenciesOf } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { momentOfRates, rateAge, showRateAge } from '@fx-gateway/domain/market-rates/rateAge.ts';
import type { MarketRates } from '@fx-gateway/domain/market-rates/rateSource.ts';
import { ratesMessages } from '@fx-gateway/domain/market-rates/ratesMessages.ts';
import { formatRate } from '@fx-gateway/domain/money/formatRate.ts';
import { rateData } from '../amounts/amountData.ts';
import type { Paint } from '../terminal/paint.ts';
import { table } from '../terminal/table.ts';

/** The rates for scripts: every currency of the list, null where the service has none (RATE-3, RATE-5). */
export const ratesData = (rates: MarketRates) => ({
  base: rates.base,
  asOf: new Date(momentOfRates(rates)).toISOString(),
  rates: Object.fromEntries(
    quoteCurrenciesOf(rates.base).map((quote) => {
      const rate = rates.rates[quote];
      return [quote, rate === undefined ? null : rateData(rate)];
    }),
  ),
});

/** The rates for a reader at `now` (ms since 1970), as the panel shows them (S-7, RATE-7). */
export const ratesView = (rates: MarketRates, now: number, paint: Paint): string =>
  [
    table(
      [{ heading: 'Currency' }, { heading: `For 1 ${rates.base}`, right: true }, { heading: 'Name' }],
      quoteCurrenciesOf(rates.base).map((quote) => {
        const rate = rates.rates[quote];
        return [
          quote,
          rate === undefined ? ratesMessages.unavailable : formatRate(rate),
          currencyName(quote),
        ];
      }),
      paint,
    ),
    '',
    paint.dim(`${ratesMessages.note} These rates are ${showRateAge(rateAge(rates, now))}.`),
  ].join('\n');
