import { expect, it } from 'vitest';
import type { CallFailureKind } from '../calls/callFailure.ts';
import { pausesRun } from './pausesRun.ts';

const pausing: readonly CallFailureKind[] = ['session-lost', 'token-refused', 'switched-off', 'not-sent'];
const deciding: readonly CallFailureKind[] = ['refused', 'quote-ended', 'no-answer', 'server-trouble'];

it('a run waits as it is where its call did not leave, and goes by what a partner said where it did', () => {
  expect(pausing.filter((kind) => !pausesRun({ kind }))).toEqual([]);
  expect(deciding.filter((kind) => pausesRun({ kind }))).toEqual([]);
});
