import { ContainerModule } from 'inversify';
import { RatesStore } from '../market-rates/RatesStore.ts';
import { tokens } from './tokens.ts';

/** The market rates. */
export const ratesModule = new ContainerModule(({ bind }) => {
  bind(tokens.rates)
    .toResolvedValue(
      (connection, account, clock, timers) =>
        new RatesStore({ connect: async () => (await connection.services()).rates, account, clock, timers }),
      [tokens.connection, tokens.account, tokens.clock, tokens.timers],
    )
    .inSingletonScope();
});
