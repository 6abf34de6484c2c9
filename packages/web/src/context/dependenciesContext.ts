import type { Configuration } from '@fx-gateway/adapters/core';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { ComputeFingerprint } from '@fx-gateway/domain/ports/fingerprint.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import type { productBuild } from '../environment/productBuild.ts';
import { createFeatureContext } from './createFeatureContext.ts';
import type { TakePartnerReturn } from '../routing/partnerReturn.ts';
import type { OperationsStore } from '../operations/OperationsStore.ts';
import type { ServiceConnection } from '../environment/connectOnce.ts';

/** What every feature may use of the page and its services. */
export type AppDependencies = {
  readonly configuration: Configuration;
  /** The build that runs here. */
  readonly build: typeof productBuild;
  readonly connection: ServiceConnection;
  /** What the site has switched off for now. */
  readonly operations: OperationsStore;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly identifiers: Identifiers;
  readonly fingerprint: ComputeFingerprint;
  /**
   * Outlives the tab; never holds a secret, nor of bank details anything but a keyed fingerprint and the last four
   * characters of an account.
   */
  readonly store: KeyValueStore;
  /** What runs under one name runs in one tab of this browser at a time. */
  readonly exclusivelyFor: (name: string) => RunExclusively<never>;
  /** What the customer came back with from a partner's own page. */
  readonly takePartnerReturn: TakePartnerReturn;
};

export const dependenciesContext = createFeatureContext<AppDependencies>('dependencies');

/** The shared dependencies of this page. */
export const useDependencies = dependenciesContext.use;
