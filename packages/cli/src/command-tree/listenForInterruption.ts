import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type InterruptionHandle = {
  readonly signal: AbortSignal;
  /** With what a command ends that was interrupted. */
  exit(): ExitCode;
  /** Whether the terminal has gone, so that nobody is known to read what is written from now on. */
  isHungUp(): boolean;
  stopListening(): void;
};

/**
 * Aborts its signal at Ctrl-C, when the process is asked to end, or when its terminal goes, until it stops listening. A
 * second one of the same kind ends the process at once.
 */
export const listenForInterruption = (): InterruptionHandle => {
  const abort = new AbortController();
  const interrupt = (name: NodeJS.Signals): void => abort.abort(name);
  for (const name of signals) process.once(name, interrupt);
  const isHungUp = (): boolean => abort.signal.reason === 'SIGHUP';
  return {
    signal: abort.signal,
    exit: () => (isHungUp() ? exitCodes.hungUp : exitCodes.interrupted),
    isHungUp,
    stopListening: () => {
      for (const name of signals) process.off(name, interrupt);
    },
  };
};

/** Whoever asked for an end is not kept waiting by a reader that has stalled: what it does not take in that time is lost. */
export const resolveLostAfterAbort = (signal: AbortSignal, milliseconds: number): Promise<'lost'> =>
  new Promise((resolve) =>
    signal.addEventListener('abort', () => setTimeout(() => resolve('lost'), milliseconds)),
  );

/** Gives `said` once whoever waits for something has left. */
export const resolveOnAbort = (signal: AbortSignal, said: string): Promise<string> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(said);
    else signal.addEventListener('abort', () => resolve(said));
  });
