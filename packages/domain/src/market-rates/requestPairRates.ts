import { failed, succeeded, type Result } from '../result/result.ts';
import { quoteCurrenciesOf, type MarketCurrency } from './marketCurrencies.ts';
import type { PairRate, PartnerPairRateService, RatePair } from './pairRates.ts';
import { ratesFailure, type MarketRates, type RatesFailure } from './marketRatesService.ts';

type PairAnswer = { readonly pair: RatePair; readonly answer: Result<PairRate, RatesFailure> };

/** So many rows are asked for at a time: a browser keeps some connections for what the user does meanwhile. */
const atOnce = 4;

/**
 * Asks the partner for every row of a base, or for these, in their order, and tells each answer as it comes (RATE-11,
 * S-121). Rows that nobody wants any more are not asked for.
 */
export const requestPairRates = async (
  source: PartnerPairRateService,
  base: MarketCurrency,
  onAnswer: (answered: PairAnswer) => void,
  {
    isWanted = () => true,
    quotes = quoteCurrenciesOf(base),
  }: { readonly isWanted?: () => boolean; readonly quotes?: readonly MarketCurrency[] } = {},
): Promise<void> => {
  const waiting = [...quotes];
  const askNext = async (): Promise<void> => {
    const quote = waiting.shift();
    if (quote === undefined || !isWanted()) return;
    const pair = { base, quote };
    onAnswer({ pair, answer: await source.rate(pair) });
    await askNext();
  };
  await Promise.all(Array.from({ length: atOnce }, askNext));
};

/** All rows of a base at once: those that were answered, or why none was. */
export const collectPairRates = async (
  source: PartnerPairRateService,
  base: MarketCurrency,
): Promise<Result<MarketRates, RatesFailure>> => {
  const rates: Partial<Record<MarketCurrency, number>> = {};
  const moments: number[] = [];
  let failure: RatesFailure | null = null;
  await requestPairRates(source, base, ({ pair, answer }) => {
    if (answer.ok) {
      rates[pair.quote] = answer.value.rate;
      moments.push(answer.value.receivedAt);
    } else failure ??= answer.failure;
  });
  return moments.length === 0
    ? failed(failure ?? ratesFailure('unreadable'))
    : succeeded({ base, rates, madeAt: null, receivedAt: Math.min(...moments) });
};
