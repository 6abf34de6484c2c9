import { readIbanAccountDetails } from '../../../accountNumbers/readIbanAccountDetails.ts';
import { findDroppedZero } from '../../../accountNumbers/findDroppedZero.ts';
import { whyNotAbaNumber } from '../../../accountNumbers/whyNotAbaNumber.ts';
import { whyNotBic } from '../../../accountNumbers/whyNotBic.ts';
import { countries } from '../../../geography/countries.ts';
import { removeNumberSeparators } from '../../../patterns/formatNumberToMatchPatterns.ts';
import type { AskedMember } from '../fields/fieldIds.ts';
import { addAddress } from './addAddress.ts';
import { collectLabelledValues, type ReadValues } from './collectLabelledValues.ts';
import { findBic } from './findBic.ts';
import { findIban } from './findIban.ts';
import { findNameOnFirstLine } from './findNameOnFirstLine.ts';
import { isServedCountry } from './isServedCountry.ts';
import type { BankToFind, NumberRepair, PayeeReading, ReadDetail, ReadFrom } from './payeeReading.ts';
import { readAccountWithCountry, type AccountWithCountry } from './readAccountWithCountry.ts';
import { splitAddressFromName } from './splitAddressFromName.ts';
import { readLabelledLines, type LabelledLine } from './readLabelledLines.ts';
import { readingMessages } from './readingMessages.ts';

const nothing: PayeeReading = { details: [], banks: [], mistakes: [], missing: null, unread: [] };

/** What may be labelled in a text that is no more than numbers and their country. */
const shortFields: ReadonlySet<string> = new Set(['accountNumber', 'routingCode']);

const aboutCustomer = /^\W*(?:bill(?:ed)? to|ship to|sold to|invoice to|customer|client)\b/im;

const whyNumberIsWrong = (field: AskedMember, value: string, country: string): string | null => {
  if (field === 'swiftBicCode') return whyNotBic(value);
  return field !== 'accountNumber' && country === 'US'
    ? whyNotAbaNumber(removeNumberSeparators(value))
    : null;
};

/** The routing number that has lost its leading 0, as it stands in the text and whole. */
const findRepair = (values: ReadValues, country: string): NumberRepair | null => {
  if (country !== 'US') return null;
  for (const field of ['routingCode', 'localRoutingCode'] as const) {
    const written = values.get(field) ?? '';
    const whole = findDroppedZero(removeNumberSeparators(written));
    if (whole !== null) return { written, whole };
  }
  return null;
};

/** The surest first: the number that is paid to, then a code, then the BIC. */
const listBanksToFind = (iban: string | null, values: ReadValues, country: string): readonly BankToFind[] => {
  if (country === '' || country === 'CN') return [];
  const queries = [
    ['iban', iban === null ? undefined : readIbanAccountDetails(iban)?.code],
    ['bank-code', values.get('routingCode')],
    ['bic', values.get('swiftBicCode')],
  ] as const;
  return queries.flatMap(([by, query]) => (query === undefined ? [] : [{ country, query, by }]));
};

const currencyOf = (country: string): string =>
  countries.find(({ countryISO }) => countryISO === country)?.countryCurrency ?? '';

/** Beside a routing number for wires, the one for ACH is the local one; alone it serves both. */
const withAchApart = (lines: readonly LabelledLine[]): readonly LabelledLine[] =>
  lines.some(({ field, isAch }) => field === 'routingCode' && isAch !== true)
    ? lines.map((line) => (line.isAch === true ? { ...line, field: 'localRoutingCode' } : line))
    : lines;

/** Those of Canada begin with 0 and prove nothing, so that such a one may be of either country. */
const isOnlyAmerican = (routing: string): boolean => {
  const number = removeNumberSeparators(routing);
  return !number.startsWith('0') && whyNotAbaNumber(number) === null;
};

/** Which country the account is in, and what says so. */
type FoundCountry = { readonly country: string; readonly from: ReadFrom };

const findCountry = (
  iban: string | null,
  lines: readonly LabelledLine[],
  short: AccountWithCountry | null,
  values: ReadValues,
): FoundCountry => {
  if (iban !== null) return { country: iban.slice(0, 2), from: 'iban' };
  const ofCode = lines.find(({ country }) => country !== undefined)?.country;
  if (ofCode !== undefined) return { country: ofCode, from: 'bank-code' };
  const isAmerican = lines.some((line) => line.isRouting === true && isOnlyAmerican(line.value));
  if (isAmerican) return { country: 'US', from: 'bank-code' };
  const named = values.get('destinationCountry') ?? '';
  return { country: short === null || short.country === '' ? named : short.country, from: 'text' };
};

