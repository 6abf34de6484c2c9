import { readAuthorizationReturn } from '@fx-gateway/domain/ofx/authorization/readAuthorizationReturn.ts';
import { describe, expect, it } from 'vitest';
import {
  listenForAuthorizationReturn,
  type ReadAuthorizationReturn,
} from './listenForAuthorizationReturn.ts';

const read: ReadAuthorizationReturn = (query) => {
  const returned = readAuthorizationReturn(query, { state: 's', redirectUri: 'r', codeVerifier: 'v' });
  return returned.kind === 'code' || returned.kind === 'refused' ? returned : null;
};

const listening = async (signal = new AbortController().signal) => {
  const back = await listenForAuthorizationReturn('http://127.0.0.1:*/callback', signal);
  const visit = async (query: string) => {
    const page = await fetch(`${back.redirectUri}${query}`);
    return { status: page.status, text: await page.text() };
  };
  return { ...back, visit };
};

describe('the return of the user on this machine', () => {
  it('is heard at the configured path and on no other (OFX-AUTH-6)', async () => {
    const { redirectUri, answer, visit } = await listening();
    expect(redirectUri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
    const answered = answer(read);
    expect((await fetch(new URL('/favicon.ico', redirectUri))).status).toBe(404);
    expect(await visit('?code=c&state=s')).toMatchObject({ status: 200 });
    expect(await answered).toEqual({
      ok: true,
      value: { kind: 'code', code: { code: 'c', redirectUri: 'r', codeVerifier: 'v' } },
    });
    await expect(fetch(redirectUri)).rejects.toThrow();
  });

  it.each(['?code=stolen&state=forged', '?error=access_denied&state=forged', '?code=stolen', '', '?state=s'])(
    'is still waited for after a visit that answers something else: %j (S-97)',
    async (foreign) => {
      const { answer, visit } = await listening();
      const answered = answer(read);
      expect(await visit(foreign)).toMatchObject({ status: 400 });
      await visit('?code=c&state=s');
      expect(await answered).toMatchObject({ value: { kind: 'code' } });
    },
  );

  it('shows another page where it was allowed, refused, or is not meant', async () => {
    const texts: string[] = [];
    for (const query of ['?code=c&state=s', '?error=access_denied&state=s']) {
      const { answer, visit } = await listening();
      const answered = answer(read);
      texts.push((await visit('?code=c&state=x')).text, (await visit(query)).text);
      await answered;
    }
    const [foreign = '', allowed = '', again, refused = ''] = texts;
    expect(again).toBe(foreign);
    expect(foreign).toContain('fxg still waits');
    expect(allowed).toContain('has allowed it');
    expect(refused).toContain('was not authorized');
  });

  it('is waited for no longer when the user leaves', async () => {
    const left = new AbortController();
    const { answer } = await listening(left.signal);
    const answered = answer(read);
    left.abort();
    expect(await answered).toMatchObject({ ok: false, failure: { exit: 130 } });
  });
});
