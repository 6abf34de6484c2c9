import { refuseAnswerWithLostLetters } from './refuseLostLetters.ts';
import type { Prompts } from './prompts.ts';
import { safeName, safeText } from '../safe-text/safeText.ts';
import type { Terminal } from './terminal.ts';

/** Prompts on the terminal of the process: drawn ones, or plain lines where the terminal cannot draw. */
export const openPrompts = async (terminal: Terminal): Promise<Prompts> => {
  const prompts =
    terminal.environment['TERM'] === 'dumb'
      ? (await import('./createPlainPrompts.ts')).createPlainPrompts(terminal)
      : await (
          await import('./createInteractivePrompts.ts')
        ).createInteractivePrompts(process.stdin, process.stderr);
  return {
    confirm: (question) => prompts.confirm(safeText(question)),
    text: async (question) => refuseAnswerWithLostLetters(await prompts.text(safeText(question))),
    secret: async (question, over) =>
      refuseAnswerWithLostLetters(await prompts.secret(safeText(question), over)),
    choose: (question, choices) =>
      prompts.choose(
        safeText(question),
        choices.map(({ value, label }) => ({ value, label: safeName(label) })),
      ),
  };
};
