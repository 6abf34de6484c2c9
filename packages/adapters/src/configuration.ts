import * as z from 'zod/mini';
import type { ReadConfiguration, SharedConfiguration } from './configuration/configuration.ts';
import { cognitoEndpoints } from './configuration/cognitoEndpoints.ts';
import { configurationSchema } from './configuration/configurationSchema.ts';
import { sharedEndpoints, type Endpoint } from './configuration/endpoints.ts';
import { readConfigurationWith } from './configuration/readConfiguration.ts';
import { requireHttps } from './configuration/requireHttps.ts';
import { allPartners, type PartnerConfiguration } from './partners.ts';

/** The one `config.json` that web and command line share. What a partner needs is there where its entry is. */
export type Configuration = SharedConfiguration & PartnerConfiguration;

/** Every address that secrets go to. */
const endpointsOf = (configuration: Configuration): readonly Endpoint[] => [
  ...sharedEndpoints(configuration),
  ...allPartners.endpoints(configuration),
];

/** The origins that a page of this configuration calls, each once: what its host has to allow, beside its own. */
export const connectSources = (configuration: Configuration): readonly string[] => {
  const called = endpointsOf(configuration).filter(({ reached }) => reached === 'by-call');
  const addresses = [...cognitoEndpoints(configuration), ...called.map(({ address }) => address)];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
};

const readFields = readConfigurationWith<Configuration>(
  z.intersection(configurationSchema, allPartners.configuration),
);

/** Checks a configuration; unknown members are ignored. The failure tells of the first wrong field. */
export const readConfiguration: ReadConfiguration<Configuration> = (value) => {
  const read = readFields(value);
  return read.ok ? requireHttps(read.value, endpointsOf(read.value)) : read;
};
