import { expect, it } from 'vitest';
import { saysMore } from './bookedBefore.ts';

const of = (found: readonly string[], complete = true) => ({ found, complete, words: null });

it.each([
  ['a deal that nobody had read of', of(['1']), of(['1', '2']), true],
  ['a deal where nothing was read yet', null, of(['1']), true],
  ['what was read already', of(['1', '2']), of(['1']), false],
  ['nothing, where nothing was read yet', null, of([]), false],
  ['that it could not be checked', of([]), of([], false), true],
  ['that it could not be checked, where nothing was read yet', null, of([], false), true],
  ['once more that it could not be checked', of([], false), of([], false), false],
])('what stops a press: %s', (_what, read, now, more) => {
  expect(saysMore(read, now)).toBe(more);
});
