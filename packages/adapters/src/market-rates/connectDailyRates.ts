import type { DailyRates, DailyRatesService } from '@fx-gateway/domain/market-rates/over-time/dailyRates.ts';
import type { RatesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { HttpPort } from '../http/httpPort.ts';
import { dailyRatesSchema } from './dailyRatesSchema.ts';
import { areRatesOfBase } from './latestRatesSchema.ts';
import { readRatesRefusal } from './readRatesRefusal.ts';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The same service, asked for one rate a day (RATE-15); only who opens a line of rates loads this. */
export const connectDailyRates = (http: HttpPort, baseUrl: string): DailyRatesService => ({
  daily: async ({ key, base, quotes, from, to }): Promise<Result<DailyRates, RatesFailure>> => {
    const query = new URLSearchParams({
      access_key: key,
      start_date: from,
      end_date: to,
      base,
      symbols: quotes.join(','),
    });
    const address = `${baseUrl}/timeseries?${query.toString()}`;
    const answer = await http.send({ method: 'GET', address });
    if (answer.kind === 'no-answer' || answer.status < 200 || answer.status >= 300)
      return readRatesRefusal(answer);
    const read = dailyRatesSchema.safeParse(answer.body);
    if (!read.success || !areRatesOfBase(read.data, base)) return readRatesRefusal(answer);
    const days = Object.entries(read.data.rates)
      .filter(([day]) => isDay(day))
      .map(([day, rates]) => ({ day, rates }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1));
    return succeeded({ base, days });
  },
});
