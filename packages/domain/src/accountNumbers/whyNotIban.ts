import { getCountrySpecifications, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { countryNameInSentence } from '../geography/countryNameInSentence.ts';

const wrongCheckDigits = 'This IBAN has a mistake: its check digits do not fit the rest.';

/** How many characters an IBAN of a country has, or null when the country has none. */
export const ibanLength = (country: string): number | null => {
  const known = getCountrySpecifications()[country];
  return known?.IBANRegistry === true ? (known.chars ?? null) : null;
};

/** Why an IBAN cannot be of this country, or null; an empty bank country accepts every country that has IBANs. */
export const whyNotIbanOfCountry = (country: string, bankCountry: string): string | null => {
  if (ibanLength(country) === null) return `'${country}' is not a country that uses IBANs.`;
  if (bankCountry !== '' && country !== bankCountry) {
    return `This IBAN belongs to ${countryNameInSentence(country)}, but the bank is in ${countryNameInSentence(bankCountry)}.`;
  }
  return null;
};

/** Why a whole IBAN, in capitals and without spaces, is none: the one reason that helps most; null when it is right. */
export const whyNotIban = (iban: string, bankCountry: string): string | null => {
  const country = iban.slice(0, 2);
  const length = ibanLength(country);
  if (/[^A-Z0-9]/.test(iban)) return 'An IBAN has letters and digits only.';
  const elsewhere = whyNotIbanOfCountry(country, bankCountry);
  if (elsewhere !== null || length === null) return elsewhere;
  if (iban.length !== length) {
    return `An IBAN of ${countryNameInSentence(country)} has ${length} characters, this one has ${iban.length}.`;
  }
  const { errorCodes } = validateIBAN(iban);
  if (errorCodes.length === 0) return null;
  return errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)
    ? `This IBAN has a letter or a digit where one of ${countryNameInSentence(country)} has none.`
    : wrongCheckDigits;
};
