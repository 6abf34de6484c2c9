import { createFeatureContext } from '../../context/createFeatureContext.ts';
import type { CorpayUserStores } from './CorpayUserStores.ts';

export const corpayContext = createFeatureContext<CorpayUserStores>('corpay');

/** The scope of the customer who is signed in. */
export const useCorpay = corpayContext.use;
