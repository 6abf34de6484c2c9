import { createSandbox, type Sandbox, type SandboxOptions } from '@fx-gateway/sandbox';
import { sandboxControl, type SandboxControl } from './sandboxControl.ts';

export type StartedSandbox = {
  readonly sandbox: Sandbox;
  readonly url: string;
  /** Where the services are; `url` unless they have an origin of their own. */
  readonly servicesUrl: string;
  readonly control: SandboxControl;
  /** Lets the sandbox's clock run ahead by so many milliseconds. */
  advance(ms: number): void;
};

/** A sandbox with its stories fresh, on a free port: embedded, or on the PostgreSQL server of DATABASE_URL. */
export const startSandbox = async ({
  twoOrigins = false,
  port = 0,
  ...options
}: Partial<SandboxOptions> & {
  readonly twoOrigins?: boolean;
  readonly port?: number;
} = {}): Promise<StartedSandbox> => {
  let ahead = 0;
  const databaseUrl = process.env['DATABASE_URL'];
  const sandbox = await createSandbox({
    dataFolder: 'memory',
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    now: () => Date.now() + ahead,
    ...options,
  });
  // A database may hold what an earlier run left.
  if (databaseUrl !== undefined) await sandbox.reset();
  const { url, servicesUrl } = await sandbox.listen({ port, ...(twoOrigins ? { servicesPort: 0 } : {}) });
  return {
    sandbox,
    url,
    servicesUrl,
    control: sandboxControl(url),
    advance: (ms) => {
      ahead += ms;
    },
  };
};
