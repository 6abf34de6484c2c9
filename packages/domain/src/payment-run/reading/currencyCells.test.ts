import { describe, expect, it } from 'vitest';
import { areCurrencyCodes, currencyInHeading, mayBeCurrencies } from './currencyCells.ts';

describe('a column whose name is not known', () => {
  it.each([
    [['USD', '', 'EUR'], true],
    [['usd', 'eur'], true],
    [['SEK', 'PLN'], true],
    [[...Array.from({ length: 9 }, () => 'EUR'), 'EURO'], true],
    [['EUR', 'EURO'], false],
    [['all', 'try'], false],
    [['INV', 'EUR'], false],
    [['', ''], false],
  ])('is the currency where its cells are codes of currencies, one in ten aside: %j %s', (cells, isOne) => {
    expect(areCurrencyCodes(cells)).toBe(isOne);
  });

  it.each([
    [['EURO', 'US-Dollar'], true],
    [['€', '$', '', 'Yen'], true],
    [['EUR', 'x'], true],
    [['EUR', 'x', 'y'], false],
    [['dólares', 'Pfund', 'francs'], true],
    [['Franconia', 'Rand Ltd'], false],
    [[], false],
  ])('may be one where half of its cells are codes, signs or names of currencies: %j %s', (cells, isOne) => {
    expect(mayBeCurrencies(cells)).toBe(isOne);
  });
});

it.each([
  ['Amount (USD)', 'USD'],
  ['Betrag in EUR', 'EUR'],
  ['Montant €', 'EUR'],
  ['£', 'GBP'],
  ['Amount', null],
  ['Amount all', null],
  ['EUR/USD', null],
])('the heading %j says that its amounts are in %j', (heading, currency) => {
  expect(currencyInHeading(heading)).toBe(currency);
});
