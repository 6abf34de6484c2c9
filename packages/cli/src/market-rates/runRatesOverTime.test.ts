import { quoteCurrenciesOf } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { ratesFailure, type RatesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import type { DailyRates, DailyRatesRequest } from '@fx-gateway/domain/market-rates/over-time/dailyRates.ts';
import {
  isBusinessDay,
  rateDayOf,
  startOfRateDay,
} from '@fx-gateway/domain/market-rates/over-time/rateDays.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { plainPaint } from '../../test/plainPaint.ts';
import type { Session } from '../identity/openSession.ts';
import { ratesVerb } from './ratesVerb.ts';

const day = (back: number): string => rateDayOf(Date.now() - back * 24 * 3_600_000);

const daily: DailyRates = {
  base: 'EUR',
  days: [
    { day: day(40), rates: { USD: 2 } },
    { day: day(6), rates: { USD: 1.25 } },
    { day: day(3), rates: { USD: 1.5 } },
    { day: day(2), rates: { USD: 1.2 } },
    { day: day(0), rates: { USD: 1.3 } },
  ],
};

/** `fxg rates` with these options, in front of a rates service that answers so. */
const rates = async (
  options: Readonly<Record<string, unknown>>,
  answer: Result<DailyRates, RatesFailure> = succeeded(daily),
) => {
  const asked: DailyRatesRequest[] = [];
  const services = {
    account: { load: async () => succeeded({ fixerApiKey: 'key' }) },
    dailyRates: async () => ({
      daily: async (request: DailyRatesRequest) => {
        asked.push(request);
        return answer;
      },
    }),
  };
  const session = { connection: { services }, user: { fxPartner: 'corpay' } } as unknown as Session;
  const verb = ratesVerb(async () => succeeded(session), {});
  return { asked, outcome: await verb.run(fakeInvocation(null, options).invocation) };
};

const highest = (rate: string) => ({ value: { data: { high: { rate } } } });

describe('fxg rates --pair', () => {
  it('gives scripts one rate a day of the pair, with high and low (RATE-15)', async () => {
    const { outcome, asked } = await rates({ pair: 'eur/usd', days: '7' });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        data: {
          base: 'EUR',
          quote: 'USD',
          businessDaysWithoutRate: [5, 4, 1].map(day).filter((each) => isBusinessDay(startOfRateDay(each))),
          high: { day: day(3), rate: '1.5' },
          low: { day: day(2), rate: '1.2' },
          rates: [
            { day: day(6), rate: '1.25' },
            { day: day(3), rate: '1.5' },
            { day: day(2), rate: '1.2' },
            { day: day(0), rate: '1.3' },
          ],
        },
      },
    });
    expect(asked).toMatchObject([{ base: 'EUR', quotes: quoteCurrenciesOf('EUR'), key: 'key' }]);
  });

  it('shows a reader the newest first, the movement, and the days without a rate', async () => {
    const { outcome } = await rates({ pair: 'USD/EUR', days: '7' });
    const view = (outcome.ok && outcome.value?.view?.(plainPaint)) || '';
    expect(view).toMatch(/^Day +For 1 USD in EUR/);
    expect(view).toMatch(/, 20\d\d +0\.7692\n/);
    expect(view).toMatch(/0\.8333 +High/);
    expect(view).toMatch(/0\.6667 +Low/);
    expect(view).toMatch(/; down 3\.85% from the first day to the last\./);
    expect(view).toMatch(/No rate on |business days have no rate/);
  });

  it('is 30 days where nobody says how many, and 90 at most', async () => {
    expect((await rates({ pair: 'EUR/USD' })).outcome).toMatchObject(highest('1.5'));
    expect((await rates({ pair: 'EUR/USD', days: '90' })).outcome).toMatchObject(highest('2'));
  });

  it.each([
    [
      ratesFailure('refused', { code: 105 }),
      7,
      'rates-plan',
      'The plan of the rates service has no earlier days.',
    ],
    [ratesFailure('server-trouble'), 1, 'server-trouble', 'Unable to request rates. Please try again'],
  ])('says of %o what the web application says (RATE-16)', async (failure, exit, code, words) => {
    expect((await rates({ pair: 'EUR/USD' }, failed(failure))).outcome).toMatchObject({
      failure: { exit, code, message: expect.stringContaining(words) },
    });
  });

  it('says that these days have nothing of the pair', async () => {
    expect((await rates({ pair: 'GBP/JPY' })).outcome).toMatchObject({
      failure: { exit: 5, message: 'The rates service knows no rate of this pair in these days.' },
    });
  });

  it.each([
    ['EUR', /^--pair: This is no pair: EUR$/],
    ['EUR/USD/GBP', /^--pair: This is no pair/],
    ['EUR/NZD', /^--pair: There are no market rates of NZD\.$/],
    ['EUR/EUR', /^--pair: Both currencies are EUR\.$/],
  ])('asks nobody for %s, and says what a pair is', async (pair, words) => {
    const { outcome, asked } = await rates({ pair });
    expect(outcome).toMatchObject({ failure: { exit: 2, message: expect.stringMatching(words) } });
    expect(asked).toEqual([]);
  });
});
