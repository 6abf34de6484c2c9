import type { ReachResult } from '@fx-gateway/domain/conformance/probes/reached.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { listEndpoints, readConfiguration, type Configuration } from './configuration.ts';
import { loadConfiguration as load } from './configuration/node/loadConfiguration.ts';
import { routeFetchThroughProxy } from './system/node/routeFetchThroughProxy.ts';
import { notifyOnUnansweredCalls } from './http/notifyOnUnansweredCalls.ts';
import { makeUndiciHttpPort } from './http/node/makeUndiciHttpPort.ts';
import { combinedPartnerAdapter } from './partners.ts';
import type { ConnectedProbes } from './conformance/node/connectProbes.ts';
import type { PartnerContracts } from './conformance/node/probedCallsOfContracts.ts';
import type { ConformanceCast, ConnectedPromiseWorld } from './conformance/node/connectPromiseWorld.ts';
import type { ContractReadResult, ServicePathToRead } from './conformance/node/readByContract.ts';
import type { provePromises } from './conformance/promises/provePromises.ts';
import type { PartnerPromises, ServicePromise } from './conformance/promises/servicePromise.ts';
import type { WhyHeldBack } from './http/holdChangesBack.ts';
import type { SignedApi } from './http/signedApi.ts';
import type { SignAndSend } from './http/signedCall.ts';
import { createFileSignInLock } from './identity/node/createFileSignInLock.ts';
import type { TemporaryCredentials } from './identity/temporaryCredentials.ts';
import type { NonIdentityServicesWithPartners, AllServices } from './services.ts';
import { systemClock } from './system/systemPorts.ts';

export { findIdempotencyHeader } from './conformance/findIdempotencyHeader.ts';
export { classifyReachFailure } from './conformance/node/classifyReachFailure.ts';
export { runWithFileLock } from './storage/node/runWithFileLock.ts';
export { findDeniedPath } from './storage/node/findDeniedPath.ts';
export { createFileStore as fileStore } from './storage/node/createFileStore.ts';
export { writeFileAtomically } from './storage/node/writeFileAtomically.ts';
export { removeStoreFile as removeFile } from './storage/node/removeStoreFile.ts';
export { decodeUtf8, type Utf8Problem as NotUtf8 } from './text/decodeUtf8.ts';
export { computeFingerprint } from './system/computeFingerprint.ts';
export { sha256 } from './system/sha256.ts';
export { systemClock, systemIdentifiers, systemTimers } from './system/systemPorts.ts';
export { uuidFromText as uuidOf } from './system/uuidFromText.ts';
export { readConfiguration } from './configuration.ts';
export { readStoredSignInFingerprint as readStoredSignInMark } from './identity/node/readStoredSignInFingerprint.ts';
export { readStoredUserSub } from './identity/node/readStoredUserSub.ts';
export type { TemporaryCredentials } from './identity/temporaryCredentials.ts';
export type { ConnectedProbes } from './conformance/node/connectProbes.ts';
export type { PartnerPromises } from './conformance/promises/servicePromise.ts';
export type { ProvedPromise } from './conformance/promises/provePromises.ts';
export type { ConformanceCast, SignedInUser } from './conformance/node/connectPromiseWorld.ts';
export type { ContractReadResult as ReadByContract } from './conformance/node/readByContract.ts';
export type { PartnerContracts as ContractsOf } from './conformance/node/probedCallsOfContracts.ts';
export type {
  NonIdentityServicesWithPartners,
  AllServices as OpenServices,
  UserServices,
} from './services.ts';

/** Reads the configuration from a file or from an http(s) address. */
export const loadConfiguration = (fileOrUrl: string) => load(fileOrUrl, readConfiguration);

/** How the calls of the API that is named are signed and sent. */
const callsOf = async (configuration: Configuration): Promise<(name: string) => SignAndSend> => {
  const [{ apiAddressesOf: addressesOf }, { makeNodeSignedCall: callBySigner }] = await Promise.all([
    import('./connectApis.ts'),
    import('./http/node/makeNodeSignedCall.ts'),
  ]);
  const addresses = addressesOf(configuration);
  return (name) => callBySigner({ region: configuration.region, endpoint: addresses[name] ?? null });
};

/**
 * Where the sign-in is kept, the file that a process holds while it renews it, and what is asked before each call that
 * changes something; without that nothing is held back.
 */
type KeptIn = { readonly store: KeyValueStore; readonly lock?: string; readonly why?: WhyHeldBack };

const nothingHeldBack: WhyHeldBack = () => null;

/**
 * Connects to everything that the configuration names, keeping the identity tokens in `store`. The identity library
 * is loaded only now; `fetch` goes through the proxy of the environment, if there is one.
 */
export const connectServices = async (
  configuration: Configuration,
  { store, lock, why = nothingHeldBack }: KeptIn,
): Promise<AllServices> => {
  const [{ connectServices: connect }, calls, { toKeyValueStorage: keyValueStorage }, connectPartners] =
    await Promise.all([
      import('./connectServices.ts'),
      callsOf(configuration),
      import('./identity/tokenStorage.ts'),
      combinedPartnerAdapter.load(),
      routeFetchThroughProxy(),
    ]);
  const services = connect(
    configuration,
    keyValueStorage(store),
    makeUndiciHttpPort(),
    (_context, name) => calls(name),
    why,
    undefined,
    undefined,
    lock === undefined ? undefined : createFileSignInLock(lock),
  );
  return { ...services, ...services.connectPartner(connectPartners) };
};

