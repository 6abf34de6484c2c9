import type { Database } from '@fx-gateway/services/database/database.ts';
import { ofxTables } from '../records/ofxTables.ts';

/** Makes a user a customer of the partner, at once; a customer stays as they are. */
export const keepCustomer = async (db: Database, sub: string): Promise<void> => {
  await ofxTables(db)
    .insertInto('ofx_customers')
    .values({ sub })
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute();
};
