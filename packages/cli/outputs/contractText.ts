import { backendContract } from './backendContract.ts';

/** Written while this module is loaded: whoever prints it loads nothing later. */
export const contractText = await backendContract();
