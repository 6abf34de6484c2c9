export type UnhandledRejections = { readonly signal: AbortSignal; stopListening(): void };

/** Hears of the first promise that was rejected and that nobody waits for; its error is the signal's reason. */
export const listenForUnhandledRejections = (): UnhandledRejections => {
  const abort = new AbortController();
  const stray = (trouble: unknown): void => abort.abort(trouble);
  process.on('unhandledRejection', stray);
  return { signal: abort.signal, stopListening: () => void process.off('unhandledRejection', stray) };
};
