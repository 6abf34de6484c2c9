import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../ports/memoryStore.ts';
import { createConfirmedAccounts } from './confirmedAccounts.ts';
import { accountText, changeTime, lastFourOf, type PayeeAccount } from './payeeAccount.ts';

const account: PayeeAccount = {
  beneficiaryId: 'b1',
  name: 'Kestrel Wool',
  bank: 'Coral Bay Bank',
  account: '21480076',
  details: ['21480076', '990014'],
  changedAt: null,
};

/** Short, and nobody reads a number out of it. */
const fingerprint = async (key: string, text: string): Promise<string> =>
  [...(key + text)]
    .reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7)
    .toString(36);

const failing = () => Promise.reject(new Error('unavailable'));

const open = (store = createMemoryStore(), owner = 'corpay.me') => {
  let keys = 0;
  const accounts = createConfirmedAccounts(
    {
      store,
      fingerprint,
      identifiers: { uuid: () => `${owner}-${(keys += 1)}` },
    },
    owner,
  );
  return { accounts, store };
};

describe('what a device remembers of the accounts that its user has confirmed', () => {
  it('outlives the visit, for one user and one beneficiary', async () => {
    const { accounts, store } = open();
    const print = (await accounts.printOf(account)) ?? '';
    await accounts.confirm('b1', print);
    const later = open(store).accounts;
    expect([await later.confirmed('b1'), await later.confirmed('b2')]).toEqual([print, null]);
    expect(await later.printOf(account)).toBe(print);
    expect(await later.printOf({ ...account, details: ['21480077', '990014'] })).not.toBe(print);
    const other = open(store, 'corpay.you').accounts;
    expect([await other.confirmed('b1'), (await other.printOf(account)) === print]).toEqual([null, false]);
  });

  it.each([
    ['DE89 3704', '3704'],
    ['12345', '2345'],
    ['1234', ''],
  ])('%s is told by its last four characters, and never whole (PAYEE-3)', (number, told) => {
    expect(lastFourOf(number)).toBe(told);
  });

  it('of an account itself only the last four characters are kept', async () => {
    const { accounts, store } = open();
    await accounts.confirm('b1', (await accounts.printOf(account)) ?? '');
    await accounts.notePaid('700', new Map([['b1', lastFourOf(account.account)]]));
    const kept = [...store.kept.values()].join();
    expect(kept).toContain('0076');
    expect(['21480076', '2148', '990014', 'Coral Bay'].filter((detail) => kept.includes(detail))).toEqual([]);
  });

  it('of an order is the account of its last instruction from here, and of another order nothing', async () => {
    const { accounts } = open();
    await accounts.notePaid('700', new Map([['b1', '0076']]));
    await accounts.notePaid('700', new Map([['b2', '9999']]));
    expect([await accounts.paidTo('700'), await accounts.paidTo('701')]).toEqual([
      new Map([['b2', '9999']]),
      new Map(),
    ]);
  });

  it.each(['', '{', '[]', '{"key":7}', '{"key":"k","confirmed":{"b1":1}}'])(
    'is nothing when what is kept is %j',
    async (kept) => {
      const { accounts, store } = open();
      await accounts.confirm('b1', 'p');
      for (const key of store.kept.keys()) store.kept.set(key, kept);
      expect([await accounts.confirmed('b1'), await accounts.paidTo('700')]).toEqual([null, new Map()]);
      await accounts.confirm('b1', 'q');
      expect(await accounts.confirmed('b1')).toBe('q');
    },
  );

  it('has no fingerprint where the device can make none, or can keep no key', async () => {
    const store = createMemoryStore();
    const identifiers = { uuid: () => 'k' };
    const broken = createConfirmedAccounts({ store, fingerprint: failing, identifiers }, 'me');
    expect(await broken.printOf(account)).toBeNull();
    const full = { ...store, read: async () => null, update: failing };
    const unkept = createConfirmedAccounts({ store: full, fingerprint, identifiers }, 'me');
    expect(await unkept.printOf(account)).toBeNull();
  });
});

describe('an account beside a deal', () => {
  it('is told by its bank and its last four characters, never whole', () => {
    expect(accountText(account)).toBe('Coral Bay Bank •••• 0076');
    expect(accountText({ bank: '', account: 'GB64SNDB99001170012345' })).toBe('•••• 2345');
    expect(accountText({ bank: 'Coral Bay Bank', account: '1234' })).toBe('Coral Bay Bank ••••');
    expect([accountText({ bank: ' ', account: '' }), accountText(null)]).toEqual(['not known', 'not known']);
  });

  it('has a date of change only where the partner wrote one', () => {
    expect(changeTime('2026-11-20T10:00:00.000Z')).toBe(1_795_168_800_000);
    expect([changeTime(''), changeTime('yesterday')]).toEqual([null, null]);
  });
});
