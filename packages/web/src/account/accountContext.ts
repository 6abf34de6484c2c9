import { createFeatureContext } from '../context/createFeatureContext.ts';
import type { AccountStore } from './AccountStore.ts';

export const accountContext = createFeatureContext<AccountStore>('account');

/** The account store of this page. */
export const useAccount = accountContext.use;
