import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { Terminal } from './terminal.ts';

type Answer<T> = Promise<Result<T, CommandFailure>>;

/** The questions a command may ask a person. A person who leaves (Ctrl-C, Escape) ends the command with 130. */
export type Prompts = {
  confirm(question: string): Answer<boolean>;
  text(question: string): Answer<string>;
  /** What is typed is never shown. */
  secret(question: string): Answer<string>;
  choose(
    question: string,
    choices: readonly { readonly value: string; readonly label: string }[],
  ): Answer<string>;
};

export const interrupted = commandFailure(exitCodes.interrupted, 'interrupted', 'Interrupted.');

/** Clack answers with a symbol for a person who left. */
const typed = (answer: unknown): Result<string, CommandFailure> =>
  typeof answer === 'symbol' ? failed(interrupted) : succeeded(typeof answer === 'string' ? answer : '');

/** Prompts on the terminal of the process: drawn ones, or plain lines where the terminal cannot draw. */
export const openPrompts = async (terminal: Terminal): Promise<Prompts> => {
  if (terminal.environment['TERM'] === 'dumb')
    return (await import('./plainPrompts.ts')).plainPrompts(terminal);
  const clack = await import('@clack/prompts');
  const common = { output: process.stderr, input: process.stdin };
  return {
    confirm: async (message) => {
      const answer = await clack.confirm({ ...common, message, initialValue: false });
      return typeof answer === 'boolean' ? succeeded(answer) : failed(interrupted);
    },
    text: async (message) => typed(await clack.text({ ...common, message })),
    secret: async (message) => typed(await clack.password({ ...common, message })),
    choose: async (message, choices) =>
      typed(await clack.select({ ...common, message, options: [...choices] })),
  };
};
