import type { IdentityStore } from '../src/identity/IdentityStore.ts';
import { SessionStore } from '../src/session/SessionStore.ts';

/** A session for tests that are about something else: nothing ever happens to it. */
export const sampleSession = (identity: IdentityStore): SessionStore =>
  new SessionStore({
    identity,
    connect: () => new Promise(() => undefined),
    mayBeSignedIn: () => true,
    idleTooLong: () => false,
    idleLimitReached: () => false,
    lastSignOut: () => null,
    onSecurePage: () => true,
    recordActivity: () => undefined,
    reload: { block: () => () => undefined, blocked: false },
    listen: () => () => undefined,
    startOver: () => undefined,
  });
