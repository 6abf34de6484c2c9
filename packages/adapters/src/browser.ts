import type { Configuration } from './configuration/configuration.ts';
import type { Services } from './services.ts';

export { loadConfiguration } from './configuration/browser/loadConfiguration.ts';
export { browserStore } from './storage/browser/browserStore.ts';
export { systemClock, systemIdentifiers, systemTimers } from './systemPorts.ts';
export type { Services } from './services.ts';

/**
 * Connects to everything that the configuration names. The identity library is loaded only now. `sessionLost` hears of
 * every call that was refused because nobody is signed in any more.
 */
export const connectServices = async (
  configuration: Configuration,
  sessionLost: () => void,
): Promise<Services> => {
  const { connectBrowserServices } = await import('./http/browser/connectBrowserServices.ts');
  return connectBrowserServices(configuration, sessionLost);
};
