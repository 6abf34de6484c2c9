import { expect, it } from 'vitest';
import { northwind } from '../../../test/runSamples.ts';
import { hasAccountMark, readAccountMark } from './readAccountMark.ts';

it.each([
  ['2345', '2345'],
  [' account ending in 2345 ', '2345'],
  ['(no. 12 34-5 ) )', '12345'],
  ['IBAN: gr16 0110', 'GR160110'],
  ['INNO 1234', 'INNO1234'],
  ['x'.repeat(33) + '1', 'X'.repeat(33) + '1'],
  ['x'.repeat(34) + '1', null],
  ['123', null],
  ['abcd', null],
  ['12345!', null],
  ['!12345', null],
  ['1234)5', null],
  ['12 account 34', '12ACCOUNT34'],
])('of the text %j the account is %j', (text, mark) => {
  expect(readAccountMark(text)).toBe(mark);
});

it.each([
  ['2345', true],
  ['302345', true],
  ['9999', false],
  ['GR1601101250000000012302345', true],
  ['XGR1601101250000000012302345', true],
  ['GR1601101250000000012302346', false],
])('a payee is paid to the account that ends with %s: %s', (mark, isPaid) => {
  expect(hasAccountMark(northwind, mark)).toBe(isPaid);
});
