import { makeDoor } from '../composition/makeDoor.ts';
import type { AccountStore } from './AccountStore.ts';

export const accountDoor = makeDoor<AccountStore>('account');

/** The account store of this page. */
export const useAccount = accountDoor.enter;
