import type { ConfigurationFailure } from '@fx-gateway/adapters/core';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { isHttpAddress, type ChosenConfiguration } from './resolveConfigurationAddress.ts';

const hintOf = ({ namedBy }: ChosenConfiguration, profile: string): string => {
  switch (namedBy) {
    case 'flag':
      return 'It was named by --config: name there the address or the file of the config.json of an environment.';
    case 'profile':
      return `The profile ${profile} remembers it from its sign-in; --config names another.`;
    case 'variable':
      return 'It was named by FXG_CONFIG: set that to the address or the file of the config.json of an environment, or name one with --config.';
    case null:
      return 'No configuration was named, so fxg looked for the local sandbox. Start it with: fxg sandbox start';
  }
};

const noAddress = 'An address begins with http:// or https://.';

/** The address of the file is not taken for what stands in its field. */
const whereOf = (field: string, found: string | undefined, address: string): readonly string[] => {
  if (field === '') return [`It is ${address}.`];
  const read = `It was read from ${address}.`;
  return found === undefined ? [read] : [`There stands ${found}.`, read];
};

/** A configuration that cannot be used: why, which one it is, what named it, and what to do. */
export const configurationCommandFailure = (
  { field, message, found }: ConfigurationFailure,
  chosen: ChosenConfiguration,
  profile: string,
): CommandFailure => {
  const { address } = chosen;
  const silent = field === '' && message.includes('nothing answered');
  const misspelled = address.includes('://') && !isHttpAddress(address);
  return commandFailure(
    silent ? exitCodes.network : exitCodes.failed,
    silent ? 'network' : 'configuration',
    message.includes(address) ? message : joinSentences(message, ...whereOf(field, found, address)),
    { hint: misspelled ? joinSentences(noAddress, hintOf(chosen, profile)) : hintOf(chosen, profile) },
  );
};
