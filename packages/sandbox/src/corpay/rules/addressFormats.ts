import type { CountryISO } from '@fx-gateway/domain/geography/countries.ts';

/** What an address in a country calls its parts, and how a postal code looks there. */
type AddressFormat = {
  readonly region: string;
  readonly postal: string;
  readonly postalRegEx: string;
  readonly postalExample: string;
};

const address = (
  region: string,
  postal: string,
  postalRegEx: string,
  postalExample: string,
): AddressFormat => ({ region, postal, postalRegEx, postalExample });

export const addressFormats: Readonly<Record<CountryISO, AddressFormat>> = {
  AU: address('State', 'Postcode', '^\\d{4}$', '3000'),
  CA: address('Province', 'Postal Code', '^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$', 'J1H 4A7'),
  CH: address('Canton', 'Postal Code', '^\\d{4}$', '2502'),
  CN: address('Province', 'Postal Code', '^\\d{6}$', '200040'),
  GB: address('Region', 'Postcode', '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$', 'LS1 4QX'),
  GR: address('Region', 'Postal Code', '^\\d{3} ?\\d{2}$', '104 31'),
  ID: address('Province', 'Postal Code', '^\\d{5}$', '40115'),
  IN: address('State', 'PIN Code', '^[1-9]\\d{5}$', '641001'),
  JP: address('Prefecture', 'Postal Code', '^\\d{3}-?\\d{4}$', '573-0013'),
  KR: address('Region', 'Postal Code', '^\\d{5}$', '04524'),
  NZ: address('Region', 'Postcode', '^\\d{4}$', '6011'),
  TW: address('City or County', 'Postal Code', '^\\d{3}(\\d{2,3})?$', '110'),
  US: address('State', 'ZIP Code', '^\\d{5}(-\\d{4})?$', '43604'),
  ZA: address('Province', 'Postal Code', '^\\d{4}$', '8001'),
};

/** Where a beneficiary's address is not complete without a region. */
export const holderRegionCountries: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

/** Where a bank's address is not complete without a region. */
export const bankRegionCountries: ReadonlySet<string> = new Set(['US', 'CA']);

/** Where beneficiaries cannot be paid unless they can be called. */
export const phoneRequiredCountries: ReadonlySet<string> = new Set(['IN', 'KR', 'CN']);
