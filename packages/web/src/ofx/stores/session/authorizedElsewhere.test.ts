import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { authorizationRequired, openOfxScope } from '../../../../test/fakeOfx.ts';

/** A tab that has to be authorized, and counts. */
const unauthorizedTab = async (store = createMemoryStore()) => {
  const opened = openOfxScope({ store });
  const { session } = opened.scope;
  const { renew } = opened.answers;
  opened.answers.renew = async () => failed(authorizationRequired);
  session.start();
  await opened.time.advance(0);
  session.authorization.send({ type: 'needed' });
  return {
    ...opened,
    session,
    store,
    /** The accounts service keeps an authorization from now on. */
    authorizeElsewhere: () => (opened.answers.renew = renew),
    renewals: () => opened.calls.filter((call) => call === 'renew').length,
  };
};

/** Another tab of the same user, which comes back from the partner with its code. */
const returningTab = (store: KeyValueStore) =>
  openOfxScope({
    store,
    takeReturn: () => ({ code: 'c1', error: null, state: 's1' }),
    pending: { state: 's1', codeVerifier: 'v1', redirectUri: 'https://here' },
  });

describe('a tab whose customer has authorized elsewhere (GATE-22)', () => {
  it('goes on at once where another tab has, and sends nobody away', async () => {
    const here = await unauthorizedTab();
    const there = returningTab(here.store);
    here.authorizeElsewhere();
    there.scope.session.start();
    await there.time.advance(0);
    await here.time.advance(60_000);
    expect([here.session.access, here.session.authorization.state.kind]).toEqual(['open', 'closed']);
    expect(here.left).toEqual([]);
  });

  it('takes back what the customer wanted there where another tab has done it', async () => {
    const here = openOfxScope();
    here.scope.session.start();
    await here.time.advance(0);
    here.scope.session.authorization.send({ type: 'wanted-again' });
    const there = returningTab(here.store);
    there.scope.session.start();
    await there.time.advance(0);
    await here.time.advance(60_000);
    expect([here.scope.session.authorization.state.kind, here.left]).toEqual(['closed', []]);
    expect(here.scope.session.tokensReceived).toBe(2);
  });

  it('looks for it where the customer comes back to it, as from a terminal', async () => {
    const here = await unauthorizedTab();
    here.authorizeElsewhere();
    here.session.lookAgain();
    await here.time.advance(0);
    expect([here.session.access, here.session.authorization.open]).toEqual(['open', false]);
    here.session.lookAgain();
    await here.time.advance(0);
    expect(here.renewals()).toBe(2);
  });

  it('looks for it at its next visit', async () => {
    const here = await unauthorizedTab();
    here.session.authorization.cancel();
    here.authorizeElsewhere();
    here.session.start();
    await here.time.advance(0);
    expect(here.session).toMatchObject({ access: 'open', authorization: { state: { kind: 'closed' } } });
  });

  it('asks no more for what it asks already, nor while it is locked or on the way to the partner', async () => {
    const here = await unauthorizedTab();
    here.session.lookAgain();
    here.session.lookAgain();
    await here.time.advance(0);
    expect([here.renewals(), here.session.authorization.open]).toEqual([2, true]);
    here.session.forgetToken();
    here.session.lookAgain();
    here.session.tryAgain();
    await here.time.advance(0);
    expect(here.renewals()).toBe(3);
    here.session.authorization.goOn();
    here.session.lookAgain();
    await here.time.advance(0);
    expect(here.renewals()).toBe(3);
  });

  it('hears of it no more once its user has signed out, and a token that is renewed tells nobody', async () => {
    const here = await unauthorizedTab();
    const renewing = openOfxScope({ store: here.store });
    renewing.scope.session.start();
    await renewing.time.advance(0);
    await here.time.advance(0);
    expect(here.renewals()).toBe(1);
    here.session.signOut();
    const there = returningTab(here.store);
    there.scope.session.start();
    await there.time.advance(0);
    expect([here.renewals(), here.session.access]).toEqual([1, 'generating']);
  });
});
