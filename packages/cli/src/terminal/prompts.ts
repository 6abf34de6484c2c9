import type { Result } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

type Answer<T> = Promise<Result<T, CommandFailure>>;

/** The questions a command may ask the user. A user who leaves (Ctrl-C, Escape) ends the command with 130. */
export type Prompts = {
  confirm(question: string): Answer<boolean>;
  text(question: string): Answer<string>;
  /**
   * What is typed is never shown. A paste of more than one line is refused: half of a secret would pass for the whole.
   * The question is taken back, as if the user had left, once `over` is aborted.
   */
  secret(question: string, over?: AbortSignal): Answer<string>;
  choose(
    question: string,
    choices: readonly { readonly value: string; readonly label: string }[],
  ): Answer<string>;
};

export const interruptedFailure = commandFailure(exitCodes.interrupted, 'interrupted', 'Interrupted.');

export const severalLinesFailure = commandFailure(
  exitCodes.usage,
  'usage',
  'More than one line was pasted, and only one is asked for: nothing was taken.',
  { hint: 'Copy it again, alone and in one line.' },
);

/** Only a yes is a yes: keys that were pressed by mistake never agree to anything. */
export const isYes = (answer: string): boolean => /^y(es)?$/i.test(answer.trim());
