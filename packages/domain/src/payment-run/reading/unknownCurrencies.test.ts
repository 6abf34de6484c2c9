import { describe, expect, it } from 'vitest';
import { corpayRunRules } from '../../corpay/payment-run/corpayRunRules.ts';
import { proposeColumnMapping, type RunColumnMapping } from './columnMapping.ts';
import { readRunTable } from './readRunTable.ts';
import { toRunRows } from './toRunRows.ts';

const read = (text: string, kept?: RunColumnMapping) => {
  const table = readRunTable(text);
  if (!table.ok) throw new Error(JSON.stringify(table.failure));
  const mapping = proposeColumnMapping(table.value, corpayRunRules, kept);
  return { mapping, rows: toRunRows(table.value, mapping) };
};
const saidOf = (text: string, kept?: RunColumnMapping) => {
  const { rows } = read(text, kept);
  return rows.ok ? [] : rows.failure.map((each) => `${each.line}:${each.column} ${each.message}`);
};
const currenciesOf = (text: string, kept?: RunColumnMapping) => {
  const { rows } = read(text, kept);
  return rows.ok ? rows.value.rows.map(({ texts }) => texts.currency) : rows.failure;
};

describe('a currency that a table names', () => {
  it('is read from a column whose name is not known, where its cells are codes of currencies', () => {
    expect(currenciesOf('Payee;Amount;Pénznem\nKitanami;1.500,00;USD\nContoso;1,00;')).toEqual(['USD', '']);
    expect(currenciesOf('Payee;Amount;Pénznem\nKitanami;1.500,00;SEK')).toEqual(['SEK']);
  });

  it('is never dropped without a word: the user says what a column is that may name it', () => {
    const words = 'and it is not known what it is. Choose what it is, or say that it is not used.';
    expect(saidOf('Payee;Amount;Pénznem\nKitanami;1;US-Dollar\nContoso;2;Euro')).toEqual([
      `1:3 'Pénznem' seems to hold currencies, ${words}`,
    ]);
    expect(saidOf('Payee;Amount;One;Other\nKitanami;1;USD;EUR')).toEqual([
      `1:3 'One' seems to hold currencies, ${words}`,
      `1:4 'Other' seems to hold currencies, ${words}`,
    ]);
    expect(saidOf('Payee;Amount;Currency;Other\nKitanami;1;USD;EUR')).toEqual([
      `1:4 'Other' seems to hold currencies, ${words}`,
    ]);
    expect(saidOf('Kitanami\t1\t€\nContoso\t2\t$')).toEqual([`1:3 'C' seems to hold currencies, ${words}`]);
  });

  it('is what the user has said, or not used once they have said so', () => {
    const text = 'Payee;Amount;Pénznem\nKitanami;1;USD';
    expect(currenciesOf(text, { Pénznem: 'settlementCurrency' })).toEqual(['']);
    expect(saidOf(text, { Pénznem: 'not-used' })).toEqual([]);
    expect(read(`${text}\n`, { Payee: 'currency', Amount: 'payee' }).mapping).toEqual({
      Payee: 'currency',
      Amount: 'payee',
    });
  });

  it('may stand in the heading of the amounts', () => {
    expect(currenciesOf('Payee;Amount (USD)\nKitanami;1.500,00\nContoso;')).toEqual(['USD', '']);
    expect(currenciesOf('Lieferant;Betrag in €\nKitanami;1.500,00')).toEqual(['EUR']);
    expect(currenciesOf('Payee;Amount EUR;Currency\nKitanami;1;USD')).toEqual(['USD']);
    expect(currenciesOf('Payee;Net CHF\nKitanami;1', { 'Net CHF': 'amount' })).toEqual(['CHF']);
    expect(read('Payee;Amount;Payee EUR\na;1;b').mapping).toEqual({ Payee: 'payee', Amount: 'amount' });
  });

  it("is no day, although 'Valuta' is one to some", () => {
    expect(saidOf('Payee;Amount;Valuta\nKitanami;1;22.11.2026')).toEqual([
      expect.stringContaining("1:3 'Valuta' holds dates"),
    ]);
  });
});
