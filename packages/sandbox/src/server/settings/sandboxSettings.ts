import type { ServicesAddress } from './servicesAddress.ts';

/** How this sandbox behaves; the same for every feature. */
export type SandboxSettings = {
  /** Life of a partner's quote, in seconds. */
  readonly quoteSeconds: number;
  /** Life of a partner's token, in seconds. */
  readonly tokenSeconds: number;
  /** Life of the identity service's access and id tokens, in seconds. */
  readonly sessionSeconds: number;
  /** Life of the code that confirms a sign-up, in seconds. */
  readonly signUpCodeSeconds: number;
  /** Life of the code that resets a password, in seconds. */
  readonly recoveryCodeSeconds: number;
  /**
   * Whether idempotency keys and invocation ids are honoured; without them partner and identity
   * service behave as they are documented.
   */
  readonly idempotency: boolean;
  /** Whether a list of orders names who is paid and what the customer pays (HIST-1). */
  readonly orderPayees: boolean;
  /** Whether identity service and gateways are as hard on a client as Amazon's, where this sandbox makes it easier. */
  readonly strict: boolean;
  /** Whether a new account gets its integration by itself, or an administrator has to give it. */
  readonly onboarding: 'automatic' | 'manual';
  /** What the rates key of every account allows: rates of earlier days are of the paid plan alone. */
  readonly ratesPlan: 'paid' | 'basic' | 'free';
  /** What the keys of integrations are sealed with. */
  readonly integrationSecret: string;
  /** Services of their own that calls of the accounts service are passed on to; without them it runs in here. */
  readonly servicesAddress?: ServicesAddress;
  /** What `config.json` says of the idle limit, in minutes; fractions are allowed. */
  readonly idleMinutes: { readonly default: number; readonly requireLoginThemes: number };
  /** The four hosts under which `config.json` shows the afs brand. */
  readonly afsHosts: readonly string[];
};

export const defaultSettings: SandboxSettings = {
  quoteSeconds: 30,
  tokenSeconds: 1200,
  sessionSeconds: 3600,
  signUpCodeSeconds: 86_400,
  recoveryCodeSeconds: 3_600,
  idempotency: true,
  orderPayees: true,
  strict: false,
  onboarding: 'automatic',
  ratesPlan: 'paid',
  integrationSecret: 'sandbox',
  idleMinutes: { default: 30, requireLoginThemes: 15 },
  afsHosts: ['fx.afs.test', 'www.fx.afs.test', 'demo.afs-fx.test', 'fx.afs-fx.test'],
};
