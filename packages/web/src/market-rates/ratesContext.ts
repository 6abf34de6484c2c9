import { createFeatureContext } from '../context/createFeatureContext.ts';
import type { RatesStore } from './stores/RatesStore.ts';

export const ratesContext = createFeatureContext<RatesStore>('market-rates');

/** The market rates of this page. */
export const useRates = ratesContext.use;
