import { createFeatureContext } from '../context/createFeatureContext.ts';
import type { IdentityStore } from './IdentityStore.ts';

export const identityContext = createFeatureContext<IdentityStore>('identity');

/** The identity store of this page. */
export const useIdentity = identityContext.use;
