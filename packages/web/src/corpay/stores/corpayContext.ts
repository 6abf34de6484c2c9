import { createRoomContext } from '../../context/createRoomContext.ts';
import type { CorpayScope } from './CorpayScope.ts';

export const corpayContext = createRoomContext<CorpayScope>('corpay');

/** The scope of the customer who is signed in. */
export const useCorpay = corpayContext.use;
