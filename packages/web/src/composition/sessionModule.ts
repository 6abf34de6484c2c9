import { idleLimitOf } from '@fx-gateway/domain/identity/idle.ts';
import { ContainerModule } from 'inversify';
import { watchOtherTabs } from '../session/watchOtherTabs.ts';
import { makeIdleTimer } from '../idle/idleMoments.ts';
import { IdleStore } from '../idle/IdleStore.ts';
import { mayBeSignedIn } from '../session/mayBeSignedIn.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { lastActivityKey, makeSharedTimestamp } from '../session/sharedTimestamp.ts';
import { paths } from '../routing/paths.ts';
import { dependencyTokens } from './dependencyTokens.ts';

/** Two tabs reach the limit a little apart. */
const apartMs = 5_000;

/** How long a session lasts on this page. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(dependencyTokens.idleMoments).toResolvedValue(
    (clock, page, { session: { idleMinutes } }, branding) =>
      makeIdleTimer({
        clock,
        shared: makeSharedTimestamp(page, lastActivityKey),
        limit: () =>
          idleLimitOf(branding.theme.requireLogin ? idleMinutes.requireLoginThemes : idleMinutes.default),
      }),
    [
      dependencyTokens.clock,
      dependencyTokens.page,
      dependencyTokens.configuration,
      dependencyTokens.branding,
    ],
  );
  bind(dependencyTokens.session).toResolvedValue(
    (identity, connection, page, timers, moments, reload, sessionLoss, lastSignOut) =>
      new SessionStore({
        identity,
        connect: async () => (await connection.services()).identity,
        mayBeSignedIn: () => mayBeSignedIn(() => page.localStorage),
        idleTooLong: moments.idleTooLong,
        idleLimitReached: () => moments.endsWithin(apartMs),
        lastSignOut: lastSignOut.read,
        onSecurePage: () => page.location.pathname.startsWith(paths.secure.root),
        recordActivity: moments.recordActivity,
        reload,
        listen: ({ onLost, onOtherTab }) => {
          const endings = [sessionLoss.listen(onLost), watchOtherTabs(page, timers, onOtherTab)];
          return () => {
            for (const end of endings) end();
          };
        },
        startOver: () => page.location.assign(paths.secure.root),
      }),
    [
      dependencyTokens.identity,
      dependencyTokens.connection,
      dependencyTokens.page,
      dependencyTokens.timers,
      dependencyTokens.idleMoments,
      dependencyTokens.pageReload,
      dependencyTokens.sessionLoss,
      dependencyTokens.lastSignOut,
    ],
  );
  bind(dependencyTokens.idle).toResolvedValue(
    (moments, timers, session) => new IdleStore({ moments, timers, session }),
    [dependencyTokens.idleMoments, dependencyTokens.timers, dependencyTokens.session],
  );
});
