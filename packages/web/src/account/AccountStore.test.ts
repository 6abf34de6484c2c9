import type { Account, AccountDirectory, AccountFailure } from '@fx-gateway/domain/account';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { PageReload } from '../reload/PageReload.ts';
import { marksIn } from '../reload/sessionMarks.ts';
import { AccountStore } from './AccountStore.ts';

const account: Account = {
  accountId: 'account-1',
  userRoles: new Set(['admin']),
  settings: { orgName: 'Harbour' },
  fixerApiKey: null,
  message: null,
  partners: [],
  exchanges: [],
};

const lost: AccountFailure = {
  kind: 'session-lost',
  message: 'Missing Authentication Token',
  requestId: 'req-1',
};

const neverSaved = (): never => {
  throw new Error('Nothing is saved here.');
};

const open = (load: AccountDirectory['load']) => {
  let reloads = 0;
  sessionStorage.clear();
  const page = { reload: () => (reloads += 1) };
  const afterReload = (): AccountStore =>
    new AccountStore({
      connect: async () => ({ load, save: neverSaved }),
      reload: new PageReload({ marks: marksIn(() => sessionStorage), reload: page.reload }),
    });
  return { store: afterReload(), afterReload, reloads: () => reloads };
};

describe('the account', () => {
  it('opens what its roles allow once it is loaded', async () => {
    const { store } = open(async () => succeeded(account));
    expect(store.allows(['admin'])).toBe(false);
    await store.start();
    expect(store.allows(['admin'])).toBe(true);
    expect(store.allows(['auditor'])).toBe(false);
    expect(store.allows([])).toBe(true);
  });

  it('without settings is in setup', async () => {
    const { store } = open(async () => succeeded({ ...account, settings: null }));
    await store.start();
    expect(store.state.status).toBe('setup');
  });

  it('reloads the page at most once a session when the sign-in is lost, then shows the message', async () => {
    const { store, afterReload, reloads } = open(async () => failed(lost));
    await store.start();
    expect(reloads()).toBe(1);
    expect(store.failure).toBeNull();
    const second = afterReload();
    await second.start();
    expect(reloads()).toBe(1);
    expect(second.failure).toEqual(lost);
  });

  it('shows any other failure at once', async () => {
    const trouble: AccountFailure = { kind: 'no-answer', message: 'Nothing answered.', requestId: null };
    const { store, reloads } = open(async () => failed(trouble));
    await store.start();
    expect(store.failure).toEqual(trouble);
    expect(reloads()).toBe(0);
  });
});
