import type { ReadDetail } from './payeeReading.ts';
import { readingMessages } from './readingMessages.ts';
import { countryName } from '../../../geography/countries.ts';

/** The bank that a text led to, as far as it is named. */
type NamedBank = { readonly institutionName: string; readonly swiftBIC: string };

/**
 * What was read, in a line that stands right below the text: on a small screen the fields that have it are out of sight.
 * Null where nothing of it is there (CP-READ-2).
 */
export const summarizeReading = (
  details: readonly ReadDetail[],
  bank: NamedBank | null = null,
): string | null => {
  const of = (field: ReadDetail['field']): string =>
    details.find((detail) => detail.field === field)?.value ?? '';
  const country = of('destinationCountry') === '' ? of('bankCountry') : of('destinationCountry');
  const said = [
    of('accountHolderName'),
    country === '' ? '' : countryName(country),
    of('bankCurrency'),
    bank?.institutionName ?? of('bankName'),
    bank?.swiftBIC ?? of('swiftBicCode'),
  ].filter((value) => value !== '');
  return said.length === 0 ? null : readingMessages.found(said);
};
