/**
 * Every currency this product speaks of: the fourteen of beneficiaries (GEO-3) and those that only market
 * rates list.
 */
export type Currency =
  | 'AUD'
  | 'CAD'
  | 'CHF'
  | 'CNY'
  | 'EUR'
  | 'GBP'
  | 'IDR'
  | 'INR'
  | 'JPY'
  | 'KRW'
  | 'MXN'
  | 'MYR'
  | 'NZD'
  | 'TWD'
  | 'USD'
  | 'ZAR';

type CurrencyFacts = {
  readonly name: string;
  /** Shown before an amount (GEO-4). */
  readonly symbol: string;
  /** Digits after the decimal point by ISO 4217: what an amount is counted in (S-6). */
  readonly digits: 0 | 2;
};

const facts: Readonly<Record<Currency, CurrencyFacts>> = {
  AUD: { name: 'Australian dollar', symbol: 'A$', digits: 2 },
  CAD: { name: 'Canadian dollar', symbol: 'CA$', digits: 2 },
  CHF: { name: 'Swiss franc', symbol: 'CHF\u00a0', digits: 2 },
  CNY: { name: 'Chinese yuan', symbol: 'CN¥', digits: 2 },
  EUR: { name: 'Euro', symbol: '€', digits: 2 },
  GBP: { name: 'British pound', symbol: '£', digits: 2 },
  IDR: { name: 'Indonesian rupiah', symbol: 'Rp\u00a0', digits: 2 },
  INR: { name: 'Indian rupee', symbol: '₹', digits: 2 },
  JPY: { name: 'Japanese yen', symbol: '¥', digits: 0 },
  KRW: { name: 'South Korean won', symbol: '₩', digits: 0 },
  MXN: { name: 'Mexican peso', symbol: 'MX$', digits: 2 },
  MYR: { name: 'Malaysian ringgit', symbol: 'RM\u00a0', digits: 2 },
  NZD: { name: 'New Zealand dollar', symbol: 'NZ$', digits: 2 },
  TWD: { name: 'New Taiwan dollar', symbol: 'NT$', digits: 2 },
  USD: { name: 'US dollar', symbol: '$', digits: 2 },
  ZAR: { name: 'South African rand', symbol: 'R\u00a0', digits: 2 },
};

/** True for a code this product knows; codes are upper case. */
export const isCurrency = (code: unknown): code is Currency =>
  typeof code === 'string' && Object.hasOwn(facts, code);

/** The English name, e.g. `Swiss franc`. */
export const currencyName = (currency: Currency): string => facts[currency].name;

/** The symbol that stands before an amount (GEO-4, GEO-7). */
export const currencySymbol = (currency: Currency): string => facts[currency].symbol;

/** How many digits an amount of this currency has after the point: 0 for JPY and KRW, otherwise 2. */
export const currencyDigits = (currency: Currency): 0 | 2 => facts[currency].digits;

export const currencies: readonly Currency[] = Object.keys(facts).filter(isCurrency);
