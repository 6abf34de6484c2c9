import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { disableFetchRedirects } from '../http/disableFetchRedirects.ts';
import type { EarlierAccessStore } from './earlierAccessStore.ts';
import {
  resolveConfigurationAddress,
  isHttpAddress,
  type ChosenConfiguration,
} from './resolveConfigurationAddress.ts';
import { findNamedProfileFiles } from './findNamedProfileFiles.ts';
import type { ProfileFiles } from './profileFolder.ts';

/** Where a call goes and as which profile, before anything is reached. */
export type ResolvedProfile = {
  /** Null where none was named. */
  readonly profile: string | null;
  readonly files: ProfileFiles;
  /** What the profile remembers. */
  readonly memory: KeyValueStore;
  /** The sign-in of the profile. */
  readonly credentials: KeyValueStore;
  readonly access: EarlierAccessStore;
  readonly chosen: ChosenConfiguration;
  /** Whether the configuration is asked for over the network. */
  readonly remote: boolean;
};

/**
 * Finds the files of the profile and the configuration that the call, the profile or the shell names. A call that `begins`
 * a profile may name a new one.
 */
export const resolveProfile = async (
  { options, terminal }: Invocation,
  { begins = false }: { readonly begins?: boolean } = {},
): CommandResult<ResolvedProfile> => {
  disableFetchRedirects();
  const [{ fileStore }, { createEarlierAccessStore }, { default: envPaths }] = await Promise.all([
    import('@fx-gateway/adapters/node'),
    import('./earlierAccessStore.ts'),
    import('env-paths'),
  ]);
  const profile = options.text('profile');
  const files = await findNamedProfileFiles(envPaths('fxg', { suffix: '' }).config, profile, begins);
  if (!files.ok) return files;
  const memory = fileStore(files.value.profile);
  const credentials = fileStore(files.value.credentials);
  const chosen = resolveConfigurationAddress(
    options.text('config'),
    profile === null ? null : await memory.read('config'),
    terminal.environment['FXG_CONFIG'],
  );
  return succeeded({
    profile,
    files: files.value,
    memory,
    credentials,
    access: createEarlierAccessStore(credentials),
    chosen,
    remote: isHttpAddress(chosen.address),
  });
};
