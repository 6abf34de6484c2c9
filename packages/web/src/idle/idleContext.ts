import { createFeatureContext } from '../context/createFeatureContext.ts';
import type { IdleStore } from './IdleStore.ts';

export const idleContext = createFeatureContext<IdleStore>('idle');

/** Whether the signed-in user is still there. */
export const useIdle = idleContext.use;
