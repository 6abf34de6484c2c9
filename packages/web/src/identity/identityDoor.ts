import { makeDoor } from '../composition/makeDoor.ts';
import type { IdentityStore } from './IdentityStore.ts';

export const identityDoor = makeDoor<IdentityStore>('identity');

/** The identity store of this page. */
export const useIdentity = identityDoor.enter;
