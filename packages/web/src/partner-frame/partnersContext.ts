import { createFeatureContext } from '../context/createFeatureContext.ts';
import type { Partners } from './partner.ts';

export const partnersContext = createFeatureContext<Partners>('partners');

/** Every partner that a customer may have. */
export const usePartners = partnersContext.use;
