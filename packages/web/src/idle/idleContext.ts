import { createRoomContext } from '../context/createRoomContext.ts';
import type { IdleStore } from './IdleStore.ts';

export const idleContext = createRoomContext<IdleStore>('idle');

/** Whether the signed-in user is still there. */
export const useIdle = idleContext.use;
