import {
  currencies,
  currencyDigits,
  currencySymbol,
  isCurrency,
  type Currency,
} from '../geography/currency.ts';
import { readDecimal } from './decimal.ts';
import { formatAmount } from './formatMoney.ts';
import { isSameMoney } from './makeMoney.ts';

/** How a pasted text was read: the amount as it could have been typed, and the currency that the text named. */
export type PastedAmount = {
  /** Digits with an optional point, and nothing else. */
  readonly text: string;
  /** What the text said it is in; null where it said nothing, or a sign that the field's currency shares. */
  readonly named: Currency | null;
};

/** Signs that stand for one of several currencies, or for one beside its own. */
const otherSigns: Readonly<Record<string, readonly Currency[]>> = {
  $: ['USD', 'AUD', 'CAD', 'NZD', 'TWD', 'MXN'],
  US$: ['USD'],
  '¥': ['JPY', 'CNY'],
};

/** How many zeros a word behind the number stands for. 'M' is a thousand to some and a million to others. */
const zerosOf: Readonly<Record<string, number>> = { k: 3, mn: 6, mio: 6 };

/** The currency that a code or sign stands for, in a field of this currency; undefined where it stands for none. */
const namedBy = (mark: string, field: Currency | null): Currency | null | undefined => {
  if (mark === '') return null;
  const code = mark.toUpperCase();
  if (isCurrency(code)) return code;
  const others = otherSigns[mark] ?? currencies.filter((each) => currencySymbol(each).trim() === mark);
  return others.find((each) => each === field) ?? others[0];
};

/** Longer than any amount. */
const longest = 40;

