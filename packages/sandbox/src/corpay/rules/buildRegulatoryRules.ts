import type { CountryISO } from '@fx-gateway/domain/geography/countries.ts';
import { ruleOf, type FieldOption, type PartnerRule } from './partnerRule.ts';

const chosen = (
  id: string,
  label: string,
  isRequired: boolean,
  valueSet: readonly FieldOption[],
): PartnerRule => ruleOf(id, label, { isRequired, valueSet });

const typed = (id: string, label: string, isRequired: boolean, regEx: string, looks: string): PartnerRule =>
  ruleOf(id, label, { isRequired, patterns: [{ regEx, errorMessage: `${label} must have ${looks}.` }] });

const business: Partial<Record<CountryISO, readonly PartnerRule[]>> = {
  KR: [typed('businessRegNo', 'Business Registration Number', true, '^\\d{10}$', '10 digits')],
};

const individual: Partial<Record<CountryISO, readonly PartnerRule[]>> = {
  KR: [
    chosen('nationalIdType', 'National ID Type', true, [
      { id: 'RRN', text: 'Resident registration card' },
      { id: 'PASSPORT', text: 'Passport' },
      { id: 'ARC', text: 'Alien registration card' },
    ]),
  ],
};

const everybody: Partial<Record<CountryISO, readonly PartnerRule[]>> = {
  CN: [
    chosen('purposeCode', 'Purpose Code', true, [
      { id: 'GOODS', text: 'Trade in goods' },
      { id: 'SERVICES', text: 'Trade in services' },
      { id: 'CAPITAL', text: 'Capital account' },
      { id: 'TRANSFER', text: 'Current transfer' },
    ]),
    typed('cnapsCode', 'CNAPS Code', true, '^\\d{12}$', '12 digits'),
  ],
  IN: [
    chosen('purposeOfRemittance', 'Purpose of Remittance', true, [
      { id: 'GOODS', text: 'Import of goods' },
      { id: 'SERVICES', text: 'Services' },
      { id: 'SOFTWARE', text: 'Software and consultancy' },
      { id: 'FAMILY', text: 'Family maintenance' },
    ]),
  ],
  ID: [
    chosen('relationship', 'Relationship to Payee', false, [
      { id: 'SUPPLIER', text: 'Supplier' },
      { id: 'EMPLOYEE', text: 'Employee' },
      { id: 'RELATED', text: 'Related company' },
      { id: 'OTHER', text: 'Other' },
    ]),
  ],
  JP: [
    chosen('accountType', 'Account Type', true, [
      { id: '1', text: 'Ordinary (futsu)' },
      { id: '2', text: 'Current (toza)' },
    ]),
    typed('kanaName', 'Name in Katakana', false, '^[ァ-ヺー・ ]{1,48}$', 'katakana and spaces, at most 48'),
  ],
  TW: [typed('beneIdNumber', 'ID Number', true, '^[A-Z0-9]{8,10}$', '8 to 10 capital letters and digits')],
  ZA: [
    chosen('bopCategory', 'Balance of Payments Category', true, [
      { id: '101', text: 'Import of goods, advance payment' },
      { id: '103', text: 'Import of goods' },
      { id: '250', text: 'Services' },
      { id: '416', text: 'Gift' },
    ]),
  ],
};

/** What a country's law wants to know of a payment to such a beneficiary. */
export const buildRegulatoryRules = (
  country: CountryISO | '',
  classification: 'Individual' | 'Business',
): readonly PartnerRule[] =>
  country === ''
    ? []
    : [
        ...(everybody[country] ?? []),
        ...((classification === 'Business' ? business : individual)[country] ?? []),
      ];
