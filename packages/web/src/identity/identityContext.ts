import { createRoomContext } from '../context/createRoomContext.ts';
import type { IdentityStore } from './IdentityStore.ts';

export const identityContext = createRoomContext<IdentityStore>('identity');

/** The identity store of this page. */
export const useIdentity = identityContext.use;
