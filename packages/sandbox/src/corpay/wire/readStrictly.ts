import { makeStrictReader } from '../../wire/makeStrictReader.ts';
import { refusalAnswer } from './answer.ts';

/** Reads what arrived by its schema; whatever is wrong is answered 400, one error for every member. */
export const readStrictly = makeStrictReader((wrong) =>
  refusalAnswer(400, ...wrong.map(({ path, message }) => ({ key: path, message }))),
);
