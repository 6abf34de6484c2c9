export type Interruption = { readonly signal: AbortSignal; stopListening(): void };

/** Hears Ctrl-C, or that the process shall end, until told to stop listening. */
export const listenForInterruption = (): Interruption => {
  const abort = new AbortController();
  const interrupt = (): void => abort.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  return {
    signal: abort.signal,
    stopListening: () => void process.off('SIGINT', interrupt).off('SIGTERM', interrupt),
  };
};
