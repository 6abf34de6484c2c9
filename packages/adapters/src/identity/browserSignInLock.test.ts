import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserSignInLock } from './browserSignInLock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Request = (name: string, how: { readonly signal: AbortSignal }, work: () => unknown) => Promise<unknown>;

const inBrowserWith = (request: Request): void => {
  vi.stubGlobal('navigator', { locks: { request } });
};

describe('work that only one tab does at a time', () => {
  it('is done under the one lock of the browser, which is not waited for without end', async () => {
    const asked: unknown[] = [];
    inBrowserWith(async (name, { signal }, work) => {
      asked.push(name, signal instanceof AbortSignal, signal.aborted);
      return work();
    });
    expect(await browserSignInLock(async () => 'done')).toBe('done');
    expect(asked).toEqual(['fxGateway.signIn', true, false]);
  });

  it('is done all the same where the lock does not come, or the browser knows none', async () => {
    inBrowserWith(() => Promise.reject(new DOMException('Timed out', 'TimeoutError')));
    expect(await browserSignInLock(async () => 'done')).toBe('done');
    vi.stubGlobal('navigator', {});
    expect(await browserSignInLock(async () => 'done without')).toBe('done without');
  });

  it('is not done twice where it fails', async () => {
    inBrowserWith(async (_name, _how, work) => work());
    let times = 0;
    const work = async () => {
      times += 1;
      throw new Error('refused');
    };
    await expect(browserSignInLock(work)).rejects.toThrow('refused');
    expect(times).toBe(1);
  });
});
