import { makeAnswerReader } from '../http/makeAnswerReader.ts';
import { readCorpayErrors } from './errorsWire.ts';

/** What a call promises, or why its answer is none; a 403 that names no permission is about the session. */
export const readCorpayAnswer = makeAnswerReader({
  spoken: readCorpayErrors,
  forbidden: () => 'session-refused',
});
