import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../ports/memoryStore.ts';
import { createConfirmedBankDetailsStore } from './confirmedAccounts.ts';
import { lastFourCharacters, type PayeeAccount } from './payeeAccount.ts';

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
  const accounts = createConfirmedBankDetailsStore(
    {
      store,
      fingerprint,
      identifiers: { uuid: () => `${owner}-${(keys += 1)}` },
    },
    owner,
  );
  return { accounts, store };
};

/** Something else stands in the store than was kept there. */
const rewrite = (store: ReturnType<typeof createMemoryStore>, text: string): void => {
  for (const key of store.kept.keys()) store.kept.set(key, text);
};

describe('what a device remembers of the accounts that its user has confirmed', () => {
  it('outlives the visit, for one user and one beneficiary', async () => {
    const { accounts, store } = open();
    const print = (await accounts.printOf(account)) ?? '';
    await accounts.confirm('b1', print, 5);
    const later = open(store).accounts;
    expect([await later.confirmed('b1'), await later.confirmed('b2')]).toEqual([print, null]);
    expect(await later.printOf(account)).toBe(print);
    expect(await later.printOf({ ...account, details: ['21480077', '990014'] })).not.toBe(print);
    const other = open(store, 'corpay.you').accounts;
    expect([await other.confirmed('b1'), (await other.printOf(account)) === print]).toEqual([null, false]);
  });

  it('of an account itself only the last four characters are kept', async () => {
    const { accounts, store } = open();
    await accounts.confirm('b1', (await accounts.printOf(account)) ?? '', 5);
    await accounts.notePaid('700', new Map([['b1', lastFourCharacters(account.account)]]), 1_000);
    const kept = [...store.kept.values()].join();
    expect(kept).toContain('0076');
    expect(['21480076', '2148', '990014', 'Coral Bay'].filter((detail) => kept.includes(detail))).toEqual([]);
  });

  it('tells the last four characters of an account by its fingerprint, and of those that are told whole none', async () => {
    const { accounts, store } = open();
    const print = (await accounts.printOf(account)) ?? '';
    const short = (await accounts.printOf({ ...account, account: '1234', details: ['1234'] })) ?? '';
    const later = open(store).accounts;
    expect([await later.endingOf(print), await later.endingOf(short), await later.endingOf('else')]).toEqual([
      '0076',
      null,
      null,
    ]);
    rewrite(store, '{"key":"k","confirmed":{},"paid":[],"endings":["0076"]}');
    expect(await later.endingOf('0')).toBe(null);
  });

  it('of an order is the account of its last instruction from here, and of another order nothing', async () => {
    const { accounts } = open();
    await accounts.notePaid('699', new Map([['b1', '4410']]), 1_000);
    await accounts.notePaid('700', new Map([['b1', '0076']]), 1_000);
    await accounts.notePaid('700', new Map([['b2', '9999']]), 1_000);
    expect([
      await accounts.paidTo('699'),
      await accounts.paidTo('700'),
      await accounts.paidTo('701'),
    ]).toEqual([new Map([['b1', '4410']]), new Map([['b2', '9999']]), new Map()]);
  });

  it('of an order tells when its call was sent from here and what its answer is known by, and of an older note that this is not known', async () => {
    const { accounts, store } = open();
    await accounts.notePaid('700', new Map(), 1_000);
    await accounts.notePaid('702', new Map(), 2_000, 'request-7');
    expect([await accounts.sent('700'), await accounts.sent('701'), await accounts.sent('702')]).toEqual([
      { at: 1_000, requestId: null },
      null,
      { at: 2_000, requestId: 'request-7' },
    ]);
    const older = { order: '699', endings: { b1: '0076' } };
    const unclear = { order: '698', endings: {}, sentAt: 'yesterday' };
    const untold = { order: '697', endings: {}, sentAt: 3_000, requestId: 7 };
    rewrite(store, JSON.stringify({ key: 'k', confirmed: {}, paid: [older, unclear, untold] }));
    expect(await Promise.all(['699', '698', '697'].map((order) => accounts.sent(order)))).toEqual([
      null,
      null,
      null,
    ]);
    expect(await accounts.paidTo('699')).toEqual(new Map([['b1', '0076']]));
  });

  it('of orders is the account of the newest 500, and of an older one nothing', async () => {
    const { accounts, store } = open();
    await accounts.confirm('b1', 'p', 5);
    const paid = Array.from({ length: 500 }, (_none, at) => ({ order: `${at}`, endings: { b1: '0076' } }));
    rewrite(store, JSON.stringify({ key: 'k', confirmed: {}, paid }));
    expect(await accounts.paidTo('0')).toEqual(new Map([['b1', '0076']]));
    await accounts.notePaid('500', new Map([['b1', '4410']]), 1_000);
    expect(await Promise.all(['0', '1', '500'].map((order) => accounts.paidTo(order)))).toEqual([
      new Map(),
      new Map([['b1', '0076']]),
      new Map([['b1', '4410']]),
    ]);
  });

  it.each([
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"key":7,"confirmed":{}}',
    '{"key":"k"}',
    '{"key":"k","confirmed":null}',
    '{"key":"k","confirmed":"b1"}',
    '{"key":"k","confirmed":["b1"]}',
    '{"key":"k","confirmed":{"b1":1}}',
  ])('is nothing when what is kept is %j, and begins anew under another key', async (kept) => {
    const { accounts, store } = open();
    await accounts.confirm('b1', 'p', 5);
    rewrite(store, kept);
    expect([await accounts.confirmed('b1'), await accounts.paidTo('700')]).toEqual([null, new Map()]);
    await accounts.confirm('b1', 'q', 6);
    expect([...store.kept.values()]).toEqual([
      '{"key":"corpay.me-3corpay.me-4","confirmed":{"b1":"q"},"paid":[],"confirmedAt":{"b1":6},"endings":{}}',
    ]);
  });

  it('knows when it was confirmed last, where that was noted', async () => {
    const { accounts, store } = open();
    await accounts.confirm('b1', 'p', 5);
    expect([await accounts.confirmedAt('b1'), await accounts.confirmedAt('b2')]).toEqual([5, null]);
    await accounts.confirm('b1', 'q', 6);
    expect(await open(store).accounts.confirmedAt('b1')).toBe(6);
    await accounts.notePaid('700', new Map(), 7);
    expect(await accounts.confirmedAt('b1'), 'after another note').toBe(6);
  });

  it.each([
    '{"key":"k","confirmed":{"b1":"p"},"paid":[]}',
    '{"key":"k","confirmed":{"b1":"p"},"paid":[],"confirmedAt":null}',
    '{"key":"k","confirmed":{"b1":"p"},"paid":[],"confirmedAt":[5]}',
    '{"key":"k","confirmed":{"b1":"p"},"paid":[],"confirmedAt":{"b1":"5"}}',
  ])('stays confirmed on a day that is not known when what is kept is %j', async (kept) => {
    const { accounts, store } = open();
    await accounts.confirm('b2', 'p', 5);
    rewrite(store, kept);
    expect([await accounts.confirmed('b1'), await accounts.confirmedAt('b1')]).toEqual(['p', null]);
  });

  it('stays readable where no order was noted yet', async () => {
    const { accounts, store } = open();
    await accounts.confirm('b1', 'p', 5);
    rewrite(store, '{"key":"k","confirmed":{"b1":"p"}}');
    expect([await accounts.confirmed('b1'), await accounts.paidTo('700')]).toEqual(['p', new Map()]);
    await accounts.notePaid('700', new Map([['b1', '0076']]), 1_000);
    expect([...store.kept.values()]).toEqual([
      '{"key":"k","confirmed":{"b1":"p"},"paid":[{"order":"700","endings":{"b1":"0076"},"sentAt":1000}],"confirmedAt":{},"endings":{}}',
    ]);
  });

  it('loses no more than the notes of orders that cannot be understood', async () => {
    const { accounts, store } = open();
    await accounts.confirm('b1', 'p', 5);
    const understood = '{"order":"700","endings":{"b1":"0076"}}';
    const unclear = [
      'null',
      '7',
      '{}',
      '{"order":"698"}',
      '{"order":698,"endings":{"b1":"0076"}}',
      '{"order":"698","endings":null}',
      '{"order":"698","endings":"0076"}',
      '{"order":"698","endings":["0076"]}',
      '{"order":"698","endings":{"b1":76}}',
    ];
    rewrite(store, `{"key":"k","confirmed":{"b1":"p"},"paid":[${[...unclear, understood].join()}]}`);
    expect([await accounts.confirmed('b1'), await accounts.paidTo('700')]).toEqual([
      'p',
      new Map([['b1', '0076']]),
    ]);
    await accounts.confirm('b1', 'q', 6);
    expect([...store.kept.values()]).toEqual([
      `{"key":"k","confirmed":{"b1":"q"},"paid":[${understood}],"confirmedAt":{"b1":6},"endings":{}}`,
    ]);
  });

  it('that cannot be read any more is no reason to make no fingerprint', async () => {
    const { accounts, store } = open();
    await accounts.confirm('b1', 'p', 5);
    rewrite(store, '{');
    const print = await accounts.printOf(account);
    expect(print).toBe(await fingerprint('corpay.me-3corpay.me-4', '["21480076","990014"]'));
  });

  it('is compared also where nothing can be kept any more', async () => {
    const { accounts, store } = open();
    const print = await accounts.printOf(account);
    const full = { ...store, update: failing };
    const later = createConfirmedBankDetailsStore(
      { store: full, fingerprint, identifiers: { uuid: () => 'k' } },
      'corpay.me',
    );
    expect(print).not.toBeNull();
    expect(await later.printOf(account)).toBe(print);
  });

  it('has no fingerprint where the device can make none, or can keep no key', async () => {
    const store = createMemoryStore();
    const identifiers = { uuid: () => 'k' };
    const broken = createConfirmedBankDetailsStore({ store, fingerprint: failing, identifiers }, 'me');
    expect(await broken.printOf(account)).toBeNull();
    const full = { ...store, read: async () => null, update: failing };
    const unkept = createConfirmedBankDetailsStore({ store: full, fingerprint, identifiers }, 'me');
    expect(await unkept.printOf(account)).toBeNull();
    const forgetful = { ...store, read: async () => null };
    const forgotten = createConfirmedBankDetailsStore({ store: forgetful, fingerprint, identifiers }, 'me');
    expect(await forgotten.printOf(account)).toBeNull();
  });
});
