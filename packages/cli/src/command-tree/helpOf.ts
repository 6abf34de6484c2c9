import { commandOutputs } from '../outputs/commandOutputs.ts';
import { outputText } from '../outputs/outputText.ts';
import { wordOf, type Verb } from '../verbs/verb.ts';

/** A command whose help was asked for, and the noun before it, with a space, or nothing. */
export type AskedHelp = { readonly verb: Verb; readonly noun: string };

const exits = [
  '0 ok · 1 failed · 2 usage · 3 cancelled · 4 sign-in needed or refused · 5 not found',
  '6 network · 7 refused by the partner · 8 pending, unknown or timed out · 129 hung up · 130 interrupted',
];

const outputs = new Map(Object.entries(commandOutputs));

/** What stands below the options in a command's help: its output, its exit codes, and examples that run. */
export const helpOf = ({ verb, noun }: AskedHelp): string =>
  [
    ...(verb.notes === undefined ? [] : ['', ...verb.notes]),
    '',
    'Output (JSON with --json or in a pipe):',
    ...outputText(outputs.get(noun + wordOf(verb)) ?? '').map((line) => `  ${line}`),
    '',
    'Exit codes:',
    ...exits.map((line) => `  ${line}`),
    '',
    'Examples:',
    ...verb.examples.map((example) => `  fxg ${noun}${example}`),
    '',
  ].join('\n');
