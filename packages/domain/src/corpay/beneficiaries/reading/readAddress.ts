import { findCountryNamed } from './findCountryNamed.ts';

/** The parts of an address that a record has fields for; a region that is not written in its country's short form is empty. */
export type ReadAddress = {
  readonly street: string;
  readonly city: string;
  readonly postal: string;
  readonly region: string;
};

const fourDigits = /(?<!\d)\d{4}(?!\d)/;

/** How a postal code is written in a country, with the short form of a region where one stands beside it. */
const postalCodes: Readonly<Record<string, RegExp>> = {
  AU: /(?<![A-Z])(?<region>ACT|NSW|NT|QLD|SA|TAS|VIC|WA)[ ,]+(?<postal>\d{4})(?!\d)/,
  CA: /(?<![A-Z])(?<region>[A-Z]{2})[ ,]+(?<postal>[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![A-Z\d])/,
  CH: new RegExp(`(?:CH-)?(?<postal>${fourDigits.source})`),
  GB: /(?<![A-Z\d])(?<postal>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![A-Z\d])/,
  GR: /(?<!\d)(?<postal>\d{3} ?\d{2})(?!\d)/,
  IN: /(?<!\d)(?<postal>[1-9]\d{2} ?\d{3})(?!\d)/,
  NZ: new RegExp(`(?<postal>${fourDigits.source})`),
  US: /(?<![A-Z])(?<region>[A-Z]{2})[ ,]+(?<postal>\d{5}(?:-\d{4})?)(?!\d)/,
  ZA: new RegExp(`(?<postal>${fourDigits.source})`),
};

/** States that stand beside a city; of those that are a city themselves it cannot be told which one is meant. */
const indianStates =
  'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal';
const besidePinCode = new RegExp(
  `(?<![\\p{L}])(?<name>${indianStates})(?=[\\s,–-]*(?:\\d{3} ?\\d{3}\\W*)?$)`,
  'iu',
);

const tidy = (text: string): string => text.replaceAll(/^[\s,.–-]+|[\s,.–-]+$/g, '');

const partsOf = (lines: readonly string[]): readonly string[] =>
  lines
    .flatMap((line) => line.split(','))
    .map(tidy)
    .filter((part) => part !== '');

/** The state at the end of an Indian address, by its name, and the parts without it. */
const findIndianState = (
  parts: readonly string[],
): { readonly state: string; readonly parts: readonly string[] } => {
  const text = parts.join(', ');
  const state = besidePinCode.exec(text)?.groups?.['name'] ?? '';
  return { state, parts: state === '' ? parts : partsOf([text.replace(besidePinCode, ' ')]) };
};

/** The parts without the country's name at the end; null where it is the name of another country. */
const withoutCountry = (parts: readonly string[], country: string): readonly string[] | null => {
  const named = findCountryNamed(parts.at(-1) ?? '');
  if (named === null || named.rest.trim() !== '') return parts;
  return named.iso === country ? parts.slice(0, -1) : null;
};

type Place = { readonly text: string; readonly before: readonly string[] };

/** Where the postal code stands: at the end, whose part before may end with a region's short form. */
const findPlace = (parts: readonly string[], pattern: RegExp): Place | null => {
  const last = parts.at(-1) ?? '';
  const joined = parts.slice(-2).join(', ');
  if (!/\d/.test(last)) return null;
  if (pattern.test(last)) return { text: last, before: parts.slice(0, -1) };
  return pattern.test(joined) ? { text: joined, before: parts.slice(0, -2) } : null;
};

/**
 * The address that some lines write in the way of a country: a street, and the city beside its postal code
 * (CP-READ-5). Null unless all three are there: half an address is not guessed at.
 */
export const readAddress = (lines: readonly string[], country: string): ReadAddress | null => {
  const pattern = postalCodes[country];
  const named = withoutCountry(partsOf(lines), country);
  if (pattern === undefined || named === null) return null;
  const { state, parts } = country === 'IN' ? findIndianState(named) : { state: '', parts: named };
  const place = findPlace(parts, pattern);
  if (place === null) return null;
  const { postal = '', region = state } = pattern.exec(place.text)?.groups ?? {};
  const beside = tidy(place.text.replace(pattern, ' '));
  const city = beside === '' ? (place.before.at(-1) ?? '') : beside;
  const street = (beside === '' ? place.before.slice(0, -1) : place.before).join(', ');
  const isWhole = postal !== '' && /^\D*\p{L}{2}\D*$/u.test(city) && /\p{L}/u.test(street);
  return isWhole && street.length <= 100 ? { street, city, postal, region } : null;
};
