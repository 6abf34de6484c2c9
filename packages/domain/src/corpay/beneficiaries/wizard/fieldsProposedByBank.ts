import type { Bank } from '../../api/bank.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { choicesOf } from '../fields/choicesOf.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { inOneGroup } from '../../../patterns/numberSpelling.ts';
import { ibanParts } from '../../../accountNumbers/ibanParts.ts';
import { ibanReason } from '../../../accountNumbers/ibanReason.ts';
import { choiceMeant } from './applyTemplate.ts';

/** The bank's name, SWIFT code and address as the directory has them; all stay editable (S-117). */
export const fieldsOfBank = (record: Beneficiary, template: RulesTemplate | null, bank: Bank) => {
  const regions = choicesOf('bankRegion', record, template);
  return {
    bankName: bank.institutionName,
    swiftBicCode: bank.swiftBIC,
    bankAddressLine1: bank.address1,
    bankAddressLine2: bank.address2,
    bankCity: bank.city,
    bankRegion: regions.length === 0 ? bank.region : (choiceMeant(regions, bank.region)?.id ?? ''),
    bankPostal: bank.postalCode,
  };
};

/** What a bank that the user did not choose may fill in: empty fields and proposals. What was typed stays. */
export const fieldsProposedByBank = (
  record: Beneficiary,
  template: RulesTemplate | null,
  bank: Bank,
  proposed: readonly FieldId[],
): Partial<Beneficiary> =>
  Object.fromEntries(
    Object.entries(fieldsOfBank(record, template, bank)).filter(
      ([field, value]) =>
        value !== '' &&
        (proposed.includes(field) || record[field as keyof ReturnType<typeof fieldsOfBank>].trim() === ''),
    ),
  );

/**
 * What a bank is searched for by: its code in a text that is a whole and right IBAN of its country; null for any other
 * text. The account in it is left out: a search does not need it.
 */
export const bankCodeIn = (text: string, bankCountry: string): string | null => {
  const iban = inOneGroup(text);
  if (bankCountry === '' || ibanReason(iban, bankCountry) !== null) return null;
  return ibanParts(iban)?.code ?? null;
};

/** Why a text in the search of a bank, which is written like an IBAN, is none of the bank's country; null for any other text. */
export const ibanSearchReason = (text: string, bankCountry: string): string | null => {
  const iban = inOneGroup(text);
  return /^[A-Z]{2}\d{2}[A-Z0-9]{7,}$/.test(iban) ? ibanReason(iban, bankCountry) : null;
};
