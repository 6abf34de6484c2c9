/**
 * Lets `fetch` follow to where a service has moved only where a call asks for it: passwords and tokens stay at the place
 * that they were meant for. The identity library, which sends them by `fetch`, cannot be told so.
 */
export const disableFetchRedirects = (): void => {
  const follow = globalThis.fetch;
  globalThis.fetch = (input, init) => follow(input, { redirect: 'manual', ...init });
};
