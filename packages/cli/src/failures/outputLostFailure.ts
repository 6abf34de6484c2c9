import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { commandFailure, type CommandFailure } from './commandFailure.ts';
import { exitCodes } from './exitCodes.ts';

const lost = 'The answer could not be written.';

/** An answer that could not be written, to a full disk for instance: the failure says what was done, since nothing else does. */
export const outputLostFailure = (done: string | null): CommandFailure =>
  commandFailure(exitCodes.failed, 'output-lost', joinSentences(done ?? '', lost));

/** The reader of a stream has left before what was to be changed by it: it was not begun. */
export const readerLeftFailure = outputLostFailure(
  'Nothing was changed, because nobody reads the output any more.',
);

/** A failure with one more line in its hint, if there is something to say. */
export const addHint = (failure: CommandFailure, line: string): CommandFailure => ({
  ...failure,
  hint: [failure.hint ?? '', line].filter((each) => each !== '').join('\n') || null,
});

/** A failure whose answer could not be written either, with what was done before it. */
export const addOutputLostHint = (failure: CommandFailure, done: string | null): CommandFailure =>
  addHint(addHint(failure, done ?? ''), lost);
