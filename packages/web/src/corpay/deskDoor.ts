import { makeDoor } from '../composition/makeDoor.ts';
import type { CorpayDesk } from './CorpayDesk.ts';

export const deskDoor = makeDoor<CorpayDesk>('corpay');

/** The desk of the customer who is signed in. */
export const useDesk = deskDoor.enter;
