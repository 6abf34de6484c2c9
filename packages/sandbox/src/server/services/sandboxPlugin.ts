import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Migration } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SandboxSettings } from '../settings/sandboxSettings.ts';
import type { Answer } from './answer.ts';

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
  /** Of a partner whose tokens the accounts service asks for: answers such a call for a customer of its own. */
  issueToken?(
    services: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
    sub: string,
    body: unknown,
  ): Promise<Answer>;
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

/** A customer's account at a partner, as the accounts service knows it. */
export type Integration = { readonly clientId: string; readonly kind: string };

/** What the frame lends to every service. */
export type SandboxServices = {
  readonly db: Database;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly settings: SandboxSettings;
  /**
   * Verifies the signature of a request and that the sign-in session behind it is still alive.
   * When it is not, it has already answered 403 in the words of a hosted gateway and gives null.
   */
  readonly signedCaller: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>;
  /** Has the partner of a new customer connect them, unless that is left to an administrator. */
  readonly onboard: (sub: string) => Promise<void>;
  /** Asks a partner for a token for one of its customers; null when no partner of that name gives tokens. */
  readonly partnerToken: (partner: string, sub: string, body: unknown) => Promise<Answer | null>;
  /** Checks an e-mail and a password on a page of a partner's own; wrong ones count as they do at the sign-in. */
  readonly passwordHolder: (email: string, password: string) => Promise<PasswordHolder>;
  /** Tells the partner of a customer, within a transaction, which integration they have from now on. */
  readonly assign: (transaction: Database, sub: string, integration: Integration | null) => Promise<void>;
};

/** The signed-in user behind a signed request. */
export type Caller = { readonly sub: string; readonly email: string };

/** Whose password it was, or what to say where it was wrong. */
type PasswordHolder =
  | { readonly ok: true; readonly holder: Caller }
  | { readonly ok: false; readonly message: string };
