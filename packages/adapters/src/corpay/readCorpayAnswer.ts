import { makeAnswerReader } from '../http/makeAnswerReader.ts';
import { readCorpayFailureInBody } from './errorsWire.ts';

/** What a call promises, or why its answer is none; a 403 that names no permission is about the session. */
export const readCorpayAnswer = makeAnswerReader({
  spoken: readCorpayFailureInBody,
  forbidden: () => 'session-refused',
});
