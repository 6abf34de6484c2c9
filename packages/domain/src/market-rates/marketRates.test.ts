import { describe, expect, it } from 'vitest';
import { beneficiaryCurrencies } from '../geography/beneficiaryCurrencies.ts';
import { succeeded } from '../result/result.ts';
import { isMarketCurrency, marketCurrencies, quoteCurrenciesOf } from './marketCurrencies.ts';
import { areRatesCurrent, computeRateAge, formatRateAge } from './computeRateAge.ts';
import { computeRateMovement } from './computeRateMovement.ts';
import { ratesFailure, type RatesRequest } from './marketRatesService.ts';
import { ratesRenewalDelayMs } from './ratesRenewalDelayMs.ts';
import { ratesFailureMessage } from './ratesPanelTexts.ts';
import { requestRates } from './requestRates.ts';

const minute = 60_000;
const unasked = () => Promise.reject(new Error('It was asked.'));

describe('the currencies of the market rates', () => {
  it('are a list of their own, with MYR and without NZD, ZAR and MXN (RATE-10, S-1, S-2)', () => {
    expect(marketCurrencies.join(' ')).toBe('AUD CAD CHF CNY EUR GBP IDR INR JPY KRW MYR TWD USD');
    expect(beneficiaryCurrencies).not.toContain('MYR');
    expect(['NZD', 'ZAR', 'MXN', 'usd', '', null].filter(isMarketCurrency)).toEqual([]);
  });

  it('have a row for every one but the base (RATE-3)', () => {
    expect(quoteCurrenciesOf('EUR').join(' ')).toBe('AUD CAD CHF CNY GBP IDR INR JPY KRW MYR TWD USD');
  });
});

describe('a question for rates', () => {
  it('carries the key, the base and the other currencies (RATE-12, S-3)', async () => {
    const asked: RatesRequest[] = [];
    const answer = succeeded({ base: 'CHF' as const, rates: {}, madeAt: null, receivedAt: 0 });
    const latest = async (request: RatesRequest) => {
      asked.push(request);
      return answer;
    };
    expect(await requestRates({ latest }, 'key', 'CHF')).toBe(answer);
    expect(asked).toEqual([{ key: 'key', base: 'CHF', quotes: quoteCurrenciesOf('CHF') }]);
  });

  it('is not asked without a key (ERR-1)', async () => {
    expect(await requestRates({ latest: unasked }, null, 'USD')).toEqual({
      ok: false,
      failure: ratesFailure('missing-key'),
    });
  });
});

describe('what is said when there are no rates', () => {
  it.each([
    [ratesFailure('missing-key'), 'Unable to request rates at this time due to a server issue.'],
    [
      ratesFailure('refused', { code: 101 }),
      'Unable to request rates at this time due to an internal server issue.',
    ],
    [ratesFailure('refused', { code: 104 }), 'Unable to request rates. Please try again in a few minutes.'],
    [ratesFailure('no-account'), 'Unable to request rates. Please try again in a few minutes.'],
    [ratesFailure('server-trouble'), 'Unable to request rates. Please try again in a few minutes.'],
    [ratesFailure('no-answer'), 'Unable to request rates. Please try again in a few minutes.'],
    [ratesFailure('unreadable'), 'Unable to request rates. Please try again in a few minutes.'],
  ])('follows from why (ERR-1 to ERR-3): %o', (failure, words) => {
    expect(ratesFailureMessage(failure)).toBe(words);
  });

  it('a client asks again by itself after a minute, and seldom what is refused for good', () => {
    expect(ratesRenewalDelayMs(null)).toBe(minute);
    expect(ratesRenewalDelayMs(ratesFailure('no-answer'))).toBe(minute);
    expect(ratesRenewalDelayMs(ratesFailure('refused', { code: 104 }))).toBe(10 * minute);
    expect(ratesRenewalDelayMs(ratesFailure('missing-key'))).toBe(10 * minute);
  });
});

describe('the movement of a rate', () => {
  it('is told in percent of the first value, as up or down', () => {
    expect(computeRateMovement(0.868, 0.8697)).toEqual({ direction: 'up', percent: '0.20%' });
    expect(computeRateMovement(160, 159.2)).toEqual({ direction: 'down', percent: '0.50%' });
  });

  it('is smaller than can be written, but there', () => {
    expect(computeRateMovement(0.868, 0.86801)).toEqual({ direction: 'up', percent: '<0.01%' });
    expect(computeRateMovement(0.868, 0.86795)).toEqual({ direction: 'down', percent: '0.01%' });
  });

  it('is none without a first value, and for the first value itself', () => {
    expect(computeRateMovement(undefined, 0.868)).toBeNull();
    expect(computeRateMovement(0.868, 0.868)).toBeNull();
  });
});

describe('the age of rates', () => {
  const receivedAt = 100 * minute;

  it('counts from the moment that the service names, else from the receipt', () => {
    expect(computeRateAge({ madeAt: 40 * minute, receivedAt }, 101 * minute)).toBe(61 * minute);
    expect(computeRateAge({ madeAt: null, receivedAt }, 101 * minute)).toBe(minute);
  });

  it('is never less than nothing, whatever clocks say', () => {
    expect(computeRateAge({ madeAt: 500 * minute, receivedAt }, 101 * minute)).toBe(minute);
    expect(computeRateAge({ madeAt: null, receivedAt }, 99 * minute)).toBe(0);
  });

  it('lets rates speak for 70 minutes', () => {
    expect(areRatesCurrent({ madeAt: 40 * minute, receivedAt }, 110 * minute)).toBe(true);
    expect(areRatesCurrent({ madeAt: 40 * minute, receivedAt }, 110 * minute + 1)).toBe(false);
  });

  it('is said in whole minutes', () => {
    expect([59_999, 60_000, 185_000].map(formatRateAge)).toEqual([
      'less than a minute old',
      '1 minute old',
      '3 minutes old',
    ]);
  });
});
