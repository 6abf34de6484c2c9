import { Option, type Command } from 'commander';
import { helpOf } from './helpOf.ts';
import type { Verb } from '../command/verb.ts';

export type VerbCall = {
  readonly verb: Verb;
  readonly args: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
};

/** Puts a command into the tree; when it is called, `called` hears with what. */
export const addVerb = (parent: Command, verb: Verb, called: (call: VerbCall) => void): void => {
  const command = parent.command(verb.usage).description(verb.summary);
  for (const { flags, summary, choices } of verb.options ?? []) {
    const option = new Option(flags, summary);
    command.addOption(choices === undefined ? option : option.choices(choices));
  }
  if (verb.changes === true) {
    command
      .option('-y, --yes', 'do it without asking')
      .option('--dry-run', 'stop before anything is sent that changes something');
  }
  command.addHelpText('after', () => helpOf(verb, parent.parent === null ? '' : `${parent.name()} `));
  command.action(() =>
    called({ verb, args: command.processedArgs.map(String), values: command.optsWithGlobals() }),
  );
};
