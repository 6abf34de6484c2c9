export type { Configuration, ConfigurationFailure } from './configuration/configuration.ts';
export { readConfiguration } from './configuration/readConfiguration.ts';
export { readRulesTemplate } from './corpay/rulesWire.ts';
export type { Services } from './services.ts';
