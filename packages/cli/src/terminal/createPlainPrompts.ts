import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import { interruptedFailure, isYes, severalLinesFailure, type Prompts } from './prompts.ts';
import type { Terminal } from './terminal.ts';

/** Questions as plain lines, for terminals that cannot move their cursor. */
export const createPlainPrompts = (terminal: Terminal): Prompts => {
  const ask = async (
    question: string,
    hidden = false,
    over: AbortSignal = new AbortController().signal,
  ): Promise<Result<string, CommandFailure>> => {
    terminal.stderr.write(`${question} `);
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({
      input: terminal.stdin,
      output: hidden ? silent : terminal.stderr,
      terminal: hidden,
    });
    const gone = new AbortController();
    lines.once('SIGINT', () => gone.abort());
    lines.once('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, over]);
    let rest = '';
    lines.on('line', (line) => (rest += line));
    const answer = await lines.question('', { signal }).catch(() => null);
    rest += lines.line;
    lines.close();
    if (hidden) terminal.stderr.write('\n');
    if (hidden && answer !== null && rest.trim() !== '') return failed(severalLinesFailure);
    return answer === null ? failed(interruptedFailure) : succeeded(hidden ? answer : answer.trim());
  };
  return {
    text: (question) => ask(question),
    secret: (question, over) => ask(question, true, over),
    confirm: async (question) => {
      const answer = await ask(`${question} [y/N]`);
      return answer.ok ? succeeded(isYes(answer.value)) : answer;
    },
    choose: async (question, choices) => {
      const list = choices.map(({ label }, index) => `  ${index + 1}. ${label}`).join('\n');
      for (;;) {
        const answer = await ask(`${question}\n${list}\nNumber:`);
        if (!answer.ok) return answer;
        const chosen = choices[Number(answer.value) - 1];
        if (chosen !== undefined) return succeeded(chosen.value);
      }
    },
  };
};