/** A sign or code before the number, the number, a word for zeros, and a sign or code behind. */
const shape =
  /^(?<before>[^\d\s.,'’-]*)[ \u00a0]?(?<number>\d[\d \u00a0\u2009\u202f.,'’]*?)(?<noCents>[.,][-–—])? ?(?:(?<zeros>k|mn|mio)\.?(?!\p{L}))?[ \u00a0]?(?<behind>[^\d\s.,'’-]*)$/iu;

const grouped = (separator: string): RegExp => new RegExp(`^[1-9]\\d{0,2}(?:${separator}\\d{3})+$`, 'u');
/** `12,34,567`: lakhs and crores, as India writes them. */
const groupedInPairs = /^[1-9]\d?(?:,\d{2})+,\d{3}$/u;
const groups = [grouped(' '), grouped("'"), grouped(','), grouped('\\.'), groupedInPairs];
const isWhole = (text: string): boolean => /^\d+$/u.test(text) || groups.some((group) => group.test(text));

/** `1.234.567,89` as `1234567.89`; null where it can be read in two ways, or in none. */
const plainOf = (number: string, hasNoCents: boolean): string | null => {
  const text = number.replaceAll(/\s/gu, ' ').replaceAll('’', "'");
  // In `4.250,-` the cents are said to be none, so that the point groups the thousands.
  if (hasNoCents) return isWhole(text) ? text.replaceAll(/\D/gu, '') : null;
  const parts = /^(?<whole>.*)(?<mark>[.,])(?<fraction>\d{1,2})$/u.exec(text)?.groups;
  const { whole = text, mark = '', fraction = '' } = parts ?? {};
  // What groups the thousands does not also stand before the cents.
  if (!isWhole(whole) || (mark !== '' && whole.includes(mark))) return null;
  const separators = whole.replaceAll(/\d/gu, '');
  // One point between groups of three is a decimal point to some. One comma groups, as where it is typed.
  if (mark === '' && separators === '.') return null;
  const digits = whole.replaceAll(/\D/gu, '');
  return fraction === '' ? digits : `${digits}.${fraction}`;
};

/** `1.500` as `1.5`, and `1.000` as `1`. */
const withoutLastZeros = (decimal: string): string => decimal.replace(/\.?0+$/u, '');

/** `1.5` with three zeros as `1500`: no float is multiplied. */
const withZeros = (plain: string, zeros: number): string => {
  const [whole = '', fraction = ''] = plain.split('.');
  return zeros === 0 ? plain : (whole + fraction.padEnd(zeros, '0')).replace(/^0+(?=\d)/u, '');
};

/** What a pasted or typed text is made of; null where it is anything else than an amount. */
const partsOf = (text: string, field: Currency | null) => {
  const found = text.length > longest ? undefined : shape.exec(text)?.groups;
  if (found === undefined) return null;
  const { before = '', number = '', behind = '' } = found;
  const zeros = zerosOf[found['zeros']?.toLowerCase() ?? ''] ?? 0;
  const named = namedBy(before === '' ? behind : before, field);
  return named === undefined || (before !== '' && behind !== '')
    ? null
    : { number: number.trim(), hasNoCents: found['noCents'] !== undefined, zeros, named };
};

/** Three digits behind one mark: thousands to some, and a fraction to others. */
const twoWays = /^[1-9]\d{0,2}[.,]\d{3}$/u;

/**
 * The amounts that a text may mean which can be read in two ways, the smaller first: 1 and 1,000 for `1.000`. Those that
 * have more digits than the currency are left out, and so is the fraction where the currency has no cents; none where the text
 * is nothing of the kind.
 */
export const findAmbiguousAmountReadings = (
  text: string,
  field: Currency | null,
): readonly PastedAmount[] => {
  const parts = partsOf(text.trim(), field);
  if (parts === null || parts.hasNoCents || !twoWays.test(parts.number)) return [];
  const asFraction = withoutLastZeros(parts.number.replace(',', '.'));
  const asThousands = parts.number.replace(/[.,]/u, '');
  // Nobody writes yen with three digits behind a point.
  const isWholeOnly = currencyDigits(field ?? 'USD') === 0 && parts.zeros === 0;
  return (isWholeOnly ? [asThousands] : [asFraction, asThousands])
    .map((plain) => ({ text: withZeros(plain, parts.zeros), named: parts.named }))
    .filter((reading) => readDecimal(reading.text, field ?? 'USD') !== null);
};

/**
 * Reads a pasted text in everyday spelling, such as `EUR 10 000,00`, `10k` or `10'000.50`, where it is unambiguous
 * (S-6 stays as it is for what is typed). What can be typed is read as if it were. Null where it can be read in two ways, where
 * it has more digits than the currency, or where it says anything else.
 */
export const readPastedAmount = (text: string, field: Currency | null): PastedAmount | null => {
  const pasted = text.trim();
  const currency = field ?? 'USD';
  const asTyped = readDecimal(pasted, currency);
  if (asTyped !== null) return asTyped.minor < 0n ? null : { text: pasted.replaceAll(',', ''), named: null };
  const parts = partsOf(pasted, field);
  if (parts === null) return null;
  const { number, hasNoCents, zeros, named } = parts;
  const plain = plainOf(number, hasNoCents);
  // A thousand of what one comma groups may be a thousand of one and some.
  if (plain === null || (zeros > 0 && (hasNoCents || twoWays.test(number)))) return null;
  const read = withZeros(plain, zeros);
  return readDecimal(read, currency) === null ? null : { text: read, named };
};

/** `Read as 10,000.00 USD, not EUR`: how a pasted text was read; null once another amount stands there. */
export const pastedAmountMessage = (
  pasted: PastedAmount,
  standing: string,
  field: Currency | null,
): string | null => {
  const currency = field ?? pasted.named ?? 'USD';
  const [read, now] = [pasted.text, standing].map((text) => readDecimal(text, currency));
  if (read == null || now == null || !isSameMoney(read, now)) return null;
  if (field === null && pasted.named === null) return `Read as ${formatAmount(read)}`;
  const other = pasted.named === null || pasted.named === currency ? '' : `, not ${pasted.named}`;
  return `Read as ${formatAmount(read)} ${currency}${other}`;
};
