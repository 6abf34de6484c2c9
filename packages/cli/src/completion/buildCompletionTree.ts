import { longFlagOf } from '../verbs/optionFlags.ts';
import { listVerbOptions } from '../verbs/listVerbOptions.ts';
import { verbWordOf, type Noun, type Verb } from '../verbs/verb.ts';
import { listCompletionValues } from './listCompletionValues.ts';

/** A word that can stand on a command line, and what can follow it. */
export type CompletionNode = {
  readonly word: string;
  readonly summary: string;
  readonly options: readonly string[];
  /** What can stand behind an option, by its long flag; nothing for one that takes anything, or none. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** What its argument can be. */
  readonly args: readonly string[];
  readonly children: readonly CompletionNode[];
};

/** Options that every command knows. */
export const globalOptions = [
  '--json',
  '--config',
  '--profile',
  '--quiet',
  '--no-input',
  '--debug',
  '--debug-file',
  '--help',
];

const verbEntry = (verb: Verb): CompletionNode => ({
  word: verbWordOf(verb),
  summary: verb.summary,
  options: [
    ...listVerbOptions(verb).map(longFlagOf),
    ...(verb.changes === true ? ['--yes', '--dry-run'] : []),
  ],
  values: Object.fromEntries(
    listVerbOptions(verb)
      .map((option) => [longFlagOf(option), listCompletionValues(option)] as const)
      .filter(([, values]) => values.length > 0),
  ),
  args: verb.args ?? [],
  children: [],
});

/** Every command there is: those without a noun, and those of the nouns. */
export const buildCompletionTree = async (
  lone: readonly Verb[],
  nouns: readonly Noun[],
): Promise<readonly CompletionNode[]> => [
  ...lone.map(verbEntry),
  ...(await Promise.all(
    nouns.map(async ({ name, summary, load }) => ({
      word: name,
      summary,
      options: [],
      values: {},
      args: [],
      children: (await load()).map(verbEntry),
    })),
  )),
];
