import { describe, expect, it } from 'vitest';
import { accountText, normalizeAccountNumber, changeTime, lastFourOf } from './payeeAccount.ts';

describe('an account beside a deal', () => {
  it('is told by its bank and its last four characters, never whole', () => {
    expect(accountText({ bank: 'Coral Bay Bank', account: '21480076' })).toBe('Coral Bay Bank •••• 0076');
    expect(accountText({ bank: '', account: 'GB64SNDB99001170012345' })).toBe('•••• 2345');
    expect(accountText({ bank: 'Coral Bay Bank', account: '1234' })).toBe('Coral Bay Bank ••••');
    expect([accountText({ bank: ' ', account: '' }), accountText(null)]).toEqual(['not known', 'not known']);
  });

  it.each([
    ['DE89 3704', '3704'],
    ['12345', '2345'],
    ['1234', ''],
  ])('%s is told by its last four characters, and never whole (PAYEE-3)', (number, told) => {
    expect(lastFourOf(number)).toBe(told);
  });

  it('is written in one and in capitals, however the partner writes it', () => {
    expect(normalizeAccountNumber(' gb64 sndb-9900 117o')).toBe('GB64SNDB9900117O');
  });

  it('has a date of change only where the partner wrote one', () => {
    expect(changeTime('2026-11-20T10:00:00.000Z')).toBe(1_795_168_800_000);
    expect([changeTime(''), changeTime('yesterday')]).toEqual([null, null]);
  });
});
