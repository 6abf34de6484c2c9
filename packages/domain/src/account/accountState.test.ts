import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../result/index.ts';
import type { Account, AccountSettings } from './account.ts';
import type { AccountDirectory, AccountFailure } from './accountDirectory.ts';
import { accountTransition, hasRole, initialAccountState, type AccountEvent } from './accountState.ts';
import { organizationFormOf } from './organizationForm.ts';
import { saveOrganization } from './saveOrganization.ts';

const account = (parts: Partial<Account> = {}): Account => ({
  accountId: 'a1',
  userRoles: new Set(),
  settings: null,
  fixerApiKey: null,
  message: null,
  partners: [],
  exchanges: [],
  ...parts,
});
const failure: AccountFailure = { kind: 'no-answer', message: 'No answer.', requestId: null };
const after = (...events: readonly AccountEvent[]) => events.reduce(accountTransition, initialAccountState);

describe('the account (ACCT-7 to ACCT-9, S-70)', () => {
  it('without settings it is in setup, with settings loaded, and without an answer failed', () => {
    expect(after({ type: 'received', account: account() }).status).toBe('setup');
    expect(after({ type: 'received', account: account({ settings: {} }) }).status).toBe('loaded');
    expect(after({ type: 'failed', failure })).toEqual({ status: 'failed', failure });
  });

  it('saving the organization leaves the setup; a failure keeps what was there', () => {
    const inSetup: AccountEvent = { type: 'received', account: account() };
    const started = after(inSetup, { type: 'save-started' });
    expect(started).toMatchObject({ status: 'setup', update: { kind: 'saving' } });
    expect(accountTransition(started, { type: 'save-failed', failure })).toMatchObject({
      status: 'setup',
      update: { kind: 'failed', failure },
    });
    expect(
      accountTransition(started, { type: 'save-succeeded', settings: { orgName: 'Engines' } }),
    ).toMatchObject({
      status: 'loaded',
      account: { settings: { orgName: 'Engines' } },
      update: { kind: 'none' },
    });
  });

  it('what the form does not know is sent back unchanged (S-68)', async () => {
    const sent: AccountSettings[] = [];
    const accounts: AccountDirectory = {
      load: async () => succeeded(account()),
      save: async (settings) => {
        sent.push(settings);
        return sent.length === 1 ? succeeded(undefined) : failed(failure);
      },
    };
    const form = { ...organizationFormOf(null), orgName: ' Engines ' };
    expect((await saveOrganization(accounts, { theme: { dark: true }, orgName: 'Old' }, form)).type).toBe(
      'save-succeeded',
    );
    expect(sent[0]).toMatchObject({ theme: { dark: true }, orgName: 'Engines', zip: '' });
    expect(await saveOrganization(accounts, null, form)).toEqual({ type: 'save-failed', failure });
  });
});

describe('roles (SHELL-7, ROLE-1)', () => {
  const state = after({ type: 'received', account: account({ userRoles: new Set(['admin']) }) });
  it.each([
    [[], initialAccountState, true],
    [['admin'], initialAccountState, false],
    [['admin'], state, true],
    [['other'], state, false],
    [['other', 'admin'], state, true],
  ])('an item for %j', (required, who, shown) => {
    expect(hasRole(who, required)).toBe(shown);
  });
});
