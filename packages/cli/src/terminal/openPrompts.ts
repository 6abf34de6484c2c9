import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import type { CommandFailure } from '../failures/commandFailure.ts';
import { interrupted, isYes, type Prompts } from './prompts.ts';
import { safeText } from './safeText.ts';
import type { Terminal } from './terminal.ts';

/** Clack answers with a symbol for a user who left. */
const typed = (answer: unknown): Result<string, CommandFailure> =>
  typeof answer === 'symbol' ? failed(interrupted) : succeeded(typeof answer === 'string' ? answer : '');

/** Prompts on the terminal of the process: drawn ones, or plain lines where the terminal cannot draw. */
export const openPrompts = async (terminal: Terminal): Promise<Prompts> => {
  const prompts =
    terminal.environment['TERM'] === 'dumb'
      ? (await import('./plainPrompts.ts')).plainPrompts(terminal)
      : await drawnPrompts();
  return {
    ...prompts,
    choose: (question, choices) =>
      prompts.choose(
        safeText(question),
        choices.map(({ value, label }) => ({ value, label: safeText(label) })),
      ),
  };
};

const drawnPrompts = async (): Promise<Prompts> => {
  const clack = await import('@clack/prompts');
  const common = { output: process.stderr, input: process.stdin };
  return {
    confirm: async (question) => {
      const answer = typed(await clack.text({ ...common, message: `${question} [y/N]` }));
      return answer.ok ? succeeded(isYes(answer.value)) : answer;
    },
    text: async (message) => typed(await clack.text({ ...common, message })),
    secret: async (message) => typed(await clack.password({ ...common, message })),
    choose: async (message, choices) =>
      typed(await clack.select({ ...common, message, options: [...choices] })),
  };
};
