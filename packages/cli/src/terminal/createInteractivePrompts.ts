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
    isOneLine = false,
    over: AbortSignal = new AbortController().signal,
  ): Promise<Result<string, CommandFailure>> => {
    const left = new AbortController();
    let isEntered = false;
    let rest = '';
    const handleKey = (
      letters: string | undefined,
      key: { readonly ctrl?: boolean; readonly name?: string } = {},
    ) => {
      if (key.ctrl === true && key.name === 'd') left.abort();
      // What comes in one piece with the answer and behind its Enter was pasted with it.
      if (isEntered) rest += letters ?? '';
      if (key.name === 'return' || key.name === 'enter') isEntered = true;
    };
    const handleEnd = () => {
      // A terminal that is gone cannot be set back: where that is tried, readline throws what nobody can catch.
      if (input.setRawMode !== undefined) input.setRawMode = () => input;
      left.abort();
    };
    input.on('keypress', handleKey).once('end', handleEnd);
    try {
      const answer = typed(await question({ input, output, signal: AbortSignal.any([left.signal, over]) }));
      return isOneLine && answer.ok && rest.trim() !== '' ? failed(severalLinesFailure) : answer;
    } finally {
      input.off('keypress', handleKey).off('end', handleEnd);
    }
  };
  const text = (message: string) => ask((common) => clack.text({ ...common, message }));
  return {
    confirm: async (question) => {
      const answer = await text(`${question} [y/N]`);
      return answer.ok ? succeeded(isYes(answer.value)) : answer;
    },
    text,
    secret: (message, over) => ask((common) => clack.password({ ...common, message }), true, over),
    choose: (message, choices) =>
      ask((common) => clack.select({ ...common, message, options: [...choices] })),
  };
};
