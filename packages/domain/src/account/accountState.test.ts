import { describe, expect, it } from 'vitest';
import { runWithoutExclusion } from '../ports/exclusively.ts';
import { createMemoryLock } from '../ports/memoryLock.ts';
import { createVirtualTime } from '../ports/virtualTime.ts';
import { valueOfSureResult, failed, succeeded } from '../result/result.ts';
import type { Account, AccountSettings } from './account.ts';
import type { AccountsService, AccountFailure } from './accountDirectory.ts';
import {
  reduceAccountState,
  hasAnyRole,
  initialAccountState,
  type AccountStateAction,
} from './accountState.ts';
import { organizationFormOf } from './organizationForm.ts';
import { mergeWithStoredOrganization, saveOrganization } from './saveOrganization.ts';

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
const after = (...events: readonly AccountStateAction[]) =>
  events.reduce(reduceAccountState, initialAccountState);

describe('the account (ACCT-7 to ACCT-9, S-70)', () => {
  it('without settings it is in setup, with settings loaded, and without an answer failed', () => {
    expect(after({ type: 'received', account: account() }).status).toBe('setup');
    expect(after({ type: 'received', account: account({ settings: {} }) }).status).toBe('loaded');
    expect(after({ type: 'failed', failure })).toEqual({ status: 'failed', failure });
  });

  it('saving the organization leaves the setup; a failure keeps what was there', () => {
    const inSetup: AccountStateAction = { type: 'received', account: account() };
    const started = after(inSetup, { type: 'save-started' });
    expect(started).toMatchObject({ status: 'setup', update: { kind: 'saving' } });
    expect(reduceAccountState(started, { type: 'save-failed', failure })).toMatchObject({
      status: 'setup',
      update: { kind: 'failed', failure },
    });
    expect(
      reduceAccountState(started, { type: 'save-succeeded', settings: { orgName: 'Engines' } }),
    ).toMatchObject({
      status: 'loaded',
      account: { settings: { orgName: 'Engines' } },
      update: { kind: 'none' },
    });
  });

  it('is looked for first, and again when it is asked for', () => {
    expect(initialAccountState).toEqual({ status: 'loading' });
    expect(after({ type: 'failed', failure }, { type: 'requested' })).toEqual({ status: 'loading' });
  });

  it('what could not be saved can be taken back', () => {
    const received: AccountStateAction = { type: 'received', account: account() };
    expect(after(received, { type: 'save-failed', failure }, { type: 'save-dismissed' })).toEqual({
      status: 'setup',
      account: account(),
      update: { kind: 'none' },
    });
    expect(after({ type: 'save-dismissed' })).toEqual(initialAccountState);
  });

  it('is not saved while what is stored cannot be read', async () => {
    const accounts: AccountsService = {
      load: async () => failed(failure),
      save: async () => {
        throw new Error('saved without a look at what is stored');
      },
    };
    const saved = await saveOrganization(accounts, null, organizationFormOf(null), runWithoutExclusion);
    expect(valueOfSureResult(saved)).toEqual({ type: 'save-failed', failure });
  });

  it('what the form does not know is sent back unchanged (S-68)', async () => {
    const sent: AccountSettings[] = [];
    const stored = { theme: { dark: true }, orgName: 'Old' };
    const accounts: AccountsService = {
      load: async () => succeeded(account({ settings: stored })),
      save: async (settings) => {
        sent.push(settings);
        return sent.length === 1 ? succeeded(undefined) : failed(failure);
      },
    };
    const form = { ...organizationFormOf(null), orgName: ' Engines ' };
    const save = async () =>
      valueOfSureResult(await saveOrganization(accounts, stored, form, runWithoutExclusion));
    expect((await save()).type).toBe('save-succeeded');
    expect(sent[0]).toMatchObject({ theme: { dark: true }, orgName: 'Engines', zip: '' });
    expect(await save()).toEqual({ type: 'save-failed', failure });
  });
});

describe('an organization that is edited in two tabs', () => {
  const opened = { ...organizationFormOf(null), orgName: 'Engines', city: 'Salem', phone: '1' };
  const saving = async (stored: AccountSettings, typed: object) => {
    const sent: AccountSettings[] = [];
    const accounts: AccountsService = {
      load: async () => succeeded(account({ settings: stored })),
      save: async (settings) => (sent.push(settings), succeeded(undefined)),
    };
    const event = valueOfSureResult(
      await saveOrganization(accounts, opened, { ...opened, ...typed }, runWithoutExclusion),
    );
    return { event, sent };
  };

  it('keeps what the other tab has saved in another field, and what it has added', async () => {
    const { event, sent } = await saving({ ...opened, phone: '2', theme: 'dark' }, { city: 'Bend' });
    expect(event.type).toBe('save-succeeded');
    expect(sent).toEqual([{ ...opened, phone: '2', theme: 'dark', city: 'Bend' }]);
  });

  it('is not sent over another change of the same field, which is told first', async () => {
    const { event, sent } = await saving({ ...opened, city: 'Astoria' }, { city: 'Bend' });
    expect(event).toMatchObject({ type: 'changed-elsewhere', fields: ['city'] });
    expect(sent).toEqual([]);
    expect(after({ type: 'received', account: account({ settings: opened }) }, event)).toMatchObject({
      status: 'loaded',
      account: { settings: { city: 'Astoria' } },
      update: { kind: 'changed-elsewhere', fields: ['city'] },
    });
    expect(
      mergeWithStoredOrganization({ ...opened, city: 'Bend' }, opened, { ...opened, phone: '2' }),
    ).toEqual({
      ...opened,
      phone: '2',
      city: 'Bend',
    });
  });

  it('keeps both fields when both tabs save at the same moment, however long the service takes', async () => {
    const time = createVirtualTime();
    const kept: { settings: AccountSettings } = { settings: opened };
    const accounts: AccountsService = {
      load: async () => succeeded(account({ settings: kept.settings })),
      save: async (settings) => {
        await new Promise<void>((done) => void time.timers.after(2_500, done));
        kept.settings = settings;
        return succeeded(undefined);
      },
    };
    const oneAfterTheOther = createMemoryLock();
    const saves = Promise.all(
      [{ city: 'Bend' }, { phone: '2' }].map(async (typed) =>
        valueOfSureResult(
          await saveOrganization(accounts, opened, { ...opened, ...typed }, oneAfterTheOther),
        ),
      ),
    );
    await time.advance(10_000);
    expect((await saves).map(({ type }) => type)).toEqual(['save-succeeded', 'save-succeeded']);
    expect(kept.settings).toEqual({ ...opened, city: 'Bend', phone: '2' });
  });

  it('is sent over a change that only adds blanks around the text', async () => {
    expect((await saving({ ...opened, city: ' Salem ' }, { city: 'Bend' })).event.type).toBe(
      'save-succeeded',
    );
    expect((await saving({ ...opened, city: 'Bend' }, { city: ' Bend' })).event.type).toBe('save-succeeded');
  });

  it('is sent where both have made the same change', async () => {
    expect((await saving({ ...opened, city: 'Bend' }, { city: 'Bend' })).event.type).toBe('save-succeeded');
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
    expect(hasAnyRole(who, required)).toBe(shown);
  });
});
