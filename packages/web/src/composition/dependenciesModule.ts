import {
  browserLock,
  browserStore,
  connectServices,
  computeFingerprint,
  systemClock,
  systemIdentifiers,
  systemTimers,
} from '@fx-gateway/adapters/browser';
import { ContainerModule } from 'inversify';
import { connectOnce } from '../environment/connectOnce.ts';
import { productBuild } from '../environment/productBuild.ts';
import { createSessionLossNotifier } from '../session/sessionLoss.ts';
import { OperationsStore } from '../operations/OperationsStore.ts';
import { dependencyTokens } from './dependencyTokens.ts';

/** Time, identifiers, storage, and the connection to the services. */
export const dependenciesModule = new ContainerModule(({ bind }) => {
  bind(dependencyTokens.clock).toConstantValue(systemClock);
  bind(dependencyTokens.timers).toConstantValue(systemTimers);
  bind(dependencyTokens.identifiers).toConstantValue(systemIdentifiers);
  bind(dependencyTokens.store).toResolvedValue(browserStore);
  bind(dependencyTokens.exclusivelyFor).toConstantValue(browserLock);
  bind(dependencyTokens.sessionLoss).toResolvedValue(createSessionLossNotifier);
  bind(dependencyTokens.operations).toResolvedValue(
    ({ operations }) => new OperationsStore(operations),
    [dependencyTokens.configuration],
  );
  bind(dependencyTokens.connection).toResolvedValue(
    (configuration, { whyHeldBack }, sessionLoss) =>
      connectOnce(() => connectServices(configuration, whyHeldBack, sessionLoss.report)),
    [dependencyTokens.configuration, dependencyTokens.operations, dependencyTokens.sessionLoss],
  );
  bind(dependencyTokens.dependencies).toResolvedValue(
    (
      configuration,
      operations,
      connection,
      clock,
      timers,
      identifiers,
      store,
      exclusivelyFor,
      takePartnerReturn,
    ) => ({
      configuration,
      build: productBuild,
      operations,
      connection,
      clock,
      timers,
      identifiers,
      fingerprint: computeFingerprint,
      store,
      exclusivelyFor,
      takePartnerReturn,
    }),
    [
      dependencyTokens.configuration,
      dependencyTokens.operations,
      dependencyTokens.connection,
      dependencyTokens.clock,
      dependencyTokens.timers,
      dependencyTokens.identifiers,
      dependencyTokens.store,
      dependencyTokens.exclusivelyFor,
      dependencyTokens.partnerReturn,
    ],
  );
});
