import { currencyName } from '@fx-gateway/domain/geography/currency.ts';
import type { MarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { ratesPanelTexts } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { Spinner } from '../kit/waiting/Spinner.tsx';
import { PairOverTime } from './PairOverTime.tsx';
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

/**
 * One currency of the list (RATE-4, RATE-5); it is drawn again only when what it shows has changed. All of its line is the
 * button that opens its rates over time.
 */
export const RateRow = observer(({ quote }: { readonly quote: MarketCurrency }) => {
  const { base, favourites, opened, open } = useRates();
  const favourite = favourites.has(quote);
  return (
    <li className="rate-row">
      <div className="rate-head">
        <QuietButton
          look="plain"
          label={`${quote} over time${favourite ? ', favourite' : ''}`}
          expanded={opened === quote}
          onPress={() => open(quote)}
        >
          <abbr title={currencyName(quote)}>
            {favourite ? '★ ' : null}
            {quote}
          </abbr>
        </QuietButton>
        <RateValue quote={quote} />
      </div>
      {opened === quote ? <PairOverTime pair={{ base, quote }} /> : null}
    </li>
  );
});
