import type { Untried } from './servicePromise.ts';

/** A promise that could not be tried. */
export const untried = (why: string): Untried => ({ kind: 'not-tried', why });
