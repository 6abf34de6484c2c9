import { describe, expect, it } from 'vitest';
import { fakeUser } from '../../test/fakeIdentity.ts';
import { fakeTabs, minute, otherUser } from '../../test/fakeTabs.ts';
import { hearDefects } from '../../test/hearDefects.ts';
import { sendLoginForm } from '../identity/login/sendLoginForm.ts';

const openTwo = async () => {
  const browser = fakeTabs();
  const [first, second] = [browser.openTab(), browser.openTab()];
  await browser.time.advance(0);
  return { ...browser, first, second };
};

/** The service has ended the session, which the first tab knows and the second one does not. */
const endedInFirst = async () => {
  const tabs = await openTwo();
  tabs.revoke();
  tabs.first.callRefused();
  await tabs.time.advance(0);
  expect([tabs.first.session.locked, tabs.second.session.locked]).toEqual([true, false]);
  return tabs;
};

describe('a page whose user signs in in another tab', () => {
  it('stays as it is, with what it says, for the same user', async () => {
    const { first, second, time } = await endedInFirst();
    second.identity.send({ type: 'step-failed', message: 'Check your Old Password.' });
    await first.session.signInAgain(fakeUser.email, 'right');
    await time.advance(0);
    expect(second.identity.state).toMatchObject({ user: fakeUser, authError: 'Check your Old Password.' });
    expect(second.startedOver()).toBe(0);
  });

  it('starts over for another user', async () => {
    const { first, second, time } = await endedInFirst();
    await first.session.signInAgain(otherUser.email, 'right');
    await time.advance(0);
    expect(second.startedOver()).toBe(1);
  });

  it('asks nothing while a sign-in of its own is on its way', async () => {
    const { first, second, asked, answerSignInLater, time } = await openTwo();
    await time.advance(15 * minute);
    const before = asked();
    const answer = answerSignInLater();
    const signedIn = first.session.signInAgain(fakeUser.email, 'right');
    await time.advance(0);
    answerSignInLater()();
    await second.session.signInAgain(fakeUser.email, 'right');
    await time.advance(0);
    expect([first.session.locked, asked()]).toEqual([true, before + 1]);
    answer();
    await signedIn;
    expect(first.session.locked).toBe(false);
  });

  it('asks nothing while it signs out itself', async () => {
    const { first, second, asked, time } = await endedInFirst();
    const before = asked();
    second.identity.send({ type: 'logout-started' });
    await first.session.signInAgain(fakeUser.email, 'right');
    await time.advance(0);
    expect(asked()).toBe(before + 1);
  });

  it('stays locked where the service knows of nobody', async () => {
    const { first, second, answerLater, revoke, time } = await openTwo();
    await time.advance(15 * minute);
    const answer = answerLater();
    const signedIn = first.session.signInAgain(fakeUser.email, 'right');
    await time.advance(0);
    const changed = second.session.otherTabChanged();
    revoke();
    answer();
    await Promise.all([signedIn, changed]);
    expect(second.session.locked).toBe(true);
  });
});

describe('a page whose user signs out in another tab', () => {
  it('says that they were away only where they were', async () => {
    for (const [after, reason] of [
      [10 * minute, 'ended'],
      [15 * minute - 2_000, 'away'],
    ] as const) {
      const { first, second, time } = await openTwo();
      await time.advance(after);
      await first.session.lock();
      await time.advance(0);
      expect(second.session.pageLock.reason).toBe(reason);
    }
  });

  it('forgets the tokens of its own', async () => {
    const { first, signOuts, time } = await openTwo();
    await first.session.lock();
    await time.advance(0);
    expect(signOuts()).toHaveLength(2);
  });

  it('stays locked for the reason that locked it', async () => {
    const { first, revoke, signOuts, time } = await openTwo();
    await first.session.lock();
    await time.advance(0);
    const before = signOuts().length;
    revoke();
    first.otherTabChanged();
    await time.advance(0);
    expect([first.session.pageLock.reason, signOuts().length]).toEqual(['away', before]);
  });

  it('is left alone while it signs out itself', async () => {
    const { first, second, time } = await openTwo();
    second.identity.send({ type: 'logout-started' });
    await first.session.lock();
    await time.advance(0);
    expect(second.session.locked).toBe(false);
  });
});

it('a sign-out before the page was opened is no reason not to lock it when the service ends the session', async () => {
  const { first, openTab, revoke, time } = await openTwo();
  await first.identity.logout();
  await first.session.restore();
  await sendLoginForm(first.identity, {
    email: fakeUser.email,
    password: 'right',
    code: '',
    newPassword: '',
  });
  await time.advance(0);
  const later = openTab();
  await time.advance(0);
  revoke();
  later.callRefused();
  await time.advance(0);
  expect(later.session.pageLock.reason).toBe('ended');
});

describe('a service that breaks off while another tab signs in', () => {
  const heard = hearDefects();

  it('leaves the page locked, and its defect is reported', async () => {
    const { first, second, answerLater, fail, time } = await openTwo();
    await time.advance(15 * minute);
    const answer = answerLater();
    const signedIn = first.session.signInAgain(fakeUser.email, 'right');
    await time.advance(0);
    const changed = second.session.otherTabChanged();
    fail();
    answer();
    await Promise.all([signedIn, changed]);
    expect([first.session.locked, second.session.locked]).toEqual([true, true]);
    expect(heard).toHaveLength(3);
  });
});
