import { countries } from '../../geography/countries.ts';
import type { Currency } from '../../geography/currency.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { ofxCurrencies } from './newOfxBeneficiary.ts';

const ownOf = (country: string): Currency | undefined =>
  countries.find(({ countryISO }) => countryISO === country)?.countryCurrency;

/**
 * The currency that goes with another country of a beneficiary: that country's own, where they are paid in the former
 * one's and it is offered; null where theirs stays.
 */
export const proposeCurrencyForCountry = (
  { currency, beneficiaryAddress }: OfxBeneficiary,
  country: string,
): Currency | null => {
  const own = ownOf(country);
  const stays = country === beneficiaryAddress.country || currency !== ownOf(beneficiaryAddress.country);
  return stays || own === undefined || !ofxCurrencies.includes(own) ? null : own;
};
