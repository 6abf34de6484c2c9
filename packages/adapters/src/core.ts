export type { ConfigurationFailure } from './configuration/configuration.ts';
export { listConnectSrcOrigins, readConfiguration, type Configuration } from './configuration.ts';
export type { ServiceContract } from './conformance/serviceContract.ts';
export type { SignedRequestResult } from './http/signedApi.ts';
