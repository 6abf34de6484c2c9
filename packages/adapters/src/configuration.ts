import * as z from 'zod/mini';
import type { ReadConfiguration, SharedConfiguration } from './configuration/configuration.ts';
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

const readFields = readConfigurationWith<Configuration>(
  z.intersection(configurationSchema, allPartners.configuration),
);

/** Checks a configuration; unknown members are ignored. The failure tells of the first wrong field. */
export const readConfiguration: ReadConfiguration<Configuration> = (value) => {
  const read = readFields(value);
  return read.ok ? requireHttps(read.value, endpointsOf(read.value)) : read;
};
