import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinShare } from './customerShare.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls that run until they are ended. */
const calls = (customer: string, count: number) => {
  const running: (() => void)[] = [];
  const all = Array.from({ length: count }, () =>
    withinShare(customer, () => new Promise<void>((end) => running.push(end))),
  );
  return { running, all };
};

it('ten calls of one customer have two connections at a time, in order, and another customer has theirs', async () => {
  const ten = calls('ann', 10);
  const other = calls('bea', 1);
  expect([ten.running.length, other.running.length]).toEqual([2, 1]);
  for (let ended = 0; ended < 10; ended += 1) {
    expect(ten.running.length).toBe(Math.min(ended + 2, 10));
    ten.running[ended]?.();
    await ten.all[ended];
    await vi.advanceTimersByTimeAsync(0);
  }
  other.running[0]?.();
  await other.all[0];
});

it('a call waits ten seconds for the ones before it and is told to try again', async () => {
  const three = calls('ann', 3);
  const last = expect(three.all[2]).rejects.toMatchObject({ statusCode: 503 });
  await vi.advanceTimersByTimeAsync(10_000);
  await last;
  for (const end of three.running) end();
  await Promise.all(three.all.slice(0, 2));
  const next = calls('ann', 1);
  expect(next.running.length).toBe(1);
  next.running[0]?.();
  await next.all[0];
});
