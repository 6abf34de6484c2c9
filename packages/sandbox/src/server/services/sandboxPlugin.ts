import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Migration } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SandboxSettings } from '../settings/sandboxSettings.ts';

/** One service of the sandbox: its routes, its tables and its stories. */
export type SandboxPlugin = {
  /** The mount: `/services/<name>`; also the journal's `service`. */
  readonly name: string;
  /** Kysely migrations as TS modules, keys sort by name, e.g. '2026-11-01-sandbox-mails'. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Headers of its own that a page of the web origin may send. */
  readonly requestHeaders?: readonly string[];
  /** Registers routes on a Fastify instance already prefixed with the mount. */
  register(app: FastifyInstance, services: SandboxServices): void;
  /** Puts the seeded stories in: after migrations on an empty database, and on a reset after `clear`. */
  seed(services: SandboxServices): Promise<void>;
  /** Empties the plugin's tables. */
  clear(services: SandboxServices): Promise<void>;
  /** Of a partner: begins to connect a new customer of its own; a customer it knows stays as they are. */
  onboard?(services: Pick<SandboxServices, 'db' | 'now'>, sub: string): Promise<void>;
};

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
};

/** The signed-in user behind a signed request. */
export type Caller = { readonly sub: string; readonly email: string };
