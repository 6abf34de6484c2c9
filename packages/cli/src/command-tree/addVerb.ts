import { Help, Option, type Command } from 'commander';
import { optionsOf } from '../verbs/optionsOf.ts';
import type { OptionSpec, Verb } from '../verbs/verb.ts';
import { onlyOnce } from './onlyOnce.ts';

const exits = [
  '0 ok · 1 failed · 2 usage · 3 cancelled · 4 sign-in needed or refused · 5 not found',
  '6 network · 7 refused by the partner · 8 pending, unknown or timed out · 129 hung up · 130 interrupted',
];

/** What stands below the options in a command's help: its output, its exit codes, and examples that run. */
const helpOf = (verb: Verb, noun: string): string =>
  [
    ...(verb.notes === undefined ? [] : ['', ...verb.notes]),
    '',
    'Output (JSON with --json or in a pipe):',
    `  ${verb.output}`,
    '',
    'Exit codes:',
    ...exits.map((line) => `  ${line}`),
    '',
    'Examples:',
    ...verb.examples.map((example) => `  fxg ${noun}${example}`),
  ].join('\n');

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
  return repeats === true ? option.argParser(gather) : onlyOnce(option);
};

/** The options of a group are read as all others, and shown under the heading of their group. */
const addOptions = (command: Command, verb: Verb): void => {
  const { options = [], optionGroups = [] } = verb;
  for (const option of optionsOf(verb))
    command.addOption(optionOf(option).hideHelp(!options.includes(option)));
  const grouped = optionGroups.flatMap(({ heading, options: group }) =>
    group.map((option) => optionOf(option).helpGroup(heading)),
  );
  command.configureHelp({
    ...command.configureHelp(),
    visibleOptions: (called) => [...new Help().visibleOptions(called), ...grouped],
  });
};

/** Puts a command into the tree; when it is called, `called` gets its arguments and options. */
export const addVerb = (parent: Command, verb: Verb, called: (call: VerbCall) => void): void => {
  const command = parent.command(verb.usage).description(verb.summary);
  addOptions(command, verb);
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
