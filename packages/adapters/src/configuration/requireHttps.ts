import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { ConfigurationFailure, PartnerIndependentConfiguration } from './configuration.ts';
import type { Endpoint } from './endpoints.ts';
import { configurationFailure } from './readConfiguration.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether whoever is on the way could read what is sent to an address. */
const isOpenToOthers = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol !== 'https:' && !loopback.test(hostname);
};

const rule =
  'must begin with https://, because what goes there is secret; http:// is only for addresses of this machine and where environment.kind is sandbox';

/** Lets no secret go over a connection that others can read: outside a sandbox every endpoint that is not here has https. */
export const requireHttps = <C extends Pick<PartnerIndependentConfiguration, 'environment'>>(
  configuration: C,
  endpoints: readonly Endpoint[],
): Result<C, ConfigurationFailure> => {
  const open =
    configuration.environment.kind === 'sandbox'
      ? undefined
      : endpoints.find(({ address }) => isOpenToOthers(address));
  return open === undefined ? succeeded(configuration) : failed(configurationFailure(open.field, rule));
};

/** Takes no configuration but that of a sandbox from an address where others could have changed it on the way. */
export const requireHttpsConfigurationAddress = <
  C extends Pick<PartnerIndependentConfiguration, 'environment'>,
>(
  configuration: C,
  url: string,
): Result<C, ConfigurationFailure> =>
  configuration.environment.kind === 'sandbox' || !URL.canParse(url) || !isOpenToOthers(url)
    ? succeeded(configuration)
    : failed(
        configurationFailure(
          '',
          `was given at ${url}, where others can change it on the way: give it at an https:// address`,
        ),
      );
