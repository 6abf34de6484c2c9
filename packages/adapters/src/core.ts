export type { Configuration, ConfigurationFailure } from './configuration/configuration.ts';
export { readConfiguration } from './configuration/readConfiguration.ts';
export { connectCorpay } from './corpay/connectCorpay.ts';
export { readRulesTemplate } from './corpay/rulesWire.ts';
export type { SignedAnswer } from './http/signedApi.ts';
export type { Services } from './services.ts';
