import type { Configuration } from './configuration/configuration.ts';
import type { Services } from './services.ts';

export { loadConfiguration } from './configuration/browser/loadConfiguration.ts';
export { browserStore } from './storage/browser/browserStore.ts';
export { systemClock, systemIdentifiers, systemTimers } from './systemPorts.ts';
export type { Services } from './services.ts';

/** Connects to everything that the configuration names. The identity library is loaded only now. */
export const connectServices = async (configuration: Configuration): Promise<Services> => {
  const { connectBrowserServices } = await import('./http/browser/connectBrowserServices.ts');
  return connectBrowserServices(configuration);
};
