import { defaultFxPartner, type FxPartner } from '@fx-gateway/domain/identity/user.ts';
import type { Verb } from '../../../packages/cli/src/verbs/verb.ts';
import { partnerNamesIn } from '../../../packages/cli/src/partner-verbs/partnerNamesIn.ts';
import { listVerbsWithoutNoun } from '../../../packages/cli/src/command-tree/listVerbsWithoutNoun.ts';
import { listNouns } from '../../../packages/cli/src/command-tree/listNouns.ts';
import type { CommandTreeDependencies } from '../../../packages/cli/src/command-tree/commandTreeDependencies.ts';

/** An example of the help, as a shell reads it. */
export type ExampleLine = {
  /** As the help shows it, without `fxg`. */
  readonly line: string;
  readonly verb: Verb;
  readonly words: readonly string[];
  /** The file that it reads from (`< file`), or the text itself (`<<< text`). */
  readonly input: { readonly file: string } | { readonly text: string } | null;
  /** The jq program that its output goes to. */
  readonly jq: string | null;
  /** The exit code that a comment behind it names (`# ends with 1`), else 0. */
  readonly exit: number;
  /** The partner whose customers it is for. */
  readonly partner: FxPartner;
};

/** The words of a shell line; quotes of both kinds keep what they enclose together. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<plain>\S+)/g)].map(
    ({ groups = {} }) => groups['single'] ?? groups['double'] ?? groups['plain'] ?? '',
  );

/** Where the words of the command end: at a redirection, a pipe or a comment. */
const ends = new Set(['<', '<<<', '>', '|', '#']);

const read = (line: string, verb: Verb, partner: FxPartner): ExampleLine => {
  const all = wordsOf(line);
  const end = all.findIndex((word) => ends.has(word));
  const after = (sign: string) => (all.includes(sign) ? (all[all.indexOf(sign) + 1] ?? '') : null);
  const [file, text] = [after('<'), after('<<<')];
  const jq = all.includes('jq')
    ? (all.slice(all.indexOf('jq') + 1).find((word) => word !== '-r') ?? '')
    : null;
  return {
    line,
    verb,
    words: end < 0 ? all : all.slice(0, end),
    input: file !== null ? { file } : text !== null ? { text } : null,
    jq,
    exit: Number(/# ends with (?<code>\d+)/.exec(line)?.groups?.['code'] ?? 0),
    partner,
  };
};

/** Every example of every command, in the order of the help, from the tree of commands itself. */
export const exampleLines = async (parts: CommandTreeDependencies): Promise<readonly ExampleLine[]> => {
  const lone = (await listVerbsWithoutNoun(parts)).flatMap((verb) =>
    verb.examples.map((line) => read(line, verb, defaultFxPartner)),
  );
  const ofNouns = await Promise.all(
    listNouns(parts).map(async ({ name, load }) => {
      const brought = await Promise.all(
        partnerNamesIn(parts.partners).map(async (partner) => {
          const noun = parts.partners[partner]?.nouns.find((one) => one.name === name);
          const verbs = (await noun?.load()) ?? [];
          return verbs.flatMap(({ examples }) => examples.map((example) => ({ example, partner })));
        }),
      );
      return (await load()).flatMap((verb) =>
        verb.examples.flatMap((example) => {
          const whose = brought.flat().filter((one) => one.example === example);
          const partners = whose.length === 0 ? [defaultFxPartner] : whose.map(({ partner }) => partner);
          return partners.map((partner) => read(`${name} ${example}`, verb, partner));
        }),
      );
    }),
  );
  return [...lone, ...ofNouns.flat()];
};
