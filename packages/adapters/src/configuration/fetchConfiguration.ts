import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import type {
  ConfigurationFailure,
  ConfigurationReader,
  PartnerIndependentConfiguration,
} from './configuration.ts';
import { parseConfiguration } from './parseConfiguration.ts';
import { configurationFailure } from './readConfiguration.ts';
import { requireHttpsConfigurationAddress } from './requireHttps.ts';

const timeLimit = 30_000;

/**
 * Reads the configuration at an address, or where that has moved to: no secret is sent with the request. Silence and
 * refusals are failures that name the address. `textOf` reads the text of the answer.
 */
export const fetchConfiguration = async <C extends Pick<PartnerIndependentConfiguration, 'environment'>>(
  url: string,
  read: ConfigurationReader<C>,
  textOf = (answer: Response): Promise<string> => answer.text(),
): Promise<Result<C, ConfigurationFailure>> => {
  try {
    const answer = await fetch(url, {
      cache: 'no-cache',
      redirect: 'follow',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!answer.ok)
      return failed(configurationFailure('', `was not given at ${url}, status ${answer.status}`));
    const given = parseConfiguration(await textOf(answer), read);
    const asked = given.ok ? requireHttpsConfigurationAddress(given.value, url) : given;
    return asked.ok ? requireHttpsConfigurationAddress(asked.value, answer.url) : asked;
  } catch {
    return failed(configurationFailure('', `could not be fetched from ${url}, nothing answered`));
  }
};
