import { createRoomContext } from '../context/createRoomContext.ts';
import type { IdleStore } from './IdleStore.ts';
import type { SessionStore } from './SessionStore.ts';

export const sessionContext = createRoomContext<SessionStore>('session');
export const idleContext = createRoomContext<IdleStore>('idle');

/** How the session on this page stands. */
export const useSession = sessionContext.use;

/** Whether the signed-in person is still there. */
export const useIdle = idleContext.use;
