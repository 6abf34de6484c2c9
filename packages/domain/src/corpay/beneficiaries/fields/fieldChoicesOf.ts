import { beneficiaryCurrencies } from '../../../geography/beneficiaryCurrencies.ts';
import { bankCountries, sortCountriesByName, countries, type Country } from '../../../geography/countries.ts';
import { currencyName, type Currency } from '../../../geography/currency.ts';
import { classifications, paymentMethodName, type Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate, ValueChoice } from '../../api/rulesTemplate.ts';
import type { AskedMember } from './fieldIds.ts';
import type { FieldChoice } from './wizardField.ts';
import { listChosenMethods, listUnknownMethods } from './paymentMethods.ts';

/** Choices of which every one can be chosen. */
export const toSelectableChoices = (values: readonly ValueChoice[]): readonly FieldChoice[] =>
  values.map(({ id, text }) => ({ id, text, disabledReason: null }));

const countryChoice = ({ countryISO, countryName }: Country): ValueChoice => ({
  id: countryISO,
  text: countryName,
});
const countryChoices = (served: readonly Country[]) =>
  toSelectableChoices(sortCountriesByName(served).map(countryChoice));
const currencyChoice = (code: Currency): ValueChoice => ({
  id: code,
  text: `${code} - ${currencyName(code)}`,
});

const regionChoices = (template: RulesTemplate | null, which: 'accountRegions' | 'bankRegions') =>
  toSelectableChoices(template?.[which].map(({ id, name }) => ({ id, text: name })) ?? []);

/**
 * What a member is chosen from; empty when it is typed (CP-WIZ-13). The template's regions of the holder are those
 * of the destination, so a holder elsewhere types theirs.
 */
export const fieldChoicesOf = (
  member: AskedMember,
  record: Beneficiary,
  template: RulesTemplate | null,
): readonly FieldChoice[] => {
  const valueSet = toSelectableChoices(template?.rules.find(({ id }) => id === member)?.valueSet ?? []);
  switch (member) {
    case 'destinationCountry':
    case 'accountHolderCountry':
      return countryChoices(countries);
    case 'bankCountry':
      return countryChoices(bankCountries);
    case 'bankCurrency':
      return toSelectableChoices(beneficiaryCurrencies.map(currencyChoice));
    case 'classification':
      return toSelectableChoices(classifications.map((id) => ({ id, text: id })));
    case 'preferredMethod':
      return toSelectableChoices(
        [...listChosenMethods(record), ...listUnknownMethods(record)].map((id) => ({
          id,
          text: paymentMethodName(id),
        })),
      );
    case 'accountHolderRegion':
      if (record.accountHolderCountry !== record.destinationCountry) return [];
      return valueSet.length > 0 ? valueSet : regionChoices(template, 'accountRegions');
    case 'bankRegion':
      return valueSet.length > 0 ? valueSet : regionChoices(template, 'bankRegions');
    default:
      return valueSet;
  }
};
