import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

/** What Node puts in the place of bytes that are no UTF-8, before anybody can look at them. */
const lost = '\uFFFD';

const notUtf8 = (named: string): CommandFailure =>
  commandFailure(
    exitCodes.usage,
    'usage',
    `${named} is not UTF-8: a letter was lost before fxg could read it, so its encoding cannot be told.`,
    { hint: 'Use a terminal that writes UTF-8: the command locale names what yours writes.' },
  );

const nameOf = (words: readonly string[], at: number): string => {
  const [flag = ''] = (words[at] ?? '').split('=');
  if (flag.startsWith('--') && !flag.includes(lost)) return `The value of ${flag}`;
  const before = words[at - 1] ?? '';
  return before.startsWith('--') && !before.includes('=') ? `The value of ${before}` : `Argument ${at + 1}`;
};

/** Refuses a command line that was not written in UTF-8: what it says would be kept with letters lost. */
export const refuseLostLetters = (words: readonly string[]): CommandFailure | null => {
  const at = words.findIndex((word) => word.includes(lost));
  return at === -1 ? null : notUtf8(nameOf(words, at));
};

/** The same of an answer to a question. */
export const refuseAnswerWithLostLetters = (
  answer: Result<string, CommandFailure>,
): Result<string, CommandFailure> =>
  answer.ok && answer.value.includes(lost) ? failed(notUtf8('The answer')) : answer;
