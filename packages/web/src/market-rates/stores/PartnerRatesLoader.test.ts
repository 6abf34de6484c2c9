import { ratesFailure, type RatesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeRates } from '../../../test/fakeRates.ts';
import { makePartnerRatesLoaderFor } from './PartnerRatesLoader.ts';

/** A panel that a partner feeds, which answers each row as `failing` says. */
const fed = async (failing: Record<string, RatesFailure['kind']> = {}, watched = true) => {
  const rates = fakeRates();
  const { store, time } = rates;
  const asked: string[] = [];
  const onAsked: { call: (quote: string) => void } = { call: () => undefined };
  const partner = makePartnerRatesLoaderFor({
    rate: async ({ base, quote }) => {
      asked.push(`${base}/${quote}`);
      onAsked.call(quote);
      await Promise.resolve();
      const kind = failing[quote];
      return kind === undefined
        ? succeeded({ rate: 0.9, receivedAt: time.clock.now() })
        : failed(ratesFailure(kind));
    },
  });
  if (watched) store.watch();
  store.feedFrom(partner);
  await time.advance(0);
  return {
    ...rates,
    failing,
    pairs: asked,
    onAsked,
    tokenComes: async () => {
      asked.length = 0;
      store.feedFrom(partner);
      await time.advance(0);
      return [...asked];
    },
  };
};

describe('rows that the partner refused for want of a token', () => {
  it('are asked for once more with the next one, and no other row (S-82)', async () => {
    const { failing, store, tokenComes } = await fed({
      GBP: 'token-refused',
      JPY: 'missing-token',
      CAD: 'no-answer',
    });
    delete failing['GBP'];
    delete failing['JPY'];
    expect(await tokenComes()).toEqual(['USD/GBP', 'USD/JPY']);
    expect([store.row('GBP').kind, store.row('JPY').kind, store.row('CAD').kind]).toEqual([
      'rate',
      'rate',
      'unavailable',
    ]);
    expect(await tokenComes()).toEqual([]);
  });

  it('and again with that one are not asked for over and over', async () => {
    const { tokenComes, pairs, time } = await fed({ GBP: 'token-refused' });
    expect(await tokenComes()).toEqual(['USD/GBP']);
    expect(await tokenComes()).toEqual([]);
    // The next round by itself begins anew.
    await time.advance(60_000);
    expect(pairs).toHaveLength(12);
    expect(await tokenComes()).toEqual(['USD/GBP']);
  });

  it('while others are still on their way are asked for at the end, when the token is there', async () => {
    const rates = await fed({}, false);
    const { failing, store, time, onAsked, pairs } = rates;
    failing['AUD'] = 'token-refused';
    onAsked.call = (quote) => {
      if (quote !== 'TWD') return;
      delete failing['AUD'];
      onAsked.call = () => undefined;
      void rates.tokenComes();
    };
    store.watch();
    await time.advance(0);
    expect(pairs.filter((pair) => pair === 'USD/AUD')).toHaveLength(1);
    expect(store.row('AUD').kind).toBe('rate');
  });

  it('are left alone while nobody looks at them, or the service feeds the panel again', async () => {
    const { store, tokenComes, pairs } = await fed({ GBP: 'token-refused' });
    store.show(false);
    expect(await tokenComes()).toEqual([]);
    store.feedFrom(null);
    store.show(true);
    expect(pairs).toEqual([]);
  });
});

describe('a base that is chosen while the partner feeds the panel', () => {
  it('is asked for a moment later, so that who steps through the list asks for the last one', async () => {
    const { store, time, pairs } = await fed();
    pairs.length = 0;
    for (const base of ['AUD', 'CAD', 'CHF'] as const) {
      store.chooseBase(base);
      await time.advance(250);
    }
    expect([pairs, store.row('EUR').kind]).toEqual([[], 'loading']);
    await time.advance(50);
    expect(new Set(pairs.map((pair) => pair.slice(0, 3)))).toEqual(new Set(['CHF']));
    expect(store.row('EUR').kind).toBe('rate');
  });

  it('leaves the rows of the one before that were not asked for yet', async () => {
    const { store, time, pairs, onAsked } = await fed({}, false);
    onAsked.call = () => {
      onAsked.call = () => undefined;
      store.chooseBase('EUR');
    };
    store.watch();
    await time.advance(0);
    expect(pairs).toEqual(['USD/AUD']);
    await time.advance(300);
    expect(pairs.filter((pair) => pair.startsWith('EUR'))).toHaveLength(12);
  });
});
