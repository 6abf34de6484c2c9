import { describe, expect, it } from 'vitest';
import { plainPaint } from '../../test/plainPaint.ts';
import { formatLabelledValues, formatTable } from './formatTable.ts';

const paintIn = (columns: number | null) => ({ ...plainPaint, columns });

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
    expect(formatTable(columns, rows, paintIn(null))).toBe(whole);
    expect(formatTable(columns, rows, paintIn(63))).toBe(whole);
  });

  it('breaks the widest cells between words where it is narrower, and never an amount', () => {
    expect(formatTable(columns, rows, paintIn(45))).toBe(
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
    expect(formatTable(columns, rows, paintIn(36))).toBe(
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
    expect(formatTable([{ heading: 'Id' }, { heading: 'Name' }], [[id, 'Ada']], paintIn(20))).toContain(id);
  });

  it('without rows is its headings', () => {
    expect(formatTable(columns, [], paintIn(80))).toBe('Order  Beneficiary  Amount');
  });
});

describe('a table of payees named in Chinese, Japanese and Korean', () => {
  const payees = [
    ['北京金属进出口 有限公司', '10,000.00 CNY'],
    ['ミツキ精密工業株式会社', '1.00 JPY'],
    ['한빛무역', '250.00 KRW'],
  ];
  const headings = [{ heading: 'Beneficiary' }, { heading: 'Amount', right: true }];

  it('stands in columns, each of whose letters takes two cells', () => {
    expect(formatTable(headings, payees, paintIn(null))).toBe(
      [
        'Beneficiary                     Amount',
        '北京金属进出口 有限公司  10,000.00 CNY',
        'ミツキ精密工業株式会社        1.00 JPY',
        '한빛무역                    250.00 KRW',
      ].join('\n'),
    );
  });

  it('is broken where its cells would go past the line', () => {
    expect(formatTable(headings, payees, paintIn(37)).split('\n')).toEqual([
      'Beneficiary                    Amount',
      '北京金属进出口          10,000.00 CNY',
      '有限公司',
      'ミツキ精密工業株式会社       1.00 JPY',
      '한빛무역                   250.00 KRW',
    ]);
    expect(formatLabelledValues([['受取人', 'ミツキ精密 工業株式会社東京']], paintIn(32))).toBe(
      ['受取人  ミツキ精密', '        工業株式会社東京'].join('\n'),
    );
  });
});

it('a fact that is longer than the line goes on below its beginning', () => {
  expect(formatLabelledValues([['Note', 'there is nothing to ask for as this user']], paintIn(32))).toBe(
    ['Note  there is nothing to ask', '      for as this user'].join('\n'),
  );
});
