import { isCurrency, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import { seedRates } from '../market/seedRates.ts';
import type { RatesPlan } from './ratesKeys.ts';
import type { RatesRefusal } from './makeRatesRefusal.ts';

/** The base of a request that names none, and the only one of the free plan. */
export const ownBase: Currency = 'EUR';

/** The symbols of a request, or all that there are. */
export const symbolsOf = (given: unknown): readonly string[] =>
  typeof given === 'string' && given.trim() !== ''
    ? given.split(',').map((symbol) => symbol.trim())
    : Object.keys(seedRates);

/** Why a key may not ask at all, or not in this base. */
export const refusalOfPlan = (
  plan: RatesPlan | undefined,
  key: unknown,
  base: unknown,
): RatesRefusal | null => {
  if (plan === undefined)
    return key === undefined || key === '' ? 'missing_access_key' : 'invalid_access_key';
  if (plan === 'inactive') return 'inactive_user';
  if (plan === 'used-up') return 'usage_limit_reached';
  if (!isCurrency(base)) return 'invalid_base_currency';
  return plan === 'free' && base !== ownBase ? 'base_currency_access_restricted' : null;
};
