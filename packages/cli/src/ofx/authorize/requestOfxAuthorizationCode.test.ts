import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import type { EnvironmentConnection } from '../../configuration/connectProfile.ts';
import { interruptedFailure, type Prompts } from '../../terminal/prompts.ts';
import { requestOfxAuthorizationCode } from './requestOfxAuthorizationCode.ts';

const ofx = {
  authorizeUrl: 'https://partner.test/oauth/authorize',
  clientId: 'c',
  cliRedirect: 'http://127.0.0.1:*/callback',
};
const connection = {
  configuration: { ofx },
  address: 'https://web.test/config.json',
} as unknown as EnvironmentConnection;

/** A user at a terminal who gives these answers, and is then asked for ever. */
const authorizing = (answers: readonly ((link: URL) => string)[]) => {
  const faked = fakeInvocation([]);
  const left = [...answers];
  const ended: boolean[] = [];
  const link = async (): Promise<URL> => {
    for (;;) {
      const found = /https:\/\/partner\S+/.exec(faked.reported())?.[0];
      if (found !== undefined) return new URL(found);
      await new Promise((later) => setTimeout(later, 5));
    }
  };
  const prompts: Prompts = {
    confirm: async () => failed(interruptedFailure),
    text: async () => failed(interruptedFailure),
    choose: async () => failed(interruptedFailure),
    secret: async (_question, over) => {
      const next = left.shift();
      if (next !== undefined) return succeeded(next(await link()));
      return new Promise((resolve) => {
        over?.addEventListener('abort', () => {
          ended.push(true);
          resolve(failed(interruptedFailure));
        });
      });
    },
  };
  const done = requestOfxAuthorizationCode({ ...faked.invocation, prompts: async () => prompts }, connection);
  const visit = async (query: string) => {
    const at = new URL((await link()).searchParams.get('redirect_uri') ?? '');
    at.search = query;
    return fetch(at);
  };
  return { ...faked, done, link, visit, ended };
};

const stateOf = (link: URL): string => link.searchParams.get('state') ?? '';

describe('an authorization from a terminal', () => {
  it('is had by the code alone, which the user brings from another machine, and nothing listens any more', async () => {
    const { done, visit, reported } = authorizing([() => 'code-1']);
    expect(await done).toMatchObject({ ok: true, value: { code: 'code-1' } });
    expect(reported()).not.toContain('code-1');
    await expect(visit('?code=code-2&state=x')).rejects.toThrow();
  });

  it('is had by the address of the page that could not be opened there', async () => {
    const { done } = authorizing([
      (link) => `${link.searchParams.get('redirect_uri')}?code=code-1&state=${stateOf(link)}`,
    ]);
    expect(await done).toMatchObject({ ok: true, value: { code: 'code-1' } });
  });

  it('is not had by an address with another state, which says so and asks again (S-97)', async () => {
    const { done, visit, link, reported, ended } = authorizing([
      () => 'http://127.0.0.1/callback?code=stolen&state=forged',
    ]);
    const state = stateOf(await link());
    await new Promise((later) => setTimeout(later, 50));
    expect(reported()).toContain('was not asked for here');
    expect(reported()).not.toContain('stolen');
    await visit(`?code=code-1&state=${state}`);
    expect(await done).toMatchObject({ ok: true, value: { code: 'code-1' } });
    // The browser was first: the question is taken back.
    expect(ended).toEqual([true]);
  });

  it('that was refused at the partner says so, whichever way it comes', async () => {
    const { done } = authorizing([(link) => `error=access_denied&state=${stateOf(link)}`]);
    expect(await done).toMatchObject({ ok: false, failure: { exit: 4, code: 'not-authorized' } });
  });
});
