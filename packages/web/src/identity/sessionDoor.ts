import { makeDoor } from '../composition/makeDoor.ts';
import type { IdleStore } from './IdleStore.ts';
import type { SessionStore } from './SessionStore.ts';

export const sessionDoor = makeDoor<SessionStore>('session');
export const idleDoor = makeDoor<IdleStore>('idle');

/** How the session on this page stands. */
export const useSession = sessionDoor.enter;

/** Whether the signed-in person is still there. */
export const useIdle = idleDoor.enter;
