import type { KeyValueStore } from '@fx-gateway/domain/ports';
import { readConfiguration, type Configuration } from './configuration.ts';
import { loadConfiguration as load } from './configuration/node/loadConfiguration.ts';
import { proxyFromEnvironment } from './http/node/proxyFromEnvironment.ts';
import { undiciHttp } from './http/node/undiciHttp.ts';
import { allPartners } from './partners.ts';
import type { Services } from './services.ts';

export { whileLocked } from './storage/node/fileLock.ts';
export { fileStore } from './storage/node/fileStore.ts';
export { sha256 } from './system/sha256.ts';
export { systemClock, systemIdentifiers, systemTimers } from './system/systemPorts.ts';
export { uuidOf } from './system/uuidOf.ts';
export type { Services } from './services.ts';

/** Reads the configuration from a file or from an http(s) address. */
export const loadConfiguration = (fileOrUrl: string) => load(fileOrUrl, readConfiguration);

/**
 * Connects to everything that the configuration names, keeping the identity tokens in `store`. The identity library
 * is loaded only now; `fetch` goes through the proxy of the environment, if there is one.
 */
export const connectServices = async (
  configuration: Configuration,
  { store }: { readonly store: KeyValueStore },
): Promise<Services> => {
  const [{ connectServices: connect }, { keyValueStorage }, connectPartners] = await Promise.all([
    import('./connectServices.ts'),
    import('./identity/tokenStorage.ts'),
    allPartners.load(),
    proxyFromEnvironment(),
  ]);
  return connect(configuration, connectPartners, keyValueStorage(store), undiciHttp());
};
