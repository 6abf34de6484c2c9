import { restartRowNumbering } from '@fx-gateway/services/database/restartRowNumbering.ts';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { ofxTables } from '../records/ofxTables.ts';

/** Empties every table of the service: nearly all of it belongs to customers. */
export const clearOfx = async ({ db }: Pick<SandboxServices, 'db'>): Promise<void> => {
  await ofxTables(db).deleteFrom('ofx_customers').execute();
  await ofxTables(db).deleteFrom('ofx_tokens').execute();
  await restartRowNumbering(db, 'ofx_deals', 'number');
};
