import { ContainerModule } from 'inversify';
import { AccountStore } from '../account/AccountStore.ts';
import { tokens } from './tokens.ts';

/** The customer's account. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(tokens.account)
    .toResolvedValue(
      (connection, reload) =>
        new AccountStore({ connect: async () => (await connection.services()).account, reload }),
      [tokens.connection, tokens.pageReload],
    )
    .inSingletonScope();
});