/** Connects to an environment to look at it: the sign-in of `services` is kept in `store`, and nothing else anywhere. */
export const connectProbes = async (
  configuration: Configuration,
  partners: readonly PartnerContracts<Configuration>[],
  { services, store }: { readonly services: AllServices; readonly store: KeyValueStore },
): Promise<ConnectedProbes> => {
  const [{ connectProbes: connect }, { partnerIndependentContracts }, { apiAddressesOf: addressesOf }] =
    await Promise.all([
      import('./conformance/node/connectProbes.ts'),
      import('./contracts.ts'),
      import('./connectApis.ts'),
    ]);
  const apis = Object.fromEntries(
    Object.entries(addressesOf(configuration)).map(([name, address]) => [`apis.${name}`, address]),
  );
  const links = listEndpoints(configuration).filter(({ reached }) => reached === 'by-user');
  const { api, temporaryCredentials } = services;
  const contracts = [{ partner: null, contracts: partnerIndependentContracts }, ...partners];
  return connect(configuration, contracts, apis, links, {
    store,
    http: makeUndiciHttpPort(),
    clock: systemClock,
    api,
    temporaryCredentials,
  });
};

/** A run over the promises of an environment, ready to begin. */
export type ConnectedConformance = ConnectedPromiseWorld & {
  readonly promises: readonly ServicePromise[];
  readonly prove: typeof provePromises;
};

/** Connects the users of a run to the services of which promises are proved; what they are answered is kept in memory. */
export const connectConformance = async (
  configuration: Configuration,
  { contracts: partnerContracts }: PartnerContracts<Configuration>,
  { promises }: PartnerPromises,
  cast: ConformanceCast,
  limits: readonly Money[],
): Promise<ConnectedConformance> => {
  const [
    { connectPromiseWorld },
    { provePromises: prove },
    { accountsContract },
    { accountsPromises },
    { apiAddressesOf: addressesOf },
  ] = await Promise.all([
    import('./conformance/node/connectPromiseWorld.ts'),
    import('./conformance/promises/provePromises.ts'),
    import('./administration/accountsContract.ts'),
    import('./administration/accountsPromises.ts'),
    import('./connectApis.ts'),
  ]);
  const environment = {
    configuration,
    contracts: [accountsContract],
    partnerContracts,
    apis: addressesOf(configuration),
    region: configuration.region,
  };
  const connected = await connectPromiseWorld(environment, cast, { clock: systemClock, limits });
  return { ...connected, promises: [...accountsPromises, ...promises], prove };
};

/** What is found at an address where the configuration should be. */
export const probeConfigurationAddress = async (url: string): Promise<ReachResult> => {
  const { makeReachabilityProbe: reachWith } = await import('./conformance/node/makeReachabilityProbe.ts');
  return reachWith(systemClock)(url);
};

/** Reads one path of a service of the environment, as its contract says, for the user of `services`. */
export const callServicePathByContract = async (
  configuration: Configuration,
  partners: readonly PartnerContracts<Configuration>[],
  { api }: Pick<AllServices, 'api'>,
  wanted: ServicePathToRead,
): Promise<ContractReadResult> => {
  const [{ readByContract }, { partnerIndependentContracts }] = await Promise.all([
    import('./conformance/node/readByContract.ts'),
    import('./contracts.ts'),
  ]);
  const contracts = [{ partner: null, contracts: partnerIndependentContracts }, ...partners];
  return readByContract(configuration, contracts, { api, http: makeUndiciHttpPort() }, wanted);
};

/**
 * The services behind the APIs by credentials that an earlier run left; the identity library is loaded only where these
 * are refused. `lost` is called before that, and where nothing answers: what the run left leads nowhere any more.
 */
export const connectWithStoredCredentials = async (
  configuration: Configuration,
  {
    credentials,
    lost,
    ...keptIn
  }: KeptIn & {
    readonly credentials: TemporaryCredentials;
    readonly lost: () => Promise<void>;
  },
): Promise<NonIdentityServicesWithPartners> => {
  const [{ connectApis }, { connectApiWithStoredCredentials: connectKeptApi }, calls, connectPartners] =
    await Promise.all([
      import('./connectApis.ts'),
      import('./http/node/connectApiWithStoredCredentials.ts'),
      callsOf(configuration),
      combinedPartnerAdapter.load(),
      routeFetchThroughProxy(),
    ]);
  let services: ReturnType<typeof connectServices> | null = null;
  const instead = async (name: string): Promise<SignedApi> => {
    services ??= lost().then(() => connectServices(configuration, keptIn));
    return (await services).api(name);
  };
  const shared = connectApis(
    configuration,
    notifyOnUnansweredCalls(makeUndiciHttpPort(), lost),
    (name) => connectKeptApi({ credentials, call: calls(name), instead: () => instead(name), silent: lost }),
    keptIn.why ?? nothingHeldBack,
  );
  return { ...shared, ...shared.connectPartner(connectPartners) };
};
