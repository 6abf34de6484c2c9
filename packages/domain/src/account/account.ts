/** The role that administers; there is no other (ROLE-1, ROLE-3). */
export const administratorRole = 'admin';

/** The customer's organization and whatever else the settings hold; unknown members are kept (SET-5, S-68). */
export type AccountSettings = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly orgName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly [other: string]: unknown;
};

/** The account as the accounts service knows it (ACCT-1). */
export type Account = {
  readonly accountId: string;
  readonly userRoles: ReadonlySet<string>;
  /** Null on a new account, which is then in setup mode (ACCT-8, S-70). */
  readonly settings: AccountSettings | null;
  /** The key for the external rates service, or null (ACCT-3). */
  readonly fixerApiKey: string | null;
  readonly message: string | null;
  readonly partners: readonly unknown[];
  readonly exchanges: readonly unknown[];
};
