import type { AccountDirectory } from '@fx-gateway/domain/account';
import type { AccountAdministration } from '@fx-gateway/domain/administration';
import type { IdentityProvider, Passwords, Registration } from '@fx-gateway/domain/identity';
import type { RateSource } from '@fx-gateway/domain/market-rates';
import type { SignedApi } from './http/signedApi.ts';
import type { TemporaryCredentials } from './identity/temporaryCredentials.ts';
import type { PartnerServices } from './partners.ts';

/** What stands behind the APIs, ready to be called for one user, however their calls are signed. */
export type ApiServices = PartnerServices & {
  readonly account: AccountDirectory;
  /** Loaded only when an administrator asks for it. */
  administration(): Promise<AccountAdministration>;
  readonly rates: RateSource;
};

/** Everything outside, ready to be called, for one user at a time. */
export type Services = ApiServices & {
  readonly identity: IdentityProvider;
  readonly registration: Registration;
  readonly passwords: Passwords;
};

/** The same, and what its calls are made with: for a later run that begins where this one ends. */
export type OpenServices = Services & {
  api(name: string): SignedApi;
  /** Null where nobody is signed in, or where the credentials do not say how long they live. */
  temporaryCredentials(): Promise<TemporaryCredentials | null>;
};
