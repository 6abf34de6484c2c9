import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import type { ConfigurationFailure, ConfigurationReader } from './configuration.ts';
import { configurationFailure } from './readConfiguration.ts';

/** Reads the text of a `config.json`. */
export const parseConfiguration = <C>(
  text: string,
  read: ConfigurationReader<C>,
): Result<C, ConfigurationFailure> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed(configurationFailure('', 'is not JSON'));
  }
  return read(value);
};
