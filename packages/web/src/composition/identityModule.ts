import { ContainerModule } from 'inversify';
import { IdentityStore } from '../identity/IdentityStore.ts';
import { forgetClient } from '../session/forgetClient.ts';
import { mayBeSignedIn } from '../session/mayBeSignedIn.ts';
import { lastSignOutKey, sharedMomentIn } from '../session/sharedMoment.ts';
import { tokens } from './tokens.ts';

/** Who is signed in. */
export const identityModule = new ContainerModule(({ bind }) => {
  bind(tokens.lastSignOut)
    .toResolvedValue((page) => sharedMomentIn(page, lastSignOutKey), [tokens.page])
    .inSingletonScope();
  bind(tokens.identity)
    .toResolvedValue(
      (connection, page, branding, clock, lastSignOut, sessionLoss, idleMoments, { identity }) =>
        new IdentityStore({
          connect: connection.services,
          mayBeSignedIn: () => mayBeSignedIn(() => page.localStorage),
          idleTooLong: idleMoments.idleTooLong,
          reload: () => page.location.reload(),
          forgetClient: () => forgetClient(identity, page),
          broadcastSignOut: () => lastSignOut.write(clock.now()),
          sessionLost: sessionLoss.report,
          sessionOrigin: () => branding.theme.origin,
        }),
      [
        tokens.connection,
        tokens.page,
        tokens.branding,
        tokens.clock,
        tokens.lastSignOut,
        tokens.sessionLoss,
        tokens.idleMoments,
        tokens.configuration,
      ],
    )
    .inSingletonScope();
});
