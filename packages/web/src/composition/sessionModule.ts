import { idleLimitOf } from '@fx-gateway/domain/identity/idle.ts';
import { ContainerModule } from 'inversify';
import { watchOtherTabs } from '../session/watchOtherTabs.ts';
import { idleMomentsOf } from '../idle/idleMoments.ts';
import { IdleStore } from '../idle/IdleStore.ts';
import { mayBeSignedIn } from '../session/mayBeSignedIn.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { lastActivityKey, sharedMomentIn } from '../session/sharedMoment.ts';
import { paths } from '../routing/paths.ts';
import { tokens } from './tokens.ts';

/** Two tabs reach the limit a little apart. */
const apartMs = 5_000;

/** How long a session lasts on this page. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(tokens.idleMoments)
    .toResolvedValue(
      (clock, page, { session: { idleMinutes } }, branding) =>
        idleMomentsOf({
          clock,
          shared: sharedMomentIn(page, lastActivityKey),
          limit: () =>
            idleLimitOf(branding.theme.requireLogin ? idleMinutes.requireLoginThemes : idleMinutes.default),
        }),
      [tokens.clock, tokens.page, tokens.configuration, tokens.branding],
    )
    .inSingletonScope();
  bind(tokens.session)
    .toResolvedValue(
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
        tokens.identity,
        tokens.connection,
        tokens.page,
        tokens.timers,
        tokens.idleMoments,
        tokens.pageReload,
        tokens.sessionLoss,
        tokens.lastSignOut,
      ],
    )
    .inSingletonScope();
  bind(tokens.idle)
    .toResolvedValue(
      (moments, timers, session) => new IdleStore({ moments, timers, session }),
      [tokens.idleMoments, tokens.timers, tokens.session],
    )
    .inSingletonScope();
});
