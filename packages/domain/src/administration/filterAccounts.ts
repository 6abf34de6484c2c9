import type { AdminAccount } from './adminAccount.ts';

/** The accounts whose e-mail contains what was typed, in any case; all of them when nothing was (S-76). */
export const filterAccounts = (accounts: readonly AdminAccount[], typed: string): readonly AdminAccount[] => {
  const wanted = typed.trim().toLowerCase();
  return wanted === '' ? accounts : accounts.filter(({ email }) => email.toLowerCase().includes(wanted));
};

/** The account that a user named: by its id, or by the e-mail of its user. */
export const accountTargetOf = (named: string): { readonly email: string } | { readonly accountId: string } =>
  named.includes('@') ? { email: named.trim() } : { accountId: named.trim() };
