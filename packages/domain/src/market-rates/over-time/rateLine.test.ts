import { describe, expect, it } from 'vitest';
import type { DailyRates } from './dailyRates.ts';
import { dayOfPoint, lineOfDays, lineOfVisit } from './rateLine.ts';
import { ratesSeen } from './ratesSeen.ts';

const now = Date.UTC(2026, 10, 27, 15);
const pair = { base: 'USD', quote: 'GBP' } as const;
const daily: DailyRates = {
  base: 'EUR',
  days: [
    { day: '2026-08-30', rates: { USD: 1, GBP: 0.9 } },
    { day: '2026-11-20', rates: { USD: 1, GBP: 0.5 } },
    { day: '2026-11-21', rates: { USD: 1.25, GBP: 1 } },
    { day: '2026-11-26', rates: { USD: 1.25, GBP: 0.75 } },
    { day: '2026-11-27', rates: { USD: 1.25, GBP: 1 } },
  ],
};

describe('the line of a pair', () => {
  it('has one rate a day, crossed out of the base that was asked in (RATE-15)', () => {
    const line = lineOfDays(daily, pair, 7, now);
    expect(line?.points.map((point) => [dayOfPoint(point), point.rate])).toEqual([
      ['2026-11-21', 0.8],
      ['2026-11-26', 0.6],
      ['2026-11-27', 0.8],
    ]);
    expect(lineOfDays(daily, { base: 'EUR', quote: 'USD' }, 7, now)?.points[0]?.rate).toBe(1.25);
    expect(lineOfDays(daily, { base: 'GBP', quote: 'USD' }, 7, now)?.points[0]?.rate).toBe(1.25);
  });

  it('of 7 and 30 days is a part of that of 90, today included', () => {
    expect(lineOfDays(daily, pair, 30, now)).toMatchObject({ low: { rate: 0.5 } });
    expect(lineOfDays(daily, pair, 90, now)).toMatchObject({ high: { rate: 0.9 } });
    const { from = 0, to = 0 } = lineOfDays(daily, pair, 90, now) ?? {};
    expect([from, to].map((at) => new Date(at).toISOString())).toEqual([
      '2026-08-30T00:00:00.000Z',
      '2026-11-27T00:00:00.000Z',
    ]);
  });

  it('misses a rate on business days only: not at weekends, and not on a day that is not over', () => {
    const weekBefore = Date.UTC(2026, 10, 25, 6);
    expect(lineOfDays(daily, pair, 7, now)?.missing).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
    expect(lineOfDays(daily, pair, 7, weekBefore)?.missing).toEqual([
      '2026-11-19',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(lineOfDays(daily, pair, 30, now)?.missing).toHaveLength(19);
  });

  it('ends at the rate that the panel shows, whatever the service said of that day before', () => {
    const latest = { base: 'USD', rates: { GBP: 0.7654 }, madeAt: now - 60_000, receivedAt: now } as const;
    const line = lineOfDays(daily, pair, 7, now, latest);
    expect(line?.points.slice(1).map((point) => [dayOfPoint(point), point.rate])).toEqual([
      ['2026-11-26', 0.6],
      ['2026-11-27', 0.7654],
    ]);
    // Rates of an earlier day are no news of this one.
    const old = { ...latest, madeAt: now - 86_400_000 };
    expect(lineOfDays(daily, pair, 7, now, old)?.points.at(-1)?.rate).toBe(0.8);
    expect(lineOfDays(daily, pair, 7, now + 86_400_000, latest)?.points.at(-1)?.rate).toBe(0.7654);
    expect(lineOfDays({ base: 'EUR', days: [] }, pair, 7, now, latest)?.points).toHaveLength(1);
  });

  it('names its highest and its lowest day, of several the latest', () => {
    const line = lineOfDays(daily, pair, 7, now);
    expect(line && [dayOfPoint(line.high), dayOfPoint(line.low)]).toEqual(['2026-11-27', '2026-11-26']);
  });

  it('leaves out days on which one side has no rate, and there is none where no day has both', () => {
    expect(lineOfDays(daily, { base: 'USD', quote: 'JPY' }, 90, now)).toBeNull();
    expect(lineOfDays({ base: 'EUR', days: [] }, pair, 90, now)).toBeNull();
  });
});

const at = (moment: number, base: 'USD' | 'EUR', rates: Record<string, number>) =>
  ({ type: 'received', rates: { base, rates, madeAt: moment, receivedAt: moment + 5 } }) as const;

describe('the line of a visit', () => {
  it('has a rate for each moment that the rates were of, in whichever base they came (RATE-16)', () => {
    const seen = ratesSeen([
      at(1, 'USD', { GBP: 0.75 }),
      at(1, 'USD', { GBP: 0.75 }),
      { type: 'base-chosen', base: 'EUR' },
      at(3, 'EUR', { USD: 1.25, GBP: 1 }),
      at(4, 'EUR', { USD: 1.25 }),
    ]);
    expect(lineOfVisit(seen, pair)).toMatchObject({
      of: 'visit',
      points: [
        { at: 1, rate: 0.75 },
        { at: 3, rate: 0.8 },
      ],
      from: 1,
      to: 3,
      missing: [],
    });
    expect(lineOfVisit(seen, { base: 'USD', quote: 'JPY' })).toBeNull();
  });

  it('begins anew when a partner feeds the panel, whose rates are others', () => {
    const seen = ratesSeen([
      at(1, 'USD', { GBP: 0.75 }),
      { type: 'fed-by', feed: 'partner' },
      { type: 'pair-received', pair, rate: { rate: 0.74, receivedAt: 9 } },
    ]);
    expect(lineOfVisit(seen, pair)?.points).toEqual([{ at: 9, rate: 0.74 }]);
  });
});
