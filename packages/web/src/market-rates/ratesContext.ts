import { createRoomContext } from '../context/createRoomContext.ts';
import type { RatesStore } from './RatesStore.ts';

export const ratesContext = createRoomContext<RatesStore>('market-rates');

/** The market rates of this page. */
export const useRates = ratesContext.use;
