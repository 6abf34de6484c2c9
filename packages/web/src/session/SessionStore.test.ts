import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { describe, expect, it } from 'vitest';
import { fakeUser } from '../../test/fakeIdentity.ts';
import { minute, otherUser, fakeTabs } from '../../test/fakeTabs.ts';
import { sendLoginForm } from '../identity/login/sendLoginForm.ts';

const openOne = async () => {
  const browser = fakeTabs();
  const tab = browser.openTab();
  await browser.time.advance(0);
  return { ...browser, ...tab };
};

const openLocked = async () => {
  const page = await openOne();
  await page.time.advance(15 * minute);
  return page;
};

const openTwo = async () => {
  const browser = fakeTabs();
  const [first, second] = [browser.openTab(), browser.openTab()];
  await browser.time.advance(0);
  return { ...browser, first, second };
};

describe('a user whose password was changed', () => {
  it('signs in on the lock screen where the sign-in after it failed, and ends the other sessions then', async () => {
    const { identity, session, revoke, callRefused, time, endings } = await openOne();
    identity.send({ type: 'change-password-succeeded' });
    revoke();
    identity.send({ type: 'change-password-signed-out' });
    callRefused();
    await time.advance(0);
    expect(session.pageLock.reason).toBe('ended');
    await session.signInAgain(fakeUser.email, 'right');
    expect(session.locked).toBe(false);
    expect(endings()).toEqual([fakeUser.email]);
  });

  it('hears so, and which password to sign in with, where the locked page is left (SET-10)', async () => {
    const { identity, session, revoke, callRefused, time } = await openOne();
    identity.send({ type: 'change-password-succeeded' });
    revoke();
    identity.send({ type: 'change-password-signed-out' });
    callRefused();
    await time.advance(0);
    session.abandoned();
    expect(identity.state).toMatchObject({
      user: null,
      authError: 'Password Changed Successfully. Please sign in with the new one.',
    });
  });
});

describe('an idle user', () => {
  it('is warned a minute before the limit, and the page is locked at it with no token left', async () => {
    const { time, idle, session, identity, signedIn, blocksReloads } = await openOne();
    await time.advance(14 * minute - 1);
    expect(idle.secondsLeft).toBeNull();
    await time.advance(1);
    expect(idle.secondsLeft).toBe(60);
    await time.advance(45_000);
    expect(idle.secondsLeft).toBe(15);
    expect(session.locked).toBe(false);
    await time.advance(15_000);
    expect(session.locked).toBe(true);
    expect(idle.secondsLeft).toBeNull();
    expect(signedIn()).toBeNull();
    expect(identity.user).toEqual(fakeUser);
    expect(blocksReloads()).toBe(true);
  });

  it('stays signed in by pressing the button, and only then', async () => {
    const { time, idle, session } = await openOne();
    await time.advance(14 * minute + 10_000);
    idle.touch();
    expect(idle.secondsLeft).toBe(50);
    idle.extend();
    expect(idle.secondsLeft).toBeNull();
    await time.advance(14 * minute);
    expect(session.locked).toBe(false);
  });

  it('is not idle while doing something', async () => {
    const { time, idle, session } = await openOne();
    for (let turn = 0; turn < 10; turn += 1) {
      await time.advance(5 * minute);
      idle.touch();
    }
    expect(session.locked).toBe(false);
  });

  it('finds the page locked when the machine slept past the limit, whatever is pressed first', async () => {
    const { time, idle, session } = await openOne();
    await time.advance(13 * minute);
    idle.touch();
    await time.advance(15 * minute);
    idle.touch();
    idle.extend();
    await time.advance(0);
    expect(session.locked).toBe(true);
  });
});

describe('a locked page', () => {
  it('goes on for the same user, with reloads and the idle watch as before', async () => {
    const { session, idle, time, identity, startedOver, blocksReloads, signedIn } = await openLocked();
    await session.signInAgain(fakeUser.email, 'right');
    expect(session.locked).toBe(false);
    expect(identity.user).toEqual(fakeUser);
    expect(identity.state.authRouter).toBeNull();
    expect([startedOver(), blocksReloads()]).toEqual([0, false]);
    await time.advance(14 * minute);
    expect(idle.secondsLeft).toBe(60);
    await time.advance(minute);
    expect([session.locked, signedIn()]).toEqual([true, null]);
  });

  it('stays locked after a wrong password, and says why', async () => {
    const { session } = await openLocked();
    await session.signInAgain(fakeUser.email, 'wrong');
    expect(session.pageLock).toMatchObject({
      reason: 'away',
      busy: false,
      refusal: { words: 'Incorrect username or password.' },
    });
  });

  it('shows nothing of itself to another user, for whom the page starts over', async () => {
    const { session, identity, startedOver } = await openLocked();
    await session.signInAgain(otherUser.email, 'right');
    expect(startedOver()).toBe(1);
    expect(session.locked).toBe(true);
    expect(identity.user).toEqual(fakeUser);
  });

  it('ignores calls that are refused because no user is signed in', async () => {
    const { session, identity, callRefused, time, asked } = await openLocked();
    const before = asked();
    callRefused();
    await time.advance(0);
    expect(asked()).toBe(before);
    expect(session.locked).toBe(true);
    expect(identity.user).toEqual(fakeUser);
  });
});

