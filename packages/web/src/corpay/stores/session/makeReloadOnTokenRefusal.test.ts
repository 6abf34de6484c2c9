import { initialAuthState, type AuthState } from '@fx-gateway/domain/identity/authState.ts';
import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { describe, expect, it } from 'vitest';
import { fakeUser } from '../../../../test/fakeIdentity.ts';
import { makeReloadOnTokenRefusal } from './makeReloadOnTokenRefusal.ts';

const signedIn: AuthState = { ...initialAuthState, authLoading: false, user: fakeUser };

const refused = () => {
  const time = createVirtualTime();
  const reloads: string[] = [];
  const person: { user: AuthState['user']; state: AuthState } = { user: fakeUser, state: signedIn };
  const forgotten: string[] = [];
  const reload = {
    once: (reason: string) => reloads.push(reason) > 0,
    forget: (reason: string) => void forgotten.push(reason),
  };
  const access = makeReloadOnTokenRefusal({ timers: time.timers, reload }, person);
  access.refused();
  return { time, reloads, forgotten, person, access };
};

describe('after the partner has refused the session', () => {
  it('the page is loaded again 200 ms later (CP-TOKEN-3)', async () => {
    const { time, reloads } = refused();
    await time.advance(199);
    expect(reloads).toEqual([]);
    await time.advance(1);
    expect(reloads).toEqual(['partner-session']);
  });

  it('a token that arrives lets a later refusal load it again (S-84)', () => {
    const { access, forgotten } = refused();
    access.granted();
    expect(forgotten).toEqual(['partner-session']);
  });

  it.each<[string, Partial<{ user: AuthState['user']; state: AuthState }>]>([
    ['has signed out meanwhile', { user: null }],
    ['is signing out', { state: { ...signedIn, authLoading: true } }],
    ['has made room for somebody else', { user: { ...fakeUser, sub: 'sub-2' } }],
  ])('nothing is loaded again for somebody who %s', async (_, meanwhile) => {
    const { time, reloads, person } = refused();
    Object.assign(person, meanwhile);
    await time.advance(1000);
    expect(reloads).toEqual([]);
  });
});
