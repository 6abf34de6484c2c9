import {
  browserLock,
  browserStore,
  connectServices,
  fingerprint,
  systemClock,
  systemIdentifiers,
  systemTimers,
} from '@fx-gateway/adapters/browser';
import { ContainerModule } from 'inversify';
import { connectOnce } from '../environment/connectOnce.ts';
import { productBuild } from '../environment/productBuild.ts';
import { createSessionLoss } from '../session/sessionLoss.ts';
import { tokens } from './tokens.ts';

/** Time, identifiers, storage, and the connection to the services. */
export const dependenciesModule = new ContainerModule(({ bind }) => {
  bind(tokens.clock).toConstantValue(systemClock);
  bind(tokens.timers).toConstantValue(systemTimers);
  bind(tokens.identifiers).toConstantValue(systemIdentifiers);
  bind(tokens.store).toResolvedValue(browserStore).inSingletonScope();
  bind(tokens.exclusivelyFor).toConstantValue(browserLock);
  bind(tokens.sessionLoss).toResolvedValue(createSessionLoss).inSingletonScope();
  bind(tokens.connection)
    .toResolvedValue(
      (configuration, sessionLoss) => connectOnce(() => connectServices(configuration, sessionLoss.report)),
      [tokens.configuration, tokens.sessionLoss],
    )
    .inSingletonScope();
  bind(tokens.dependencies)
    .toResolvedValue(
      (configuration, connection, clock, timers, identifiers, store, exclusivelyFor, takePartnerReturn) => ({
        configuration,
        build: productBuild,
        connection,
        clock,
        timers,
        identifiers,
        fingerprint,
        store,
        exclusivelyFor,
        takePartnerReturn,
      }),
      [
        tokens.configuration,
        tokens.connection,
        tokens.clock,
        tokens.timers,
        tokens.identifiers,
        tokens.store,
        tokens.exclusivelyFor,
        tokens.partnerReturn,
      ],
    )
    .inSingletonScope();
});
