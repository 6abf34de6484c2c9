import type { Configuration } from '@fx-gateway/adapters/core';
import type { NonIdentityServicesWithPartners, OpenServices } from '@fx-gateway/adapters/node';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { environmentLabel, isProduction } from '../verbs/environmentLabel.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { EarlierAccessStore, SessionUser, TokenMemoryOpener } from './earlierAccessStore.ts';
import type { ChosenConfiguration } from './resolveConfigurationAddress.ts';
import { configurationCommandFailure } from './configurationCommandFailure.ts';
import type { LastAnswererStore } from './lastAnswererStore.ts';
import { makeHoldCheck } from './makeHoldCheck.ts';
import { safeText } from '../safe-text/safeText.ts';
import { resolveProfile, type ResolvedProfile } from './resolveProfile.ts';
import { defaultProfile } from './profileFolder.ts';
import { readOnlyFlagStorageKey } from './refuseReadOnly.ts';

/** An environment, known and reachable as the user of a profile. */
export type EnvironmentConnection<
  S extends NonIdentityServicesWithPartners = NonIdentityServicesWithPartners,
> = {
  readonly configuration: Configuration;
  /** Where the configuration came from. */
  readonly address: string;
  readonly services: S;
  /** The partner tokens that earlier calls left; a call that changes something begins without. */
  readonly tokens: TokenMemoryOpener;
  /** For whom the partners answered last. */
  readonly answerers: LastAnswererStore;
  /** Bookings and instructions without a definite answer. */
  readonly intents: KeyValueStore;
  /** Throws that they cannot be read: what cannot be understood is never taken for nothing. */
  refuseIntents(): never;
  /** Quotes that were asked for here and can be booked by their id. */
  readonly quotes: KeyValueStore;
  /** Bookings by the keys that make them repeatable. */
  readonly keys: KeyValueStore;
  /** Ids of beneficiaries whose bank details are to be checked before they are paid. */
  readonly beneficiaryChecks: KeyValueStore;
  /** The file that is held while money is moved for a user. */
  lock(sub: string): string;
};

/** A connection that can sign in and out. */
export type ConnectionWithSignIn = EnvironmentConnection<OpenServices> & {
  /** The sign-in of the profile. */
  readonly credentials: KeyValueStore;
  /** What this connection leaves for later calls. */
  readonly access: EarlierAccessStore;
  /** Removes the amounts and names that nothing open needs: at sign-out they are no one's business any more. */
  forgetQuotes(): Promise<void>;
  /**
   * Lets a profile that was named find this environment again, and keeps whether the profile may only look; null leaves
   * that as it is.
   */
  remember(readOnly: boolean | null): Promise<void>;
  /** Whether the profile may only look. */
  looksOnly(): Promise<boolean>;
};

const load = async ({ chosen, profile }: ResolvedProfile): CommandResult<Configuration> => {
  const { loadConfiguration } = await import('@fx-gateway/adapters/node');
  const configuration = await loadConfiguration(chosen.address);
  return configuration.ok
    ? configuration
    : failed(configurationCommandFailure(configuration.failure, chosen, profile ?? defaultProfile));
};

/**
 * Says on stderr which environment it is: production also under `--quiet`, every other one then only where the call asks
 * for it `aloud`.
 */
const nameEnvironment = async (
  invocation: Invocation,
  { environment, operations }: Configuration,
  { address, namedBy }: ChosenConfiguration,
  aloud: boolean,
): Promise<void> => {
  const named = `Environment: ${environmentLabel(environment)}, ${address}${namedBy === null ? ', because no configuration was named' : ''}`;
  invocation.reached(environment);
  if (aloud || isProduction(environment)) await invocation.report(named);
  else invocation.notice(named);
  if (operations?.notice !== undefined) await invocation.report(`Notice: ${safeText(operations.notice)}`);
};

