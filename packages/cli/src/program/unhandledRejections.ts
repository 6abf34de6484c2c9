type UnhandledRejections = { readonly signal: AbortSignal; stopListening(): void };

/** Aborts its signal at the first rejected promise that nothing awaits; its error is the reason of the signal. */
export const listenForUnhandledRejections = (): UnhandledRejections => {
  const abort = new AbortController();
  const stray = (trouble: unknown): void => abort.abort(trouble);
  process.on('unhandledRejection', stray);
  return { signal: abort.signal, stopListening: () => void process.off('unhandledRejection', stray) };
};
