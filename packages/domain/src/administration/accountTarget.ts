/** The account that a user named: by its id, or by the e-mail of its user. */
export const accountTargetOf = (named: string): { readonly email: string } | { readonly accountId: string } =>
  named.includes('@') ? { email: named.trim() } : { accountId: named.trim() };
