import { countries } from '../../../geography/countries.ts';

const otherNames: Readonly<Record<string, string>> = {
  USA: 'US',
  'U.S.A.': 'US',
  'United States of America': 'US',
  UK: 'GB',
  'Great Britain': 'GB',
  England: 'GB',
  Scotland: 'GB',
  Hellas: 'GR',
  Ελλάδα: 'GR',
  Korea: 'KR',
  Schweiz: 'CH',
  Suisse: 'CH',
  Suiza: 'CH',
  Svizzera: 'CH',
  Griechenland: 'GR',
  Grèce: 'GR',
  Grecia: 'GR',
  'Vereinigte Staaten': 'US',
  'États-Unis': 'US',
  'Estados Unidos': 'US',
  'Vereinigtes Königreich': 'GB',
  'Royaume-Uni': 'GB',
  'Reino Unido': 'GB',
  Australien: 'AU',
  Australie: 'AU',
  Kanada: 'CA',
  Canadá: 'CA',
  Indien: 'IN',
  Inde: 'IN',
};

const names: readonly (readonly [name: string, iso: string])[] = [
  ...countries.map(({ countryName, countryISO }) => [countryName, countryISO] as const),
  ...Object.entries(otherNames),
].toSorted(([one], [other]) => other.length - one.length);

const escaped = (text: string): string => text.replaceAll('.', '\\.');

const asWord = (name: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, flags);

/** The one country that a short text names, in words or by its two capital letters, and the text without it; null for none or several. */
export const findCountryNamed = (text: string): { readonly iso: string; readonly rest: string } | null => {
  let rest = text;
  const found = new Set<string>();
  for (const [name, iso] of names) {
    const next = rest.replaceAll(asWord(name, 'giu'), ' ');
    if (next !== rest) found.add(iso);
    rest = next;
  }
  for (const { countryISO } of countries) {
    const next = rest.replaceAll(asWord(countryISO, 'gu'), ' ');
    if (next !== rest) found.add(countryISO);
    rest = next;
  }
  const [iso] = found;
  return iso === undefined || found.size > 1 ? null : { iso, rest };
};
