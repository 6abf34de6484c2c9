import { countries } from '../../../geography/countries.ts';

/** Whether beneficiaries are paid in a country (GEO-1). */
export const isServedCountry = (country: string): boolean =>
  countries.some(({ countryISO }) => countryISO === country);
