import type { UserServices } from '@fx-gateway/adapters/browser';

/**
 * The connection to the services. The identity library is large and most visitors of the sign-in page do not need it yet, so
 * it is fetched when first asked for; afterwards every caller gets the same services.
 */
export type ServiceConnection = { readonly services: () => Promise<UserServices> };

/** Connects once; a connection that could not be fetched is tried again at the next call. */
export const connectOnce = (connect: () => Promise<UserServices>): ServiceConnection => {
  let connected: Promise<UserServices> | null = null;
  return {
    services: () => {
      connected ??= connect().catch((cause: unknown) => {
        connected = null;
        throw cause;
      });
      return connected;
    },
  };
};
