import { reportDefect } from './reportDefect.ts';

/** What a step comes to. One that throws is reported and comes to `otherwise`, so that nobody waits for it for ever. */
export const runOrReportDefect = async <T>(step: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await step();
  } catch (cause) {
    reportDefect(cause);
    return otherwise;
  }
};
