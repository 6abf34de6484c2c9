import type { Account, AccountSettings } from '@fx-gateway/domain/account/account.ts';
import type { AccountsService, AccountFailure } from '@fx-gateway/domain/account/accountDirectory.ts';
import { organizationFormOf } from '@fx-gateway/domain/account/organizationForm.ts';
import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it, vi } from 'vitest';
import { PageReload } from '../reload/PageReload.ts';
import { makeSessionFlags } from '../reload/sessionFlags.ts';
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

const form = { ...organizationFormOf(account.settings), city: ' Salem ' };

const open = (load: AccountsService['load'], save: AccountsService['save'] = neverSaved) => {
  let reloads = 0;
  sessionStorage.clear();
  const page = { reload: () => (reloads += 1) };
  const afterReload = (): AccountStore =>
    new AccountStore({
      connect: async () => ({ load, save }),
      exclusively: runWithoutExclusion,
      reload: new PageReload({ marks: makeSessionFlags(() => sessionStorage), reload: page.reload }),
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

describe('saving the organization', () => {
  it('sends the whole settings once, and leaves the setup', async () => {
    const sent: AccountSettings[] = [];
    const { store } = open(
      async () => succeeded({ ...account, settings: null }),
      async (settings) => {
        sent.push(settings);
        return succeeded(undefined);
      },
    );
    await store.start();
    expect(await Promise.all([store.save(form), store.save(form)])).toEqual([true, false]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ orgName: 'Harbour', city: 'Salem' });
    expect(store.state.status).toBe('loaded');
    expect(store.saving).toBe(false);
  });

  it('that fails changes nothing and says why until it is discarded', async () => {
    const trouble: AccountFailure = { kind: 'server-trouble', message: 'Later.', requestId: 'req-9' };
    const { store } = open(
      async () => succeeded(account),
      async () => failed(trouble),
    );
    await store.start();
    expect(await store.save(form)).toBe(false);
    expect(store.saveFailure).toEqual(trouble);
    expect(store.account?.settings).toEqual(account.settings);
    store.forgetSave();
    expect(store.saveFailure).toBeNull();
  });

  it('that cannot even be tried is a failure too', async () => {
    const { store } = open(async () => succeeded(account));
    await store.start();
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    expect(await store.save(form)).toBe(false);
    expect(store.saveFailure?.kind).toBe('no-answer');
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
