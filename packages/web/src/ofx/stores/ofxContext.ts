import { createFeatureContext } from '../../context/createFeatureContext.ts';
import type { OfxUserStores } from './OfxUserStores.ts';

export const ofxContext = createFeatureContext<OfxUserStores>('ofx');

/** The scope of the customer who is signed in. */
export const useOfx = ofxContext.use;
