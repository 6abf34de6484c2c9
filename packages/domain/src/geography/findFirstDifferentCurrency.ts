import type { Currency } from './currency.ts';

/** The first of these that is not this one: money is not exchanged for itself (CP-QUOTE-9, S-10). */
export const findFirstDifferentCurrency = (currency: Currency, among: readonly Currency[]): Currency =>
  among.find((other) => other !== currency) ?? 'USD';
