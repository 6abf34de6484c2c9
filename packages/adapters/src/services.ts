import type { AccountsService } from '@fx-gateway/domain/account/accountDirectory.ts';
import type { AccountAdministration } from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { SessionService } from '@fx-gateway/domain/identity/sessionService.ts';
import type { PasswordService } from '@fx-gateway/domain/identity/passwords.ts';
import type { RegistrationService } from '@fx-gateway/domain/identity/registration.ts';
import type { DailyRatesService } from '@fx-gateway/domain/market-rates/over-time/dailyRates.ts';
import type { MarketRatesService } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import type { Configuration } from './configuration.ts';
import type { SignedApi } from './http/signedApi.ts';
import type { TemporaryCredentials } from './identity/temporaryCredentials.ts';
import type { ConnectPartner } from './partner/partnerAdapter.ts';
import type { PartnerServices } from './partners.ts';

/** What everyone needs of what stands behind the APIs, however their calls are signed. */
export type NonIdentityServices = {
  readonly account: AccountsService;
  /** Loaded only when an administrator asks for it. */
  administration(): Promise<AccountAdministration>;
  readonly rates: MarketRatesService;
  /** Loaded only when somebody looks at rates over time. */
  dailyRates(): Promise<DailyRatesService>;
  /** Connects to a partner by the same signed calls. */
  connectPartner<S>(connect: ConnectPartner<Configuration, S>): S;
};

/** What stands behind the APIs, ready to be called for one user, that of every partner too. */
export type NonIdentityServicesWithPartners = NonIdentityServices & PartnerServices;

/** What every user needs from outside, ready to be called, for one user at a time. */
export type UserServices = NonIdentityServices & {
  readonly identity: SessionService;
  readonly registration: RegistrationService;
  readonly passwords: PasswordService;
};

/** The same, and what its calls are made with: for a later run that begins where this one ends. */
export type UserServicesWithCredentials = UserServices & {
  api(name: string): SignedApi;
  /** Null where nobody is signed in, or where the credentials do not say how long they live. */
  temporaryCredentials(): Promise<TemporaryCredentials | null>;
};

/** Everything outside, that of every partner too. */
export type AllServices = UserServicesWithCredentials & PartnerServices;
