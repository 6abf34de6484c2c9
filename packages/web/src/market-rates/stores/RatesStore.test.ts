import { ratesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { hearDefects } from '../../../test/hearDefects.ts';
import { fakeRates, loadedAccount } from '../../../test/fakeRates.ts';
import { makePartnerRatesLoaderFor } from './PartnerRatesLoader.ts';

const minute = 60_000;

describe('the market rates of a visit', () => {
  it('are asked for once for all rows, and by themselves at most once a minute', async () => {
    const { store, time, asked } = fakeRates();
    store.watch();
    await time.advance(0);
    expect(asked).toHaveLength(1);
    expect(store.row('EUR')).toEqual({ kind: 'rate', figure: '0.8680', movement: null });
    await time.advance(minute - 1);
    expect(asked).toHaveLength(1);
    await time.advance(1);
    expect(asked).toHaveLength(2);
    await time.advance(10 * minute);
    expect(asked).toHaveLength(12);
  });

  it('are asked for by nobody who does not watch, and no more when the last has left', async () => {
    const { store, time, asked } = fakeRates();
    await time.advance(5 * minute);
    const [first, second] = [store.watch(), store.watch()];
    await time.advance(0);
    first();
    first();
    await time.advance(minute);
    expect(asked).toHaveLength(2);
    second();
    await time.advance(5 * minute);
    expect(asked).toHaveLength(2);
  });

  it('rest while the page is hidden, and are asked for when it shows again, if that is due', async () => {
    const { store, time, asked } = fakeRates();
    store.watch();
    await time.advance(0);
    store.show(false);
    await time.advance(10 * minute);
    expect(asked).toHaveLength(1);
    store.show(true);
    await time.advance(0);
    expect(asked).toHaveLength(2);
    store.show(false);
    store.show(true);
    await time.advance(0);
    expect(asked).toHaveLength(2);
  });

  it('load at once in another base, with its own rows (RATE-6)', async () => {
    const { store, time, asked } = fakeRates();
    store.watch();
    await time.advance(0);
    store.chooseBase('EUR');
    expect(store.row('GBP')).toEqual({ kind: 'loading' });
    expect(store.quotes).not.toContain('EUR');
    await time.advance(0);
    expect(asked.map(({ base }) => base)).toEqual(['USD', 'EUR']);
    expect(store.row('GBP').kind).toBe('rate');
  });

  it('wait for the account, and say so of one that could not be loaded (S-122)', async () => {
    const { store, time, asked, accountBecomes } = fakeRates({ status: 'loading' });
    store.watch();
    await time.advance(5 * minute);
    expect(asked).toEqual([]);
    expect(store.row('EUR')).toEqual({ kind: 'loading' });
    accountBecomes({ status: 'failed', failure: { kind: 'no-answer', message: '', requestId: null } });
    expect(store.failure?.kind).toBe('no-account');
    expect(store.row('EUR')).toEqual({ kind: 'unavailable' });
    accountBecomes(loadedAccount());
    await time.advance(0);
    expect(store.row('EUR').kind).toBe('rate');
  });

  it('are not asked for without a key in the loaded account (ERR-1)', async () => {
    const { store, time, asked } = fakeRates(loadedAccount(null));
    store.watch();
    await time.advance(0);
    expect(store.failure?.kind).toBe('missing-key');
    expect(asked).toEqual([]);
  });

  it('are asked for again at once when the connection is back, and when the user tries again', async () => {
    const { store, time, asked, next } = fakeRates();
    next.answer = 'no-answer';
    store.watch();
    await time.advance(0);
    store.connectionBack();
    await time.advance(0);
    expect(asked).toHaveLength(2);
    next.answer = { EUR: 0.868 };
    store.tryAgain();
    expect(store.row('EUR')).toEqual({ kind: 'loading' });
    await time.advance(0);
    expect(store.failure).toBeNull();
    store.connectionBack();
    await time.advance(0);
    expect(asked).toHaveLength(3);
  });

  it('are asked for seldom once the service has refused', async () => {
    const { store, time, asked, next } = fakeRates();
    Object.assign(next, { answer: 'refused', code: 104 });
    store.watch();
    await time.advance(10 * minute - 1);
    expect(asked).toHaveLength(1);
    await time.advance(1);
    expect(asked).toHaveLength(2);
  });

  it('tell what a deal costs by the service also while the partner feeds the panel, and ask it only for that', async () => {
    const { store, time, asked, next } = fakeRates();
    const deal = { settlement: makeMoney(100_00n, 'USD'), payment: makeMoney(80_00n, 'EUR') };
    store.feedFrom(
      makePartnerRatesLoaderFor({ rate: async () => succeeded({ rate: 0.8, receivedAt: time.clock.now() }) }),
    );
    store.watch();
    await time.advance(0);
    expect([asked.length, store.costOf(deal)]).toEqual([0, null]);
    const leave = store.watchCosts();
    await time.advance(0);
    expect(asked).toHaveLength(1);
    expect(store.costOf(deal)?.difference).toEqual(makeMoney(7_83n, 'USD'));
    expect(store.row('EUR')).toMatchObject({ figure: '0.8000' });
    next.answer = 'server-trouble';
    await time.advance(minute);
    expect(asked).toHaveLength(2);
    expect([store.failure, store.costOf(deal)?.age]).toEqual([null, minute]);
    leave();
    leave();
    await time.advance(5 * minute);
    expect(asked).toHaveLength(2);
  });

  it('come from the partner, pair by pair, once there is a token for them, and from the service again after (RATE-9, RATE-11, SHELL-12)', async () => {
    const { store, time, asked } = fakeRates();
    const pairs: string[] = [];
    store.watch();
    await time.advance(0);
    store.feedFrom(
      makePartnerRatesLoaderFor({
        rate: async ({ base, quote }) => {
          pairs.push(`${base}/${quote}`);
          return quote === 'GBP'
            ? failed(ratesFailure('server-trouble'))
            : succeeded({ rate: 0.91, receivedAt: time.clock.now() });
        },
      }),
    );
    await time.advance(0);
    expect(pairs).toHaveLength(store.quotes.length);
    expect(store.row('EUR')).toEqual({ kind: 'rate', figure: '0.9100', movement: null });
    expect(store.row('GBP')).toEqual({ kind: 'unavailable' });
    expect([asked.length, store.fedByPartner]).toEqual([1, true]);
    store.feedFrom(null);
    expect(store.fedByPartner).toBe(false);
    await time.advance(0);
    expect(asked).toHaveLength(2);
    expect(store.row('GBP').kind).toBe('rate');
  });
});

describe('a question to the partner that breaks off', () => {
  const heard = hearDefects();

  it('is reported, and the rates are asked for again', async () => {
    const { store, time } = fakeRates();
    const broken = new Error('nobody foresaw this');
    let rows = 0;
    store.watch();
    store.feedFrom(
      makePartnerRatesLoaderFor({
        rate: () => {
          rows += 1;
          return Promise.reject(broken);
        },
      }),
    );
    await time.advance(0);
    expect(heard).toEqual([broken]);
    const before = rows;
    await time.advance(10 * minute);
    expect(rows).toBeGreaterThan(before);
  });
});
