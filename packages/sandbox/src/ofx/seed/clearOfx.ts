import { sql } from 'kysely';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';

/** Empties every table of the service: they all belong to customers. */
export const clearOfx = async ({ db }: SandboxServices): Promise<void> => {
  await sql`truncate table ofx_customers restart identity cascade`.execute(db);
};
