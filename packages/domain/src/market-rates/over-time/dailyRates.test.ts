import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import { quoteCurrenciesOf } from '../marketCurrencies.ts';
import { ratesFailure, type RatesFailure } from '../marketRatesService.ts';
import { createDailyRatesReader } from './createDailyRatesReader.ts';
import type { DailyRates, DailyRatesRequest } from './dailyRates.ts';
import { favouriteQuotesFirst, parseFavouriteCurrencies } from './favouriteCurrencies.ts';
import {
  daysMissingMessage,
  lineMovementText,
  lineRangeText,
  mayAskDailyRatesAgain,
  noDailyRatesMessage,
  rateOfPairText,
} from './rateLineTexts.ts';
import { lineOfDays } from './rateLine.ts';
import { lineLengths, requestDailyRates } from './requestDailyRates.ts';

const day = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 27, 23, 59);
const daily: DailyRates = {
  base: 'EUR',
  days: [
    { day: '2026-11-26', rates: { USD: 1.25 } },
    { day: '2026-11-27', rates: { USD: 1.5 } },
  ],
};

const refuse = () => Promise.reject(new Error('It was asked.'));

it('a line has 7, 30 or 90 days (RATE-15)', () => {
  expect(lineLengths).toEqual([7, 30, 90]);
});

describe('a question for daily rates', () => {
  it('is one for every pair and every length: 90 days to today, in euros, which every plan has (RATE-15)', async () => {
    const asked: DailyRatesRequest[] = [];
    await requestDailyRates(
      {
        daily: async (request) => {
          asked.push(request);
          return succeeded(daily);
        },
      },
      'key',
      now,
    );
    expect(asked).toEqual([
      { key: 'key', base: 'EUR', quotes: quoteCurrenciesOf('EUR'), from: '2026-08-30', to: '2026-11-27' },
    ]);
  });

  it('is not asked without a key', async () => {
    expect(await requestDailyRates({ daily: refuse }, null, now)).toEqual(
      failed(ratesFailure('missing-key')),
    );
  });
});

/** A visit of which every question gets this answer. */
const reading = (answer: Result<DailyRates, RatesFailure>, store = createMemoryStore()) => {
  let questions = 0;
  const ask = async () => {
    questions += 1;
    return answer;
  };
  const read = createDailyRatesReader(store);
  return { store, read: (at: number) => read(at, ask), asked: () => questions };
};

describe('daily rates', () => {
  it('are asked for once a day in UTC, also by several who look at once (RATE-15)', async () => {
    const { read, asked } = reading(succeeded(daily));
    expect(await Promise.all([read(now), read(now)])).toEqual([succeeded(daily), succeeded(daily)]);
    await read(now + 59_000);
    expect(asked()).toBe(1);
    await read(now + 60_000);
    expect(asked()).toBe(2);
  });

  it('are had from the device by the next visit of that day, and asked for on the day after', async () => {
    const first = reading(succeeded(daily));
    await first.read(now);
    const next = reading(succeeded(daily), first.store);
    expect(await next.read(now)).toEqual(succeeded(daily));
    expect(next.asked()).toBe(0);
    await next.read(now + day);
    expect(next.asked()).toBe(1);
  });

  it.each(['{', '7', '{"askedOn":"2026-11-27","base":"QQQ","days":[]}', '{"askedOn":"2026-11-27"}'])(
    'that were kept as %s are asked for again',
    async (kept) => {
      const store = createMemoryStore();
      await store.write('fx-gateway.daily-rates', kept);
      const { read, asked } = reading(succeeded(daily), store);
      expect(await read(now)).toEqual(succeeded(daily));
      expect(asked()).toBe(1);
    },
  );

  it('come all the same where the device keeps nothing', async () => {
    const { read } = reading(succeeded(daily), { ...createMemoryStore(), read: refuse, write: refuse });
    expect(await read(now)).toEqual(succeeded(daily));
  });

  it('that the plan does not have are not asked for again that day; after any other failure they are (RATE-16)', async () => {
    const refused = reading(failed(ratesFailure('refused', { code: 105 })));
    await refused.read(now);
    await refused.read(now);
    expect(refused.asked()).toBe(1);
    const lost = reading(failed(ratesFailure('no-answer')));
    await lost.read(now);
    await lost.read(now);
    expect(lost.asked()).toBe(2);
  });
});

const daysMissed = (...missing: readonly string[]) => daysMissingMessage({ missing });

describe('what is said of a line', () => {
  const pair = { base: 'EUR', quote: 'USD' } as const;
  const line = lineOfDays(daily, pair, 7, now);

  it('names the pair as it is read, the movement and the range', () => {
    expect(rateOfPairText(pair, { rate: 1.5 })).toBe('1 EUR = 1.5000 USD');
    expect(line && lineMovementText(line)).toBe('up 20.00%');
    expect(line && lineRangeText(line)).toBe('range 20.00%');
    expect(line && lineMovementText({ ...line, points: line.points.slice(1) })).toBe('unchanged');
    expect(line && lineRangeText({ ...line, high: line.low })).toBe('range 0.00%');
  });

  it('names the business days without a rate while they are few, and counts them where they are many', () => {
    expect(daysMissed()).toBeNull();
    expect(daysMissed('2026-11-23')).toBe('No rate on Nov 23, 2026. The line goes straight across.');
    expect(daysMissed('2026-11-23', '2026-11-24')).toBe(
      'No rate on Nov 23, 2026 and Nov 24, 2026. The line goes straight across.',
    );
    expect(daysMissed('2026-11-23', '2026-11-24', '2026-11-25')).toBe(
      '3 business days have no rate. The line goes straight across.',
    );
  });

  it.each([
    [ratesFailure('refused', { code: 105 }), /^The plan of the rates service has no earlier days\./, false],
    [ratesFailure('refused', { code: 104 }), /^Unable to request rates\. Please try again/, true],
    [ratesFailure('server-trouble'), /^Unable to request rates\. Please try again/, true],
    [ratesFailure('missing-key'), /^Unable to request rates at this time due to a server issue\./, false],
  ])('says why there are no earlier days, and what is drawn instead: %o (RATE-16)', (failure, why, again) => {
    expect(noDailyRatesMessage(failure, line)).toMatch(why);
    expect(noDailyRatesMessage(failure, line)).toMatch(/ The line is what this visit has seen so far\.$/);
    expect(noDailyRatesMessage(failure, null)).toMatch(/ This visit has seen no rate of this pair yet\.$/);
    expect(mayAskDailyRatesAgain(failure)).toBe(again);
  });
});

describe('favourite currencies', () => {
  it('stand first in the order of the list, the same in every base (RATE-14)', () => {
    const favourites = new Set(['JPY', 'EUR']);
    expect(favouriteQuotesFirst('USD', favourites).slice(0, 4)).toEqual(['EUR', 'JPY', 'AUD', 'CAD']);
    expect(favouriteQuotesFirst('GBP', favourites).slice(0, 2)).toEqual(['EUR', 'JPY']);
    expect(favouriteQuotesFirst('JPY', favourites)[0]).toBe('EUR');
    expect(favouriteQuotesFirst('GBP', new Set())).toEqual(quoteCurrenciesOf('GBP'));
  });

  it('are taken over from the pairs that an older version kept', () => {
    expect([...parseFavouriteCurrencies('EUR/USD JPY/USD')]).toEqual(['EUR', 'USD', 'JPY']);
  });
});
