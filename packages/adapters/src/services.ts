import type { AccountDirectory } from '@fx-gateway/domain/account';
import type { AccountAdministration } from '@fx-gateway/domain/administration';
import type { IdentityProvider, Passwords, Registration } from '@fx-gateway/domain/identity';
import type { RateSource } from '@fx-gateway/domain/market-rates';
import type { PartnerServices } from './partners.ts';

/** Everything outside, ready to be called, for one user at a time. */
export type Services = PartnerServices & {
  readonly identity: IdentityProvider;
  readonly registration: Registration;
  readonly passwords: Passwords;
  readonly account: AccountDirectory;
  /** Loaded only when an administrator asks for it. */
  administration(): Promise<AccountAdministration>;
  readonly rates: RateSource;
};
