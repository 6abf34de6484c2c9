import type { Currency } from '@fx-gateway/domain/geography/currency.ts';

/** Units of each currency per US dollar around which the market of the sandbox moves. */
export const seedRates: Readonly<Record<Currency, number>> = {
  AUD: 1.4527,
  CAD: 1.387,
  CHF: 0.7969,
  CNY: 6.9138,
  EUR: 0.868,
  GBP: 0.753,
  IDR: 16983,
  INR: 94.81,
  JPY: 159.9,
  KRW: 1511.5,
  MXN: 18.058,
  MYR: 4.013,
  NZD: 1.7382,
  TWD: 32,
  USD: 1,
  ZAR: 17.191,
};
