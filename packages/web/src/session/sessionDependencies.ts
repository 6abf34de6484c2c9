import type { SessionService } from '@fx-gateway/domain/identity/sessionService.ts';
import type { IdentityStore } from '../identity/IdentityStore.ts';
import type { PageReload } from '../reload/PageReload.ts';

/** What decides how long a session lasts on this page. */
export type SessionDependencies = {
  readonly identity: Pick<IdentityStore, 'user' | 'state' | 'start' | 'send'>;
  readonly connect: () => Promise<SessionService>;
  /** Whether this browser keeps a session. */
  readonly mayBeSignedIn: () => boolean;
  /** True when an earlier visit ended longer ago than a session may be idle. */
  readonly idleTooLong: () => boolean;
  /** True when the idle limit is reached, so that another tab's sign-out is due to it and not to the user. */
  readonly idleLimitReached: () => boolean;
  /** Changes when the user logs out in any tab of this browser, and at no other end of a session. */
  readonly lastSignOut: () => number | null;
  /** True on the pages behind the sign-in, where something may have been typed. */
  readonly onSecurePage: () => boolean;
  readonly recordActivity: () => void;
  readonly reload: Pick<PageReload, 'block' | 'blocked'>;
  /** `onLost`: a call was refused because no user is signed in. `onOtherTab`: a user signed in or out in another tab. */
  readonly listen: (events: { readonly onLost: () => void; readonly onOtherTab: () => void }) => () => void;
  /** Loads the first page of the user who is signed in, so that nothing of this one remains. */
  readonly startOver: () => void;
};
