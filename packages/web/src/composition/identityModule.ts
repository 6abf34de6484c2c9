import { ContainerModule } from 'inversify';
import { IdentityStore } from '../identity/IdentityStore.ts';
import { removeStoredSignIns } from '../session/removeStoredSignIns.ts';
import { mayBeSignedIn } from '../session/mayBeSignedIn.ts';
import { lastSignOutKey, makeSharedTimestamp } from '../session/sharedTimestamp.ts';
import { dependencyTokens } from './dependencyTokens.ts';

/** Who is signed in. */
export const identityModule = new ContainerModule(({ bind }) => {
  bind(dependencyTokens.lastSignOut).toResolvedValue(
    (page) => makeSharedTimestamp(page, lastSignOutKey),
    [dependencyTokens.page],
  );
  bind(dependencyTokens.identity).toResolvedValue(
    (connection, page, branding, clock, lastSignOut, sessionLoss, idleMoments, { identity }) =>
      new IdentityStore({
        connect: connection.services,
        mayBeSignedIn: () => mayBeSignedIn(() => page.localStorage),
        idleTooLong: idleMoments.idleTooLong,
        reload: () => page.location.reload(),
        forgetClient: () => removeStoredSignIns(identity, page),
        broadcastSignOut: () => lastSignOut.write(clock.now()),
        sessionLost: sessionLoss.report,
        sessionOrigin: () => branding.theme.origin,
      }),
    [
      dependencyTokens.connection,
      dependencyTokens.page,
      dependencyTokens.branding,
      dependencyTokens.clock,
      dependencyTokens.lastSignOut,
      dependencyTokens.sessionLoss,
      dependencyTokens.idleMoments,
      dependencyTokens.configuration,
    ],
  );
});
