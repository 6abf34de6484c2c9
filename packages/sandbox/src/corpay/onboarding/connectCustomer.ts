import { sql } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';
import type { SandboxPlugin } from '../../server/services/sandboxPlugin.ts';
import { corpayTables } from '../records/corpayTables.ts';
import { clientIdOf, corpayClientKind } from './clientIds.ts';

/** How long a new customer is being connected, in milliseconds. */
const connectingMs = 3_000;

/** The next client code whose client id nobody has: administrators enter client ids of their own. */
const nextFreeCode = async (
  db: Database,
  isTaken: (clientId: string) => Promise<boolean>,
): Promise<string> => {
  const { rows } = await sql<{ code: string }>`select nextval('corpay_client_codes')::text as code`.execute(
    db,
  );
  const { code } = rows[0] ?? { code: '' };
  const known = await corpayTables(db)
    .selectFrom('corpay_integrations')
    .select('sub')
    .where('client_code', '=', code)
    .executeTakeFirst();
  return known !== undefined || (await isTaken(clientIdOf(code))) ? await nextFreeCode(db, isTaken) : code;
};

/** Gives a new customer an integration with a client code of its own; the token call knows it after a few seconds. */
export const connectCustomer: NonNullable<SandboxPlugin['onboard']> = async ({ db, now, isTaken }, sub) => {
  const tables = corpayTables(db);
  const known = await tables
    .selectFrom('corpay_integrations')
    .select('client_code')
    .where('sub', '=', sub)
    .executeTakeFirst();
  const client_code = known?.client_code ?? (await nextFreeCode(db, isTaken));
  await tables
    .insertInto('corpay_integrations')
    .values({ sub, client_code, opens_at: new Date(now() + connectingMs) })
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute();
  return { clientId: clientIdOf(client_code), kind: corpayClientKind };
};
