import { defaultBase, quoteCurrenciesOf, type MarketCurrency } from './marketCurrencies.ts';
import type { PairRate, RatePair } from './pairRates.ts';
import { areRatesCurrent, momentOfRates } from './computeRateAge.ts';
import { computeRateMovement, type RateMovement } from './computeRateMovement.ts';
import type { MarketRates, RatesByCurrency, RatesFailure } from './marketRatesService.ts';

/** A pair as the partner answered it last; both where a renewal failed and the earlier rate still says something. */
type PairRow = { readonly rate: PairRate | null; readonly failure: RatesFailure | null };

/**
 * What the panel knows. It is fed by the external rates service until the customer's partner brings rates of its own
 * (RATE-9, S-93).
 */
export type RatesPanel = {
  readonly base: MarketCurrency;
  /** What the partner answered for this base, pair by pair; null while the external service feeds the panel (SHELL-12). */
  readonly pairs: Readonly<Partial<Record<MarketCurrency, PairRow>>> | null;
  /** The service's last answer for this base; null before there is one. */
  readonly latest: MarketRates | null;
  /** Why there are no rates; null while a first is on its way, and where there are some from the partner. */
  readonly failure: RatesFailure | null;
  /** The first value of every pair in this visit, by base. */
  readonly first: Readonly<Partial<Record<MarketCurrency, RatesByCurrency>>>;
};

export type RatesPanelAction =
  | { readonly type: 'base-chosen'; readonly base: MarketCurrency }
  /** There is a rates token, so that the partner feeds the panel, or there is none any more. */
  | { readonly type: 'fed-by'; readonly feed: 'service' | 'partner' }
  | { readonly type: 'received'; readonly rates: MarketRates }
  | { readonly type: 'pair-received'; readonly pair: RatePair; readonly rate: PairRate }
  | {
      readonly type: 'pair-failed';
      readonly pair: RatePair;
      readonly failure: RatesFailure;
      readonly at: number;
    }
  /** A question for this base failed, at this moment (ms since 1970). */
  | {
      readonly type: 'failed';
      readonly base: MarketCurrency;
      readonly failure: RatesFailure;
      readonly at: number;
    }
  /** The user wants to know again: rows that have no rate load once more. */
  | { readonly type: 'tried-again' };

/** What a row shows (RATE-4, RATE-5). */
export type RateRow =
  | { readonly kind: 'loading' }
  | { readonly kind: 'rate'; readonly rate: number; readonly movement: RateMovement | null }
  | { readonly kind: 'unavailable' };

export const initialRatesPanel: RatesPanel = {
  base: defaultBase,
  pairs: null,
  latest: null,
  failure: null,
  first: {},
};

/** No rows yet, from the same feed as before. */
const anew = (panel: RatesPanel): RatesPanel => ({
  ...panel,
  pairs: panel.pairs === null ? null : {},
  latest: null,
  failure: null,
});

/** A panel that is fed otherwise begins anew: what one calls a rate is no movement of the other's. */
const feedBy = (panel: RatesPanel, feed: 'service' | 'partner'): RatesPanel =>
  (panel.pairs === null) === (feed === 'service')
    ? panel
    : { ...initialRatesPanel, base: panel.base, pairs: feed === 'partner' ? {} : null };

/** Only an answer to what is shown counts. */
const isShown = ({ pairs, base }: RatesPanel, pair: RatePair): boolean =>
  pairs !== null && pair.base === base;

/** Why there is no rate stands once above the list where every row was answered and none has one (S-122). */
const withPair = (panel: RatesPanel, { base, quote }: RatePair, row: PairRow): RatesPanel => {
  const pairs = { ...panel.pairs, [quote]: row };
  const rows = quoteCurrenciesOf(base).map((each) => pairs[each]);
  const none = rows.every((each) => each !== undefined && each.rate === null);
  return { ...panel, pairs, failure: none ? row.failure : null };
};

