import { failed, type Result } from '@fx-gateway/domain/result';
import type { Configuration, ConfigurationFailure } from './configuration.ts';
import { configurationFailure, readConfiguration } from './readConfiguration.ts';

/** Reads the text of a `config.json`. */
export const parseConfiguration = (text: string): Result<Configuration, ConfigurationFailure> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed(configurationFailure('', 'is not JSON'));
  }
  return readConfiguration(value);
};
