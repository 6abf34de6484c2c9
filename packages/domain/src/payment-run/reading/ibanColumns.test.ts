import { expect, it } from 'vitest';
import { corpayRunRules } from '../../corpay/payment-run/corpayRunRules.ts';
import { proposeColumnMapping } from './columnMapping.ts';
import { findColumnReadAsAccount } from './findColumnReadAsAccount.ts';
import { readRunTable } from './readRunTable.ts';
import type { RunColumnMapping } from './columnMapping.ts';

const read = (text: string, kept: RunColumnMapping = {}) => {
  const table = readRunTable(text);
  if (!table.ok) throw new Error('It is a table.');
  const mapping = proposeColumnMapping(table.value, corpayRunRules, kept);
  return { mapping, named: findColumnReadAsAccount(table.value, mapping) };
};

const sheet = (heading: string, ...cells: readonly string[]) =>
  `Payee,Amount,${heading}\n${cells.map((cell) => `Olive,100.00,${cell}`).join('\n')}`;

const iban = 'GR1601101250000000012300695';

it('a column of mostly IBANs is proposed as the account, and named where its heading says nothing', () => {
  const { mapping, named } = read(sheet('Where to', iban, 'DE89 3704 0044 0532 0130 00', 'ask'));
  expect([mapping['Where to'], named]).toEqual(['account', 'Where to']);
});

it('a heading that is known as the account needs no word', () => {
  expect(read(sheet('A/C or IBAN', iban)).named).toBeNull();
});

it.each([
  ['holds few of them', sheet('Where to', iban, 'ask', 'ask'), {}],
  ['is not used, as the user has said', sheet('Where to', iban), { 'Where to': 'not-used' } as const],
  ['stands beside the account', `IBAN,${sheet('Where to', iban)}`.replace('\n', `\n${iban},`), {}],
])('a column of IBANs is not proposed where it %s', (_why, text, kept) => {
  expect(read(text, kept).mapping['Where to']).not.toBe('account');
});
