import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contoso, northwind } from '../../../test/runSamples.ts';
import { corpayRunRules } from '../../corpay/payment-run/corpayRunRules.ts';
import { ofxRunRules } from '../../ofx/payment-run/ofxRunRules.ts';
import { runFieldLabels, runFields } from '../runFields.ts';
import { findNearField } from './columnAliases.ts';
import { proposeColumnMapping, type RunColumnMapping } from './columnMapping.ts';
import { formatRunTemplate } from './formatRunTemplate.ts';
import { readRunTable } from './readRunTable.ts';
import { findUnreadColumns } from './findUnreadColumns.ts';
import { toRunRows } from './toRunRows.ts';
import { columnLetter } from './runTable.ts';

const table = (text: string) => {
  const read = readRunTable(text);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value;
};
const mappingOf = (text: string, kept?: RunColumnMapping, rules = corpayRunRules) =>
  proposeColumnMapping(table(text), rules, kept);
const rowsOf = (text: string, kept?: RunColumnMapping) => toRunRows(table(text), mappingOf(text, kept));
const saidOf = (text: string, kept?: RunColumnMapping) => {
  const read = rowsOf(text, kept);
  return read.ok ? [] : read.failure.map((each) => `${each.line}:${each.column} ${each.message}`);
};

const unread = (text: string, kept?: RunColumnMapping, rules = corpayRunRules) =>
  findUnreadColumns(table(text), mappingOf(text, kept, rules));

describe('what the columns of a table mean', () => {
  it('is known by what people call them, whatever the capitals and signs', () => {
    expect(
      mappingOf(
        'SUPPLIER;IBAN;Total;ccy;Settlement currency;Pay from;Invoice No.;payment_purpose;ID;Note\na;b;1',
      ),
    ).toEqual({
      SUPPLIER: 'payee',
      IBAN: 'account',
      Total: 'amount',
      ccy: 'currency',
      'Settlement currency': 'settlementCurrency',
      'Pay from': 'settlementAccount',
      'Invoice No.': 'reference',
      payment_purpose: 'purpose',
      ID: 'ownId',
    });
  });

  it('is known of the own names, and of the members of JSON', () => {
    expect(mappingOf(runFields.map((field) => runFieldLabels[field]).join(',') + '\na,b')).toEqual(
      Object.fromEntries(runFields.map((field) => [runFieldLabels[field], field])),
    );
    expect(mappingOf(JSON.stringify(Object.fromEntries(runFields.map((field) => [field, '1']))))).toEqual(
      Object.fromEntries(runFields.map((field) => [field, field])),
    );
  });

  it('is what the user said before', () => {
    const text = 'Payee,Supplier,Amount,Net\na,b,1,2';
    const said = { Payee: 'not-used', Supplier: 'payee', Net: 'amount', Amount: 'not-used' } as const;
    expect(mappingOf(text, { ...said, Gone: 'purpose' })).toEqual(said);
    expect(mappingOf('Payee,constructor,Amount\na,b,1')).toEqual({ Payee: 'payee', Amount: 'amount' });
  });

  it('is the same of several that are called so, in whatever words, since only the user knows which one counts', () => {
    expect(mappingOf('Payee,Amount,Amount,AMOUNT,Total\na,1,2,3,4')).toEqual({
      Payee: 'payee',
      Amount: 'amount',
      'Amount (C)': 'amount',
      AMOUNT: 'amount',
      Total: 'amount',
    });
    expect(mappingOf('Payee,Amount,Net\na,1,2', { Net: 'amount' })).toEqual({
      Payee: 'payee',
      Amount: 'amount',
      Net: 'amount',
    });
  });

  it('is no field that the partner does not have', () => {
    expect(mappingOf('Payee,Amount,Settle from\na,1,b', { Payee: 'settlementAccount' }, ofxRunRules)).toEqual(
      {
        Payee: 'payee',
        Amount: 'amount',
      },
    );
  });

  it('is guessed from the cells where nothing names the columns', () => {
    expect(mappingOf('Northwind\tEUR\t\t1.200,50\t12\tINV 7\tusd\nContoso\tGBP\t\t10\t13\t\tUSD')).toEqual({
      A: 'payee',
      B: 'currency',
      D: 'amount',
      E: 'amount',
      G: 'settlementCurrency',
    });
  });

  it('is not guessed where the user has said which column it is', () => {
    expect(mappingOf('7\tNorthwind\t10\n8\tContoso\t11', { B: 'payee', C: 'amount' })).toEqual({
      B: 'payee',
      C: 'amount',
    });
  });

  it('is guessed only where all that stands in a column is of one kind', () => {
    expect(mappingOf('Northwind\tINV\t7\tEUR\t\nContoso\tUSD\tx\tGBP\t10\nFabrikam\t\t\t\t11')).toEqual({
      A: 'payee',
      D: 'currency',
      E: 'amount',
    });
  });

  it('is kept as plain JSON', () => {
    const mapping = mappingOf('Payee,Amount\na,1', { Payee: 'not-used' });
    expect(JSON.parse(JSON.stringify(mapping))).toEqual(mapping);
  });
});

