import { valuesOf } from '../valuesOf.mjs';

const geography = ['domain/src/geography/geography.test.ts'];
const money = ['domain/src/money/makeMoney.test.ts'];
const rates = ['domain/src/market-rates/marketRates.test.ts'];

const countries = [
  ['AU', 'Australia', 'AUD'],
  ['CA', 'Canada', 'CAD'],
  ['CH', 'Switzerland', 'CHF'],
  ['CN', 'China', 'CNY'],
  ['GB', 'United Kingdom', 'GBP'],
  ['GR', 'Greece', 'EUR'],
  ['ID', 'Indonesia', 'IDR'],
  ['IN', 'India', 'INR'],
  ['JP', 'Japan', 'JPY'],
  ['KR', 'South Korea', 'KRW'],
  ['NZ', 'New Zealand', 'NZD'],
  ['TW', 'Taiwan', 'TWD'],
  ['US', 'United States', 'USD'],
  ['ZA', 'South Africa', 'ZAR'],
];
const currencies = countries.map(([, , currency]) => currency);
const marketCurrencies = [...currencies.filter((code) => !['NZD', 'ZAR'].includes(code)), 'MYR'];
const symbols = [
  'A$',
  'CA$',
  'CHF\\u00a0',
  'CN¥',
  '€',
  '£',
  'Rp\\u00a0',
  '₹',
  '¥',
  '₩',
  'NZ$',
  'NT$',
  '$',
  'R\\u00a0',
];

export const geographyAndMoney = [
  ...valuesOf('domain/src/geography/countries.ts', geography, [
    ...countries.map(([iso, name, currency]) => [
      iso === 'GR' ? 'GEO-1, GEO-5' : 'GEO-1',
      `  country('${iso}', '${name}', '${currency}'),\n`,
      iso === 'GR' ? "  country('GR', 'Greece', 'GBP'),\n" : '',
    ]),
    ['GEO-2', "countryISO !== 'CN'", "countryISO !== 'IN'"],
  ]),
  ...valuesOf('domain/src/geography/beneficiaryCurrencies.ts', geography, [
    ...currencies.map((code) => ['GEO-3', `  '${code}',\n`, '']),
    ['S-1', "  'NZD',\n", "  'MYR',\n"],
  ]),
  ...valuesOf('domain/src/geography/currency.ts', geography, [
    ...symbols.map((symbol) => ['GEO-4', `symbol: '${symbol}'`, "symbol: '¤'"]),
    ['S-6', "symbol: '¥', digits: 0", "symbol: '¥', digits: 2"],
    ['S-6', "symbol: '₩', digits: 0", "symbol: '₩', digits: 2"],
    ['S-6', "symbol: 'Rp\\u00a0', digits: 2", "symbol: 'Rp\\u00a0', digits: 0"],
  ]),
  ...valuesOf('domain/src/money/formatMoney.ts', money, [['GEO-7', "padStart(2, '0')", "padStart(3, '0')"]]),
  ...valuesOf(
    'domain/src/money/splitAmount.ts',
    ['domain/src/money/makeMoney.test.ts', 'domain/src/money/splitAmount.test.ts'],
    [['OFX-QUOTE-14', 'sum === 0n', 'sum === 1n']],
  ),
  ...valuesOf(
    'domain/src/market-rates/marginLimit.ts',
    ['domain/src/market-rates/marginLimit.test.ts'],
    [
      ['COST-2', 'defaultMarginLimit = 1', 'defaultMarginLimit = 2'],
      ['COST-2', '(\\d{1,3}', '([1-9]\\d{0,2}'],
      ['COST-2', 'most = 100', 'most = 101'],
      ['COST-2', 'toFixed(2)', 'toFixed(3)'],
    ],
  ),
  ...valuesOf(
    'domain/src/market-rates/bookedMarkets.ts',
    ['domain/src/market-rates/bookedMarkets.test.ts'],
    [['COST-4', 'mostKept = 500', 'mostKept = 501']],
  ),
  ...valuesOf('domain/src/money/formatRate.ts', money, [
    ['S-7', '< 0.01', '< 0.011'],
    [
      'S-7',
      'minimumSignificantDigits: 4, maximumSignificantDigits: 4',
      'minimumSignificantDigits: 4, maximumSignificantDigits: 5',
    ],
    [
      'S-7',
      'minimumFractionDigits: 4, maximumFractionDigits: 4',
      'minimumFractionDigits: 4, maximumFractionDigits: 5',
    ],
  ]),
  ...valuesOf(
    'domain/src/money/dealRate.ts',
    ['domain/src/money/dealRate.test.ts'],
    [
      ['S-7', 'fewest = 4', 'fewest = 5'],
      ['S-7', 'most = 8', 'most = 9'],
    ],
  ),
  ...valuesOf('domain/src/market-rates/marketCurrencies.ts', rates, [
    ...marketCurrencies.map((code) => ['RATE-10', `  '${code}',\n`, '']),
    ['S-2', "  'MYR',\n", "  'MXN',\n"],
  ]),
  ...valuesOf(
    'domain/src/market-rates/over-time/requestDailyRates.ts',
    ['domain/src/market-rates/over-time/*.test.ts'],
    [
      ['RATE-15', '[7, 30', '[8, 30'],
      ['RATE-15', ' 30, 90]', ' 31, 90]'],
      ['RATE-15', 'longest = 90', 'longest = 91'],
    ],
  ),
  ...valuesOf(
    'domain/src/market-rates/over-time/rateLineTexts.ts',
    ['domain/src/market-rates/over-time/*.test.ts'],
    [['RATE-16', 'planRefused = 105', 'planRefused = 106']],
  ),
  ...valuesOf(
    'domain/src/market-rates/ratesPanelTexts.ts',
    ['domain/src/market-rates/*.test.ts'],
    [['ERR-2', 'keyRefused = 101', 'keyRefused = 102']],
  ),
];
