import type { HeardAnswer } from './servicePromise.ts';

/** Whether an answer says that something was done. */
export const isDone = ({ status }: HeardAnswer): boolean => status >= 200 && status < 300;

/** Whether an answer says that nothing was done, so that nothing is left behind. */
export const isRefused = ({ status }: HeardAnswer): boolean => status >= 400 && status < 500;
