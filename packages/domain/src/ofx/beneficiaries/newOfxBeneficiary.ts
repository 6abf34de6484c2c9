import { beneficiaryCurrencies } from '../../geography/beneficiaryCurrencies.ts';
import { countries, type Country } from '../../geography/countries.ts';
import type { Currency } from '../../geography/currency.ts';
import type { OfxAddress, OfxBeneficiary } from '../api/ofxBeneficiary.ts';

/** The currencies that a beneficiary can be paid in, and that a customer can pay in (OFX-BENE-18, S-4, S-11). */
export const ofxCurrencies: readonly Currency[] = beneficiaryCurrencies.filter(
  (currency) => currency !== 'CNY',
);

/** The countries that are offered (OFX-BENE-18). */
export const ofxCountries: readonly Country[] = countries.filter(({ countryISO }) => countryISO !== 'CN');

const noAddress: OfxAddress = {
  addressLine: '',
  citySuburb: '',
  stateProvince: '',
  postCode: '',
  country: '',
};

/** A new beneficiary before anything is typed (OFX-BENE-14); its bank is where the beneficiary is until that is said. */
export const newOfxBeneficiary: OfxBeneficiary = {
  beneficiaryId: '',
  name: '',
  currency: 'USD',
  classification: 'Own Account',
  paymentReason: '',
  updatedDate: '',
  beneficiaryAddress: { ...noAddress, country: 'US' },
  beneficiaryBankDetails: { values: {}, bankAddress: noAddress },
};
