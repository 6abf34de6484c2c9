import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { formatDecimalRate } from '../market/formatDecimalRate.ts';
import { computeMidRate } from '../market/computeMidRate.ts';
import { ratesPlanByKey, type RatesPlan } from './ratesKeys.ts';
import { makeRatesRefusal } from './makeRatesRefusal.ts';
import { ownBase, refusalOfPlan, symbolsOf } from './readRatesQuery.ts';

const minute = 60_000;

/** How old the rates of a plan may be: those of the free one are made once an hour. */
const refreshed: Readonly<Record<RatesPlan, number>> = {
  paid: minute,
  basic: 10 * minute,
  free: 60 * minute,
  'used-up': minute,
  inactive: minute,
};

/**
 * GET latest (RATE-12): the middle of the market that quotes are made from too, in units for one of the base, as it
 * was when the plan's last rates were made. Unknown symbols are left out; without a known one nothing is.
 */
export const answerLatestRates = (query: Readonly<Record<string, unknown>>, now: number) => {
  const { access_key: key, base = ownBase, symbols } = query;
  const plan = ratesPlanByKey.get(key);
  const refusal = refusalOfPlan(plan, key, base);
  if (refusal !== null || plan === undefined || !isCurrency(base))
    return makeRatesRefusal(refusal ?? 'invalid_access_key');
  const asked = symbolsOf(symbols).filter(isCurrency);
  if (asked.length === 0) return makeRatesRefusal('invalid_currency_codes');
  const at = now - (now % refreshed[plan]);
  return {
    success: true,
    timestamp: at / 1000,
    base,
    date: new Date(at).toISOString().slice(0, 10),
    rates: Object.fromEntries(
      asked.map((quote) => [quote, Number(formatDecimalRate(computeMidRate(base, quote, at)))]),
    ),
  };
};
