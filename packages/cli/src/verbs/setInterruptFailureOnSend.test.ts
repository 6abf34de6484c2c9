import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { setInterruptFailureOnSend } from './setInterruptFailureOnSend.ts';

const failure = commandFailure(exitCodes.interrupted, 'interrupted', 'It may have been made.');

it('a call that leaves is what Ctrl-C tells of from then on, and none leaves after Ctrl-C', async () => {
  const ctrlC = new AbortController();
  const told: (CommandFailure | 'not-sent' | null)[] = [];
  const leaving = setInterruptFailureOnSend(
    { signal: ctrlC.signal, interruptedWith: (said) => void told.push(said) },
    failure,
  );
  await leaving();
  expect(told).toEqual([failure]);
  ctrlC.abort();
  expect(await Promise.race([leaving().then(() => 'left'), pause(20, 'held')])).toBe('held');
  expect(told).toHaveLength(1);
});
