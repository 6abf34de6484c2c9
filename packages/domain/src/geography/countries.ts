import { currencyName, currencySymbol, type Currency } from './currency.ts';

/** A country this product serves, with its own currency (GEO-6). */
export type Country = {
  readonly countryName: string;
  /** Two letters, ISO 3166-1. */
  readonly countryISO: CountryISO;
  readonly countryCurrency: Currency;
  readonly countryCurrencyName: string;
  readonly countryCurrencySymbol: string;
};

export type CountryISO =
  | 'AU'
  | 'CA'
  | 'CH'
  | 'CN'
  | 'GB'
  | 'GR'
  | 'ID'
  | 'IN'
  | 'JP'
  | 'KR'
  | 'NZ'
  | 'TW'
  | 'US'
  | 'ZA';

const country = (countryISO: CountryISO, countryName: string, countryCurrency: Currency): Country => ({
  countryISO,
  countryName,
  countryCurrency,
  countryCurrencyName: currencyName(countryCurrency),
  countryCurrencySymbol: currencySymbol(countryCurrency),
});

/** The fourteen supported countries (GEO-1); Greece uses the euro (GEO-5), which can be chosen without it (S-5). */
export const countries: readonly Country[] = [
  country('AU', 'Australia', 'AUD'),
  country('CA', 'Canada', 'CAD'),
  country('CH', 'Switzerland', 'CHF'),
  country('CN', 'China', 'CNY'),
  country('GB', 'United Kingdom', 'GBP'),
  country('GR', 'Greece', 'EUR'),
  country('ID', 'Indonesia', 'IDR'),
  country('IN', 'India', 'INR'),
  country('JP', 'Japan', 'JPY'),
  country('KR', 'South Korea', 'KRW'),
  country('NZ', 'New Zealand', 'NZD'),
  country('TW', 'Taiwan', 'TWD'),
  country('US', 'United States', 'USD'),
  country('ZA', 'South Africa', 'ZAR'),
];

/** In the order in which a user looks for one: by the names that are shown. */
export const sortCountriesByName = (some: readonly Country[]): readonly Country[] =>
  some.toSorted((one, other) => (one.countryName < other.countryName ? -1 : 1));

/** Where a beneficiary's bank can be: every supported country but China (GEO-2). */
export const bankCountries: readonly Country[] = countries.filter(({ countryISO }) => countryISO !== 'CN');

/** The country's English name; a code this product does not serve is given back as it came. */
export const countryName = (iso: string): string =>
  countries.find(({ countryISO }) => countryISO === iso)?.countryName ?? iso;