describe('a session that the service has ended', () => {
  it('locks the page as soon as a call says so, and the same user goes on', async () => {
    const { identity, session, revoke, callRefused, time, startedOver, blocksReloads } = await openOne();
    revoke();
    callRefused();
    await time.advance(0);
    expect(session.pageLock.reason).toBe('ended');
    expect([identity.user, blocksReloads()]).toEqual([fakeUser, true]);
    await session.signInAgain(fakeUser.email, 'right');
    expect([session.locked, identity.user, startedOver(), blocksReloads()]).toEqual([
      false,
      fakeUser,
      0,
      false,
    ]);
  });

  it('leads to a sentence where nothing could have been typed', async () => {
    const { identity, session, revoke, callRefused, leaveSecurePages, time } = await openOne();
    leaveSecurePages();
    revoke();
    callRefused();
    await time.advance(0);
    expect(session.locked).toBe(false);
    expect(identity.state).toMatchObject({ user: null, authError: identityMessages.sessionEnded });
  });

  it('is over for good when the locked page is left', async () => {
    const { identity, session, revoke, callRefused, blocksReloads, time } = await openOne();
    revoke();
    callRefused();
    await time.advance(0);
    session.abandoned();
    expect([session.locked, identity.user, blocksReloads()]).toEqual([false, null, false]);
  });

  it('has not ended because one gateway says so', async () => {
    const { identity, callRefused, time } = await openOne();
    callRefused();
    await time.advance(0);
    expect(identity.user).toEqual(fakeUser);
  });

  it('is not restored after it was idle for too long', async () => {
    const { time, openTab, close, signedIn } = await openOne();
    close();
    await time.advance(16 * minute);
    const { identity } = openTab();
    await time.advance(0);
    expect(identity.state).toMatchObject({ user: null, authError: identityMessages.awayTooLong });
    expect(signedIn()).toBeNull();
  });
});

describe('two tabs', () => {
  it('are signed out together without a word, unless something was begun in the other one (S-80)', async () => {
    for (const [begun, said] of [
      [false, null],
      [true, identityMessages.signedOutElsewhere],
    ] as const) {
      const { first, second, time } = await openTwo();
      if (begun) second.begin();
      await first.identity.logout();
      await time.advance(0);
      expect(second.identity.state).toMatchObject({ user: null, authError: said });
      expect(first.identity.state.authError).toBeNull();
    }
  });

  it('are signed out together where the other one hears so first from a call that was refused', async () => {
    for (const [begun, said] of [
      [false, null],
      [true, identityMessages.signedOutElsewhere],
    ] as const) {
      const { first, second, time, revoke, answerSignOutLater, signOuts } = await openTwo();
      if (begun) second.begin();
      const answerSignOut = answerSignOutLater();
      const left = first.identity.logout();
      await time.advance(0);
      revoke();
      second.callRefused();
      await time.advance(0);
      expect([second.session.locked, second.identity.state.authError]).toEqual([false, said]);
      expect(second.identity.user).toBeNull();
      // They left this browser, and stay signed in on their other devices.
      expect(signOuts().at(-1)).toEqual({ everywhere: false });
      answerSignOut();
      await left;
    }
  });

  it('are signed out together, and in again', async () => {
    const { first, second, time } = await openTwo();
    await first.identity.logout();
    await time.advance(0);
    expect(second.identity.state).toMatchObject({ user: null, authRouter: 'login' });
    await first.session.restore();
    await sendLoginForm(first.identity, {
      email: otherUser.email,
      password: 'right',
      code: '',
      newPassword: '',
    });
    await time.advance(0);
    expect(second.identity.user).toEqual(otherUser);
  });

  it('are both locked when the service ends their session, also after a sign-out and a sign-in', async () => {
    const { first, second, time, revoke, signedIn } = await openTwo();
    await first.identity.logout();
    await first.session.restore();
    await sendLoginForm(first.identity, {
      email: fakeUser.email,
      password: 'right',
      code: '',
      newPassword: '',
    });
    await time.advance(0);
    expect([signedIn(), second.identity.user]).toEqual([fakeUser, fakeUser]);
    revoke();
    first.callRefused();
    await time.advance(0);
    second.otherTabChanged();
    await time.advance(0);
    expect([first.session.pageLock.reason, second.session.pageLock.reason]).toEqual(['ended', 'ended']);
  });

  it("share the user's activity", async () => {
    const { first, second, time } = await openTwo();
    await time.advance(14 * minute + 5_000);
    expect([first.idle.secondsLeft, second.idle.secondsLeft]).toEqual([55, 55]);
    first.idle.extend();
    expect([first.idle.secondsLeft, second.idle.secondsLeft]).toEqual([null, null]);
    await time.advance(14 * minute - 1);
    expect(second.session.locked).toBe(false);
  });

  it('are locked together and unlocked by one sign-in', async () => {
    const { first, second, time } = await openTwo();
    await time.advance(15 * minute);
    expect([first.session.locked, second.session.locked]).toEqual([true, true]);
    await first.session.signInAgain(fakeUser.email, 'right');
    await time.advance(0);
    expect([first.session.locked, second.session.locked]).toEqual([false, false]);
    expect(second.startedOver()).toBe(0);
  });

  it('both start over when another user signs in on one of them', async () => {
    const { first, second, time } = await openTwo();
    await time.advance(15 * minute);
    await first.session.signInAgain(otherUser.email, 'right');
    await time.advance(0);
    expect([first.startedOver(), second.startedOver()]).toEqual([1, 1]);
    expect(second.session.locked).toBe(true);
  });
});
