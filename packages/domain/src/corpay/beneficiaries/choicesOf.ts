import { bankCountries, beneficiaryCurrencies, countries, currencyName } from '../../geography/index.ts';
import { paymentMethodName, type Beneficiary } from '../beneficiary.ts';
import type { RulesTemplate, ValueChoice } from '../rulesTemplate.ts';
import type { AskedMember } from './fieldIds.ts';
import { chosenMethods } from './methods.ts';

const countryChoices = countries.map(({ countryISO, countryName }) => ({
  id: countryISO,
  text: countryName,
}));
const bankCountryChoices = bankCountries.map(({ countryISO, countryName }) => ({
  id: countryISO,
  text: countryName,
}));
const currencyChoices = beneficiaryCurrencies.map((code) => ({
  id: code,
  text: `${code} - ${currencyName(code)}`,
}));
const classificationChoices = ['Individual', 'Business'].map((id) => ({ id, text: id }));

const regionChoices = (template: RulesTemplate | null, which: 'accountRegions' | 'bankRegions') =>
  template?.[which].map(({ id, name }) => ({ id, text: name })) ?? [];

/**
 * What a member is chosen from; empty when it is typed (CP-WIZ-13). The template's regions of the holder are those
 * of the destination, so a holder elsewhere types theirs.
 */
export const choicesOf = (
  member: AskedMember,
  record: Beneficiary,
  template: RulesTemplate | null,
): readonly ValueChoice[] => {
  const valueSet = template?.rules.find(({ id }) => id === member)?.valueSet ?? [];
  switch (member) {
    case 'destinationCountry':
    case 'accountHolderCountry':
      return countryChoices;
    case 'bankCountry':
      return bankCountryChoices;
    case 'bankCurrency':
      return currencyChoices;
    case 'classification':
      return classificationChoices;
    case 'preferredMethod':
      return chosenMethods(record).map((id) => ({ id, text: paymentMethodName(id) }));
    case 'accountHolderRegion':
      if (record.accountHolderCountry !== record.destinationCountry) return [];
      return valueSet.length > 0 ? valueSet : regionChoices(template, 'accountRegions');
    case 'bankRegion':
      return valueSet.length > 0 ? valueSet : regionChoices(template, 'bankRegions');
    default:
      return valueSet;
  }
};
