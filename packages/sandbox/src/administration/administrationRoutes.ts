import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { administrationTables } from './administrationTables.ts';
import { administratorCall } from './administratorCall.ts';
import { assignIntegration, sentAssignment } from './assignIntegration.ts';
import { assignRole, sentRole } from './assignRole.ts';
import { accountView, accountsOf, findAccount, organizationOf } from './findAccount.ts';
import { readIntegrationDetail, readIntegrations } from './integrations.ts';
import { readAccountChanges } from './recordChange.ts';
import { accountTarget, optionalMoment, optionalText } from './sentTexts.ts';
import { sentIntegration, updateIntegration } from './updateIntegration.ts';

/** Where the changes of administrators are told; `config.json` names it to clients. */
const auditPath = '/admin/audit';

/** The calls of administrators (ADMIN-26 to ADMIN-31), each of them for the role alone. */
export const administrationRoutes = (app: FastifyInstance, services: SandboxServices): void => {
  const db = administrationTables(services.db);

  app.get(
    '/admin/get-accounts',
    administratorCall(services, z.object({ emailSearch: optionalText }), async ({ sent }) => {
      const search = `%${(sent.emailSearch ?? '').toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const rows = await accountsOf(db)
        .where(sql<boolean>`identity_users.email like ${search}`)
        .orderBy('identity_users.email')
        .execute();
      return { status: 200, body: { accounts: rows.map(accountView) } };
    }),
  );

  app.post(
    '/admin/inspect-account',
    administratorCall(services, z.object(accountTarget), async ({ sent }) => {
      const found = await findAccount(db, sent);
      if (!found.ok) return found.refusal;
      const view = accountView(found.account);
      const account = { ...view, details: { ...organizationOf(found.account), ...view.details } };
      const integration = await readIntegrationDetail(db, found.account.integration_id);
      return { status: 200, body: { account, integration } };
    }),
  );

  app.post(
    '/admin/assign-role',
    administratorCall(services, sentRole, (call) => assignRole(services, call)),
  );

  app.post(
    '/admin/assign-integration',
    administratorCall(services, sentAssignment, (call) => assignIntegration(services, call)),
  );

  app.get(
    '/admin/get-integrations',
    administratorCall(services, z.object({}), async () => ({
      status: 200,
      body: { integrations: await readIntegrations(db) },
    })),
  );

  app.post(
    '/admin/update-integration',
    administratorCall(services, sentIntegration, (call) => updateIntegration(services, call)),
  );

  app.get(
    auditPath,
    administratorCall(services, z.object({ since: optionalMoment }), async ({ sent }) => ({
      status: 200,
      body: { changes: await readAccountChanges(db, sent.since) },
    })),
  );
};
