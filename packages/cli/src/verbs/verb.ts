import type { CommandWords } from '../outputs/commandOutputs.ts';
import type { Invocation } from './invocation.ts';
import type { Outcome } from './outcome.ts';

export type OptionSpec = {
  /** As commander writes it: `--amount <n>`. */
  readonly flags: string;
  readonly summary: string;
  readonly choices?: readonly string[];
  /** It may be given several times; `Options.texts` has all of them. */
  readonly repeats?: true;
  /** Options, by their long flags, that say the opposite: the call may carry one of them, not both. */
  readonly notWith?: readonly string[];
  /** Options, by their long flags, without any of which it means nothing. */
  readonly onlyWith?: readonly string[];
};

/** Options that stand apart in the help; the same flag may stand in several groups. */
type OptionGroup = { readonly heading: string; readonly options: readonly OptionSpec[] };

/** One command, `fxg <noun> <verb>`, by its words: they say what it writes. */
export type Verb<Words extends CommandWords | null = null> = {
  /** The word, and its arguments as commander writes them: `show <order>`. */
  readonly usage: string;
  readonly summary: string;
  /** All that its argument can be, where that is known. */
  readonly args?: readonly string[];
  readonly options?: readonly OptionSpec[];
  readonly optionGroups?: readonly OptionGroup[];
  /** It moves money or changes something: it asks, and knows `--yes` and `--dry-run`. */
  readonly changes?: boolean;
  /** It asks nothing by itself and may nevertheless send what changes something: no call of a read-only profile. */
  readonly sends?: boolean;
  /** It books or instructs, where this call may change something: an interruption says whether anything was sent. */
  readonly movesMoney?: boolean;
  /** It changes something only with one of these options, by their long flags. */
  readonly changesWhen?: readonly string[];
  /** What the help says beside the options. */
  readonly notes?: readonly string[];
  /** Command lines that run, without `fxg`. */
  readonly examples: readonly string[];
  /** The output; null when everything was already written. */
  run(invocation: Invocation): Promise<Outcome<Words>>;
};

/** The word of a verb, without its arguments. */
export const verbWordOf = ({ usage }: Pick<Verb, 'usage'>): string => usage.split(' ')[0] ?? '';

/** A noun; its verbs are loaded only when it is called. */
export type Noun = {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<readonly Verb[]>;
};
