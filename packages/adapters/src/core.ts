export type { ConfigurationFailure } from './configuration/configuration.ts';
export { calledOrigins, connectSources, readConfiguration, type Configuration } from './configuration.ts';
export type { ServiceContract } from './conformance/serviceContract.ts';
export type { SignedAnswer } from './http/signedApi.ts';
