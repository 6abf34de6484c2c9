import { safeLines } from '../safe-text/safeText.ts';
import type { CommandFailure } from './commandFailure.ts';

/** A refusal with the sentence first that nothing came of the call: its own words may be of a connection (ERR-43). */
export const addNothingMadeHint = (sentence: string, failure: CommandFailure): CommandFailure => ({
  ...failure,
  hint: safeLines([sentence, ...(failure.hint === null ? [] : [failure.hint])]),
});
