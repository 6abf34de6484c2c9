import { expect, it } from 'vitest';
import { hasTerminalGone } from './hasTerminalGone.ts';

const failing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: write`), { code });
};

it.each([
  ['of a terminal that takes something', true, () => 0, false],
  ['of a terminal that was closed', true, failing('EIO'), true],
  ['of a terminal that is only read', true, failing('EBADF'), false],
  ['of a pipe, which nothing has to set back', false, failing('EIO'), false],
])('says %s whether it has gone: %s', (_what, isTTY, writeNothing, gone) => {
  expect(hasTerminalGone([{ descriptor: 1, isTTY }], writeNothing)).toBe(gone);
});
