import { Help, Option, type Command } from 'commander';
import { listVerbOptions } from '../verbs/listVerbOptions.ts';
import type { OptionSpec, Verb } from '../verbs/verb.ts';
import type { HelpRequest } from './buildCommandHelp.ts';
import { refuseRepeatedOption } from './refuseRepeatedOption.ts';

export type VerbCall = {
  readonly verb: Verb;
  readonly args: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
};

const gather = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

const optionOf = ({ flags, summary, choices, repeats }: OptionSpec): Option => {
  const option = new Option(flags, summary);
  if (choices !== undefined) option.choices(choices);
  if (!option.required) return option;
  return repeats === true ? option.argParser(gather) : refuseRepeatedOption(option);
};

/** The options of a group are read as all others, and shown under the heading of their group. */
const addOptions = (command: Command, verb: Verb): void => {
  const { options = [], optionGroups = [] } = verb;
  for (const option of listVerbOptions(verb))
    command.addOption(optionOf(option).hideHelp(!options.includes(option)));
  const grouped = optionGroups.flatMap(({ heading, options: group }) =>
    group.map((option) => optionOf(option).helpGroup(heading)),
  );
  command.configureHelp({
    ...command.configureHelp(),
    visibleOptions: (called) => [...new Help().visibleOptions(called), ...grouped],
  });
};

/** `called` gets the arguments and options of a command that is run, `helped` the command whose help is asked for. */
export type VerbCallbacks = { called(call: VerbCall): void; helped(help: HelpRequest): void };

/** Puts a command into the tree. `helped` writes what its help says below the options. */
export const addVerb = (parent: Command, verb: Verb, { called, helped }: VerbCallbacks): void => {
  const command = parent.command(verb.usage).description(verb.summary);
  addOptions(command, verb);
  if (verb.changes === true) {
    command
      .option('-y, --yes', 'do it without asking')
      .option('--dry-run', 'stop before anything is sent that changes something');
  }
  command.addHelpText('after', () => {
    helped({ verb, noun: parent.parent === null ? '' : `${parent.name()} ` });
    return '';
  });
  command.action(() =>
    called({
      verb,
      args: command.processedArgs.filter((arg) => arg !== undefined).map(String),
      values: command.optsWithGlobals(),
    }),
  );
};
