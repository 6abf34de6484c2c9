import { readConfiguration, type Configuration } from './configuration.ts';
import { fetchConfiguration } from './configuration/fetchConfiguration.ts';
import type { WhyHeldBack } from './http/holdChangesBack.ts';
import type { UserServices } from './services.ts';

export { createBrowserLock as browserLock } from './storage/browser/createBrowserLock.ts';
export { createBrowserStore as browserStore } from './storage/browser/createBrowserStore.ts';
export { computeFingerprint } from './system/computeFingerprint.ts';
export { systemClock, systemIdentifiers, systemTimers } from './system/systemPorts.ts';
export type { UserServices } from './services.ts';

/** Reads the configuration that the page's own server, or another one, gives at `url`. */
export const loadConfiguration = (url: string) => fetchConfiguration(url, readConfiguration);

const fetchServices = () => import('./connectBrowserServices.ts');

/** Begins to fetch what `connectServices` needs, while the configuration is on its way; a failure shows only there. */
export const prefetchServices = (): void => {
  fetchServices().catch(() => undefined);
};

/**
 * Connects to what every customer needs; the pages of a partner connect to it. The identity library is loaded only now, or since
 * `prefetchServices`. `why` is asked before each call that changes something, and
 * `sessionLost` hears of every call that was refused because the sign-in has ended.
 */
export const connectServices = async (
  configuration: Configuration,
  why: WhyHeldBack,
  sessionLost: () => void,
): Promise<UserServices> => {
  const { connectBrowserServices } = await fetchServices();
  return connectBrowserServices(configuration, why, sessionLost);
};