/** Whether a question for a row, or for all of them, was not answered with a rate. */
export const hasRatesFailure = ({ failure, pairs }: RatesPanel): boolean =>
  failure !== null || Object.values(pairs ?? {}).some((row) => row.failure !== null);

/** A row without a rate loads once more. */
const tryAgain = (panel: RatesPanel): RatesPanel => ({
  ...panel,
  failure: null,
  pairs:
    panel.pairs === null
      ? null
      : Object.fromEntries(
          Object.entries(panel.pairs)
            .filter(([, { rate }]) => rate !== null)
            .map(([quote, row]) => [quote, { ...row, failure: null }]),
        ),
});

/**
 * The one place where the panel changes; pure. Another base starts its rows anew (RATE-6), and an answer for a base
 * that is no longer chosen changes nothing. Rates stay after a failed renewal for as long as they say something.
 */
export const reduceRatesPanel = (panel: RatesPanel, event: RatesPanelAction): RatesPanel => {
  switch (event.type) {
    case 'base-chosen':
      return event.base === panel.base ? panel : { ...anew(panel), base: event.base };
    case 'fed-by':
      return feedBy(panel, event.feed);
    case 'received': {
      const { rates } = event;
      if (rates.base !== panel.base || panel.pairs !== null) return panel;
      const first = { ...rates.rates, ...panel.first[rates.base] };
      return { ...panel, latest: rates, failure: null, first: { ...panel.first, [rates.base]: first } };
    }
    case 'failed': {
      if (event.base !== panel.base || panel.pairs !== null) return panel;
      const latest = panel.latest !== null && areRatesCurrent(panel.latest, event.at) ? panel.latest : null;
      return { ...panel, latest, failure: event.failure };
    }
    case 'pair-received': {
      if (!isShown(panel, event.pair)) return panel;
      const { base, quote } = event.pair;
      const first = { [quote]: event.rate.rate, ...panel.first[base] };
      return withPair({ ...panel, first: { ...panel.first, [base]: first } }, event.pair, {
        rate: event.rate,
        failure: null,
      });
    }
    case 'pair-failed': {
      if (!isShown(panel, event.pair)) return panel;
      const before = panel.pairs?.[event.pair.quote]?.rate ?? null;
      const rate = before !== null && areRatesCurrent({ ...before, madeAt: null }, event.at) ? before : null;
      return withPair(panel, event.pair, { rate, failure: event.failure });
    }
    case 'tried-again':
      return hasRatesFailure(panel) ? tryAgain(panel) : panel;
  }
};

const pairRow = (row: PairRow | undefined): number | 'loading' | 'unavailable' => {
  if (row === undefined) return 'loading';
  return row.rate?.rate ?? 'unavailable';
};

const serviceRow = (
  { latest, failure }: RatesPanel,
  quote: MarketCurrency,
): number | 'loading' | 'unavailable' =>
  latest === null ? (failure === null ? 'loading' : 'unavailable') : (latest.rates[quote] ?? 'unavailable');

/** The row of a currency. One that the service left out, or the partner did not answer, is unavailable by itself. */
export const rateRowOf = (panel: RatesPanel, quote: MarketCurrency): RateRow => {
  const { base, pairs, first } = panel;
  const rate = pairs === null ? serviceRow(panel, quote) : pairRow(pairs[quote]);
  return typeof rate === 'string'
    ? { kind: rate }
    : { kind: 'rate', rate, movement: computeRateMovement(first[base]?.[quote], rate) };
};

/** The moment that the shown rates are of, the oldest of them (ms since 1970); null before there are any. */
export const oldestShownRateTime = ({ latest, pairs }: RatesPanel): number | null => {
  if (pairs === null) return latest === null ? null : momentOfRates(latest);
  const moments = Object.values(pairs).flatMap(({ rate }) => (rate === null ? [] : [rate.receivedAt]));
  return moments.length === 0 ? null : Math.min(...moments);
};
