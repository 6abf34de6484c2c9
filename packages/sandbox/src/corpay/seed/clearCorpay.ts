import { sql } from 'kysely';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { corpayTables } from '../records/corpayTables.ts';

/** Empties every table of the service; numbers are given out from the start again. */
export const clearCorpay = async (services: SandboxServices): Promise<void> => {
  await sql`truncate table corpay_integrations, corpay_tokens, corpay_beneficiaries, corpay_quotes, corpay_orders,
    corpay_payments, corpay_settlements, corpay_answers restart identity`.execute(corpayTables(services.db));
};
