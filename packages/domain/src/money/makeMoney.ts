import { currencyDigits, type Currency } from '../geography/currency.ts';

/** An amount as a whole number of minor units (cents; yen and won have none). Never a float. */
export type Money = {
  readonly currency: Currency;
  /** Minor units by ISO 4217: 1234n of USD is $12.34, 1234n of JPY is ¥1,234. */
  readonly minor: bigint;
};

export const makeMoney = (minor: bigint, currency: Currency): Money => ({ currency, minor });

export const zeroMoney = (currency: Currency): Money => ({ currency, minor: 0n });

/** How many minor units make one major unit: 100n, or 1n for JPY and KRW. */
export const minorPerMajor = (currency: Currency): bigint => 10n ** BigInt(currencyDigits(currency));

export const isSameMoney = (a: Money, b: Money): boolean => a.currency === b.currency && a.minor === b.minor;

/**
 * -1, 0 or 1 as `a` is less than, equal to or more than `b`.
 * Comparing two currencies is a defect and throws.
 */
export const compareMoney = (a: Money, b: Money): -1 | 0 | 1 => {
  if (a.currency !== b.currency) throw new TypeError(`Cannot compare ${a.currency} with ${b.currency}`);
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
};

/** `a - b`, which may be negative. Two currencies are a defect and throw. */
export const subtractMoney = (a: Money, b: Money): Money => {
  if (a.currency !== b.currency) throw new TypeError(`Cannot subtract ${b.currency} from ${a.currency}`);
  return { currency: a.currency, minor: a.minor - b.minor };
};

/** Their sum, in the currency of the first. Another currency among them is a defect and throws. */
export const sumMoney = (first: Money, others: readonly Money[]): Money =>
  others.reduce((sum, next) => subtractMoney(sum, { ...next, minor: -next.minor }), first);
