import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import type { IdentityStore } from '../../../identity/IdentityStore.ts';
import type { PageReload } from '../../../reload/PageReload.ts';
import type { ReloadOnTokenRefusal } from './CorpaySessionStore.ts';

type Page = { readonly timers: Timers; readonly reload: Pick<PageReload, 'once' | 'forget'> };

const reloadAfterMs = 200;

/**
 * Loads the page again 200 ms after the partner has refused the session (CP-TOKEN-3, S-84), but not for a user who
 * has signed out meanwhile or is about to: a late refusal means nothing to them, and they may be typing on the sign-in
 * page already.
 */
export const makeReloadOnTokenRefusal = (
  { timers, reload }: Page,
  identity: Pick<IdentityStore, 'user' | 'state'>,
): ReloadOnTokenRefusal => ({
  refused: () => {
    const sub = identity.user?.sub;
    timers.after(reloadAfterMs, () => {
      const { user, state } = identity;
      if (user !== null && user.sub === sub && !state.authLoading) reload.once('partner-session');
    });
  },
  granted: () => reload.forget('partner-session'),
});
