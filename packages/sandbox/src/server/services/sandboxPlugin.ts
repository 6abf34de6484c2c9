import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely';
import type { AccountsContext, Caller, Integration } from '@fx-gateway/services/account/accountsContext.ts';
import type { SandboxSettings } from '../settings/sandboxSettings.ts';
import type { TokenIssuer } from '@fx-gateway/services/account/requestTokenOfPartner.ts';

/** One service of the sandbox: its routes, its tables and its stories. */
export type SandboxPlugin = {
  /** The mount: `/services/<name>`; also the journal's `service`. */
  readonly name: string;
  /** True where a hosted gateway stands before the service and answers for paths that it does not have. */
  readonly behindGateway?: true;
  /** Kysely migrations as TS modules, keys sort by name, e.g. '2026-11-01-sandbox-mails'. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Headers of its own that a page of the web origin may send. */
  readonly requestHeaders?: readonly string[];
  /** Registers routes on a Fastify instance already prefixed with the mount. */
  register(app: FastifyInstance, services: SandboxServices): void;
  /**
   * Puts the seeded stories in: after migrations, and on a reset after `clear`. What stands there already was entered
   * by a person and stays as it is.
   */
  seed(services: SandboxServices): Promise<void>;
  /** Empties the plugin's tables, or has them as the stories tell. */
  clear(services: SandboxServices): Promise<void>;
  /** Of a partner whose tokens the accounts service asks for: who gets them for a customer of its own. */
  makeTokenIssuer?(services: Pick<SandboxServices, 'db' | 'now' | 'settings'>): TokenIssuer;
  /**
   * Of a partner: begins to connect a new customer of its own, within a transaction; a customer it knows stays as they
   * are. Gives the integration by which the accounts service knows them, with a client id that is not taken there, or
   * null where the partner has none.
   */
  onboard?(
    services: Pick<SandboxServices, 'db' | 'now'> & {
      readonly isTaken: (clientId: string) => Promise<boolean>;
    },
    sub: string,
  ): Promise<Integration | null>;
  /**
   * Of a partner: has a customer use an integration from now on, or none. What the partner keeps of them stays, and
   * tokens from before are worth nothing.
   */
  assign?(
    services: Pick<SandboxServices, 'db' | 'now'>,
    sub: string,
    integration: Integration | null,
  ): Promise<void>;
};

/** What the frame lends to every service. */
export type SandboxServices = Pick<
  AccountsContext,
  'db' | 'now' | 'requestPartnerToken' | 'onboard' | 'assign'
> & {
  /**
   * Verifies the signature of a request and that the sign-in session behind it is still alive.
   * When it is not, it has already answered 403 in the words of a hosted gateway and gives null.
   */
  readonly readCaller: AccountsContext['readCaller'];
  readonly settings: SandboxSettings;
  /** Asks services of their own, where this sandbox stands before them, which integration a customer of a partner has. */
  readonly askForIntegration?: (partner: string, sub: string) => Promise<Integration | null>;
  /** Checks an e-mail and a password on a page of a partner's own; wrong ones count as they do at the sign-in. */
  readonly passwordHolder: (email: string, password: string) => Promise<PasswordHolder>;
};

/** Whose password it was, or what to say where it was wrong. */
type PasswordHolder =
  | { readonly ok: true; readonly holder: Pick<Caller, 'sub' | 'email' | 'fxPartner'> }
  | { readonly ok: false; readonly message: string };
