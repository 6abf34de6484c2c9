import type { SandboxPlugin } from '../../server/services/sandboxPlugin.ts';
import { ofxTables } from '../records/ofxTables.ts';

/** Makes a new user a customer of the partner, at once: what they may pay is theirs to authorize. */
export const connectCustomer: NonNullable<SandboxPlugin['onboard']> = async ({ db }, sub) => {
  await ofxTables(db)
    .insertInto('ofx_customers')
    .values({ sub })
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute();
  return null;
};
