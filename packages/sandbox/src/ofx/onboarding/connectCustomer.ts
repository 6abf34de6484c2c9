import type { SandboxPlugin } from '../../server/services/sandboxPlugin.ts';
import { keepCustomer } from './keepCustomer.ts';

/** Makes a new user a customer of the partner: what they may pay is theirs to authorize. */
export const connectCustomer: NonNullable<SandboxPlugin['onboard']> = async ({ db }, sub) => {
  await keepCustomer(db, sub);
  return null;
};
