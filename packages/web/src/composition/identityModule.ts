import { ContainerModule } from 'inversify';
import { IdentityStore } from '../identity/IdentityStore.ts';
import { mayBeSignedIn } from '../session/sessionHint.ts';
import { lastFarewellKey, sharedMomentIn } from '../session/sharedMoment.ts';
import { tokens } from './tokens.ts';

/** Who is signed in. */
export const identityModule = new ContainerModule(({ bind }) => {
  bind(tokens.lastFarewell)
    .toResolvedValue((page) => sharedMomentIn(page, lastFarewellKey), [tokens.page])
    .inSingletonScope();
  bind(tokens.identity)
    .toResolvedValue(
      (connection, page, branding, clock, lastFarewell) =>
        new IdentityStore({
          connect: connection.services,
          mayBeSignedIn: () => mayBeSignedIn(() => page.localStorage),
          reload: () => page.location.reload(),
          sayFarewell: () => lastFarewell.write(clock.now()),
          sessionOrigin: () => branding.theme.origin,
        }),
      [tokens.connection, tokens.page, tokens.branding, tokens.clock, tokens.lastFarewell],
    )
    .inSingletonScope();
});
