import { ContainerModule } from 'inversify';
import { IdentityStore } from '../identity/IdentityStore.ts';
import { mayBeSignedIn } from '../identity/sessionHint.ts';
import { tokens } from './tokens.ts';

/** Who is signed in. */
export const identityModule = new ContainerModule(({ bind }) => {
  bind(tokens.identity)
    .toResolvedValue(
      (connection, page, branding) =>
        new IdentityStore({
          connect: connection.services,
          mayBeSignedIn: () => mayBeSignedIn(() => page.localStorage),
          reload: () => page.location.reload(),
          sessionOrigin: () => branding.theme.origin,
        }),
      [tokens.connection, tokens.page, tokens.branding],
    )
    .inSingletonScope();
});
