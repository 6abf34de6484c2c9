import type { MarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import type {
  MarketRates,
  MarketRatesService,
  RatesFailure,
} from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { HttpAnswer, HttpPort } from '../http/httpPort.ts';
import { serviceClockAheadMs } from '../system/serviceClock.ts';
import { areRatesOfBase, latestRatesSchema } from './latestRatesSchema.ts';
import { readRatesRefusal } from './readRatesRefusal.ts';

type Answer = Result<MarketRates, RatesFailure>;

const readLatest = (
  answer: HttpAnswer,
  base: MarketCurrency,
  receivedAt: number,
  aheadMs: number,
): Answer => {
  if (answer.kind === 'no-answer' || answer.status < 200 || answer.status >= 300)
    return readRatesRefusal(answer);
  const read = latestRatesSchema.safeParse(answer.body);
  if (!read.success || !areRatesOfBase(read.data, base)) return readRatesRefusal(answer);
  const { rates, timestamp } = read.data;
  const madeAt = timestamp === null ? null : timestamp * 1000 - aheadMs;
  return succeeded({ base, rates, madeAt, receivedAt });
};

/**
 * The external rates service at its address (RATE-12). It is told the key in the address and nothing else of the user. Its
 * own time is turned into that of the clock here, so that rates are no older on a device whose clock is fast (RATE-17).
 */
export const connectRates = (
  http: HttpPort,
  baseUrl: string,
  clock: Pick<Clock, 'now'>,
  aheadMs: () => number = serviceClockAheadMs,
): MarketRatesService => ({
  latest: async ({ key, base, quotes }) => {
    const query = new URLSearchParams({ access_key: key, base, symbols: quotes.join(',') });
    return readLatest(
      await http.send({ method: 'GET', address: `${baseUrl}/latest?${query.toString()}` }),
      base,
      clock.now(),
      aheadMs(),
    );
  },
});
