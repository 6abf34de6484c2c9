import { describe, expect, it } from 'vitest';
import type { MarketCurrency } from './marketCurrencies.ts';
import { ratesFailure, type RatesByCurrency } from './marketRatesService.ts';
import {
  initialRatesPanel,
  reduceRatesPanel,
  rateRowOf,
  type RatesPanelAction,
  type RatesPanel,
} from './ratesPanel.ts';

const minute = 60_000;

const received = (rates: RatesByCurrency, base: MarketCurrency = 'USD', at = 0): RatesPanelAction => ({
  type: 'received',
  rates: { base, rates, madeAt: at, receivedAt: at },
});
const noAnswer = (at: number, base: MarketCurrency = 'USD'): RatesPanelAction => ({
  type: 'failed',
  base,
  failure: ratesFailure('no-answer'),
  at,
});
const after = (...events: readonly RatesPanelAction[]): RatesPanel =>
  events.reduce(reduceRatesPanel, initialRatesPanel);

describe('the panel of market rates', () => {
  it('begins in US dollars, with rows that load (RATE-2, RATE-4)', () => {
    expect(initialRatesPanel.base).toBe('USD');
    expect(rateRowOf(initialRatesPanel, 'EUR')).toEqual({ kind: 'loading' });
  });

  it('shows the rate of each row, and a single one that is missing as unavailable (RATE-4, RATE-5)', () => {
    const panel = after(received({ EUR: 0.868 }));
    expect(rateRowOf(panel, 'EUR')).toEqual({ kind: 'rate', rate: 0.868, movement: null });
    expect(rateRowOf(panel, 'JPY')).toEqual({ kind: 'unavailable' });
    expect(panel.failure).toBeNull();
  });

  it('shows every row as unavailable after a failure, and keeps why for the text above (RATE-5, S-122)', () => {
    const panel = after(noAnswer(0));
    expect(rateRowOf(panel, 'EUR')).toEqual({ kind: 'unavailable' });
    expect(panel.failure?.kind).toBe('no-answer');
  });

  it('loads its rows again when another base is chosen, and not when the same one is (RATE-6)', () => {
    const panel = after(received({ EUR: 0.868 }), { type: 'base-chosen', base: 'EUR' });
    expect(panel.base).toBe('EUR');
    expect(rateRowOf(panel, 'USD')).toEqual({ kind: 'loading' });
    const same = after(received({ EUR: 0.868 }), { type: 'base-chosen', base: 'USD' });
    expect(rateRowOf(same, 'EUR').kind).toBe('rate');
  });

  it('takes no answer and no failure for a base that is no longer chosen', () => {
    const chosen = after({ type: 'base-chosen', base: 'EUR' });
    expect(reduceRatesPanel(chosen, received({ EUR: 0.868 }, 'USD'))).toBe(chosen);
    expect(reduceRatesPanel(chosen, noAnswer(0, 'USD'))).toBe(chosen);
  });

  it('tells how far a rate has moved since it was first seen, also after another base was looked at', () => {
    const panel = after(
      received({ EUR: 0.868 }),
      received({ EUR: 0.8689, GBP: 0.75 }),
      { type: 'base-chosen', base: 'EUR' },
      received({ USD: 1.15 }, 'EUR'),
      { type: 'base-chosen', base: 'USD' },
      received({ EUR: 0.8715, GBP: 0.75 }),
    );
    expect(rateRowOf(panel, 'EUR')).toMatchObject({ movement: { direction: 'up', percent: '0.40%' } });
    expect(rateRowOf(panel, 'GBP')).toMatchObject({ movement: null });
  });

  it('keeps its rates after a failed renewal for as long as they say something, and says why', () => {
    const fresh = after(received({ EUR: 0.868 }), noAnswer(70 * minute));
    expect(rateRowOf(fresh, 'EUR').kind).toBe('rate');
    expect(fresh.failure?.kind).toBe('no-answer');
    expect(rateRowOf(reduceRatesPanel(fresh, noAnswer(70 * minute + 1)), 'EUR').kind).toBe('unavailable');
    expect(reduceRatesPanel(fresh, received({ EUR: 0.8 })).failure).toBeNull();
  });

  it('loads again what is unavailable when the user tries again', () => {
    expect(rateRowOf(after(noAnswer(0), { type: 'tried-again' }), 'EUR')).toEqual({ kind: 'loading' });
    expect(rateRowOf(after({ type: 'tried-again' }), 'EUR')).toEqual({ kind: 'loading' });
  });
});
