import { createRoomContext } from '../context/createRoomContext.ts';
import type { AccountStore } from './AccountStore.ts';

export const accountContext = createRoomContext<AccountStore>('account');

/** The account store of this page. */
export const useAccount = accountContext.use;
