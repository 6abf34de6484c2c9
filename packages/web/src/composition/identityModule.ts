import { ContainerModule } from 'inversify';
import { IdentityStore } from '../identity/IdentityStore.ts';
import { mayBeSignedIn } from '../identity/sessionHint.ts';
import { tokens } from './tokens.ts';

/** Who is signed in. */
export const identityModule = new ContainerModule(({ bind }) => {
  bind(tokens.identity)
    .toResolvedValue(
      (connection, page) =>
        new IdentityStore({
          connect: async () => (await connection.services()).identity,
          mayBeSignedIn: () => mayBeSignedIn(() => page.localStorage),
          reload: () => page.location.reload(),
        }),
      [tokens.connection, tokens.page],
    )
    .inSingletonScope();
});
