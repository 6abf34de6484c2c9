import { createFeatureContext } from '../context/createFeatureContext.ts';
import type { SessionStore } from './SessionStore.ts';

export const sessionContext = createFeatureContext<SessionStore>('session');

/** The session of this page. */
export const useSession = sessionContext.use;
