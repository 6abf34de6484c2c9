type Interruption = { readonly signal: AbortSignal; stopListening(): void };

/** Aborts its signal at Ctrl-C, or when the process is asked to end, until it stops listening. */
export const listenForInterruption = (): Interruption => {
  const abort = new AbortController();
  const interrupt = (): void => abort.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  return {
    signal: abort.signal,
    stopListening: () => void process.off('SIGINT', interrupt).off('SIGTERM', interrupt),
  };
};
