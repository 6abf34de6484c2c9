import { createRoomContext } from '../context/createRoomContext.ts';
import type { SessionStore } from './SessionStore.ts';

export const sessionContext = createRoomContext<SessionStore>('session');

/** The session of this page. */
export const useSession = sessionContext.use;
