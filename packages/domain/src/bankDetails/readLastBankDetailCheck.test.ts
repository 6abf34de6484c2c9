import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../ports/memoryStore.ts';
import { createConfirmedBankDetailsStore } from './confirmedAccounts.ts';
import { readLastBankDetailCheck, formatLastBankDetailCheck } from './readLastBankDetailCheck.ts';
import type { PayeeAccount } from './payeeAccount.ts';

const account: PayeeAccount = {
  beneficiaryId: 'b1',
  name: 'Kestrel Wool',
  bank: 'Coral Bay Bank',
  account: '21480076',
  details: ['21480076', '990014'],
  changedAt: null,
};

const open = () => {
  const store = createMemoryStore();
  const confirmedAccounts = createConfirmedBankDetailsStore(
    { store, fingerprint: async (key, text) => `${key} ${text}`, identifiers: { uuid: () => 'k' } },
    'corpay.me',
  );
  const confirm = async (at: number): Promise<void> =>
    confirmedAccounts.confirm('b1', (await confirmedAccounts.printOf(account)) ?? '', at);
  return { store, confirmedAccounts, confirm };
};

const dayOf = (moment: number): string => `day ${String(moment)}`;

describe('when bank details were last checked on this device (PAYEE-5)', () => {
  it('is never before anybody has confirmed them here', async () => {
    const { confirmedAccounts } = open();
    const check = await readLastBankDetailCheck(confirmedAccounts, account);
    expect(check).toEqual({ kind: 'never' });
    expect(formatLastBankDetailCheck(check, dayOf)).toBe('Not checked on this device yet');
  });

  it('is the day on which they were confirmed as they are now', async () => {
    const { confirmedAccounts, confirm } = open();
    await confirm(7);
    const check = await readLastBankDetailCheck(confirmedAccounts, account);
    expect(check).toEqual({ kind: 'checked', at: 7 });
    expect(formatLastBankDetailCheck(check, dayOf)).toBe('day 7');
  });

  it('is told together with that they have changed since', async () => {
    const { confirmedAccounts, confirm } = open();
    await confirm(7);
    const check = await readLastBankDetailCheck(confirmedAccounts, { ...account, details: ['other'] });
    expect(check).toEqual({ kind: 'changed', at: 7 });
    expect(formatLastBankDetailCheck(check, dayOf)).toBe('Changed since day 7, and not checked since then');
  });

  it('is a day that is not known where only that they were checked was kept', () => {
    expect(formatLastBankDetailCheck({ kind: 'checked', at: null }, dayOf)).toBe(
      'Checked, on a day that was not noted',
    );
    expect(formatLastBankDetailCheck({ kind: 'changed', at: null }, dayOf)).toBe(
      'Changed since the last check, and not checked since then',
    );
  });

  it('is never where this device cannot say any more what was confirmed', async () => {
    const { confirmedAccounts, confirm } = open();
    await confirm(7);
    const unreadable = { ...confirmedAccounts, confirmed: () => Promise.reject(new Error('unavailable')) };
    expect(await readLastBankDetailCheck(unreadable, account)).toEqual({ kind: 'never' });
    const printless = { ...confirmedAccounts, printOf: async () => null };
    expect(await readLastBankDetailCheck(printless, account)).toEqual({ kind: 'never' });
  });
});
