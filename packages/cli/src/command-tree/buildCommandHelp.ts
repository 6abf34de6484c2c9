import { commandOutputs } from '../outputs/commandOutputs.ts';
import { formatSchemaForReaders } from '../outputs/formatSchemaForReaders.ts';
import { wrapText } from '../terminal/wrapText.ts';
import { verbWordOf, type Verb } from '../verbs/verb.ts';

/** A command whose help was asked for, and the noun before it, with a space, or nothing. */
export type HelpRequest = { readonly verb: Verb; readonly noun: string };

const exits = [
  '0 ok',
  '1 failed',
  '2 usage',
  '3 cancelled',
  '4 sign-in needed or refused',
  '5 not found',
  '6 network',
  '7 refused by the partner',
  '8 pending, unknown or timed out',
  '129 hung up',
  '130 interrupted',
];

/** A blank at which no line is broken. */
const noBreak = '\u00A0';
/** One after the other, each on one line. */
const exitsText = exits.map((exit) => exit.replaceAll(' ', noBreak)).join(`${noBreak}· `);

/** What is narrower is not read any more. */
const leastColumns = 40;

const outputs = new Map(Object.entries(commandOutputs));

/**
 * What stands below the options in a command's help, in lines of at most so many columns: its notes, its output, its exit
 * codes, and examples that run, which stay whole to be copied.
 */
export const buildCommandHelp = ({ verb, noun }: HelpRequest, columns: number): string => {
  const wrapped = (lines: readonly string[], indent: string): readonly string[] => {
    const room = Math.max(leastColumns, columns) - 2 * indent.length;
    return lines.flatMap((line) =>
      wrapText(line, room, { widthOf: (text) => text.length }).map(
        // What goes on in a further line stands further in, where lines are of different things.
        (part, at) => `${indent}${at === 0 ? '' : indent}${part.replaceAll(noBreak, ' ')}`,
      ),
    );
  };
  return [
    ...(verb.notes === undefined ? [] : ['', ...wrapped(verb.notes, '')]),
    '',
    'Output (JSON with --json or in a pipe):',
    ...wrapped(formatSchemaForReaders(outputs.get(noun + verbWordOf(verb)) ?? ''), '  '),
    '',
    'Exit codes:',
    ...wrapped([exitsText], '  '),
    '',
    'Examples:',
    ...verb.examples.map((example) => `  fxg ${noun}${example}`),
    '',
  ].join('\n');
};
