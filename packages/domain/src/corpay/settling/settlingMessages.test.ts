import { expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import {
  formatDueFor,
  formatDueGroupTitle,
  uncheckedDealsMessage,
  formatSettledFrom,
  unreadDealsMessage,
} from './settlingMessages.ts';

it('a group is named by its currency and the day on which its payments can be had', () => {
  const group = { currency: 'USD', valueDate: '2026-11-27', lines: [], rest: null };
  expect(formatDueGroupTitle(group)).toBe('USD for payment on Nov 27, 2026');
  expect(formatDueGroupTitle({ ...group, valueDate: '' })).toBe('USD, without a date');
});

it('a line says whom it pays, and how much of it is a fee', () => {
  const line = { payees: 'Imogen Hartwell', amount: makeMoney(102_500n, 'USD'), fee: null };
  expect(formatDueFor(line)).toBe('for Imogen Hartwell');
  const fee = makeMoney(2_500n, 'USD');
  expect(formatDueFor({ ...line, fee })).toBe('for Imogen Hartwell, with a fee of $25.00');
  expect(formatDueFor({ ...line, amount: fee, fee })).toBe('the fee for paying Imogen Hartwell');
});

it('an amount says which account it comes from, as far as the partner names one, and how much of it is a fee', () => {
  const amount = makeMoney(102_500n, 'USD');
  const fee = makeMoney(2_500n, 'USD');
  const from = (line: Partial<Parameters<typeof formatSettledFrom>[0]>) =>
    formatSettledFrom({ account: 'USD Wire', amount, fee: null, ...line });
  expect(from({})).toBe('from USD Wire');
  expect(from({ fee })).toBe('from USD Wire, with the fee of $25.00');
  expect(from({ fee, amount: fee })).toBe('the fee, from USD Wire');
  expect(from({ account: '' })).toBe('');
  expect(from({ account: '', fee })).toBe('with the fee of $25.00');
  expect(from({ account: '', fee, amount: fee })).toBe('the fee');
});

it('what may not be listed is said', () => {
  expect(unreadDealsMessage(1)).toBe('One deal could not be read, so what it may take is not listed.');
  expect(unreadDealsMessage(2)).toBe('2 deals could not be read, so what they may take is not listed.');
  expect(uncheckedDealsMessage(3)).toBe(
    'Only the newest 20 deals are looked at. 3 more of the last five business days may be still to settle.',
  );
});
