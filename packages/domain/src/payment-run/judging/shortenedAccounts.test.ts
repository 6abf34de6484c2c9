import { expect, it } from 'vitest';
import { runContext, runRow } from '../../../test/runSamples.ts';
import { createRunJudge } from './createRunJudge.ts';

const saidOf = (account: string): string => {
  const { rows } = createRunJudge(runContext)([runRow({ payee: 'Northwind Ltd', amount: '10.00', account })]);
  return rows[0]?.problems.map(({ message }) => message).join(' ') ?? '';
};

it.each(['4.41772E+09', '4,41772E+09', '4E+09', '4.41772e+15'])(
  'an account that a spreadsheet has shortened is no other account, and how it is pasted whole is said: %s',
  (account) => {
    expect(saidOf(account)).toBe(
      `Your spreadsheet has shortened this account number to ${account}, and its other digits are lost. Format the column as text there, type the whole number again and paste it anew, or write it here.`,
    );
  },
);

it('another account is still one to ask the payee about', () => {
  expect(saidOf('44177200')).toContain('by a telephone number that you know already');
});
