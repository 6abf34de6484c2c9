import type { Readable, Writable } from 'node:stream';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import { interruptedFailure, isYes, severalLinesFailure, type Prompts } from './prompts.ts';

/** Clack answers with a symbol for a user who left. */
const typed = (answer: unknown): Result<string, CommandFailure> =>
  typeof answer === 'symbol'
    ? failed(interruptedFailure)
    : succeeded(typeof answer === 'string' ? answer : '');

type Input = Readable & { setRawMode?(isRaw: boolean): unknown };

/** Questions that are drawn and redrawn on a terminal. */
export const createInteractivePrompts = async (input: Input, output: Writable): Promise<Prompts> => {
  const clack = await import('@clack/prompts');
  type Common = { readonly input: Readable; readonly output: Writable; readonly signal: AbortSignal };

  /** Clack waits for ever where the input ends: Ctrl-D, and a terminal that is gone, mean that the user left. */
  const ask = async (
    question: (common: Common) => Promise<unknown>,
    over: AbortSignal = new AbortController().signal,
  ) => {
    const left = new AbortController();
    const handleKey = (_text: unknown, key: { readonly ctrl?: boolean; readonly name?: string } = {}) => {
      if (key.ctrl === true && key.name === 'd') left.abort();
    };
    const handleEnd = () => {
      // A terminal that is gone cannot be set back: where that is tried, readline throws what nobody can catch.
      if (input.setRawMode !== undefined) input.setRawMode = () => input;
      left.abort();
    };
    input.on('keypress', handleKey).once('end', handleEnd);
    try {
      return typed(await question({ input, output, signal: AbortSignal.any([left.signal, over]) }));
    } finally {
      input.off('keypress', handleKey).off('end', handleEnd);
    }
  };
  /** What comes in one piece with the answer and behind its Enter was pasted with it. */
  const askOneLine: typeof ask = async (question, over) => {
    let isAnswered = false;
    let rest = '';
    const handleKey = (letters: string | undefined, key: { readonly name?: string } = {}) => {
      if (isAnswered) rest += letters ?? '';
      if (key.name === 'return' || key.name === 'enter') isAnswered = true;
    };
    input.on('keypress', handleKey);
    const answer = await ask(question, over);
    input.off('keypress', handleKey);
    return answer.ok && rest.trim() !== '' ? failed(severalLinesFailure) : answer;
  };
  const text = (message: string) => ask((common) => clack.text({ ...common, message }));
  return {
    confirm: async (question) => {
      const answer = await text(`${question} [y/N]`);
      return answer.ok ? succeeded(isYes(answer.value)) : answer;
    },
    text,
    secret: (message, over) => askOneLine((common) => clack.password({ ...common, message }), over),
    choose: (message, choices) =>
      ask((common) => clack.select({ ...common, message, options: [...choices] })),
  };
};
