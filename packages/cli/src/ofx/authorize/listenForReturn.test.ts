import { describe, expect, it } from 'vitest';
import { listenForReturn } from './listenForReturn.ts';

describe('the return of the user on this machine', () => {
  it('is heard at the configured path and on no other (OFX-AUTH-6)', async () => {
    const back = await listenForReturn('http://127.0.0.1:*/callback', new AbortController().signal);
    expect(back.redirectUri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
    const query = back.query();
    const other = await fetch(new URL('/favicon.ico', back.redirectUri));
    expect(other.status).toBe(404);
    const page = await fetch(`${back.redirectUri}?code=c&state=s`);
    expect(await page.text()).toContain('go back to the terminal');
    expect(await query).toEqual({ ok: true, value: { code: 'c', error: null, state: 's' } });
    await expect(fetch(back.redirectUri)).rejects.toThrow();
  });

  it('is waited for no longer when the user leaves', async () => {
    const left = new AbortController();
    const back = await listenForReturn('http://127.0.0.1:*/callback', left.signal);
    const query = back.query();
    left.abort();
    expect(await query).toMatchObject({ ok: false, failure: { exit: 130 } });
  });
});
