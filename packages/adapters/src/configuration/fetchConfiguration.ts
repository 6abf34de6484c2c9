import { failed, type Result } from '@fx-gateway/domain/result';
import type { ConfigurationFailure, ReadConfiguration } from './configuration.ts';
import { parseConfiguration } from './parseConfiguration.ts';
import { configurationFailure } from './readConfiguration.ts';

const timeLimit = 30_000;

/** Reads the configuration at an address. Silence and refusals are failures that name the address. */
export const fetchConfiguration = async <C>(
  url: string,
  read: ReadConfiguration<C>,
): Promise<Result<C, ConfigurationFailure>> => {
  try {
    const answer = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeLimit) });
    if (!answer.ok)
      return failed(configurationFailure('', `was not given at ${url}, status ${answer.status}`));
    return parseConfiguration(await answer.text(), read);
  } catch {
    return failed(configurationFailure('', `could not be fetched from ${url}, nothing answered`));
  }
};
