import { makeStrictReader } from '../../wire/makeStrictReader.ts';
import { refusalAnswer } from './answer.ts';

/** Reads what arrived by its schema; the first thing that is wrong is answered 400, with the member's path. */
export const readStrictly = makeStrictReader(([first]) =>
  refusalAnswer(400, `${first?.path ?? 'body'}: ${first?.message ?? 'Invalid format.'}`),
);
