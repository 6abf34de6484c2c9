import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { FailedCall } from '../http/createApp.ts';

/** The log of a process: JSON, a line for each event; only what is named here is ever written into it. */
export const makeServicesLog = (destination?: DestinationStream): Logger =>
  pino(
    {
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );

/** Where it failed and as what: the words of an error may hold what was sent or kept. */
export const logFailedCall = (log: Logger, { requestId, call, error }: FailedCall): void => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  log.error({ requestId, call, error: error.name, code, at: framesOf(error) }, 'A call failed.');
};

/** The words stand before the frames, and may have lines that look like them. */
const framesOf = ({ stack = '', message }: Error): readonly string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line));
