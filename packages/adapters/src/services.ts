import type { AccountDirectory } from '@fx-gateway/domain/account';
import type { AccountAdministration } from '@fx-gateway/domain/administration';
import type { IdentityProvider, Passwords, Registration } from '@fx-gateway/domain/identity';
import type { RateSource } from '@fx-gateway/domain/market-rates';
import type { PartnerServices } from './partners.ts';

/** Everything outside, ready to be called, for one person at a time. */
export type Services = PartnerServices & {
  readonly identity: IdentityProvider;
  readonly registration: Registration;
  readonly passwords: Passwords;
  readonly account: AccountDirectory;
  /** Loaded when an administrator asks for it, and by nobody else. */
  administration(): Promise<AccountAdministration>;
  readonly rates: RateSource;
};
