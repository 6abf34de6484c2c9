import type { Result } from '@fx-gateway/domain/result/result.ts';

import type { Operator } from '@fx-gateway/domain/operator/operator.ts';
import type { Operations } from '@fx-gateway/domain/operations/operations.ts';
import type { SessionBrandOrigin } from '@fx-gateway/domain/branding/theme.ts';

/** What `config.json` holds whatever partners there are. Addresses have no trailing slash. */
export type PartnerIndependentConfiguration = {
  readonly environment: { readonly name: string; readonly kind: 'sandbox' | 'production' };
  readonly region: string;
  readonly identity: {
    readonly userPoolId: string;
    readonly userPoolClientId: string;
    readonly identityPoolId: string;
    /** Both endpoints are absent in production, where the region decides the address. */
    readonly userPoolEndpoint?: string;
    readonly identityPoolEndpoint?: string;
  };
  readonly apis: { readonly accounts: string };
  readonly rates: { readonly baseUrl: string };
  readonly branding: {
    readonly afsHosts: readonly string[];
    readonly contactEmails: Readonly<Record<SessionBrandOrigin, string>>;
  };
  readonly support: {
    readonly scheduleCallUrl: string;
    readonly exchanges: readonly { readonly name: string; readonly url: string }[];
  };
  readonly administration: { readonly providerParentCode: string; readonly auditPath?: string };
  /** What is switched off on a bad day; absent on every other one. */
  readonly operations?: Operations;
  /** Who runs the site; absent where it does not say. */
  readonly operator?: Operator;
  /** Where the pages send what went wrong; absent where it is only logged. */
  readonly reports?: { readonly url: string };
  readonly session: {
    readonly idleMinutes: { readonly default: number; readonly requireLoginThemes: number };
  };
};

/** What is wrong with a configuration: the first wrong field, and one sentence that names it. */
export type ConfigurationFailure = {
  /** Such as `identity.userPoolId`; empty when the file as a whole is the trouble. */
  readonly field: string;
  readonly message: string;
  /** What stands in the field, where that is an address without a secret in it. */
  readonly found?: string;
};

/** Reads what was in a `config.json`. */
export type ConfigurationReader<C> = (value: unknown) => Result<C, ConfigurationFailure>;
