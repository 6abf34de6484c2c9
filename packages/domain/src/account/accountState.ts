import type { Account, AccountSettings } from './account.ts';
import type { AccountFailure } from './accountDirectory.ts';
import type { OrganizationField } from './organizationForm.ts';

/** What is under way with the settings (ACCT-9). */
type SettingsUpdate =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly failure: AccountFailure }
  /** These fields were changed elsewhere to something else than was to be saved. */
  | { readonly kind: 'changed-elsewhere'; readonly fields: readonly OrganizationField[] };

/** What is known of the account (ACCT-7, ACCT-8); `setup` is a loaded account without settings (S-70). */
export type AccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'setup' | 'loaded'; readonly account: Account; readonly update: SettingsUpdate }
  | { readonly status: 'failed'; readonly failure: AccountFailure };

export type AccountStateAction =
  | { readonly type: 'requested' }
  | { readonly type: 'received'; readonly account: Account }
  | { readonly type: 'failed'; readonly failure: AccountFailure }
  | { readonly type: 'save-started' }
  | { readonly type: 'save-succeeded'; readonly settings: AccountSettings }
  | { readonly type: 'save-failed'; readonly failure: AccountFailure }
  | {
      readonly type: 'changed-elsewhere';
      readonly account: Account;
      readonly fields: readonly OrganizationField[];
    }
  /** What could not be saved was taken back. */
  | { readonly type: 'save-dismissed' };

export const initialAccountState: AccountState = { status: 'loading' };

const known = (account: Account): AccountState => ({
  status: account.settings === null ? 'setup' : 'loaded',
  account,
  update: { kind: 'none' },
});

/** The one place where the account changes; pure. A saved organization leaves the setup mode (ACCT-9). */
export const reduceAccountState = (state: AccountState, event: AccountStateAction): AccountState => {
  switch (event.type) {
    case 'requested':
      return { status: 'loading' };
    case 'received':
      return known(event.account);
    case 'failed':
      return { status: 'failed', failure: event.failure };
    case 'save-started':
      return 'account' in state ? { ...state, update: { kind: 'saving' } } : state;
    case 'save-succeeded':
      return 'account' in state ? known({ ...state.account, settings: event.settings }) : state;
    case 'save-failed':
      return 'account' in state ? { ...state, update: { kind: 'failed', failure: event.failure } } : state;
    case 'changed-elsewhere': {
      const { account, fields } = event;
      return { status: 'loaded', account, update: { kind: 'changed-elsewhere', fields } };
    }
    case 'save-dismissed':
      return 'account' in state ? { ...state, update: { kind: 'none' } } : state;
  }
};

/** The account, once it is known. */
export const loadedAccountOf = (state: AccountState): Account | null =>
  'account' in state ? state.account : null;

/** True when one of the required roles is held; an item that requires none is for everyone (SHELL-7). */
export const hasAnyRole = (state: AccountState, required: readonly string[]): boolean =>
  required.length === 0 || required.some((role) => loadedAccountOf(state)?.userRoles.has(role) === true);
