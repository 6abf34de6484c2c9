import { ratesFailure, type MarketRates } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { plainPaint } from '../../test/plainPaint.ts';
import { toRateJson } from '../amounts/amountData.ts';
import { ratesVerb } from './ratesVerb.ts';
import { ratesCommandFailure } from './ratesCommandFailure.ts';
import { toMarketRatesJson, formatMarketRates } from './formatMarketRates.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const answer: MarketRates = {
  base: 'IDR',
  rates: { EUR: 0.0000511, JPY: 0.009412, CHF: 1.2 },
  madeAt: noon - 180_000,
  receivedAt: noon,
};

describe('fxg rates', () => {
  it('gives scripts every other currency, null where there is no rate (RATE-3, RATE-5)', () => {
    const data = toMarketRatesJson(answer);
    expect(data).toMatchObject({ base: 'IDR', asOf: '2026-11-22T11:57:00.000Z' });
    expect(Object.keys(data.rates)).toHaveLength(12);
    expect(data.rates).toMatchObject({ EUR: '0.0000511', GBP: null });
    expect(toRateJson(5.11e-7)).toBe('0.000000511');
  });

  it('shows a reader what the panel shows, and how old it is (S-7, RATE-7)', () => {
    const view = formatMarketRates(answer, noon, plainPaint);
    expect(view).toMatch(/CHF\s+1\.2000\s+Swiss franc/);
    expect(view).toMatch(/EUR\s+0\.00005110\s+Euro/);
    expect(view).toMatch(/GBP\s+Rates unavailable\./);
    expect(view).toMatch(/Actual transactions may vary from rates above\. These rates are 3 minutes old\.$/);
  });

  it('says which bases there are before anybody is asked', async () => {
    const verb = ratesVerb(() => Promise.reject(new Error('It was asked.')), {});
    expect(await verb.run(fakeInvocation(null, { base: 'NZD' }).invocation)).toMatchObject({
      failure: {
        exit: 2,
        message: 'There are no market rates in NZD.',
        hint: expect.stringContaining('AUD, CAD'),
      },
    });
  });

  it.each([
    [ratesFailure('missing-key'), 1, 'rates-key-missing', 'due to a server issue.', null],
    [ratesFailure('refused', { code: 101 }), 7, 'rates-refused', 'due to an internal server issue.', /101/],
    [ratesFailure('refused', { code: 104 }), 7, 'rates-refused', 'try again in a few minutes.', /104/],
    [ratesFailure('no-answer'), 6, 'network', 'try again in a few minutes.', null],
    [ratesFailure('server-trouble'), 1, 'server-trouble', 'try again in a few minutes.', null],
    [ratesFailure('unreadable'), 1, 'unreadable-answer', 'try again in a few minutes.', null],
  ])('ends as %o asks, in the words of the panel (ERR-1 to ERR-3)', (failure, exit, code, words, hint) => {
    expect(ratesCommandFailure(failure)).toMatchObject({
      exit,
      code,
      message: expect.stringContaining(words),
      hint: hint === null ? null : expect.stringMatching(hint),
    });
  });
});
