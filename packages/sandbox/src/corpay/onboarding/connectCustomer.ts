import { sql } from 'kysely';
import type { SandboxPlugin } from '../../server/services/sandboxPlugin.ts';
import { corpayTables } from '../records/corpayTables.ts';
import { clientIdOf, clientKind } from './clientIds.ts';

/** How long a new customer is being connected, in milliseconds. */
const connectingMs = 3_000;

/** Gives a new customer an integration with a client code of its own; the token call knows it after a few seconds. */
export const connectCustomer: NonNullable<SandboxPlugin['onboard']> = async ({ db, now }, sub) => {
  const tables = corpayTables(db);
  await tables
    .insertInto('corpay_integrations')
    .values({
      sub,
      client_code: sql<string>`nextval('corpay_client_codes')::text`,
      opens_at: new Date(now() + connectingMs),
    })
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute();
  const { client_code } = await tables
    .selectFrom('corpay_integrations')
    .select('client_code')
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow();
  return { clientId: clientIdOf(client_code), kind: clientKind };
};