const read = (field: AskedMember, value: string, from: ReadFrom): readonly ReadDetail[] =>
  value === '' ? [] : [{ field, value, from }];

/** The country first, because currency and countries follow it. */
const listDetails = (
  { country, from }: FoundCountry,
  iban: string | null,
  values: ReadValues,
): readonly ReadDetail[] => {
  const british = iban?.startsWith('GB') === true ? readIbanAccountDetails(iban) : null;
  const fromIban = new Map([
    ['accountNumber', british?.account],
    ['routingCode', british?.code],
  ] as const);
  return [
    ...read('destinationCountry', country, from),
    ...read('bankCountry', country === 'CN' ? '' : country, from),
    ...(values.has('bankCurrency') ? [] : read('bankCurrency', currencyOf(country), 'country')),
    ...read('iban', iban ?? '', 'text'),
    ...[...fromIban].flatMap(([field, value]) => (values.has(field) ? [] : read(field, value ?? '', 'iban'))),
    ...[...values].flatMap(([field, value]) => read(field, value, 'text')),
  ];
};

/**
 * What a typed or pasted text says of a beneficiary, each value with what it was read from (CP-READ-1): an IBAN, an
 * account number with its country, or the bank details of an invoice. A number that proves itself wrong is told and not
 * taken; what is there twice, and what cannot be read, is said and not guessed. The chosen country is empty unless
 * the customer chose one.
 */
export const readPayeeDetails = (text: string, chosenCountry: string): PayeeReading => {
  if (text.trim() === '') return nothing;
  const { iban, mistake, missing } = findIban(text);
  if (missing !== null) return { ...nothing, missing };
  const unread: string[] = [];
  const mistakes: string[] = mistake === null ? [] : [mistake];
  const { labelled, top } = readLabelledLines(text);
  const isAddressed = aboutCustomer.test(text);
  const lines = isAddressed ? labelled.filter(({ isVague }) => isVague !== true) : labelled;
  const values = new Map(collectLabelledValues(withAchApart(lines), unread));
  const isShort = iban === null && mistake === null && labelled.every(({ field }) => shortFields.has(field));
  const short = isShort ? readAccountWithCountry(text, chosenCountry) : null;
  const found = findCountry(iban, lines, short, values);
  const bic = values.get('swiftBicCode') ?? findBic(text, found.country);
  const account: FoundCountry =
    found.country === '' && whyNotBic(bic) === null ? { country: bic.slice(4, 6), from: 'bic' } : found;
  const { country } = account;
  if (country !== '' && !isServedCountry(country))
    return { ...nothing, mistakes: [...mistakes, readingMessages.notServed(country)] };
  const written = values.get('accountHolderName');
  if (written !== undefined) values.set('accountHolderName', splitAddressFromName(written).name);
  const name = findNameOnFirstLine(text, top);
  if (name !== null && !values.has('accountHolderName')) values.set('accountHolderName', name);
  if (bic !== '') values.set('swiftBicCode', bic);
  // Labels tell numbers apart that stand unlabelled side by side otherwise.
  const hasCode = values.has('routingCode');
  if (short !== null && !hasCode) values.set('accountNumber', short.account);
  if (short !== null && !hasCode && short.code !== '') values.set('routingCode', short.code);
  if (!isAddressed) addAddress(values, lines, top, country === '' ? chosenCountry : country);
  const repair = findRepair(values, country);
  for (const field of ['swiftBicCode', 'routingCode', 'localRoutingCode'] as const) {
    const wrong = values.has(field) ? whyNumberIsWrong(field, values.get(field) ?? '', country) : null;
    if (wrong === null) continue;
    mistakes.push(wrong);
    values.delete(field);
  }
  values.delete('destinationCountry');
  const hasNumber = values.has('accountNumber') || values.has('routingCode');
  if (country === '' && chosenCountry === '' && hasNumber) unread.push(readingMessages.noCountry);
  const details = listDetails(account, iban, values);
  const isEmpty = details.length === 0 && mistakes.length === 0 && unread.length === 0;
  return {
    details,
    banks: listBanksToFind(iban, values, country === '' ? chosenCountry : country),
    mistakes,
    missing: null,
    unread: isEmpty ? [readingMessages.nothing] : unread,
    ...(repair === null ? {} : { repair }),
  };
};
