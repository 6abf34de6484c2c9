import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPaymentPaletteEntries, findUnclearAmount } from './findPaymentPaletteEntries.ts';

const payee = (id: string, name: string, currency = 'EUR') => ({ id, name, currency });
const payees = [
  payee('1', 'Thalassa Olive Cooperative'),
  payee('2', 'Studio 54', 'GBP'),
  payee('3', 'Éclair & Fils'),
  payee('4', 'Mathalia Ltd'),
];
const said = (text: string) =>
  findPaymentPaletteEntries(text, payees).map((found) => [found.payee.id, found.amount]);

describe('a payment that is typed as a command', () => {
  it.each([
    ['pay thal 10000', [['1', '10000']]],
    ['PAY  thal ol 10k', [['1', '10000']]],
    [' pay thal 7', [['1', '7']]],
    ['pay thal  10 000,00', [['1', '10000.00']]],
    ['pay thal EUR 10 000,00', [['1', '10000.00']]],
    ['pay thal €1.234,50', [['1', '1234.50']]],
    ['pay eclair 5', [['3', '5']]],
    ['pay thal', [['1', null]]],
    [
      'pay thal 1.000',
      [
        ['1', '1'],
        ['1', '1000'],
      ],
    ],
    ['pay thal USD 1.000', []],
  ])('%s', (text, found) => expect(said(text)).toEqual(found));

  it.each(['pay thal 0', 'pay thal 0.00', 'pay thal 10 000,00 000'])('%s pays nobody nothing', (text) =>
    expect(said(text).filter(([, amount]) => !/[1-9]/.test(String(amount)))).toEqual([]),
  );

  it('leaves the digits of a name to the name', () => {
    expect(said('pay studio 54 100')).toEqual([
      ['2', '100'],
      ['2', '54100'],
    ]);
    expect(said('pay studio 54')[0]).toEqual(['2', null]);
  });

  it.each(['', 'pay', 'thal 10000', 'payee thal', 'pay thal USD 100', 'pay nobody 5', 'pay thal -5'])(
    '"%s" pays nobody',
    (text) => expect(said(text)).toEqual([]),
  );

  it('never finds anybody who is not among the payees, nor an amount that cannot be typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('pay ', 'thal', ' ', '1', '0', ',', '.', 'k', 'EUR') }),
        (text) => {
          for (const found of findPaymentPaletteEntries(text, payees)) {
            expect(payees).toContain(found.payee);
            expect(found.amount ?? '1').toMatch(/^[\d.]+$/u);
          }
        },
      ),
    );
  });
});

describe('what stands behind a name and is no clear amount is named', () => {
  it.each([
    ['pay thal 1.5m', '1.5m'],
    ['pay thal 1.2345', '1.2345'],
    ['pay thal 1.000', null],
    ['pay thal -5', '-5'],
    ['pay studio 54 x', 'x'],
    ['pay thal 1.5k', null],
    ['pay thal 0', null],
    ['pay thal', null],
    ['pay nobody 1.5m', null],
    ['thal 1.5m', null],
  ])('%s', (text, unclear) => expect(findUnclearAmount(text, payees)).toBe(unclear));
});
