import { currencyName } from '@fx-gateway/domain/geography/currency.ts';
import type { MarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { ratesPanelTexts } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { observer } from 'mobx-react-lite';
import { Spinner } from '../kit/waiting/Spinner.tsx';
import { RateChangeIndicator } from './RateChangeIndicator.tsx';
import { useRates } from './ratesContext.ts';

const RateValue = observer(({ quote }: { readonly quote: MarketCurrency }) => {
  const row = useRates().row(quote);
  if (row.kind === 'unavailable')
    return <span className="rate-unavailable">{ratesPanelTexts.unavailable}</span>;
  if (row.kind === 'loading')
    return (
      <span className="rate-loading">
        <Spinner size={16} />
        <span className="visually-hidden">Loading...</span>
      </span>
    );
  return (
    <>
      {row.movement === null ? null : <RateChangeIndicator movement={row.movement} />}
      <span className="rate-figure">{row.figure}</span>
    </>
  );
});

/** One currency of the list (RATE-4, RATE-5); it is drawn again only when what it shows has changed. */
export const RateRow = observer(({ quote }: { readonly quote: MarketCurrency }) => (
  <li className="rate-row">
    <abbr className="rate-code" title={currencyName(quote)}>
      {quote}
    </abbr>
    <RateValue quote={quote} />
  </li>
));
