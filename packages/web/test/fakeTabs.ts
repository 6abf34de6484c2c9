import type { SessionService } from '@fx-gateway/domain/identity/sessionService.ts';
import { idleLimitOf } from '@fx-gateway/domain/identity/idle.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { makeIdleTimer } from '../src/idle/idleMoments.ts';
import { IdleStore } from '../src/idle/IdleStore.ts';
import { fakeIdentity, fakeUser } from './fakeIdentity.ts';
import { SessionStore } from '../src/session/SessionStore.ts';
import type { SharedTimestamp } from '../src/session/sharedTimestamp.ts';

export const minute = 60_000;

/** Another user of the same browser. */
export const otherUser: User = { ...fakeUser, email: 'empty@sandbox.test', sub: 'sub-2' };

/** What is asked is answered only when the function that this returns is called. */
const heldAnswers = (waitsFor: (answered: Promise<void>) => unknown) => () => {
  const waiting: (() => void)[] = [];
  waitsFor(new Promise((resolve) => waiting.push(resolve)));
  return () => waiting[0]?.();
};

/** For tests: a browser whose tabs share one session and one moment of activity; it signs out after 15 minutes. */
export const fakeTabs = () => {
  const time = createVirtualTime();
  let signedIn: User | null = fakeUser;
  let moment: number | null = null;
  let signOut: number | null = null;
  const endings: string[] = [];
  const signOuts: unknown[] = [];
  let asked = 0;
  let broken = false;
  let mayAnswer = Promise.resolve();
  let maySignOut = Promise.resolve();
  let maySignIn = Promise.resolve();
  let signInAnswer: Awaited<ReturnType<SessionService['signIn']>> | null = null;
  let signIns = 0;
  const tabs: { readonly sessionChanged: () => void; readonly onActivity: Set<() => void> }[] = [];

  const openTab = () => {
    const onActivity = new Set<() => void>();
    let events: { readonly onLost: () => void; readonly onOtherTab: () => void } | null = null;
    let startedOver = 0;
    let blocks = 0;
    const others = () => tabs.filter((tab) => tab.onActivity !== onActivity);
    const change = (user: User | null): void => {
      if (user === signedIn) return;
      signedIn = user;
      for (const tab of others()) tab.sessionChanged();
    };
    const provider: SessionService = {
      signIn: async (email, password, { endOthers } = {}) => {
        signIns += 1;
        if (endOthers !== undefined) endings.push(email);
        await maySignIn;
        if (broken) throw new Error('nobody foresaw this');
        if (signInAnswer !== null) return signInAnswer;
        if (password !== 'right')
          return failed({ name: 'NotAuthorizedException', message: 'Incorrect username or password.' });
        change(email === otherUser.email ? otherUser : fakeUser);
        return succeeded('DONE');
      },
      currentUser: async () => {
        asked += 1;
        await mayAnswer;
        if (broken) throw new Error('nobody foresaw this');
        return succeeded(signedIn);
      },
      signOut: async (options) => {
        signOuts.push(options);
        await maySignOut;
        change(null);
        return succeeded(undefined);
      },
      hasSession: async () => signedIn !== null,
    };
    const identity = fakeIdentity({
      identity: provider,
      broadcastSignOut: () => (signOut = time.clock.now()),
    }).store;
    let onSecurePage = true;
    const shared: SharedTimestamp = {
      read: () => moment,
      write: (now) => {
        moment = now;
        for (const tab of others()) for (const onChange of tab.onActivity) onChange();
      },
      listen: (onChange) => {
        onActivity.add(onChange);
        return () => onActivity.delete(onChange);
      },
    };
    const moments = makeIdleTimer({ clock: time.clock, shared, limit: () => idleLimitOf(15) });
    const session = new SessionStore({
      identity,
      connect: async () => provider,
      mayBeSignedIn: () => signedIn !== null,
      idleTooLong: moments.idleTooLong,
      idleLimitReached: () => moments.endsWithin(5_000),
      lastSignOut: () => signOut,
      onSecurePage: () => onSecurePage,
      recordActivity: moments.recordActivity,
      reload: {
        get blocked() {
          return blocks > 0;
        },
        block: () => {
          blocks += 1;
          return () => (blocks -= 1);
        },
      },
      listen: (listeners) => {
        events = listeners;
        return () => {
          events = null;
        };
      },
      startOver: () => (startedOver += 1),
    });
    const idle = new IdleStore({ moments, timers: time.timers, session });
    tabs.push({ sessionChanged: () => events?.onOtherTab(), onActivity });
    const stops = [session.start(), idle.start()];
    return {
      identity,
      session,
      idle,
      callRefused: () => events?.onLost(),
      otherTabChanged: () => events?.onOtherTab(),
      startedOver: () => startedOver,
      blocksReloads: () => blocks > 0,
      /** Something is begun on its page. */
      begin: () => (blocks += 1),
      leaveSecurePages: () => (onSecurePage = false),
      close: () => {
        for (const stop of stops) stop();
      },
    };
  };

  return {
    time,
    openTab,
    /** The service ends the session; no tab is notified. */
    revoke: () => (signedIn = null),
    signedIn: () => signedIn,
    /** How often the service was asked who is signed in. */
    asked: () => asked,
    /** It answers that only when the returned function is called. */
    answerLater: heldAnswers((answered) => (mayAnswer = answered)),
    /** It ends a session, and the browser keeps its tokens until the returned function is called. */
    answerSignOutLater: heldAnswers((answered) => (maySignOut = answered)),
    /** It answers a sign-in only when the returned function is called. */
    answerSignInLater: heldAnswers((answered) => (maySignIn = answered)),
    /** It answers every sign-in so from now on. */
    answerSignIn: (answer: typeof signInAnswer) => (signInAnswer = answer),
    /** How often a sign-in was asked for. */
    signIns: () => signIns,
    /** It throws from now on. */
    fail: () => (broken = true),
    /** What each sign-out was to end. */
    signOuts: (): readonly unknown[] => signOuts,
    /** Whose other sessions were to end with a sign-in. */
    endings: (): readonly string[] => endings,
  };
};
