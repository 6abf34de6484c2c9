import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { administrationTables } from './administrationTables.ts';
import { administratorRoute } from './administratorRoute.ts';
import { assignIntegration, assignmentBodySchema } from './assignIntegration.ts';
import { assignRole, roleBodySchema } from './assignRole.ts';
import { toAccountAnswer, selectAccountsWithUsers, findAccount, organizationOf } from './findAccount.ts';
import { readIntegrationDetail, readIntegrations } from './integrations.ts';
import { readAccountChanges } from './recordChange.ts';
import { accountTargetSchemas, optionalMomentSchema, optionalTextSchema } from './sentFieldSchemas.ts';
import { integrationBodySchema, updateIntegration } from './updateIntegration.ts';

/** Where the changes of administrators are told; `config.json` names it to clients. */
const auditPath = '/admin/audit';

/** The calls of administrators (ADMIN-26 to ADMIN-31), each of them for the role alone. */
export const administrationRoutes = (app: FastifyInstance, services: SandboxServices): void => {
  const db = administrationTables(services.db);

  app.get(
    '/admin/get-accounts',
    administratorRoute(services, z.object({ emailSearch: optionalTextSchema }), async ({ sent }) => {
      const search = `%${(sent.emailSearch ?? '').toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const rows = await selectAccountsWithUsers(db)
        .where(sql<boolean>`identity_users.email like ${search}`)
        .orderBy('identity_users.email')
        .execute();
      return { status: 200, body: { accounts: rows.map(toAccountAnswer) } };
    }),
  );

  app.post(
    '/admin/inspect-account',
    administratorRoute(services, z.object(accountTargetSchemas), async ({ sent }) => {
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
    administratorRoute(services, roleBodySchema, (call) => assignRole(services, call)),
  );

  app.post(
    '/admin/assign-integration',
    administratorRoute(services, assignmentBodySchema, (call) => assignIntegration(services, call)),
  );

  app.get(
    '/admin/get-integrations',
    administratorRoute(services, z.object({}), async () => ({
      status: 200,
      body: { integrations: await readIntegrations(db) },
    })),
  );

  app.post(
    '/admin/update-integration',
    administratorRoute(services, integrationBodySchema, (call) => updateIntegration(services, call)),
  );

  app.get(
    auditPath,
    administratorRoute(services, z.object({ since: optionalMomentSchema }), async ({ sent }) => ({
      status: 200,
      body: { changes: await readAccountChanges(db, sent.since) },
    })),
  );
};
