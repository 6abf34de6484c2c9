import { sql } from 'kysely';
import { restartRowNumbering } from '@fx-gateway/services/database/restartRowNumbering.ts';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';

/**
 * The tables in the order in which they are emptied: the largest first, so that deleting the customers at the end takes few rows
 * along.
 */
const tables = [
  'corpay_answers',
  'corpay_payments',
  'corpay_settlements',
  'corpay_orders',
  'corpay_integrations',
];

/** Empties every table of the service: what is not named here goes with its customer. */
export const clearCorpay = async ({ db }: Pick<SandboxServices, 'db'>): Promise<void> => {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
  await restartRowNumbering(db, 'corpay_orders', 'ord_num');
  await restartRowNumbering(db, 'corpay_payments', 'payment_id');
  await restartRowNumbering(db, 'corpay_settlements', 'settlement_id');
};
