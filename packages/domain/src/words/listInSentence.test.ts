import { expect, it } from 'vitest';
import { listInSentence } from './listInSentence.ts';

it.each([
  [[], ''],
  [['1'], '1'],
  [['1', '2'], '1 and 2'],
  [['1', '2', '3'], '1, 2 and 3'],
])('things in a sentence have commas, and an and before the last one: %j', (things, said) => {
  expect(listInSentence(things)).toBe(said);
});
