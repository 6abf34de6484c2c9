import type { Configuration } from '@fx-gateway/adapters/core';
import type { Clock, Identifiers, KeyValueStore, Timers } from '@fx-gateway/domain/ports';
import { makeDoor } from '../composition/makeDoor.ts';
import type { ServiceConnection } from './connectOnce.ts';

/** What every room may need of the world around the page. */
export type Surroundings = {
  readonly configuration: Configuration;
  readonly connection: ServiceConnection;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly identifiers: Identifiers;
  /** Outlives the tab; never holds a secret or anybody's bank details. */
  readonly store: KeyValueStore;
};

export const surroundingsDoor = makeDoor<Surroundings>('surroundings');

/** What is around the page. */
export const useSurroundings = surroundingsDoor.enter;
