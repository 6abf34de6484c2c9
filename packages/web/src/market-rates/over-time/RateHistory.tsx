import { withFavourite } from '@fx-gateway/domain/market-rates/over-time/favouriteCurrencies.ts';
import {
  mayAskDailyRatesAgain,
  noDailyRatesMessage,
  noRateOfPairMessage,
} from '@fx-gateway/domain/market-rates/over-time/rateLineTexts.ts';
import { lineLengths } from '@fx-gateway/domain/market-rates/over-time/requestDailyRates.ts';
import type { RatePair } from '@fx-gateway/domain/market-rates/pairRates.ts';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { SegmentField } from '../../kit/fields/SegmentField.tsx';
import { Spinner } from '../../kit/waiting/Spinner.tsx';
import { FavouriteField } from './FavouriteField.tsx';
import { keepFavouriteCurrencies } from './keepFavouriteCurrencies.ts';
import { RateChart } from './RateChart.tsx';
import { RateFigures } from './RateFigures.tsx';
import type { RateHistoryStore, VisitedRates } from './RateHistoryStore.ts';
import { useRateHistory } from './useRateHistory.ts';
import './RateHistory.css';

/** The market rates of the page, as far as a line of them needs them. */
export type RatesOfPage = VisitedRates & {
  /** The rows are the partner's, which are not what is drawn. */
  readonly fedByPartner: boolean;
  readonly favourites: ReadonlySet<string>;
  chooseFavourites(currencies: ReadonlySet<string>): void;
};

const lengths = lineLengths.map((length) => ({ value: String(length), label: `${length} days` }));

const LengthField = observer(({ history }: { readonly history: RateHistoryStore }) => {
  const id = useId();
  const choose = (value: string): void => {
    const length = lineLengths.find((each) => String(each) === value);
    if (length !== undefined) history.choose(length);
  };
  return (
    <SegmentField
      id={id}
      label="How far back"
      value={String(history.length)}
      options={lengths}
      onChange={choose}
    />
  );
});

/** Why there are no earlier days, and what stands there instead; it is read out when it comes (RATE-16). */
const NoDaysNote = observer(
  ({ history, pair }: { readonly history: RateHistoryStore; readonly pair: RatePair }) => {
    const { failure, answer } = history;
    const line = history.lineOf(pair);
    const nothing = answer?.ok === true && line === null ? noRateOfPairMessage : null;
    return (
      <output className="rate-why">
        {failure === null ? nothing : noDailyRatesMessage(failure, line)}
        {failure !== null && mayAskDailyRatesAgain(failure) ? (
          <QuietButton look="plain" onPress={history.tryAgain}>
            Try again
          </QuietButton>
        ) : null}
      </output>
    );
  },
);

const PairHistory = observer(
  ({
    rates,
    pair,
    quoted,
  }: {
    readonly rates: RatesOfPage;
    readonly pair: RatePair;
    readonly quoted: number | null;
  }) => {
    const history = useRateHistory(rates);
    const line = history.lineOf(pair);
    if (history.answer === null)
      return (
        <p className="rate-picture rate-waits">
          <Spinner size={24} />
          <span className="visually-hidden">Loading...</span>
        </p>
      );
    return (
      <>
        {history.failure === null ? <LengthField history={history} /> : null}
        <NoDaysNote history={history} pair={pair} />
        {line === null ? null : (
          <>
            <RateChart line={line} pair={pair} quoted={quoted} />
            <RateFigures line={line} pair={pair} quoted={quoted} />
          </>
        )}
      </>
    );
  },
);

/** The rates of a pair over time: of the service one a day, else what this visit has seen (RATE-15, RATE-16). */
export const RateHistory = observer(
  ({
    rates,
    pair,
    deal,
  }: {
    readonly rates: RatesOfPage;
    readonly pair: RatePair;
    readonly deal?: {
      readonly rate: number;
      readonly settlement: { readonly currency: string };
      readonly payment: { readonly currency: string };
    } | null;
  }) => {
    const { base, quote } = pair;
    const title = `${base} in ${quote} over time`;
    // A quote that is still displayed while another currency is chosen is none of this pair.
    const isOfPair = deal?.settlement.currency === base && deal.payment.currency === quote;
    return (
      <figure className="rate-history" aria-label={title}>
        {deal === undefined ? null : <figcaption>{title}</figcaption>}
        <PairHistory rates={rates} pair={pair} quoted={isOfPair ? deal.rate : null} />
        {deal === undefined ? (
          <>
            {rates.fedByPartner ? (
              <p className="rate-note">The row shows the rate of our partner, the line that of the market.</p>
            ) : null}
            <FavouriteField
              favourite={rates.favourites.has(quote)}
              onChange={(favourite) => {
                const currencies = withFavourite(rates.favourites, quote, favourite);
                rates.chooseFavourites(currencies);
                keepFavouriteCurrencies(currencies);
              }}
            />
          </>
        ) : null}
      </figure>
    );
  },
);
