import { makeAnswerReader } from '../http/makeAnswerReader.ts';
import { readOfxErrors } from './ofxErrorsWire.ts';

/** The same of OFX: a 403 that gives a reason is a refusal; one that says nothing is about the token (S-81). */
export const readOfxAnswer = makeAnswerReader({
  spoken: readOfxErrors,
  forbidden: ({ messages }) => (messages.length > 0 ? 'refused' : 'session-refused'),
});
