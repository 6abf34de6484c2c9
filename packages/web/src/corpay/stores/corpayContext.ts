import { createFeatureContext } from '../../context/createFeatureContext.ts';
import type { CorpayScope } from './CorpayScope.ts';

export const corpayContext = createFeatureContext<CorpayScope>('corpay');

/** The scope of the customer who is signed in. */
export const useCorpay = corpayContext.use;
