import { createRoomContext } from '../../context/createRoomContext.ts';
import type { OfxScope } from './OfxScope.ts';

export const ofxContext = createRoomContext<OfxScope>('ofx');

/** The scope of the customer who is signed in. */
export const useOfx = ofxContext.use;
