import { describe, expect, it } from 'vitest';
import {
  formatBankAndAccountEnding,
  normalizeAccountNumber,
  readChangeTime,
  lastFourCharacters,
} from './payeeAccount.ts';

describe('an account beside a deal', () => {
  it('is told by its bank and its last four characters, never whole', () => {
    expect(formatBankAndAccountEnding({ bank: 'Coral Bay Bank', account: '21480076' })).toBe(
      'Coral Bay Bank •••• 0076',
    );
    expect(formatBankAndAccountEnding({ bank: '', account: 'GB64SNDB99001170012345' })).toBe('•••• 2345');
    expect(formatBankAndAccountEnding({ bank: 'Coral Bay Bank', account: '1234' })).toBe(
      'Coral Bay Bank ••••',
    );
    expect([
      formatBankAndAccountEnding({ bank: ' ', account: '' }),
      formatBankAndAccountEnding(null),
    ]).toEqual(['not known', 'not known']);
  });

  it.each([
    ['DE89 3704', '3704'],
    ['12345', '2345'],
    ['1234', ''],
  ])('%s is told by its last four characters, and never whole (PAYEE-3)', (number, told) => {
    expect(lastFourCharacters(number)).toBe(told);
  });

  it('is written in one and in capitals, however the partner writes it', () => {
    expect(normalizeAccountNumber(' gb64 sndb-9900 117o')).toBe('GB64SNDB9900117O');
  });

  it('has a date of change only where the partner wrote one', () => {
    expect(readChangeTime('2026-11-20T10:00:00.000Z')).toBe(1_795_168_800_000);
    expect([readChangeTime(''), readChangeTime('yesterday')]).toEqual([null, null]);
  });
});
