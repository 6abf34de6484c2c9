import { isCurrency, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import { formatDecimalRate } from '../market/formatDecimalRate.ts';
import { computeMidRate } from '../market/computeMidRate.ts';
import { seedRates } from '../market/seedRates.ts';
import { ratesPlanByKey, type RatesPlan } from './ratesKeys.ts';
import { makeRatesRefusal, type RatesRefusal } from './makeRatesRefusal.ts';

const minute = 60_000;

/** How old the rates of a plan may be: those of the free one are made once an hour. */
const refreshed: Readonly<Record<RatesPlan, number>> = {
  paid: minute,
  free: 60 * minute,
  'used-up': minute,
  inactive: minute,
};

/** The base of a request that names none, and the only one of the free plan. */
const ownBase: Currency = 'EUR';

const symbolsOf = (given: unknown): readonly string[] =>
  typeof given === 'string' && given.trim() !== ''
    ? given.split(',').map((symbol) => symbol.trim())
    : Object.keys(seedRates);

const refusalOf = (plan: RatesPlan | undefined, key: unknown, base: unknown): RatesRefusal | null => {
  if (plan === undefined)
    return key === undefined || key === '' ? 'missing_access_key' : 'invalid_access_key';
  if (plan === 'inactive') return 'inactive_user';
  if (plan === 'used-up') return 'usage_limit_reached';
  if (!isCurrency(base)) return 'invalid_base_currency';
  return plan === 'free' && base !== ownBase ? 'base_currency_access_restricted' : null;
};

/**
 * GET latest (RATE-12): the middle of the market that quotes are made from too, in units for one of the base, as it
 * was when the plan's last rates were made. Unknown symbols are left out; without a known one nothing is.
 */
export const answerLatestRates = (query: Readonly<Record<string, unknown>>, now: number) => {
  const { access_key: key, base = ownBase, symbols } = query;
  const plan = ratesPlanByKey.get(key);
  const refusal = refusalOf(plan, key, base);
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
