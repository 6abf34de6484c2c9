import { exitCodes } from '../failures/exitCodes.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import { traceCalls, type TracedCall } from './traceCalls.ts';

const codesOfTrouble: ReadonlySet<string> = new Set([
  'server-trouble',
  'too-many-calls',
  'unreadable',
  'unreadable-answer',
]);

const isOfTrouble = ({ exit, code }: CommandFailure): boolean =>
  exit === exitCodes.network || codesOfTrouble.has(code);

const tookText = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 100) / 10;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

/** Whether it changed nothing, so that asking again does no harm: a look, or a quote, which binds nobody. */
const onlyAsks = (call: string): boolean => /^GET |\/quotes?\b/.test(call);

const nextText = ({ shown, answer }: TracedCall): string => {
  if (answer?.status === 429) return 'Wait a minute, then run the same command again.';
  const again = onlyAsks(shown)
    ? 'Run the same command again in a minute: nothing was changed.'
    : 'See first whether it was carried out, before you run it again.';
  if (answer === null) return `Check the network. ${again}`;
  return answer.status >= 500 ? again : 'The same call will have the same answer: show it to developers.';
};

/** Which service a call asked, what came back, how long that took, and whether to try again. */
const troubleText = (call: TracedCall): string => {
  const { shown, answer, attempt, sinceFirst } = call;
  const tries = attempt === 1 ? '' : ` and ${attempt} attempts`;
  const became = answer === null ? 'had no answer' : `was answered with ${answer.status}`;
  return `${shown.replace(/\?\S*/, '')} ${became} after ${tookText(sinceFirst)}${tries}. ${nextText(call)}`;
};

const mostKept = 20;

/**
 * Notes how the newest calls of this process ended, and says in the hint of a failure which of them explains it: the one
 * whose answer has its request id, else the newest that came to nothing. Null for any other failure.
 */
export const noteCallTrouble = (): {
  hintFor(failure: CommandFailure): string | null;
  stop(): void;
} => {
  const newest: TracedCall[] = [];
  const stop = traceCalls((call) => {
    newest.unshift(call);
    newest.splice(mostKept);
  });
  return {
    hintFor: (failure) => {
      if (!isOfTrouble(failure)) return null;
      const { requestId } = failure;
      const found = newest.find(({ answer }) =>
        requestId === null
          ? answer === null || answer.status === 429 || answer.status >= 500
          : answer?.requestId === requestId,
      );
      return found === undefined ? null : troubleText(found);
    },
    stop,
  };
};
