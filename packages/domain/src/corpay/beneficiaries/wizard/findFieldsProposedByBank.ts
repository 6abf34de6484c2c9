import type { Bank } from '../../api/bank.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { fieldChoicesOf } from '../fields/fieldChoicesOf.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { removeNumberSeparators } from '../../../patterns/formatNumberToMatchPatterns.ts';
import { readIbanAccountDetails } from '../../../accountNumbers/readIbanAccountDetails.ts';
import { whyNotIban } from '../../../accountNumbers/whyNotIban.ts';
import type { WizardState } from './wizardState.ts';
import { findChoiceByText } from './applyRulesTemplate.ts';

/** The bank's name, SWIFT code and address as the directory has them; all stay editable (S-117). */
export const toFieldValuesOfDirectoryBank = (
  record: Beneficiary,
  template: RulesTemplate | null,
  bank: Bank,
) => {
  const regions = fieldChoicesOf('bankRegion', record, template);
  return {
    bankName: bank.institutionName,
    swiftBicCode: bank.swiftBIC,
    bankAddressLine1: bank.address1,
    bankAddressLine2: bank.address2,
    bankCity: bank.city,
    bankRegion: regions.length === 0 ? bank.region : (findChoiceByText(regions, bank.region)?.id ?? ''),
    bankPostal: bank.postalCode,
  };
};

/** What a bank that the user did not choose may fill in: empty fields and proposals. What was typed stays. */
export const findFieldsProposedByBank = (
  record: Beneficiary,
  template: RulesTemplate | null,
  bank: Bank,
  proposed: readonly FieldId[],
): Partial<Beneficiary> =>
  Object.fromEntries(
    Object.entries(toFieldValuesOfDirectoryBank(record, template, bank)).filter(
      ([field, value]) =>
        value !== '' &&
        (proposed.includes(field) ||
          record[field as keyof ReturnType<typeof toFieldValuesOfDirectoryBank>].trim() === ''),
    ),
  );

/**
 * What a bank is searched for by: its code in a text that is a whole and right IBAN of its country; null for any other
 * text. The account in it is left out: a search does not need it.
 */
export const readBankCodeFromIban = (text: string, bankCountry: string): string | null => {
  const iban = removeNumberSeparators(text);
  if (bankCountry === '' || whyNotIban(iban, bankCountry) !== null) return null;
  return readIbanAccountDetails(iban)?.code ?? null;
};

/** What the bank of an IBAN is looked for by; null where the bank is known otherwise (S-117). */
export const findCodeOfOpenBank = (
  { record, proposed }: Pick<WizardState, 'record' | 'proposed'>,
  iban: string,
): string | null => {
  const isOpen = (['bankName', 'swiftBicCode'] as const).some(
    (field) => record[field].trim() === '' || proposed.includes(field),
  );
  return isOpen ? readBankCodeFromIban(iban, record.bankCountry) : null;
};

/** Why a text in the search of a bank, which is written like an IBAN, is none of the bank's country; null for any other text. */
export const whyNotIbanOfBankCountry = (text: string, bankCountry: string): string | null => {
  const iban = removeNumberSeparators(text);
  return /^[A-Z]{2}\d{2}[A-Z0-9]{7,}$/.test(iban) ? whyNotIban(iban, bankCountry) : null;
};
