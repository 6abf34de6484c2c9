import type { Account } from './account.ts';
import type { AccountFailure } from './accountDirectory.ts';

/** What is known of the account (ACCT-7, ACCT-8); `setup` is a loaded account without settings (S-70). */
export type AccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'setup'; readonly account: Account }
  | { readonly status: 'loaded'; readonly account: Account }
  | { readonly status: 'failed'; readonly failure: AccountFailure };

export type AccountEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'received'; readonly account: Account }
  | { readonly type: 'failed'; readonly failure: AccountFailure };

export const initialAccountState: AccountState = { status: 'loading' };

export const accountTransition = (_state: AccountState, event: AccountEvent): AccountState => {
  switch (event.type) {
    case 'requested':
      return { status: 'loading' };
    case 'received':
      return { status: event.account.settings === null ? 'setup' : 'loaded', account: event.account };
    case 'failed':
      return { status: 'failed', failure: event.failure };
  }
};

/** True when one of the required roles is held; an item that requires none is for everyone (SHELL-7). */
export const hasRole = (state: AccountState, required: readonly string[]): boolean =>
  required.length === 0 ||
  ((state.status === 'loaded' || state.status === 'setup') &&
    required.some((role) => state.account.userRoles.has(role)));
