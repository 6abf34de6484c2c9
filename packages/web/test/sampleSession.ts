import type { IdentityStore } from '../src/identity/IdentityStore.ts';
import { SessionStore } from '../src/session/SessionStore.ts';

/** The session of whoever is signed in, for tests that are about something else: nothing ever happens to it. */
export const sampleSession = (identity: IdentityStore): SessionStore =>
  new SessionStore({
    identity,
    connect: () => new Promise(() => undefined),
    traceOfSession: () => true,
    leftTooLongAgo: () => false,
    restingIsOver: () => false,
    lastFarewell: () => null,
    inside: () => true,
    touched: () => undefined,
    reload: { hold: () => () => undefined },
    listen: () => () => undefined,
    beginAnew: () => undefined,
  });
