import { createRoomContext } from '../context/createRoomContext.ts';
import type { Partners } from './partner.ts';

export const partnersContext = createRoomContext<Partners>('partners');

/** Every partner that a customer may have. */
export const usePartners = partnersContext.use;
