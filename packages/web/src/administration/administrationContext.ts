import { createRoomContext } from '../context/createRoomContext.ts';
import type { AdministrationStore } from './AdministrationStore.ts';

export const administrationContext = createRoomContext<AdministrationStore>('administration');

/** The store of the administrator tools. */
export const useAdministration = administrationContext.use;
