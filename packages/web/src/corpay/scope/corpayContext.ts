import { createRoomContext } from '../../context/createRoomContext.ts';
import type { CorpayDesk } from './CorpayScope.ts';

export const deskDoor = createRoomContext<CorpayDesk>('corpay');

/** The desk of the customer who is signed in. */
export const useDesk = deskDoor.use;
