import type { KeyValueStore } from '@fx-gateway/domain/ports';
import type { Configuration } from './configuration/configuration.ts';
import { proxyFromEnvironment } from './http/node/proxyFromEnvironment.ts';
import type { Services } from './services.ts';

export { loadConfiguration } from './configuration/node/loadConfiguration.ts';
export { whileLocked } from './storage/node/fileLock.ts';
export { fileStore } from './storage/node/fileStore.ts';
export { systemClock, systemIdentifiers, systemTimers } from './systemPorts.ts';
export type { Services } from './services.ts';

/**
 * Connects to everything that the configuration names, keeping the identity tokens in `store`. The identity library
 * is loaded only now; `fetch` goes through the proxy of the environment, if there is one.
 */
export const connectServices = async (
  configuration: Configuration,
  { store }: { readonly store: KeyValueStore },
): Promise<Services> => {
  const [{ connectServices: connect }, { keyValueStorage }] = await Promise.all([
    import('./connectServices.ts'),
    import('./identity/tokenStorage.ts'),
    proxyFromEnvironment(),
  ]);
  return connect(configuration, keyValueStorage(store));
};
