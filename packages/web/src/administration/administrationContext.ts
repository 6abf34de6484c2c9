import { createFeatureContext } from '../context/createFeatureContext.ts';
import type { AdministrationStore } from './AdministrationStore.ts';

export const administrationContext = createFeatureContext<AdministrationStore>('administration');

/** The store of the administrator tools. */
export const useAdministration = administrationContext.use;
