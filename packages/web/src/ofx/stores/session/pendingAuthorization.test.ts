import { describe, expect, it } from 'vitest';
import { makePendingAuthorizationStorage } from './pendingAuthorization.ts';

const asked = { state: 's1', codeVerifier: 'v1', redirectUri: 'https://here' };

const emptyTab = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, pendingOf: (sub: string) => makePendingAuthorizationStorage(() => storage, sub) };
};

describe('an authorization that was asked for (S-97)', () => {
  it('is known when its customer comes back, and used up by that', () => {
    const { pendingOf, kept } = emptyTab();
    pendingOf('sub-1').keep(asked);
    expect(pendingOf('sub-1').take()).toEqual(asked);
    expect(pendingOf('sub-1').take()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('is none of another customer of the same tab', () => {
    const { pendingOf } = emptyTab();
    pendingOf('sub-1').keep(asked);
    expect(pendingOf('sub-2').take()).toBeNull();
    expect(pendingOf('sub-1').take()).toEqual(asked);
  });

  it.each([
    ['no state', { ...asked, state: undefined }],
    ['a verifier that is no text', { ...asked, codeVerifier: 1 }],
    ['no address', { ...asked, redirectUri: null }],
    ['nothing', null],
  ])('is not believed where what was kept names %s', (_what, instead) => {
    const { pendingOf, kept } = emptyTab();
    pendingOf('sub-1').keep(asked);
    for (const key of kept.keys()) kept.set(key, JSON.stringify(instead));
    expect(pendingOf('sub-1').take()).toBeNull();
  });

  it('is not believed where what was kept cannot be read', () => {
    const { pendingOf, kept } = emptyTab();
    pendingOf('sub-1').keep(asked);
    for (const key of kept.keys()) kept.set(key, '{"state":');
    expect(pendingOf('sub-1').take()).toBeNull();
  });

  it('is unknown on the return where the browser keeps nothing, and the way to the partner is open all the same', () => {
    const pending = makePendingAuthorizationStorage(() => {
      throw new Error('SecurityError');
    }, 'sub-1');
    pending.keep(asked);
    expect(pending.take()).toBeNull();
  });
});
