import type { Noun, Verb } from '../command/verb.ts';

/** A word that can stand on a command line, and what can follow it. */
export type Completable = {
  readonly word: string;
  readonly summary: string;
  readonly options: readonly string[];
  readonly children: readonly Completable[];
};

/** Options that every command knows. */
export const globalOptions = ['--json', '--config', '--profile', '--quiet', '--no-input', '--help'];

const verbEntry = ({ usage, summary, options = [], changes }: Verb): Completable => ({
  word: usage.split(' ')[0] ?? '',
  summary,
  options: [
    ...options.flatMap(({ flags }) => /--[a-z-]+/.exec(flags)?.[0] ?? []),
    ...(changes === true ? ['--yes', '--dry-run'] : []),
  ],
  children: [],
});

/** Every command there is: those without a noun, and those of the nouns. */
export const commandTree = async (
  lone: readonly Verb[],
  nouns: readonly Noun[],
): Promise<readonly Completable[]> => [
  ...lone.map(verbEntry),
  ...(await Promise.all(
    nouns.map(async ({ name, summary, load }) => ({
      word: name,
      summary,
      options: [],
      children: (await load()).map(verbEntry),
    })),
  )),
];
