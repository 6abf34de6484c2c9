import { Command, Option } from 'commander';
import type { Noun } from '../verbs/verb.ts';
import { addVerb, type VerbCallbacks } from './addVerb.ts';
import { listVerbsWithoutNoun } from './listVerbsWithoutNoun.ts';
import { listNouns } from './listNouns.ts';
import { refuseRepeatedOption } from './refuseRepeatedOption.ts';
import type { CommandTreeDependencies } from './commandTreeDependencies.ts';

type Wiring = VerbCallbacks & {
  readonly parts: CommandTreeDependencies;
  readonly version: string;
  out(text: string): void;
  err(text: string): void;
  readonly columns: number;
};

/** The tree of commands. The verbs of a noun are loaded only when that noun is called. */
export const buildProgram = async ({
  parts,
  version,
  out,
  err,
  columns,
  ...callbacks
}: Wiring): Promise<Command> => {
  const program = new Command('fxg');
  program
    .description('Cross-border payments from the command line: quote, book, instruct and follow them.')
    .version(version, '-V, --version', 'the version')
    .option('--json', 'JSON on stdout, also in a terminal')
    .addOption(
      refuseRepeatedOption(
        new Option('-c, --config <file|url>', 'the configuration of the environment (or FXG_CONFIG)'),
      ),
    )
    .addOption(
      refuseRepeatedOption(
        new Option(
          '-p, --profile <name>',
          'whose sign-in to use (or FXG_PROFILE); each profile keeps its own',
        ),
      ),
    )
    .option('-q, --quiet', 'errors only on stderr')
    .option('--no-input', 'never ask anything')
    .option('--debug', 'every call of a service on stderr (or FXG_DEBUG=1), without secrets')
    .addOption(
      refuseRepeatedOption(
        new Option('--debug-file <file>', 'the same below what a file holds (or FXG_DEBUG=FILE)'),
      ),
    )
    .configureOutput({
      writeOut: out,
      writeErr: err,
      getOutHelpWidth: () => columns,
      getErrHelpWidth: () => columns,
    })
    .configureHelp({ showGlobalOptions: true })
    .showSuggestionAfterError()
    .exitOverride();

  for (const verb of await listVerbsWithoutNoun(parts)) addVerb(program, verb, callbacks);
  const loads = new Map<Command, Noun>();
  for (const noun of listNouns(parts))
    loads.set(program.command(noun.name).description(noun.summary).helpCommand(false), noun);
  program.hook('preSubcommand', async (_program, spoken) => {
    const noun = loads.get(spoken);
    if (noun !== undefined) await addVerbs(spoken, noun, callbacks);
  });
  program.addHelpText(
    'after',
    '\nStart with: fxg sandbox start · fxg login --email corpay@sandbox.test · fxg orders list\nTopics: fxg help exit-codes · fxg help environment · fxg help money',
  );
  return program;
};

const addVerbs = async (command: Command, noun: Noun, callbacks: VerbCallbacks): Promise<void> => {
  for (const verb of await noun.load()) addVerb(command, verb, callbacks);
};
