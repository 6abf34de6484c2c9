import { describe, expect, it } from 'vitest';
import { beneficiaryCurrencies } from './beneficiaryCurrencies.ts';
import { bankCountries, countries, countryName } from './countries.ts';
import { currencyDigits, currencySymbol } from './currency.ts';
import { formatDate } from './formatDate.ts';

describe('where the product serves', () => {
  it('fourteen countries, in order (GEO-1)', () => {
    expect(countries.map(({ countryISO }) => countryISO).join(' ')).toBe(
      'AU CA CH CN GB GR ID IN JP KR NZ TW US ZA',
    );
  });

  it('a bank is never in China (GEO-2)', () => {
    expect(bankCountries.map(({ countryISO }) => countryISO).join(' ')).toBe(
      'AU CA CH GB GR ID IN JP KR NZ TW US ZA',
    );
  });

  it('fourteen currencies, each with a symbol of its own (GEO-3, GEO-4)', () => {
    expect(beneficiaryCurrencies.join(' ')).toBe('AUD CAD CHF CNY EUR GBP IDR INR JPY KRW NZD TWD USD ZAR');
    expect(new Set(beneficiaryCurrencies.map(currencySymbol)).size).toBe(14);
  });

  it.each([
    ['AUD', 'A$', 2],
    ['CAD', 'CA$', 2],
    ['CHF', 'CHF\u00a0', 2],
    ['CNY', 'CN¥', 2],
    ['EUR', '€', 2],
    ['GBP', '£', 2],
    ['IDR', 'Rp\u00a0', 2],
    ['INR', '₹', 2],
    ['JPY', '¥', 0],
    ['KRW', '₩', 0],
    ['MXN', 'MX$', 2],
    ['MYR', 'RM\u00a0', 2],
    ['NZD', 'NZ$', 2],
    ['TWD', 'NT$', 2],
    ['USD', '$', 2],
    ['ZAR', 'R\u00a0', 2],
  ] as const)(
    'an amount of %s begins with %s and is counted in %d decimals (GEO-4, S-6)',
    (code, symbol, digits) => {
      expect([currencySymbol(code), currencyDigits(code)]).toEqual([symbol, digits]);
    },
  );

  it('Greece pays in euro (GEO-5), with every member of the country table (GEO-6)', () => {
    expect(countries.find(({ countryISO }) => countryISO === 'GR')).toEqual({
      countryISO: 'GR',
      countryName: 'Greece',
      countryCurrency: 'EUR',
      countryCurrencyName: 'Euro',
      countryCurrencySymbol: '€',
    });
  });

  it('a country from elsewhere keeps its code', () => {
    expect(countryName('SE')).toBe('SE');
  });
});

describe('dates of records (S-7)', () => {
  it.each([
    ['2026-11-21', 'Nov 21, 2026'],
    ['2026-01-05T23:59:59.000Z', 'Jan 5, 2026'],
    ['2026-13-01', '2026-13-01'],
    ['soon', 'soon'],
  ])('%s reads %s, without a time-zone shift', (written, shown) => {
    expect(formatDate(written)).toBe(shown);
  });
});
