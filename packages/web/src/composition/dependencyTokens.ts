import type { Configuration } from '@fx-gateway/adapters/core';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import type { ServiceIdentifier } from 'inversify';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { IdentityStore } from '../identity/IdentityStore.ts';
import type { IdleTimer } from '../idle/idleMoments.ts';
import type { IdleStore } from '../idle/IdleStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { SharedTimestamp } from '../session/sharedTimestamp.ts';
import type { PageReload } from '../reload/PageReload.ts';
import type { SessionFlags } from '../reload/sessionFlags.ts';
import type { ServiceConnection } from '../environment/connectOnce.ts';
import type { SessionLossNotifier } from '../session/sessionLoss.ts';
import type { TakePartnerReturn } from '../routing/partnerReturn.ts';
import type { OperationsStore } from '../operations/OperationsStore.ts';
import type { AppDependencies } from '../context/dependenciesContext.ts';

/** Without a name of its own: the member names it, and everybody would load the names. */
const token = <T>(): ServiceIdentifier<T> => Symbol();

/** The names under which the composition keeps what it makes. */
export const dependencyTokens = {
  configuration: token<Configuration>(),
  page: token<Window>(),
  clock: token<Clock>(),
  timers: token<Timers>(),
  identifiers: token<Identifiers>(),
  store: token<KeyValueStore>(),
  exclusivelyFor: token<(name: string) => RunExclusively<never>>(),
  sessionMarks: token<SessionFlags>(),
  sessionLoss: token<SessionLossNotifier>(),
  operations: token<OperationsStore>(),
  connection: token<ServiceConnection>(),
  partnerReturn: token<TakePartnerReturn>(),
  dependencies: token<AppDependencies>(),
  pageReload: token<PageReload>(),
  branding: token<BrandingStore>(),
  identity: token<IdentityStore>(),
  lastSignOut: token<SharedTimestamp>(),
  idleMoments: token<IdleTimer>(),
  session: token<SessionStore>(),
  idle: token<IdleStore>(),
};
