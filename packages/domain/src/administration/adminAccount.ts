/** An account as administrators see it (ADMIN-21). */
export type AdminAccount = {
  readonly accountId: string;
  readonly email: string;
  readonly userRoles: readonly string[];
  /** Null for an account that is connected with no partner. */
  readonly integrationId: string | null;
  /** The brand where the account began. */
  readonly origin: string;
  /** What else the service tells of an account, more of one that is inspected; null when it tells nothing. */
  readonly details: Readonly<Record<string, unknown>> | null;
  /** The service's mark of the state that administrators change; absent where it hands out none. */
  readonly version?: string | undefined;
};
