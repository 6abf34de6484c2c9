import { describe, expect, it } from 'vitest';
import { facts, table } from './table.ts';

const paintIn = (columns: number | null) => ({
  bold: (text: string) => text,
  dim: (text: string) => text,
  red: (text: string) => text,
  columns,
});

const columns = [{ heading: 'Order' }, { heading: 'Beneficiary' }, { heading: 'Amount', right: true }];
const rows = [
  ['20418301', 'Thalassa Olive Cooperative of Kalamata', '10,000.00 EUR'],
  ['20418302', 'Ada', '1.00 EUR'],
];

describe('a table', () => {
  it('has a line for each row in a file, and where the terminal is wide enough', () => {
    const whole = [
      'Order     Beneficiary                                    Amount',
      '20418301  Thalassa Olive Cooperative of Kalamata  10,000.00 EUR',
      '20418302  Ada                                          1.00 EUR',
    ].join('\n');
    expect(table(columns, rows, paintIn(null))).toBe(whole);
    expect(table(columns, rows, paintIn(63))).toBe(whole);
  });

  it('breaks the widest cells between words where it is narrower, and never an amount', () => {
    expect(table(columns, rows, paintIn(45))).toBe(
      [
        'Order     Beneficiary                  Amount',
        '20418301  Thalassa Olive        10,000.00 EUR',
        '          Cooperative of',
        '          Kalamata',
        '20418302  Ada                        1.00 EUR',
      ].join('\n'),
    );
  });

  it('has a block for each row where its columns do not fit', () => {
    expect(table(columns, rows, paintIn(36))).toBe(
      [
        'Order        20418301',
        'Beneficiary  Thalassa Olive',
        '             Cooperative of Kalamata',
        'Amount       10,000.00 EUR',
        '',
        'Order        20418302',
        'Beneficiary  Ada',
        'Amount       1.00 EUR',
      ].join('\n'),
    );
  });

  it('keeps an id whole, however narrow the terminal is', () => {
    const id = '7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1001';
    expect(table([{ heading: 'Id' }, { heading: 'Name' }], [[id, 'Ada']], paintIn(20))).toContain(id);
  });

  it('without rows is its headings', () => {
    expect(table(columns, [], paintIn(80))).toBe('Order  Beneficiary  Amount');
  });
});

it('a fact that is longer than the line goes on below its beginning', () => {
  expect(facts([['Note', 'there is nothing to ask for as this user']], paintIn(32))).toBe(
    ['Note  there is nothing to ask', '      for as this user'].join('\n'),
  );
});
