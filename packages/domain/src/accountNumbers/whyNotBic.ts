import { isValidBIC } from 'ibantools';
import { countryNameInSentence } from '../geography/countryNameInSentence.ts';

/** Why the country of a BIC is seldom right, or null: it is mostly the bank's; an empty bank country accepts every one. */
export const whyNotBicOfCountry = (country: string, bankCountry: string): string | null =>
  bankCountry === '' || country === bankCountry
    ? null
    : `This code belongs to a bank in ${countryNameInSentence(country)}, but the bank is in ${countryNameInSentence(bankCountry)}.`;

/** Why a whole BIC, in capitals and without spaces, is none, or null when it may be one. */
export const whyNotBic = (bic: string): string | null => {
  if (!/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)) {
    return 'A SWIFT/BIC code has 8 or 11 characters: 4 letters, 2 letters for the country, then letters or digits.';
  }
  return isValidBIC(bic) ? null : `'${bic.slice(4, 6)}' in this code is not a country.`;
};
