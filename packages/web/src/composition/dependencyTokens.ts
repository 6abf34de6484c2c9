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

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** The names under which the composition keeps what it makes. */
export const dependencyTokens = {
  configuration: token<Configuration>('Configuration'),
  page: token<Window>('Window'),
  clock: token<Clock>('Clock'),
  timers: token<Timers>('Timers'),
  identifiers: token<Identifiers>('Identifiers'),
  store: token<KeyValueStore>('KeyValueStore'),
  exclusivelyFor: token<(name: string) => RunExclusively<never>>('Exclusively'),
  sessionMarks: token<SessionFlags>('SessionMarks'),
  sessionLoss: token<SessionLossNotifier>('SessionLoss'),
  operations: token<OperationsStore>('OperationsStore'),
  connection: token<ServiceConnection>('ServiceConnection'),
  partnerReturn: token<TakePartnerReturn>('TakePartnerReturn'),
  dependencies: token<AppDependencies>('AppDependencies'),
  pageReload: token<PageReload>('PageReload'),
  branding: token<BrandingStore>('BrandingStore'),
  identity: token<IdentityStore>('IdentityStore'),
  lastSignOut: token<SharedTimestamp>('LastSignOut'),
  idleMoments: token<IdleTimer>('IdleMoments'),
  session: token<SessionStore>('SessionStore'),
  idle: token<IdleStore>('IdleStore'),
};
