import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../result/result.ts';
import { quoteCurrenciesOf, type MarketCurrency } from './marketCurrencies.ts';
import type { PairRate, PartnerPairRateService, RatePair } from './pairRates.ts';
import { ratesFailure, type RatesFailure } from './marketRatesService.ts';
import {
  initialRatesPanel,
  hasRatesFailure,
  oldestShownRateTime,
  reduceRatesPanel,
  rateRowOf,
  type RatesPanelAction,
  type RatesPanel,
} from './ratesPanel.ts';
import { findCurrenciesRefusedForToken } from './findCurrenciesRefusedForToken.ts';
import { collectPairRates, requestPairRates } from './requestPairRates.ts';

const minute = 60_000;
const partner: RatesPanelAction = { type: 'fed-by', feed: 'partner' };
const pairOf = (quote: MarketCurrency, base: MarketCurrency = 'USD'): RatePair => ({ base, quote });
const got = (
  quote: MarketCurrency,
  rate: number,
  receivedAt = 0,
  base?: MarketCurrency,
): RatesPanelAction => ({
  type: 'pair-received',
  pair: pairOf(quote, base),
  rate: { rate, receivedAt } satisfies PairRate,
});
const refused = (
  quote: MarketCurrency,
  kind: RatesFailure['kind'],
  at = 0,
  base?: MarketCurrency,
): RatesPanelAction => ({ type: 'pair-failed', pair: pairOf(quote, base), failure: ratesFailure(kind), at });
const missed = (quote: MarketCurrency, at = 0, base?: MarketCurrency): RatesPanelAction =>
  refused(quote, 'no-answer', at, base);
const after = (...events: readonly RatesPanelAction[]): RatesPanel =>
  events.reduce(reduceRatesPanel, initialRatesPanel);
const kinds = (panel: RatesPanel): readonly string[] =>
  (['EUR', 'GBP', 'JPY'] as const).map((quote) => rateRowOf(panel, quote).kind);

describe('a panel that the partner feeds', () => {
  it('begins anew once there is a rates token, in the base that was chosen (RATE-9, SHELL-12)', () => {
    const fed = after(
      { type: 'base-chosen', base: 'AUD' },
      { type: 'received', rates: { base: 'AUD', rates: { EUR: 0.6 }, madeAt: null, receivedAt: 1 } },
      partner,
    );
    expect(fed.base).toBe('AUD');
    expect(kinds(fed)).toEqual(['loading', 'loading', 'loading']);
    expect(reduceRatesPanel(fed, partner)).toBe(fed);
    expect(reduceRatesPanel(fed, { type: 'fed-by', feed: 'service' }).pairs).toBeNull();
  });

  it('loads row by row; each is there, or is not, by itself (RATE-4, RATE-5, S-121)', () => {
    const panel = after(partner, got('EUR', 0.86), missed('GBP'));
    expect(kinds(panel)).toEqual(['rate', 'unavailable', 'loading']);
    expect([panel.failure, hasRatesFailure(panel)]).toEqual([null, true]);
    expect(hasRatesFailure(reduceRatesPanel(panel, got('GBP', 0.75)))).toBe(false);
  });

  it('says why above the list only where every row was answered and none has a rate (S-122)', () => {
    const [last = 'TWD', ...others] = [...quoteCurrenciesOf('USD')].toReversed();
    const waiting = after(partner, ...others.map((quote) => missed(quote)));
    expect(waiting.failure).toBeNull();
    const none = reduceRatesPanel(waiting, missed(last));
    expect([none.failure?.kind, hasRatesFailure(none)]).toEqual(['no-answer', true]);
    expect(reduceRatesPanel(none, got('EUR', 0.86)).failure).toBeNull();
    expect(reduceRatesPanel(none, { type: 'tried-again' })).toMatchObject({ failure: null, pairs: {} });
  });

  it('knows which rows were refused for want of a token', () => {
    const panel = after(
      partner,
      refused('GBP', 'token-refused'),
      refused('AUD', 'missing-token'),
      refused('CAD', 'server-trouble'),
      got('EUR', 0.86),
    );
    expect(findCurrenciesRefusedForToken(panel)).toEqual(['AUD', 'GBP']);
    expect(findCurrenciesRefusedForToken(initialRatesPanel)).toEqual([]);
  });

  it('takes no answer for another base, and none of the service', () => {
    const panel = after(partner, { type: 'base-chosen', base: 'EUR' });
    expect(reduceRatesPanel(panel, got('GBP', 0.75))).toBe(panel);
    expect(reduceRatesPanel(panel, missed('GBP'))).toBe(panel);
    const rates = { base: 'EUR', rates: { GBP: 0.86 }, madeAt: null, receivedAt: 1 } as const;
    expect(reduceRatesPanel(panel, { type: 'received', rates })).toBe(panel);
    const failure = ratesFailure('refused');
    expect(reduceRatesPanel(panel, { type: 'failed', base: 'EUR', failure, at: 0 })).toBe(panel);
    expect(reduceRatesPanel(initialRatesPanel, got('GBP', 0.75))).toBe(initialRatesPanel);
  });

  it('loads all rows again in another base (RATE-6)', () => {
    const panel = after(partner, got('EUR', 0.86), { type: 'base-chosen', base: 'AUD' });
    expect(kinds(panel)).toEqual(['loading', 'loading', 'loading']);
  });

  it('keeps a rate after a failed renewal for as long as it says something', () => {
    const kept = after(partner, got('EUR', 0.86), missed('EUR', 70 * minute));
    expect(rateRowOf(kept, 'EUR').kind).toBe('rate');
    expect(rateRowOf(reduceRatesPanel(kept, missed('EUR', 70 * minute + 1)), 'EUR').kind).toBe('unavailable');
  });

  it('loads once more what is unavailable when the user tries again', () => {
    const panel = after(partner, got('EUR', 0.86), missed('GBP'), { type: 'tried-again' });
    expect(kinds(panel)).toEqual(['rate', 'loading', 'loading']);
    expect([panel.failure, hasRatesFailure(panel)]).toEqual([null, false]);
    expect(reduceRatesPanel(panel, { type: 'tried-again' })).toBe(panel);
  });

  it('tells how far a rate moved since it was first seen, and of when its oldest rate is', () => {
    const panel = after(partner, got('EUR', 0.8, 5), got('GBP', 0.7, 9), got('EUR', 0.88, 20));
    expect(rateRowOf(panel, 'EUR')).toMatchObject({ movement: { direction: 'up', percent: '10.00%' } });
    expect(oldestShownRateTime(panel)).toBe(9);
    expect(oldestShownRateTime(after(partner, missed('EUR')))).toBeNull();
    const rates = { base: 'USD', rates: {}, madeAt: 3, receivedAt: 7 } as const;
    expect(oldestShownRateTime(after({ type: 'received', rates }))).toBe(3);
    expect(oldestShownRateTime(initialRatesPanel)).toBeNull();
  });
});

