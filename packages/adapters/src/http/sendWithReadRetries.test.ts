import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWithReadRetries } from './sendWithReadRetries.ts';

type Told = { readonly kind: string; readonly status?: number; readonly ahead?: number | null };

const silence: Told = { kind: 'no-answer' };
const answered = (status: number): Told => ({ kind: 'answered', status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What becomes of a call that is told one outcome after the other, and how often it was sent. */
const sent = async (method: string, ...outcomes: readonly Told[]) => {
  let times = 0;
  const outcome = sendWithReadRetries(method, 30_000, async () => outcomes[(times += 1) - 1] ?? silence);
  await vi.advanceTimersByTimeAsync(10_000);
  return { times, outcome: await outcome };
};

describe('a call that reads', () => {
  it('is tried three times at most where nothing answers (IDENT-14)', async () => {
    expect(await sent('GET')).toEqual({ times: 3, outcome: silence });
    expect(await sent('GET', silence, answered(200))).toEqual({ times: 2, outcome: answered(200) });
  });

  it.each([429, 500, 502, 503, 504])('is tried again after %i', async (status) => {
    expect(await sent('GET', answered(status), answered(200))).toEqual({ times: 2, outcome: answered(200) });
    expect((await sent('GET', ...[1, 2, 3, 4].map(() => answered(status)))).times).toBe(3);
  });

  it.each([200, 400, 401, 403, 404, 499, 501])('that was answered with %i is not', async (status) => {
    expect(await sent('GET', answered(status))).toEqual({ times: 1, outcome: answered(status) });
  });

  it('is tried again where it was signed at a wrong time, and where for another reason it is not', async () => {
    const refused = { kind: 'signature-refused', status: 403 };
    expect((await sent('GET', { ...refused, ahead: 600 }, answered(200))).times).toBe(2);
    expect((await sent('GET', { ...refused, ahead: null })).times).toBe(1);
  });
});

describe('a call that changes something', () => {
  it.each(['POST', 'PUT', 'DELETE'])('is sent once by %s, whatever becomes of it (S-77)', async (method) => {
    for (const outcome of [silence, answered(429), answered(503), { kind: 'signature-refused', ahead: 600 }])
      expect(await sent(method, outcome)).toEqual({ times: 1, outcome });
  });
});

describe('the time limit', () => {
  beforeEach(() => void vi.useRealTimers());

  it('ends the attempt that is on its way, and no other follows', async () => {
    const limits: AbortSignal[] = [];
    const outcome = await sendWithReadRetries('GET', 40, (limit) => {
      limits.push(limit);
      return new Promise<Told>(() => undefined);
    });
    expect(outcome).toEqual(silence);
    expect(limits.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('leaves what was answered before it', async () => {
    expect(await sendWithReadRetries('GET', 40, async () => answered(503))).toEqual(answered(503));
  });
});
