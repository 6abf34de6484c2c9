import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeUser } from '../../test/fakeIdentity.ts';
import { fakeTabs, minute } from '../../test/fakeTabs.ts';
import { hearDefects } from '../../test/hearDefects.ts';

const heard = hearDefects();

const openOne = async () => {
  const browser = fakeTabs();
  const tab = browser.openTab();
  await browser.time.advance(0);
  return { ...browser, ...tab };
};

const openLocked = async () => {
  const page = await openOne();
  await page.time.advance(15 * minute);
  expect(page.session.locked).toBe(true);
  return page;
};

const wrongPassword = { words: 'Incorrect username or password.', requestId: null };

describe('a sign-in on the lock screen', () => {
  it('is sent once, however often the form is pressed', async () => {
    const { session, answerSignInLater, signIns, time } = await openLocked();
    const answer = answerSignInLater();
    const signedIn = session.signInAgain(fakeUser.email, 'right');
    await session.signInAgain(fakeUser.email, 'right');
    await time.advance(0);
    expect([session.pageLock.busy, signIns()]).toEqual([true, 1]);
    answer();
    await signedIn;
    expect([session.pageLock.busy, session.locked]).toEqual([false, false]);
  });

  it('says no more what the last one led to, while it is on its way or the form is pressed in vain', async () => {
    const { session, answerSignInLater } = await openLocked();
    await session.signInAgain(fakeUser.email, 'wrong');
    expect(session.pageLock.refusal).toEqual(wrongPassword);
    const answer = answerSignInLater();
    const again = session.signInAgain(fakeUser.email, 'wrong');
    expect(session.pageLock.refusal).toBeNull();
    answer();
    await again;
    session.pageLock.pressed();
    expect(session.pageLock.refusal).toBeNull();
  });

  it('names the request under which the service knows its refusal (ERR-12)', async () => {
    const { session, answerSignIn } = await openLocked();
    answerSignIn(failed({ name: 'TooManyRequestsException', message: 'Slow down.', requestId: 'r-1' }));
    await session.signInAgain(fakeUser.email, 'right');
    expect(session.pageLock.refusal).toEqual({ words: 'Slow down.', requestId: 'r-1' });
  });

  it('leads to the sign-in page where the account needs another step', async () => {
    const { session, answerSignIn } = await openLocked();
    answerSignIn(succeeded('CONFIRM_SIGN_UP'));
    await session.signInAgain(fakeUser.email, 'right');
    expect(session.locked).toBe(true);
    expect(session.pageLock.refusal).toEqual({
      words: 'Your account needs another step. Continue on the sign-in page.',
      requestId: null,
    });
  });

  it('that breaks off had no answer, and may be tried again', async () => {
    const { session, fail } = await openLocked();
    fail();
    await session.signInAgain(fakeUser.email, 'right');
    expect(heard).toHaveLength(1);
    expect(session.pageLock).toMatchObject({
      reason: 'away',
      busy: false,
      refusal: { words: identityMessages.noAnswer, requestId: null },
    });
  });

  it('is none on a page that is not locked', async () => {
    const { session, signIns } = await openLocked();
    await session.signInAgain(fakeUser.email, 'right');
    await session.signInAgain(fakeUser.email, 'right');
    expect(signIns()).toBe(1);
  });

  it('that succeeds after the page was left starts over', async () => {
    const { session, answerSignInLater, startedOver } = await openLocked();
    const answer = answerSignInLater();
    const signedIn = session.signInAgain(fakeUser.email, 'right');
    session.abandoned();
    answer();
    await signedIn;
    expect(startedOver()).toBe(1);
  });

  it('that was refused after the page was left is not told at its next lock', async () => {
    const { session, identity, answerSignInLater, time } = await openLocked();
    const answer = answerSignInLater();
    const refused = session.signInAgain(fakeUser.email, 'wrong');
    session.abandoned();
    answer();
    await refused;
    identity.send({ type: 'login-succeeded', user: fakeUser });
    await time.advance(15 * minute);
    expect(session.pageLock).toMatchObject({ reason: 'away', busy: false, refusal: null });
  });
});

describe('a page', () => {
  it('starts over where its user leaves the lock screen', async () => {
    const { session, startedOver } = await openLocked();
    // As the button has it.
    const { leave } = session;
    leave();
    expect(startedOver()).toBe(1);
  });

  it('is locked once, and its session ended once', async () => {
    const { session, signOuts } = await openLocked();
    await session.lock();
    expect(signOuts()).toHaveLength(1);
  });

  it('of nobody is not locked', async () => {
    const { session, identity } = await openOne();
    await identity.logout();
    await session.lock();
    expect([session.locked, session.open]).toEqual([false, false]);
  });

  it('that is not locked stays as it is where another one takes its place', async () => {
    const { session, identity } = await openOne();
    session.abandoned();
    expect([session.open, identity.user]).toEqual([true, fakeUser]);
  });

  it('that is gone asks no more whether its session goes on', async () => {
    const { close, callRefused, asked, time } = await openOne();
    const before = asked();
    close();
    callRefused();
    await time.advance(0);
    expect(asked()).toBe(before);
  });
});