describe('the rows of a table', () => {
  it('have the texts of their cells, and rows of which no cell is used are left out', () => {
    const plain = rowsOf('Payee,Amount,Note\nNorthwind,1,x', { Note: 'not-used' });
    expect(plain.ok ? plain.value.rows : []).toEqual([
      {
        row: 2,
        texts: {
          payee: 'Northwind',
          account: '',
          amount: '1',
          currency: '',
          settlementCurrency: '',
          settlementAccount: '',
          reference: '',
          purpose: '',
          ownId: '',
        },
      },
    ]);
    const all = rowsOf('IBAN,Name\nGR16,a', { IBAN: 'payee', Name: 'amount' });
    expect(
      all.ok ? all.value.rows.map(({ texts }) => [texts.payee, texts.amount, texts.account]) : [],
    ).toEqual([['GR16', 'a', '']]);
    const read = rowsOf('Payee,Amount,Note\nNorthwind,1,x\n,,y\nContoso,2,');
    expect(read).toMatchObject({
      ok: true,
      value: {
        rows: [
          { row: 2, texts: { payee: 'Northwind', amount: '1', purpose: '' } },
          { row: 4, texts: { payee: 'Contoso' } },
        ],
        isCommaDecimal: false,
      },
    });
    expect(read.ok && read.value.rows.length).toBe(2);
  });

  it.each([
    ['1.200,50', true],
    ['12,5 €', true],
    ['1.200,-', true],
    ['1,200', false],
    ['1,5 or 20', false],
    ['1,200.50', false],
    ['1200', false],
  ])('tell by %j that a comma stands before the cents: %s', (amount, isCommaDecimal) => {
    expect(rowsOf(`Payee;Amount\nA;${amount}\nB;1`)).toMatchObject({ value: { isCommaDecimal } });
  });

  it('know whether their amount was a number of JSON', () => {
    const read = rowsOf('{"payee":7,"amount":1.5}\n{"payee":"a","amount":"1.5","ownId":3}');
    expect(read.ok ? read.value.rows.map(({ isAmountNumber }) => isAmountNumber) : []).toEqual([
      true,
      undefined,
    ]);
  });

  it('need a payee and an amount, and one column for each', () => {
    expect(saidOf('Note,Net\na,1')).toEqual([
      '1:1 No column is the Payee. Choose which column it is.',
      '1:1 No column is the Amount. Choose which column it is.',
    ]);
    expect(saidOf('Payee,Amount,Net\na,1,1', { Net: 'amount' })).toEqual([
      "1:3 'Amount' and 'Net' are both the Amount. Choose one, and say of the other that it is not used.",
    ]);
  });

  it.each([
    ['Payee,Amount,Currency,Amount,Reference', 4, "'Amount' and 'Amount (D)' are both the Amount"],
    ['Payee,Amount,Amount,Total', 4, "'Amount', 'Amount (C)' and 'Total' are all the Amount"],
    ['Payee,Supplier name,Amount', 2, "'Payee' and 'Supplier name' are both the Payee"],
    ['Payee,Amount,Reference,Memo', 4, "'Reference' and 'Memo' are both the Reference"],
  ])('are never those of the first of several columns that mean the same: %j', (heading, column, said) => {
    const rest = said.includes('both') ? 'the other that it is' : 'the others that they are';
    const cells = heading.split(',').map((_name, index) => index + 1);
    expect(saidOf(`${heading}\n${cells.join(',')}`)).toEqual([
      `1:${column} ${said}. Choose one, and say of ${rest} not used.`,
    ]);
  });

  it('are those of the one column that counts, once the user has said that the others are not used', () => {
    const text = 'Payee,Amount,Currency,Amount\na,1,EUR,2';
    for (const [name, paid] of [
      ['Amount', '2'],
      ['Amount (D)', '1'],
    ] as const)
      expect(rowsOf(text, { [name]: 'not-used' })).toMatchObject({
        value: { rows: [{ texts: { amount: paid } }] },
      });
  });

  it('leave out what is in columns that nobody understands, which are told', () => {
    const text = 'Payee,Amount,Refrence,Note,Empty,Settle from\na,1,INV 7,x,,Operating';
    expect(unread(text)).toEqual(['Refrence', 'Note']);
    expect(unread(text, { Refrence: 'reference', Note: 'not-used' })).toEqual([]);
    expect(unread(text, {}, ofxRunRules)).toEqual(['Refrence', 'Note', 'Settle from']);
    expect(unread('Northwind\t10\tINV 7\nContoso\t11\t')).toEqual(['C']);
  });

  it('that were kept back are read again without a word about their numbers and reasons', () => {
    const text = 'Row,Payee,Amount,Why it was not sent\n7,a,1,No payee is called a.';
    expect(findUnreadColumns(table(text), mappingOf(text))).toEqual([]);
  });

  it.each([
    ['Refrence', 'reference'],
    ['Settle form', 'settlementAccount'],
    ['Setle in', 'settlementCurrency'],
    ['Ammount', 'amount'],
    ['Beneficary', 'payee'],
    ['Note', null],
    ['Q', null],
  ])('tell of %j that it may be meant as %j', (name, field) => {
    expect(findNearField(name, corpayRunRules)).toBe(field);
  });

  it.each(['2026-11-22', '22.11.2026', '11/22/26', '1 Dec 2026', 'December 1, 2026', '2026-11-22T10:00:00Z'])(
    'are not given a day, since both partners deal at once (S-47): %j',
    (day) => {
      expect(saidOf(`Payee\tAmount\tWhen\na\t1\t${day}\nb\t2\t`)).toEqual([
        "1:3 'When' holds dates, and both partners deal at once: a payment cannot be given a day. Remove this column, or say that it is not used.",
      ]);
    },
  );

  it('may have days in what is used or said not to be used, and words beside days', () => {
    expect(saidOf('Payee,Amount,Reference\na,1,2026-11-22')).toEqual([]);
    expect(saidOf('Payee,Amount,Invoice date\na,1,2026-11-22', { 'Invoice date': 'not-used' })).toEqual([]);
    expect(saidOf('Payee,Amount,When\na,1,2026-11-22\nb,1,soon')).toEqual([]);
    expect(saidOf('Payee,Amount,Value Date\na,1,')).toEqual([expect.stringContaining("'Value Date' holds")]);
    expect(saidOf('Payee,Amount,Updated\na,1,')).toEqual([]);
  });

  it('are refused where an amount goes on in the next cell', () => {
    expect(saidOf('Payee,Amount,Reference\na,1,1234.56\nb,1,234.567\nc,1,A234.56\nd,1,')).toEqual([]);
    expect(saidOf('Payee,Amount,Reference\na,€ 123,234.5')).toEqual([
      expect.stringContaining('2:2 This amount'),
    ]);
    expect(saidOf('Payee,Amount,Reference\na,1,234.56\nb,10,234\nc,1000,234.56')).toEqual([
      '2:2 This amount seems to go on in the next cell. Put an amount such as 1,234.56 into quotation marks, or take its comma away.',
    ]);
  });
});

