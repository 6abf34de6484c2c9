import { defaultBase, type MarketCurrency } from './marketCurrencies.ts';
import { areCurrent } from './rateAge.ts';
import { rateMovement, type RateMovement } from './rateMovement.ts';
import type { MarketRates, RatesByCurrency, RatesFailure } from './rateSource.ts';

/**
 * What the panel knows. It is fed by the external rates service (RATE-9, S-93); a partner that brings rates of its own adds
 * a mode.
 */
export type RatesPanel = {
  readonly base: MarketCurrency;
  /** The last answer for this base; null before there is one. */
  readonly latest: MarketRates | null;
  /** Why the last question brought none; null while the first is on its way, and after an answer. */
  readonly failure: RatesFailure | null;
  /** The first value of every pair in this visit, by base. */
  readonly first: Readonly<Partial<Record<MarketCurrency, RatesByCurrency>>>;
};

export type RatesEvent =
  | { readonly type: 'base-chosen'; readonly base: MarketCurrency }
  | { readonly type: 'received'; readonly rates: MarketRates }
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

export const initialRatesPanel: RatesPanel = { base: defaultBase, latest: null, failure: null, first: {} };

/**
 * The one place where the panel changes; pure. Another base starts its rows anew (RATE-6), and an answer for a base
 * that is no longer chosen changes nothing. Rates stay after a failed renewal for as long as they say something.
 */
export const ratesTransition = (panel: RatesPanel, event: RatesEvent): RatesPanel => {
  switch (event.type) {
    case 'base-chosen':
      return event.base === panel.base ? panel : { ...panel, base: event.base, latest: null, failure: null };
    case 'received': {
      const { rates } = event;
      if (rates.base !== panel.base) return panel;
      const first = { ...rates.rates, ...panel.first[rates.base] };
      return { ...panel, latest: rates, failure: null, first: { ...panel.first, [rates.base]: first } };
    }
    case 'failed': {
      if (event.base !== panel.base) return panel;
      const latest = panel.latest !== null && areCurrent(panel.latest, event.at) ? panel.latest : null;
      return { ...panel, latest, failure: event.failure };
    }
    case 'tried-again':
      return panel.failure === null ? panel : { ...panel, failure: null };
  }
};

/** The row of a currency. One that the service left out is unavailable by itself. */
export const rowOf = ({ base, latest, failure, first }: RatesPanel, quote: MarketCurrency): RateRow => {
  if (latest === null) return { kind: failure === null ? 'loading' : 'unavailable' };
  const rate = latest.rates[quote];
  if (rate === undefined) return { kind: 'unavailable' };
  return { kind: 'rate', rate, movement: rateMovement(first[base]?.[quote], rate) };
};
