import { isJsonObject } from '../../intents/storedMoney.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import { succeeded, type Result } from '../../result/result.ts';
import { isMarketCurrency } from '../marketCurrencies.ts';
import type { RatesByCurrency, RatesFailure } from '../marketRatesService.ts';
import type { DailyRates, RatesOfDay } from './dailyRates.ts';
import { rateDayOf } from './rateDays.ts';
import { isRefusedByPlan } from './rateLineTexts.ts';

type Reading = Promise<Result<DailyRates, RatesFailure>>;

/** Rates are public: every user of a device may have those that another one asked for. */
const place = 'fx-gateway.daily-rates';

const readRates = (value: unknown): RatesByCurrency =>
  Object.fromEntries(
    Object.entries(isJsonObject(value) ? value : {}).filter(
      ([code, rate]) => isMarketCurrency(code) && typeof rate === 'number' && rate > 0,
    ),
  );

const readDay = (value: unknown): readonly RatesOfDay[] =>
  isJsonObject(value) && typeof value['day'] === 'string'
    ? [{ day: value['day'], rates: readRates(value['rates']) }]
    : [];

/** What was kept on the day that it was asked for; what cannot be read is asked for again. */
const readKept = (text: string | null, today: string): DailyRates | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isJsonObject(kept) || kept['askedOn'] !== today) return null;
    const { base, days } = kept;
    return isMarketCurrency(base) && Array.isArray(days) ? { base, days: days.flatMap(readDay) } : null;
  } catch {
    return null;
  }
};

/**
 * Asks for daily rates once a day in UTC, and has them from memory or from the device for the rest of it (RATE-15). A plan
 * that has no earlier days is not asked again that day either; after any other failure the next look asks anew.
 */
export const createDailyRatesReader = (store: Pick<KeyValueStore, 'read' | 'write'>) => {
  let last: { readonly today: string; readonly reading: Reading } | null = null;

  const read = async (today: string, ask: () => Reading): Reading => {
    // A device that keeps nothing costs a question for each visit.
    const kept = readKept(await store.read(place).catch(() => null), today);
    if (kept !== null) return succeeded(kept);
    const answer = await ask();
    if (answer.ok)
      await store.write(place, JSON.stringify({ askedOn: today, ...answer.value })).catch(() => undefined);
    else if (!isRefusedByPlan(answer.failure)) last = null;
    return answer;
  };

  return (now: number, ask: () => Reading): Reading => {
    const today = rateDayOf(now);
    if (last?.today !== today) last = { today, reading: read(today, ask) };
    return last.reading;
  };
};
