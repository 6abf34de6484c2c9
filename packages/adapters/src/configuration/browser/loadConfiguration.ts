import type { Result } from '@fx-gateway/domain/result';
import type { Configuration, ConfigurationFailure } from '../configuration.ts';
import { fetchConfiguration } from '../fetchConfiguration.ts';

/** Reads the configuration that the page's own server, or another one, gives at `url`. */
export const loadConfiguration = (url: string): Promise<Result<Configuration, ConfigurationFailure>> =>
  fetchConfiguration(url);
