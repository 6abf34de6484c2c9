import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { onTestFinished, vi } from 'vitest';
import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';
import type { Session } from '../src/identity/openSession.ts';
import { listNouns } from '../src/command-tree/listNouns.ts';
import { productParts, runFxg } from './runFxg.ts';
import { sampleUser } from './sampleUser.ts';

/** What a command has ended with. */
type Failure = {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly requestId: string | null;
};

type Given = Omit<NonNullable<Parameters<typeof runFxg>[1]>, 'parts'>;

// No test pays for what is loaded once, in time that runs.
await Promise.all(
  listNouns(productParts)
    .filter(({ name }) => ['quotes', 'orders', 'deals'].includes(name))
    .map(({ load }) => load()),
);

const start = Date.UTC(2026, 10, 23, 9, 0, 0);

/** Both clocks of the machine. */
const clocks = ['Date', 'performance'] as const;

const standStill = (now: number): void => void vi.useFakeTimers({ toFake: [...clocks], now });

/**
 * A customer of a partner at their machine: runs one command after the other, each as a process of its own would, while
 * the time stands still between them.
 */
export const customerOf = (fxPartner: FxPartner, services: unknown) => {
  const store = createMemoryStore();
  const lock = join(tmpdir(), `fxg-${randomUUID()}.lock`);
  // A command that moves money reaches for nothing else once its user is known.
  const connection = {
    configuration: { apis: { corpay: 'corpay' }, ofx: { baseUrl: 'ofx' } },
    services,
    tokens: async () => ({ kept: null, keep: async () => undefined }),
    answerers: { read: async () => null, keep: async () => undefined },
    intents: store,
    refuseIntents: (): never => {
      throw new Error('The journal holds what cannot be understood.');
    },
    address: 'http://partner/config.json',
    quotes: store,
    keys: store,
    beneficiaryChecks: store,
    lock: () => lock,
  };
  const session = { connection, user: { ...sampleUser, fxPartner } } as unknown as Session;
  standStill(start);
  // The tests of other files, which share their worker with these, wait in time that runs.
  onTestFinished(() => void vi.useRealTimers());
  let running = 0;
  /** A moment in which the time moves on; it stands still while another command runs inside the one that waits. */
  const pass = async (): Promise<null> => {
    await setTimeout(2);
    if (running === 1) await vi.advanceTimersByTimeAsync(10);
    return null;
  };
  /** Runs a command line: its words, or one text whose words hold no spaces. */
  const run = async (line: string | readonly string[], given: Given = {}) => {
    const parts = { ...productParts, openSession: async () => succeeded(session) };
    const words = typeof line === 'string' ? line.split(' ') : line;
    running += 1;
    const { code, stdout, stderr } = await runFxg(words, { ...given, parts });
    running -= 1;
    return {
      code,
      stdout,
      stderr,
      /** What a script reads. */
      data: () => JSON.parse(stdout),
      /** The error object, which stands last on stderr, perhaps behind a question. */
      error: (): Failure => JSON.parse(stderr.slice(stderr.lastIndexOf('{"error"'))).error,
    };
  };
  return {
    session,
    store,
    lock,
    run,
    /** The same for a command that waits, while the time runs fast. */
    runFast: async (...call: Parameters<typeof run>) => {
      vi.useFakeTimers({ toFake: [...clocks, 'setTimeout', 'clearTimeout'], now: Date.now() });
      const ending = run(...call);
      let ended: Awaited<ReturnType<typeof run>> | null = null;
      while (ended === null) ended = await Promise.race([ending, pass()]);
      standStill(Date.now());
      return ended;
    },
    later: (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000),
  };
};
