import type { CallChange } from '@fx-gateway/domain/operations/operations.ts';
import type { Environment } from './environmentLabel.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Prompts } from '../terminal/prompts.ts';
import type { Terminal, WriteResult } from '../terminal/terminal.ts';
import type { Options } from './options.ts';
import type { Output } from './outcome.ts';

/** One call of a command, with everything it may touch. */
export type Invocation = {
  readonly terminal: Terminal;
  readonly args: readonly string[];
  readonly options: Options;
  /** True when stdout gets JSON: `--json`, or no terminal there. */
  readonly json: boolean;
  /** Whether this call may change something at a service. */
  readonly changes: boolean;
  /** Aborted by Ctrl-C, when the process is asked to end, and when its terminal goes. */
  readonly signal: AbortSignal;
  /** Says something to the user on stderr; silent under `--quiet`. */
  notice(text: string): void;
  /** Says on stderr what the user must know: why they are asked, what became of their money. Also under `--quiet`. */
  report(text: string): Promise<void>;
  /** Remembers the environment that this call has reached: every plan names it from then on. */
  reached(environment: Environment): void;
  /** Null until one was reached. */
  environment(): Environment | null;
  /** Remembers how to find out why this call may no longer act for the user it was planned for; null while it may. */
  actsFor(whyNoLonger: () => Promise<CommandFailure | null>): void;
  /** Asked after the last question and before what changes something: null while the user is still the same. */
  userChanged(): Promise<CommandFailure | null>;
  /** Remembers how to find out why the site lets a call that changes something not leave for now; null where it may. */
  heldBackBy(why: (change: CallChange) => Promise<string | null>): void;
  /** Under `--dry-run`: what the run would send at its end. Where that is held back for now, the dry run ends as the run would. */
  wouldSend(change: CallChange): void;
  /** Writes one more piece of a stream: a line of JSON, or the view. What moves money goes on only where it was written. */
  emit(output: Output): Promise<WriteResult>;
  /** Writes a text that is neither data nor a view, such as a script. */
  emitText(text: string): Promise<WriteResult>;
  /** Whether a user sits at the terminal and may be asked. */
  readonly canAsk: boolean;
  /** The questions that can be put to the user; null where nothing may be asked. */
  prompts(): Promise<Prompts | null>;
  /**
   * Remembers with what the run itself would end, where a dry run goes on to show the rest: the dry run ends with the first
   * of these.
   */
  wouldEnd(failure: CommandFailure): void;
  /**
   * Runs `done` once what it is about was written out completely: the outcome of this command, on stdout, or on stderr
   * where stdout is gone, or on stdout alone where it is lost otherwise; or all that was said on stderr, where that says it alone. After an interruption that came
   * before the outcome, or where the command broke off, it never runs.
   */
  onceWritten(done: () => Promise<void>, on?: 'outcome' | 'stdout' | 'stderr'): void;
  /**
   * Runs `look` where the command has done what it is for, and says on stderr what it gives, if anything: after all that, or
   * in the hint of the error where the outcome could not be written. Whoever ends the command meanwhile loses nothing and
   * reads `unlooked`; no exit code changes by it.
   */
  lookAfterwards(look: () => Promise<string | null>, unlooked: string): void;
  /**
   * Sets what Ctrl-C ends with from now on, while a call that moves money is on its way, and what stdout gets then.
   * Null sets it back to what is said beside such calls: that call has ended, and its answer is kept. 'not-sent' does the
   * same, where the call did not leave after all.
   */
  interruptedWith(failure: CommandFailure | 'not-sent' | null, report?: Output): void;
  /** The command ends only once this work is done, or two seconds after Ctrl-C. */
  endsAfter(work: Promise<unknown>): void;
};
