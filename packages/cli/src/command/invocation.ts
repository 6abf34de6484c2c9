import type { Result } from '@fx-gateway/domain/result';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Prompts } from '../terminal/prompts.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Options } from './options.ts';
import type { Output } from './outcome.ts';

/** One call of a command, with everything it may touch. */
export type Invocation = {
  readonly terminal: Terminal;
  readonly args: readonly string[];
  readonly options: Options;
  /** True when stdout gets JSON: `--json`, or no terminal there. */
  readonly json: boolean;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Says something to a person on stderr; silent under `--quiet`. */
  notice(text: string): void;
  /** Says on stderr what must be known: why somebody is asked, what became of money. Also under `--quiet`. */
  tell(text: string): Promise<void>;
  /** Writes one more piece of a stream: a line of JSON, or the view. */
  emit(output: Output): Promise<void>;
  /** Writes a text that is the same for everybody, such as a script. */
  emitText(text: string): Promise<void>;
  /** Whether a person can be asked. */
  readonly canAsk: boolean;
  /** The person at the terminal, or null when nobody can be asked. */
  prompts(): Promise<Prompts | null>;
  /**
   * Called when the command has nothing to lose any more, or something: what Ctrl-C then says.
   * Null goes back to the plain 'Interrupted..
   */
  interruptedWith(failure: CommandFailure | null): void;
};

export type Asked<T> = Promise<Result<T, CommandFailure>>;