describe('a template', () => {
  it('has the columns of the partner and the payees, by their id where a name is shared', () => {
    expect(formatRunTemplate([northwind, contoso, { ...contoso, id: 'p-3' }], corpayRunRules)).toBe(
      'Payee,IBAN or account ending,Amount,Currency,Settle in,Settle from,Reference,Purpose,Your id\r\n' +
        'Northwind Ltd,2345,,EUR,,,,,\r\np-2,,,GBP,,,,,\r\np-3,,,GBP,,,,,\r\n',
    );
    expect(formatRunTemplate([{ ...contoso, name: '' }], ofxRunRules)).toContain('\np-2,');
    expect(formatRunTemplate([], ofxRunRules)).toBe(
      'Payee,IBAN or account ending,Amount,Currency,Settle in,Your id\r\n',
    );
  });

  it('is read again with the payees that were written, whatever they are called', () => {
    const name = fc.string({ minLength: 1 }).map((text) => text.trim());
    const payees = fc
      .uniqueArray(name, { minLength: 1, maxLength: 8 })
      .map((names) => names.map((each, index) => ({ ...northwind, id: `p-${index}`, name: each })));
    fc.assert(
      fc.property(payees, (written) => {
        fc.pre(written.every((payee) => payee.name !== '' && !/^'[=+\-@]/.test(payee.name)));
        const read = rowsOf(formatRunTemplate(written, corpayRunRules));
        const found = read.ok ? read.value.rows.map(({ texts }) => texts.payee) : [];
        expect(
          found.map((text, index) => text === written[index]?.name || text === written[index]?.id),
        ).toEqual(written.map(() => true));
      }),
    );
  });
});

it('columns are counted as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
