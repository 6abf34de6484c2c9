import type { CountryISO } from '@fx-gateway/domain/geography/countries.ts';
import {
  addressFormats,
  phoneRequiredCountries,
  bankRegionCountries,
  holderRegionCountries,
} from './addressFormats.ts';
import { ruleOf, type PartnerRule } from './partnerRule.ts';
import type { RulesSubject } from './rulesSubject.ts';
import { emailPatterns, holderNamePatterns, phonePatterns, plainTextPatterns } from './textPatterns.ts';

/** Who is paid and where they and their bank are. */
export const buildAddressRules = ({
  destinationCountry,
  bankCountry,
  classification,
}: RulesSubject): readonly PartnerRule[] => {
  const name = classification === 'Business' ? 'Registered Business Name' : 'Account Holder Name';
  return [
    text('templateIdentifier', 'Template Identifier', 50, false),
    ruleOf('accountHolderName', name, { isRequired: true, patterns: holderNamePatterns(name) }),
    text('accountHolderAddress1', 'Address Line 1', 1000, true),
    text('accountHolderAddress2', 'Address Line 2', 100, false),
    text('accountHolderCity', 'City', 100, true),
    region('accountHolderRegion', '', destinationCountry, 30, holderRegionCountries),
    // The rules do not know where the holder lives, so they carry no pattern of the destination.
    text('accountHolderPostal', addressFormats[destinationCountry].postal, 50, true),
    ruleOf('accountHolderPhoneNumber', 'Phone Number', {
      isRequired: phoneRequiredCountries.has(destinationCountry),
      patterns: phonePatterns,
    }),
    ruleOf('accountHolderEmail', 'Email', { patterns: emailPatterns }),
    text('bankName', 'Bank Name', 250, true),
    text('bankAddressLine1', 'Bank Address Line 1', 100, true),
    text('bankAddressLine2', 'Bank Address Line 2', 100, false),
    text('bankCity', 'Bank City', 100, true),
    region('bankRegion', 'Bank ', bankCountry, 100, bankRegionCountries),
    postal('bankPostal', 'Bank ', bankCountry),
  ];
};

const text = (id: string, label: string, most: number, isRequired: boolean): PartnerRule =>
  ruleOf(id, label, { isRequired, patterns: plainTextPatterns(label, most) });

const region = (
  id: string,
  whose: string,
  country: CountryISO | '',
  most: number,
  requiredIn: ReadonlySet<string>,
): PartnerRule => {
  const label = `${whose}${country === '' ? 'Region' : addressFormats[country].region}`;
  return text(id, label, most, requiredIn.has(country));
};

const postal = (id: string, whose: string, country: CountryISO | ''): PartnerRule => {
  if (country === '') return text(id, `${whose}Postal Code`, 50, true);
  const format = addressFormats[country];
  const label = `${whose}${format.postal}`;
  const errorMessage = `${label} must look like ${format.postalExample}.`;
  return ruleOf(id, label, { isRequired: true, patterns: [{ regEx: format.postalRegEx, errorMessage }] });
};
