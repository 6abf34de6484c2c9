import { idleLimitOf, type IdentityProvider, type User } from '@fx-gateway/domain/identity';
import { createVirtualTime } from '@fx-gateway/domain/ports';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { idleMomentsOf } from '../src/idle/idleMoments.ts';
import { IdleStore } from '../src/idle/IdleStore.ts';
import { playedIdentity, playedUser } from './playedIdentity.ts';
import { SessionStore } from '../src/session/SessionStore.ts';
import type { SharedMoment } from '../src/session/sharedMoment.ts';

export const minute = 60_000;

/** Somebody else who uses the same browser. */
export const otherUser: User = { ...playedUser, email: 'empty@sandbox.test', sub: 'sub-2' };

/** For tests: a browser whose tabs share one session and one moment of activity; it signs out after 15 minutes. */
export const playedTabs = () => {
  const time = createVirtualTime();
  let signedIn: User | null = playedUser;
  let moment: number | null = null;
  let farewell: number | null = null;
  const tabs: { readonly heardSession: () => void; readonly heardMoment: Set<() => void> }[] = [];

  const openTab = () => {
    const heardMoment = new Set<() => void>();
    let hears: { readonly lost: () => void; readonly tab: () => void } | null = null;
    let begunAnew = 0;
    let holds = 0;
    const others = () => tabs.filter((tab) => tab.heardMoment !== heardMoment);
    const change = (user: User | null): void => {
      if (user === signedIn) return;
      signedIn = user;
      for (const tab of others()) tab.heardSession();
    };
    const provider: IdentityProvider = {
      signIn: async (email, password) => {
        if (password !== 'right')
          return failed({ name: 'NotAuthorizedException', message: 'Incorrect username or password.' });
        change(email === otherUser.email ? otherUser : playedUser);
        return succeeded('DONE');
      },
      currentUser: async () => succeeded(signedIn),
      signOut: async () => {
        change(null);
        return succeeded(undefined);
      },
      hasSession: async () => signedIn !== null,
    };
    const identity = playedIdentity({
      identity: provider,
      sayFarewell: () => (farewell = time.clock.now()),
    }).store;
    let inside = true;
    const shared: SharedMoment = {
      read: () => moment,
      write: (now) => {
        moment = now;
        for (const tab of others()) for (const heard of tab.heardMoment) heard();
      },
      listen: (heard) => {
        heardMoment.add(heard);
        return () => heardMoment.delete(heard);
      },
    };
    const moments = idleMomentsOf({ clock: time.clock, shared, limit: () => idleLimitOf(15) });
    const session = new SessionStore({
      identity,
      connect: async () => provider,
      traceOfSession: () => signedIn !== null,
      leftTooLongAgo: moments.leftTooLongAgo,
      restingIsOver: () => moments.endsWithin(5_000),
      lastFarewell: () => farewell,
      inside: () => inside,
      touched: moments.touched,
      reload: {
        hold: () => {
          holds += 1;
          return () => (holds -= 1);
        },
      },
      listen: (who) => {
        hears = who;
        return () => {
          hears = null;
        };
      },
      beginAnew: () => (begunAnew += 1),
    });
    const idle = new IdleStore({ moments, timers: time.timers, session });
    tabs.push({ heardSession: () => hears?.tab(), heardMoment });
    const stops = [session.start(), idle.start()];
    return {
      identity,
      session,
      idle,
      aCallIsRefused: () => hears?.lost(),
      hearsOfTheSession: () => hears?.tab(),
      begunAnew: () => begunAnew,
      holdsReloads: () => holds > 0,
      goOutside: () => (inside = false),
      close: () => {
        for (const stop of stops) stop();
      },
    };
  };

  return {
    time,
    openTab,
    /** The service ends the session; no tab hears of it by itself. */
    revoke: () => (signedIn = null),
    signedIn: () => signedIn,
  };
};
