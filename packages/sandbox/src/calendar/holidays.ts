import type { Currency } from '@fx-gateway/domain/geography';

/** Days, besides weekends, on which a currency does not settle: a small table of the coming months. */
export const holidays: Readonly<Record<string, readonly Currency[] | 'all'>> = {
  '2026-10-12': ['USD', 'CAD', 'JPY'],
  '2026-11-03': ['JPY'],
  '2026-11-11': ['USD', 'CAD'],
  '2026-11-23': ['JPY'],
  '2026-11-26': ['USD'],
  '2026-12-16': ['ZAR'],
  '2026-12-25': 'all',
  '2026-12-28': ['GBP', 'AUD', 'NZD', 'CAD'],
  '2026-12-31': ['JPY'],
  '2027-01-01': 'all',
  '2027-01-18': ['USD'],
  '2027-02-05': ['CNY', 'TWD', 'KRW'],
  '2027-02-08': ['CNY', 'TWD', 'KRW'],
  '2027-02-09': ['CNY', 'TWD', 'KRW'],
  '2027-02-10': ['CNY', 'TWD'],
  '2027-02-11': ['CNY', 'TWD', 'JPY'],
  '2027-02-15': ['USD', 'CAD'],
  '2027-03-26': ['EUR', 'GBP', 'AUD', 'NZD', 'CHF', 'CAD', 'ZAR'],
  '2027-03-29': ['EUR', 'GBP', 'AUD', 'NZD', 'CHF', 'ZAR'],
};
