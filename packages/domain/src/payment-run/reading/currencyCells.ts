import { currencies, currencySymbol, isCurrency } from '../../geography/currency.ts';

/** The codes of ISO 4217: also those that nobody is paid in here, since a column of them says as much. */
const codes: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
    'CLF CLP CNH CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD ' +
    'HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD ' +
    'MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR ' +
    'RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS ' +
    'UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'
  ).split(' '),
);

const signs: ReadonlySet<string> = new Set([
  '$',
  'US$',
  ...currencies.map((code) => currencySymbol(code).trim()),
]);

const name =
  /^(?:(?:us|u\.s\.|american|canadian|australian|amerikanischer?)[- ])?(?:euros?|d[oó]l+are?s?|dollari|pounds?|pfund|sterling|livres?|libras?|yen|yuan|renminbi|francs?|franken|francos?|pesos?|rupees?|rand|won)$/iu;

/** In small letters some codes are words, such as 'all' and 'try'. */
const isCode = (cell: string): boolean => codes.has(cell) || isCurrency(cell.toUpperCase());

const isNamed = (cell: string): boolean => isCode(cell) || signs.has(cell) || name.test(cell);

/** Of many cells one may be misspelt; its row says so. */
const nearlyAll = 0.9;
const many = 0.5;

const hasShare = (cells: readonly string[], share: number, isOne: (cell: string) => boolean): boolean => {
  const said = cells.filter((cell) => cell !== '');
  return said.length > 0 && said.filter(isOne).length >= said.length * share;
};

/** Whether the cells of a column are codes of currencies beyond doubt. */
export const areCurrencyCodes = (cells: readonly string[]): boolean => hasShare(cells, nearlyAll, isCode);

/** Whether a column may say in which currencies somebody is paid, by codes, signs or names. */
export const mayBeCurrencies = (cells: readonly string[]): boolean => hasShare(cells, many, isNamed);

/** The one currency that the name of a column says its amounts are in, such as `Amount (USD)`; null where it says none. */
export const currencyInHeading = (heading: string): string | null => {
  const words = heading
    .replaceAll('€', ' EUR ')
    .replaceAll('£', ' GBP ')
    .split(/[^\p{L}\p{N}]+/u);
  const named = new Set(words.filter((word) => codes.has(word)));
  const [only, ...others] = named;
  return others.length === 0 ? (only ?? null) : null;
};
