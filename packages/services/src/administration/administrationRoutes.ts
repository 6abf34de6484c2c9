import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AccountsContext } from '../account/accountsContext.ts';
import { administrationTables } from './administrationTables.ts';
import { administratorRoute } from './administratorRoute.ts';
import { assignIntegration, assignmentBodySchema } from './assignIntegration.ts';
import { assignRole, roleBodySchema } from './assignRole.ts';
import { toAccountAnswer, selectKnownAccounts, findAccount, organizationOf } from './findAccount.ts';
import { readIntegrationDetail, readIntegrations } from './integrations.ts';
import { readAccountChanges } from './recordChange.ts';
import { accountTargetSchemas, optionalMomentSchema, optionalTextSchema } from './sentFieldSchemas.ts';
import { integrationBodySchema, updateIntegration } from './updateIntegration.ts';

/** Where the changes of administrators are told; `config.json` names it to clients. */
const auditPath = '/admin/audit';

/** The calls of administrators (ADMIN-26 to ADMIN-31), each of them for the role alone. */
export const administrationRoutes = (app: FastifyInstance, context: AccountsContext): void => {
  const db = administrationTables(context.db);

  app.get(
    '/admin/get-accounts',
    administratorRoute(context, z.object({ emailSearch: optionalTextSchema }), async ({ sent }) => {
      const search = `%${(sent.emailSearch ?? '').toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const rows = await selectKnownAccounts(db)
        .where(sql<boolean>`accounts.email like ${search}`)
        .orderBy('accounts.email')
        .execute();
      return { status: 200, body: { accounts: rows.map(toAccountAnswer) } };
    }),
  );

  app.post(
    '/admin/inspect-account',
    administratorRoute(context, z.object(accountTargetSchemas), async ({ sent }) => {
      const found = await findAccount(db, sent);
      if (!found.ok) return found.refusal;
      const view = toAccountAnswer(found.account);
      const account = { ...view, details: { ...organizationOf(found.account), ...view.details } };
      const integration = await readIntegrationDetail(db, found.account.integration_id);
      return { status: 200, body: { account, integration } };
    }),
  );

  app.post(
    '/admin/assign-role',
    administratorRoute(context, roleBodySchema, (call) => assignRole(context, call)),
  );

  app.post(
    '/admin/assign-integration',
    administratorRoute(context, assignmentBodySchema, (call) => assignIntegration(context, call)),
  );

  app.get(
    '/admin/get-integrations',
    administratorRoute(context, z.object({}), async () => ({
      status: 200,
      body: { integrations: await readIntegrations(db) },
    })),
  );

  app.post(
    '/admin/update-integration',
    administratorRoute(context, integrationBodySchema, (call) => updateIntegration(context, call)),
  );

  app.get(
    auditPath,
    administratorRoute(context, z.object({ since: optionalMomentSchema }), async ({ sent }) => ({
      status: 200,
      body: { changes: await readAccountChanges(db, sent.since) },
    })),
  );
};
