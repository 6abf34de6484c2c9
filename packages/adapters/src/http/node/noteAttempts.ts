import { AsyncLocalStorage } from 'node:async_hooks';

/** One answer of several that a call had, because it was sent again. */
export type Attempt = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};

const noted = new AsyncLocalStorage<Attempt[]>();

/** Called with every answer; it is kept only where somebody looks at a call. */
export const noteAttempt = (attempt: Attempt): void => void noted.getStore()?.push(attempt);

/** What comes of a call, and every answer that it had until then, the last one too. */
export const withAttempts = async <T>(
  call: () => Promise<T>,
): Promise<{ readonly outcome: T; readonly attempts: readonly Attempt[] }> => {
  const attempts: Attempt[] = [];
  return { outcome: await noted.run(attempts, call), attempts };
};
