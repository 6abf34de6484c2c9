import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KeptBookedMarkets } from './KeptBookedMarkets.ts';

const sent = makeMoney(1_005_000n, 'USD');
const cost = { difference: makeMoney(5_000n, 'USD'), percent: 0.5, age: 0 };
const market = makeMoney(1_000_000n, 'USD');

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the market of booked deals (COST-4)', () => {
  it('is known at once in this visit, and in the next one by its user alone', () => {
    const markets = new KeptBookedMarkets('corpay.dana');
    markets.note('1', sent, cost);
    expect([markets.of('1'), markets.of('2')]).toEqual([market, undefined]);
    expect(new KeptBookedMarkets('corpay.dana').of('1')).toEqual(market);
    expect(new KeptBookedMarkets('corpay.rui').of('1')).toBeUndefined();
    expect(new KeptBookedMarkets('ofx.dana').of('1')).toBeUndefined();
  });

  it('is not known of a deal at whose press there was none', () => {
    const markets = new KeptBookedMarkets('corpay.dana');
    markets.note('1', sent, null);
    expect(markets.of('1')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('is known in this visit also where the browser keeps and reads nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    const markets = new KeptBookedMarkets('corpay.dana');
    markets.note('1', sent, cost);
    expect([markets.of('1'), markets.of('2')]).toEqual([market, undefined]);
  });
});
