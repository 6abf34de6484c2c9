import type { Verb } from '../command/verb.ts';

const exits = [
  '0 ok · 1 failed · 2 usage · 3 cancelled · 4 sign-in needed or refused · 5 not found',
  '6 network · 7 refused by the partner · 8 pending, unknown or timed out · 130 interrupted',
];

/** What stands below the options in a command's help: its output, its exit codes, and examples that run. */
export const helpOf = (verb: Verb, noun: string): string =>
  [
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
