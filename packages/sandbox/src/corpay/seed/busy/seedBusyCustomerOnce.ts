import { sql } from 'kysely';
import type { CorpayDatabase } from '../../records/corpayTables.ts';
import { seedBusyCustomer } from './seedBusyCustomer.ts';

/** A busy machine takes longer for thousands of rows than any call waits for another one. In milliseconds. */
const patience = '60000';

/**
 * Puts in what a busy customer has, once, however many ask at the same time. It waits until the customer comes,
 * because most who start a sandbox never meet them.
 */
export const seedBusyCustomerOnce = (db: CorpayDatabase, sub: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', ${patience}, true), set_config('statement_timeout', ${patience}, true)`.execute(
      trx,
    );
    const waiting = await trx
      .updateTable('corpay_integrations')
      .set({ story_waits: false })
      .where('sub', '=', sub)
      .where('story_waits', '=', true)
      .returning('client_code')
      .executeTakeFirst();
    if (waiting !== undefined) await seedBusyCustomer(trx, { sub, clientCode: waiting.client_code });
  });
