import { exitCodes } from '../failures/exitCodes.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import { addHint } from '../failures/outputLostFailure.ts';
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

const nextText = ({ shown, answer, brokeOff }: TracedCall): string => {
  if (answer?.status === 429) return 'Wait a minute, then run the same command again.';
  const again = onlyAsks(shown)
    ? 'Run the same command again in a minute: nothing was changed.'
    : 'See first whether it was carried out, before you run it again.';
  if (answer === null || brokeOff) return `Check the network. ${again}`;
  return answer.status >= 500 ? again : 'The same call will have the same answer: show it to developers.';
};

/** Which service a call asked, what came back, how long that took, and whether to try again. */
const troubleText = (call: TracedCall): string => {
  const { shown, answer, brokeOff, attempt, sinceFirst, tlsFault } = call;
  const asked = shown.replace(/\?\S*/, '');
  if (tlsFault !== null) return `${asked} was not sent: ${tlsFault.fault}. ${tlsFault.cure}`;
  const tries = attempt === 1 ? '' : ` and ${attempt} attempts`;
  const answered = `was answered with ${answer?.status ?? 0}${brokeOff ? ' but the answer broke off' : ''}`;
  const became = answer === null ? 'had no answer' : answered;
  return `${asked} ${became} after ${tookText(sinceFirst)}${tries}. ${nextText(call)}`;
};

const mostKept = 20;

/**
 * Notes how the newest calls of this process ended, and says in the hint of a failure which of them explains it: the one
 * whose answer has its request id, else the newest that came to nothing, of which it gets the request id. Any other
 * failure stays as it is.
 */
export const explainFailureByCalls = (): {
  explained(failure: CommandFailure): CommandFailure;
  stop(): void;
} => {
  const newest: TracedCall[] = [];
  const stop = traceCalls((call) => {
    newest.unshift(call);
    newest.splice(mostKept);
  });
  return {
    explained: (failure) => {
      if (failure.explained === true || !isOfTrouble(failure)) return failure;
      const { requestId } = failure;
      const found = newest.find(({ answer, brokeOff }) =>
        requestId === null
          ? brokeOff || answer === null || answer.status === 429 || answer.status >= 500
          : answer?.requestId === requestId,
      );
      if (found === undefined) return failure;
      return addHint(
        { ...failure, requestId: requestId ?? found.answer?.requestId ?? null },
        troubleText(found),
      );
    },
    stop,
  };
};
