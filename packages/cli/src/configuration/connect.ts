import type { Configuration } from '@fx-gateway/adapters/core';
import type { Services } from '@fx-gateway/adapters/node';
import type { KeyValueStore } from '@fx-gateway/domain/ports';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../command/commandResult.ts';
import { environmentText, isProduction } from '../command/environmentText.ts';
import type { Invocation } from '../command/invocation.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { installLightFetch } from '../http/lightFetch.ts';
import { chooseConfiguration, type ChosenConfiguration } from './chooseConfiguration.ts';
import { defaultProfile, profileFiles } from './profileFolder.ts';
import { readOnlyKey } from './refuseReadOnly.ts';

/** An environment, known and reachable as the user of a profile. */
export type Connection = {
  readonly configuration: Configuration;
  /** Where the configuration came from. */
  readonly address: string;
  readonly services: Services;
  /** The sign-in of the profile. */
  readonly credentials: KeyValueStore;
  /** Bookings and instructions without a definite answer. */
  readonly intents: KeyValueStore;
  /** Quotes that were asked for here and can be booked by their id. */
  readonly quotes: KeyValueStore;
  /** Bookings by the keys that make them repeatable. */
  readonly keys: KeyValueStore;
  /** Ids of beneficiaries whose bank details are to be checked before they are paid. */
  readonly beneficiaryChecks: KeyValueStore;
  /** The file that is held while money is moved for a user. */
  lock(sub: string): string;
  /**
   * Lets a profile that was named find this environment again, and keeps whether the profile may only look; null leaves
   * that as it is.
   */
  remember(readOnly: boolean | null): Promise<void>;
};

const hintOf = ({ namedBy }: ChosenConfiguration, profile: string): string => {
  switch (namedBy) {
    case 'flag':
      return 'It was named by --config.';
    case 'profile':
      return `The profile ${profile} remembers it from its sign-in; --config names another.`;
    case 'variable':
      return 'It was named by FXG_CONFIG.';
    case null:
      return 'No configuration was named, so fxg looked for the local sandbox. Start it with: fxg sandbox start';
  }
};

/**
 * Reads the configuration and says on stderr which environment it is: production also under `--quiet`, every other one
 * then only where the call asks for it `aloud`.
 */
export const connect = async (
  invocation: Invocation,
  { aloud = false }: { readonly aloud?: boolean } = {},
): CommandResult<Connection> => {
  const { options, terminal } = invocation;
  installLightFetch(terminal.environment);
  const [{ connectServices, fileStore, loadConfiguration }, { default: envPaths }] = await Promise.all([
    import('@fx-gateway/adapters/node'),
    import('env-paths'),
  ]);
  const profile = options.text('profile');
  const files = profileFiles(envPaths('fxg', { suffix: '' }).config, profile ?? defaultProfile);
  if (!files.ok) return files;
  const memory = fileStore(files.value.profile);
  const chosen = chooseConfiguration(
    options.text('config'),
    profile === null ? null : await memory.read('config'),
    terminal.environment['FXG_CONFIG'],
  );
  const configuration = await loadConfiguration(chosen.address);
  if (!configuration.ok) {
    const { field, message } = configuration.failure;
    const silent = field === '' && message.includes('nothing answered');
    return failed(
      commandFailure(
        silent ? exitCodes.network : exitCodes.failed,
        silent ? 'network' : 'configuration',
        message,
        {
          hint: hintOf(chosen, profile ?? defaultProfile),
        },
      ),
    );
  }
  const { environment } = configuration.value;
  const named = `Environment: ${environmentText(environment)}, ${chosen.address}${chosen.namedBy === null ? ', because no configuration was named' : ''}`;
  invocation.reached(environment);
  if (aloud || isProduction(environment)) await invocation.report(named);
  else invocation.notice(named);
  const credentials = fileStore(files.value.credentials);
  return succeeded({
    configuration: configuration.value,
    address: chosen.address,
    services: await connectServices(configuration.value, { store: credentials }),
    credentials,
    intents: fileStore(files.value.intents),
    quotes: fileStore(files.value.quotes),
    keys: fileStore(files.value.keys),
    beneficiaryChecks: fileStore(files.value.beneficiaryChecks),
    lock: files.value.lock,
    remember: async (readOnly) => {
      if (profile !== null) await memory.write('config', chosen.address);
      if (readOnly !== null) await memory.write(readOnlyKey, String(readOnly));
    },
  });
};
