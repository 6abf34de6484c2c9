import { vi } from 'vitest';
import { refuseReadOnly } from '../../../packages/cli/src/configuration/refuseReadOnly.ts';
import { productParts, runFxg } from '../../../packages/cli/test/runFxg.ts';

/** What a command line wrote and ended with; `error` is the error object, `data` what stdout holds. */
export type Ran = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  data<T>(): T;
  error(): {
    readonly code: string;
    readonly message: string;
    readonly hint: string;
    readonly requestId: string;
  };
};

/** Gives what a command line wrote and ended with. */
export const ranOf = (code: number | null, stdout: string, stderr: string): Ran => ({
  code,
  stdout,
  stderr,
  data: () => JSON.parse(stdout),
  error: () => JSON.parse(stderr.trimEnd().split('\n').at(-1) ?? '').error,
});

/** The parts of the product, of which those of tests leave one out: a profile for reading refuses to change anything. */
const parts = { ...productParts, mayChange: refuseReadOnly };

let isAtWork = false;

/**
 * Runs a command line from its sources in this process. One process has one home folder, and is one owner of locks: of
 * what runs side by side, all but one is started.
 */
export const runFromSources = async (
  words: readonly string[],
  {
    home,
    ...given
  }: {
    readonly home: string;
    readonly stdin: string;
    readonly environment: Readonly<Record<string, string>>;
  },
): Promise<Ran> => {
  if (isAtWork) throw new Error('Start what runs beside another command line as a process of its own.');
  isAtWork = true;
  vi.stubEnv('XDG_CONFIG_HOME', home);
  try {
    const { code, stdout, stderr } = await runFxg(words, { ...given, parts });
    return ranOf(code, stdout, stderr);
  } finally {
    isAtWork = false;
    vi.unstubAllEnvs();
  }
};
