import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { bankCountries, type CountryISO } from '@fx-gateway/domain/geography/countries.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { accountFormats, bicFormat, type NumberFormat } from '../../bank-accounts/accountFormats.ts';

/** What the partner asks to know of a bank account (OFX-BANK-1). */
export type TemplateField = {
  readonly propertyKey: string;
  readonly name: string;
  readonly required: boolean;
  /** What the whole value must match. */
  readonly validationRegex: string;
  readonly maxLength: number;
};

/** Where a beneficiary can be paid, and in what: China and its currency are not served (S-4). */
export const payableCountries: ReadonlyMap<string, CountryISO> = new Map(
  bankCountries.map(({ countryISO }) => [countryISO, countryISO]),
);
export const payableCurrencies: ReadonlyMap<string, Currency> = new Map(
  beneficiaryCurrencies.filter((currency) => currency !== 'CNY').map((currency) => [currency, currency]),
);

const plain = '^[^<>"]*$';

const text = (propertyKey: string, name: string, maxLength: number, required = false): TemplateField => ({
  propertyKey,
  name,
  required,
  validationRegex: plain,
  maxLength,
});

const numbered = (
  propertyKey: string,
  { label, regEx }: NumberFormat,
  required: boolean,
  maxLength = 34,
): TemplateField => ({ propertyKey, name: label, required, validationRegex: regEx, maxLength });

/** `sortCode` of 'Sort Code': every country has its own routing code, under a key of its own. */
const keyOf = (label: string): string => {
  const words = label.split(' ').map((word) => word[0]?.toUpperCase() + word.slice(1).toLowerCase());
  const joined = words.join('');
  return joined[0]?.toLowerCase() + joined.slice(1);
};

const isLocal = (country: CountryISO, currency: Currency): boolean =>
  bankCountries.some(
    ({ countryISO, countryCurrency }) => countryISO === country && countryCurrency === currency,
  );

/**
 * The fields of an account in a country and a currency. Money at home goes by the local routing code, foreign money by
 * the BIC and, where there is one, the IBAN. Where the bank stands may be told and need not be.
 */
export const buildBankTemplate = (country: CountryISO, currency: Currency): readonly TemplateField[] => {
  const { account, iban, routing } = accountFormats[country];
  const local = isLocal(country, currency);
  const number = local ? (account ?? iban) : (iban ?? account);
  const code = local ? routing : undefined;
  return [
    text('bankName', 'Bank Name', 100, true),
    text('bankBranchName', 'Branch Name', 100),
    ...(number === undefined ? [] : [numbered('account', number, true)]),
    ...(code === undefined ? [] : [numbered(keyOf(code.label), code, true)]),
    numbered('swiftCode', bicFormat, !local, 11),
    text('addressLine', 'Bank Street Address', 100),
    text('citySuburb', 'Bank City', 100),
    text('stateProvince', 'Bank State/Province', 100),
    text('postCode', 'Bank Postal Code', 20),
    text('country', 'Bank Country', 2),
    text('reference', 'Reference', 35),
  ];
};
