import type { IdentityProvider } from '@fx-gateway/domain/identity';
import type { PageReload } from '../reload/PageReload.ts';
import type { IdentityStore } from '../identity/IdentityStore.ts';

/** What decides how long a session lasts on this page. */
export type SessionDependencies = {
  readonly identity: Pick<IdentityStore, 'user' | 'state' | 'start' | 'send'>;
  readonly connect: () => Promise<IdentityProvider>;
  /** Whether this browser keeps anybody's session. */
  readonly traceOfSession: () => boolean;
  /** True when an earlier visit was left longer ago than a session may rest. */
  readonly leftTooLongAgo: () => boolean;
  /** True when the idle limit is reached, so that another tab's sign-out is that and not a person's. */
  readonly restingIsOver: () => boolean;
  /** Changes when a person logs out in any tab of this browser; other ends of a session are nobody's wish. */
  readonly lastFarewell: () => number | null;
  /** True on the pages behind the sign-in, where something may have been typed. */
  readonly inside: () => boolean;
  /** Somebody is there now. */
  readonly touched: () => void;
  readonly reload: Pick<PageReload, 'hold'>;
  /** Tells of calls that found nobody signed in, and of other tabs that signed somebody in or out. */
  readonly listen: (heard: { readonly lost: () => void; readonly tab: () => void }) => () => void;
  /** Loads the first page of whoever is signed in, and nothing of this one remains. */
  readonly beginAnew: () => void;
};
