import * as z from 'zod/mini';
import type { SharedConfiguration } from './configuration/configuration.ts';
import { configurationSchema } from './configuration/configurationSchema.ts';
import { readConfigurationWith } from './configuration/readConfiguration.ts';
import { allPartners, type PartnerConfiguration } from './partners.ts';

/** The one `config.json` that web and command line share. What a partner needs is there where its entry is. */
export type Configuration = SharedConfiguration & PartnerConfiguration;

/** Checks a configuration; unknown members are ignored. The failure tells of the first wrong field. */
export const readConfiguration = readConfigurationWith<Configuration>(
  z.intersection(configurationSchema, allPartners.configuration),
);
