import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { ExitCode } from '../failures/exitCodes.ts';
import { interruptedFailure } from '../terminal/prompts.ts';

/** What a command that moves money has sent; null for one that moves none. */
export type SentBeforeInterrupt = 'nothing' | 'something' | null;

/** What an interruption says while no call that moves money is on its way. */
const besideCalls = (sent: SentBeforeInterrupt): CommandFailure => {
  if (sent === null) return interruptedFailure;
  return {
    ...interruptedFailure,
    message: `Interrupted: nothing ${sent === 'nothing' ? 'was' : 'more was'} sent.`,
  };
};

/**
 * With what an interrupted command ends. What was answered within the moment after Ctrl-C is told, and the command was
 * interrupted all the same; `done` is what it did by then, or empty.
 */
export const interruptedCommandFailure = (
  ending: CommandFailure | null,
  {
    sent,
    done,
    exit,
  }: { readonly sent: SentBeforeInterrupt; readonly done: string; readonly exit: ExitCode },
): CommandFailure => {
  if (ending !== null && ending !== interruptedFailure) return { ...ending, exit };
  if (ending === null && sent !== null && done !== '')
    return { ...interruptedFailure, message: joinSentences('Interrupted.', done), exit };
  return { ...besideCalls(sent), exit };
};
