import type { Currency } from './currency.ts';

/** The currencies a beneficiary can be paid in, in the order every list shows them (GEO-3, S-1, S-10). */
export const beneficiaryCurrencies = [
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'EUR',
  'GBP',
  'IDR',
  'INR',
  'JPY',
  'KRW',
  'NZD',
  'TWD',
  'USD',
  'ZAR',
] as const satisfies readonly Currency[];
