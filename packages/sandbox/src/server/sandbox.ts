import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { SandboxSettings } from './settings/sandboxSettings.ts';

export type SandboxOptions = SandboxSettings & {
  /** Where the embedded database lives; 'memory' keeps nothing. */
  readonly dataFolder: string | 'memory';
  /** Where the files of an empty embedded database are kept for the next sandbox; else beside the packages. */
  readonly snapshotFolder?: string;
  /** A PostgreSQL server that holds the state instead of the embedded database. */
  readonly databaseUrl?: string;
  /** The built web application; without it only the services answer. */
  readonly webRoot?: string;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
};

export type ListenOptions = {
  readonly host?: string;
  readonly port?: number;
  /** Puts the services on a second origin. */
  readonly servicesPort?: number;
};

/** A running sandbox. */
export type Sandbox = {
  /** Opens the ports and gives the addresses, without a trailing slash; one address twice on one origin. */
  listen(options?: ListenOptions): Promise<{ readonly url: string; readonly servicesUrl: string }>;
  /** Sends a request without a socket, to everything on one origin. */
  inject(request: InjectOptions | string): Promise<LightMyRequestResponse>;
  /** Back to the seeded stories; the journal, the faults and the mails are emptied. */
  reset(): Promise<void>;
  /** Lets running requests finish, then lets go of ports, database and data folder. */
  close(): Promise<void>;
};
