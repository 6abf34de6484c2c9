import { describe, expect, it } from 'vitest';
import { fakeUser } from '../../test/fakeIdentity.ts';
import { fakeTabs } from '../../test/fakeTabs.ts';
import { hearDefects } from '../../test/hearDefects.ts';

const openOne = async () => {
  const browser = fakeTabs();
  const tab = browser.openTab();
  await browser.time.advance(0);
  return { ...browser, ...tab };
};

describe('a session of which a call says that it is over', () => {
  it('is asked about once, however many calls are refused together, and again later', async () => {
    const { session, callRefused, time, asked, answerLater } = await openOne();
    const before = asked();
    const answer = answerLater();
    for (let refused = 0; refused < 3; refused += 1) callRefused();
    await time.advance(0);
    expect(asked()).toBe(before + 1);
    answer();
    await time.advance(0);
    expect(session.locked).toBe(false);
    callRefused();
    await time.advance(0);
    expect(asked()).toBe(before + 2);
  });

  it('is not asked about while the user is signing out', async () => {
    const { identity, callRefused, time, asked } = await openOne();
    const before = asked();
    identity.send({ type: 'logout-started' });
    callRefused();
    await time.advance(0);
    expect([identity.user, asked()]).toEqual([fakeUser, before]);
  });

  it('is over on every device: the tokens of all of them are taken back', async () => {
    const { session, revoke, callRefused, time, signOuts } = await openOne();
    revoke();
    callRefused();
    await time.advance(0);
    expect(session.pageLock.reason).toBe('ended');
    expect(signOuts()).toEqual([{ everywhere: true }]);
  });

  it('leaves a page as it is that was locked while the service was asked', async () => {
    const { session, revoke, callRefused, time, answerLater } = await openOne();
    const answer = answerLater();
    callRefused();
    await time.advance(0);
    await session.lock();
    revoke();
    answer();
    await time.advance(0);
    expect(session.pageLock.reason).toBe('away');
  });
});

describe('a service that breaks off', () => {
  const heard = hearDefects();

  it('has ended no session, and its defect is reported', async () => {
    const { session, identity, callRefused, time, fail } = await openOne();
    fail();
    callRefused();
    await time.advance(0);
    expect(heard).toHaveLength(1);
    expect([session.locked, identity.user]).toEqual([false, fakeUser]);
  });
});
