import { ContainerModule } from 'inversify';
import { AccountStore } from '../account/AccountStore.ts';
import { tokens } from './tokens.ts';

/** The customer's account. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(tokens.account)
    .toResolvedValue(
      (connection, reload, exclusivelyFor) =>
        new AccountStore({
          connect: async () => (await connection.services()).account,
          reload,
          exclusively: exclusivelyFor('fx-gateway.account'),
        }),
      [tokens.connection, tokens.pageReload, tokens.exclusivelyFor],
    )
    .inSingletonScope();
});
