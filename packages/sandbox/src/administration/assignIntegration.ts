import { z } from 'zod';
import type { Answer } from '../server/services/answer.ts';
import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { administrationTables } from './administrationTables.ts';
import { refusal, type AdministratorCall } from './administratorCall.ts';
import { findAccount } from './findAccount.ts';
import { recordChange } from './recordChange.ts';
import { accountTarget, optionalText } from './sentTexts.ts';

export const sentAssignment = z.object({ ...accountTarget, integrationId: optionalText });

/** POST /admin/assign-integration: connects an account with an integration; an empty one clears it (ADMIN-13, ADMIN-30). */
export const assignIntegration = (
  services: SandboxServices,
  call: AdministratorCall<z.output<typeof sentAssignment>>,
): Promise<Answer> =>
  services.db.transaction().execute(async (transaction) => {
    const trx = administrationTables(transaction);
    const { integrationId } = call.sent;
    const found = await findAccount(trx, call.sent);
    if (!found.ok) return found.refusal;
    const { sub, email, integration_id } = found.account;
    const integration =
      integrationId === null
        ? null
        : await trx
            .selectFrom('integrations')
            .select(['client_id', 'kind'])
            .where('integration_id', '=', integrationId)
            .executeTakeFirst();
    if (integration === undefined) return refusal(404, 'There is no such integration.');
    const done = told(
      integration === null
        ? `${email} no longer has an integration.`
        : `${email} now has the integration of ${integration.client_id}.`,
    );
    // A repetition, perhaps after a lost answer, asks for what is so already: that is done.
    if (integration_id === integrationId) return done;
    await trx.updateTable('accounts').set({ integration_id: integrationId }).where('sub', '=', sub).execute();
    await services.assign(
      transaction,
      sub,
      integration && { clientId: integration.client_id, kind: integration.kind },
    );
    await recordChange(trx, call, services.now(), {
      action: 'assign-integration',
      target: email,
      before: { integrationId: integration_id },
      after: { integrationId },
    });
    return done;
  });

const told = (message: string): Answer => ({ status: 200, body: { message } });
