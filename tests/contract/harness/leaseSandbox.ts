import type { SandboxOptions } from '@fx-gateway/sandbox';
import { startSandbox, type StartedSandbox } from './startSandbox.ts';

/** What is lent out again when it is given back; a worker keeps its sandboxes from file to file. */
const free = new Map<string, StartedSandbox[]>();

export type Lease = StartedSandbox & {
  /** The next file that asks for the same settings gets it; on a server that all share, it is closed. */
  giveBack(): Promise<void>;
};

/**
 * A sandbox with these settings, with its stories fresh. It may have served another file before, so it is for tests that
 * reset it before each of them, and leave its clock alone.
 */
export const leaseSandbox = async (settings: Partial<Omit<SandboxOptions, 'now'>> = {}): Promise<Lease> => {
  const key = JSON.stringify(Object.entries(settings).toSorted());
  const waiting = free.get(key) ?? [];
  free.set(key, waiting);
  const known = waiting.pop();
  await known?.sandbox.reset();
  const lent = known ?? (await startSandbox(settings));
  return {
    ...lent,
    giveBack: async () => {
      // Others would reset what it holds, and end the sessions that were kept of it.
      if (process.env['DATABASE_URL'] !== undefined) await lent.sandbox.close();
      else waiting.push(lent);
    },
  };
};