const connectionTo = async <S extends NonIdentityServicesWithPartners>(
  configuration: Configuration,
  { files, chosen, credentials }: ResolvedProfile,
  services: S,
  tokens: TokenMemoryOpener,
): Promise<EnvironmentConnection<S>> => {
  const [{ fileStore }, { createLastAnswererStore }] = await Promise.all([
    import('@fx-gateway/adapters/node'),
    import('./lastAnswererStore.ts'),
  ]);
  const { userPoolClientId } = configuration.identity;
  return {
    configuration,
    address: chosen.address,
    services,
    tokens,
    answerers: createLastAnswererStore(credentials, { address: chosen.address, userPoolClientId }),
    intents: fileStore(files.intents),
    refuseIntents: () => {
      throw new StoreUnusable(files.intents, { why: 'it holds what cannot be understood', broken: true });
    },
    quotes: fileStore(files.quotes),
    keys: fileStore(files.keys),
    beneficiaryChecks: fileStore(files.beneficiaryChecks),
    lock: files.lock,
  };
};

/** Reads the configuration and says which environment it is. */
export const connectProfile = async (
  invocation: Invocation,
  { aloud = false, begins = false }: { readonly aloud?: boolean; readonly begins?: boolean } = {},
): CommandResult<ConnectionWithSignIn> => {
  const place = await resolveProfile(invocation, { begins });
  return place.ok ? connectResolvedProfile(invocation, place.value, aloud) : place;
};

/** The same at a place that is known, with nothing of earlier calls but the sign-in. */
export const connectResolvedProfile = async (
  invocation: Invocation,
  place: ResolvedProfile,
  aloud = false,
): CommandResult<ConnectionWithSignIn> => {
  const { chosen, profile, memory, credentials, access } = place;
  const configuration = await load(place);
  if (!configuration.ok) return configuration;
  await nameEnvironment(invocation, configuration.value, chosen, aloud);
  const { connectServices, removeFile } = await import('@fx-gateway/adapters/node');
  const why = makeHoldCheck(configuration.value, chosen.address);
  invocation.heldBackBy(why);
  const services = await connectServices(configuration.value, {
    store: credentials,
    lock: place.files.signIn,
    why,
  });
  const tokens: TokenMemoryOpener = async (partner, read) => ({
    ...(await access.tokens(partner, read)),
    kept: null,
  });
  return succeeded({
    ...(await connectionTo(configuration.value, place, services, tokens)),
    credentials,
    access,
    forgetQuotes: () => removeFile(place.files.quotes),
    remember: async (readOnly) => {
      if (profile !== null) await memory.write('config', chosen.address);
      if (readOnly !== null) await memory.write(readOnlyFlagStorageKey, String(readOnly));
    },
    looksOnly: async () => (await memory.read(readOnlyFlagStorageKey)) === 'true',
  });
};

/**
 * Goes on where an earlier call of the same sign-in ended, without asking for what that one has learnt. Null where there
 * is none, or where it was at another configuration.
 */
export const reuseEarlierAccess = async (
  invocation: Invocation,
  place: ResolvedProfile,
): Promise<{ readonly connection: EnvironmentConnection; readonly user: SessionUser } | null> => {
  const { chosen, credentials, access } = place;
  const kept = await access.read(chosen.address);
  if (kept === null) return null;
  const { connectWithStoredCredentials: connectKeptServices, readConfiguration } =
    await import('@fx-gateway/adapters/node');
  const before = readConfiguration(kept.configuration);
  if (!before.ok) return null;
  if (!place.remote) {
    const now = await load(place);
    if (!now.ok || JSON.stringify(now.value) !== JSON.stringify(before.value)) return null;
  }
  await nameEnvironment(invocation, before.value, chosen, false);
  const why = makeHoldCheck(before.value, chosen.address);
  invocation.heldBackBy(why);
  const services = await connectKeptServices(before.value, {
    store: credentials,
    lock: place.files.signIn,
    why,
    credentials: kept.credentials,
    lost: () => access.forget(),
  });
  return { connection: await connectionTo(before.value, place, services, access.tokens), user: kept.user };
};
