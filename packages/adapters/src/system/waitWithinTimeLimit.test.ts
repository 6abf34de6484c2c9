import { describe, expect, it } from 'vitest';
import { callTimeLimit, waitWithinTimeLimit } from './waitWithinTimeLimit.ts';

const handTimers = () => {
  const timers = {
    run: (): void => undefined,
    stopped: 0,
    after: (_ms: number, run: () => void) => {
      timers.run = run;
      return () => void (timers.stopped += 1);
    },
  };
  return timers;
};

it('a call may take 30 seconds (S-49)', () => {
  expect(callTimeLimit).toBe(30_000);
});

describe('a time limit', () => {
  it('gives what came in time and leaves no timer behind', async () => {
    const timers = handTimers();
    expect(await waitWithinTimeLimit(Promise.resolve(7), timers)).toEqual({ ok: true, value: 7 });
    await expect(waitWithinTimeLimit(Promise.reject(new Error('no')), timers)).rejects.toThrow('no');
    expect(timers.stopped).toBe(2);
  });

  it('drops what comes late, a failure too', async () => {
    const timers = handTimers();
    const server = new EventTarget();
    const late = new Promise<number>((_, reject) => {
      server.addEventListener('failure', () => reject(new Error('late')));
    });
    const answer = waitWithinTimeLimit(late, timers);
    timers.run();
    expect(await answer).toEqual({ ok: false, failure: 'time-limit' });
    server.dispatchEvent(new Event('failure'));
    await expect(late).rejects.toThrow('late');
  });
});
