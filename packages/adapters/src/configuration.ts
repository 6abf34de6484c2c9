import * as z from 'zod/mini';
import type { ConfigurationReader, PartnerIndependentConfiguration } from './configuration/configuration.ts';
import { cognitoEndpoints } from './configuration/cognitoEndpoints.ts';
import { configurationSchema } from './configuration/configurationSchema.ts';
import { listPartnerIndependentEndpoints, type Endpoint } from './configuration/endpoints.ts';
import { makeConfigurationReader } from './configuration/readConfiguration.ts';
import { refuseMisplacedSwitch } from './configuration/refuseMisplacedSwitch.ts';
import { requireHttps } from './configuration/requireHttps.ts';
import { combinedPartnerAdapter, type PartnerConfiguration } from './partners.ts';

/** The one `config.json` that web and command line share. What a partner needs is there where its entry is. */
export type Configuration = PartnerIndependentConfiguration & PartnerConfiguration;

/** Every address that secrets go to. */
export const listEndpoints = (configuration: Configuration): readonly Endpoint[] => [
  ...listPartnerIndependentEndpoints(configuration),
  ...combinedPartnerAdapter.endpoints(configuration),
];

/** The origins that a page of this configuration calls, each once: what its host has to allow, beside its own. */
export const listConnectSrcOrigins = (configuration: Configuration): readonly string[] => {
  const called = listEndpoints(configuration).filter(({ reached }) => reached === 'by-call');
  const addresses = [...cognitoEndpoints(configuration), ...called.map(({ address }) => address)];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
};

const readFields = makeConfigurationReader<Configuration>(
  z.intersection(configurationSchema, combinedPartnerAdapter.configuration),
);

/** Checks a configuration; unknown members are ignored, but for misplaced switches. The failure tells of the first wrong field. */
export const readConfiguration: ConfigurationReader<Configuration> = (value) => {
  const switches = refuseMisplacedSwitch(value);
  if (!switches.ok) return switches;
  const read = readFields(value);
  return read.ok ? requireHttps(read.value, listEndpoints(read.value)) : read;
};
