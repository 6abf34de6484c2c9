import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWithinCustomerLimit } from './runWithinCustomerLimit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls that run until they are ended. */
const calls = (customer: string, count: number) => {
  const running: (() => void)[] = [];
  const all = Array.from({ length: count }, () =>
    runWithinCustomerLimit(customer, () => new Promise<void>((end) => running.push(end))),
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

/** The third is told to try again after ten seconds; the two before it end after that. */
const twoCallsAndOneThatGivesUp = async (): Promise<void> => {
  const three = calls('ann', 3);
  const last = expect(three.all[2]).rejects.toMatchObject({ statusCode: 503 });
  await vi.advanceTimersByTimeAsync(10_000);
  await last;
  for (const end of three.running) end();
  await Promise.all(three.all.slice(0, 2));
};

it('a call waits ten seconds for the ones before it and is told to try again', async () => {
  await twoCallsAndOneThatGivesUp();
  const next = calls('ann', 1);
  expect(next.running.length).toBe(1);
  next.running[0]?.();
  await next.all[0];
});

it("a call that gave up waiting takes nobody's place: both are free for those who come next", async () => {
  await twoCallsAndOneThatGivesUp();
  const next = calls('ann', 3);
  expect(next.running.length).toBe(2);
  for (let ended = 0; ended < 3; ended += 1) {
    next.running[ended]?.();
    await next.all[ended];
    await vi.advanceTimersByTimeAsync(0);
  }
});

it('a call that comes later goes on waiting when the one before it has given up', async () => {
  const early = calls('ann', 3);
  const gaveUp = expect(early.all[2]).rejects.toMatchObject({ statusCode: 503 });
  await vi.advanceTimersByTimeAsync(4_000);
  const late = calls('ann', 1);
  await vi.advanceTimersByTimeAsync(6_000);
  await gaveUp;
  expect(late.running).toHaveLength(0);
  early.running[0]?.();
  await early.all[0];
  await vi.advanceTimersByTimeAsync(0);
  expect(late.running).toHaveLength(1);
  late.running[0]?.();
  early.running[1]?.();
  await Promise.all([late.all[0], early.all[1]]);
});

it('a call that got its place in time takes nobody else out of the line later', async () => {
  const three = calls('ann', 3);
  await vi.advanceTimersByTimeAsync(4_000);
  three.running[0]?.();
  await three.all[0];
  await vi.advanceTimersByTimeAsync(1_000);
  const late = calls('ann', 1);
  await vi.advanceTimersByTimeAsync(5_000);
  three.running[1]?.();
  await three.all[1];
  await vi.advanceTimersByTimeAsync(0);
  expect(late.running).toHaveLength(1);
  late.running[0]?.();
  three.running[2]?.();
  await Promise.all([late.all[0], three.all[2]]);
});