const source = (failing: readonly MarketCurrency[] = []) => {
  const asked: RatePair[] = [];
  let running = 0;
  const made: PartnerPairRateService & { asked: RatePair[]; most: number } = {
    asked,
    most: 0,
    rate: async (pair) => {
      asked.push(pair);
      running += 1;
      made.most = Math.max(made.most, running);
      await Promise.resolve();
      running -= 1;
      const failure: RatesFailure = ratesFailure('server-trouble');
      return failing.includes(pair.quote)
        ? failed(failure)
        : succeeded({ rate: 2, receivedAt: asked.length });
    },
  };
  return made;
};

describe('the rows of a base, asked of the partner', () => {
  it('are one call each, a few at a time (RATE-11, S-121)', async () => {
    const made = source(['EUR']);
    const heard: string[] = [];
    await requestPairRates(made, 'USD', ({ pair, answer }) => heard.push(`${pair.quote} ${answer.ok}`));
    expect(made.asked.map(({ quote }) => quote)).toEqual(
      'AUD CAD CHF CNY EUR GBP IDR INR JPY KRW MYR TWD'.split(' '),
    );
    expect(heard).toContain('EUR false');
    expect(heard).toHaveLength(12);
    expect(made.most).toBe(4);
  });

  it('are not asked for any more once nobody wants them', async () => {
    const made = source();
    await requestPairRates(made, 'USD', () => undefined, { isWanted: () => made.asked.length < 5 });
    expect(made.asked).toHaveLength(5);
  });

  it('are those that are named', async () => {
    const made = source();
    await requestPairRates(made, 'USD', () => undefined, { quotes: ['EUR', 'TWD'] });
    expect(made.asked.map(({ quote }) => quote)).toEqual(['EUR', 'TWD']);
  });

  it('together are those that were answered, or why none was', async () => {
    const some = await collectPairRates(source(['EUR']), 'USD');
    expect(some).toMatchObject({ ok: true, value: { base: 'USD', rates: { GBP: 2 } } });
    expect(some.ok && some.value.rates.EUR).toBeUndefined();
    const none = await collectPairRates(
      source('AUD CAD CHF CNY EUR GBP IDR INR JPY KRW MYR TWD USD'.split(' ') as MarketCurrency[]),
      'USD',
    );
    expect(none).toMatchObject({ failure: { kind: 'server-trouble' } });
  });
});
