import { createFeatureContext } from '../../context/createFeatureContext.ts';
import type { OfxScope } from './OfxScope.ts';

export const ofxContext = createFeatureContext<OfxScope>('ofx');

/** The scope of the customer who is signed in. */
export const useOfx = ofxContext.use;
