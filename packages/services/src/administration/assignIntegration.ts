import { z } from 'zod';
import type { Answer } from '../http/answer.ts';
import type { AccountsContext } from '../account/accountsContext.ts';
import { administrationTables } from './administrationTables.ts';
import { administrationRefusalAnswer, type AdministratorCall } from './administratorRoute.ts';
import { findAccount } from './findAccount.ts';
import { readAccountIdsByIntegration } from './readAccountIdsByIntegration.ts';
import { isOfPartner, isProviderRecord } from './integrationKinds.ts';
import { recordChange } from './recordChange.ts';
import { accountTargetSchemas, emptyableTextSchema, optionalTextSchema } from './sentFieldSchemas.ts';
import { accountVersion, changedSinceSeenRefusal, integrationVersion, isSeenVersion } from './versions.ts';

/** An empty integration id clears; one that was left out, as a mistake would, says nothing. */
export const assignmentBodySchema = z.object({
  ...accountTargetSchemas,
  integrationId: emptyableTextSchema,
  /** The version of the integration that the assignment was confirmed against. */
  integrationVersion: optionalTextSchema,
});

/** POST /admin/assign-integration: connects an account with an integration; an empty one clears it (ADMIN-13, ADMIN-30). */
export const assignIntegration = (
  context: AccountsContext,
  call: AdministratorCall<z.output<typeof assignmentBodySchema>>,
): Promise<Answer> =>
  context.db.transaction().execute(async (transaction) => {
    const trx = administrationTables(transaction);
    const { integrationId } = call.sent;
    // Held before the account, as a change of the integration does: nobody else is given it until this is decided.
    const integration =
      integrationId === null
        ? null
        : await trx
            .selectFrom('integrations')
            .selectAll()
            .where('integration_id', '=', integrationId)
            .forUpdate()
            .executeTakeFirst();
    const found = await findAccount(trx, call.sent, { locked: true });
    if (!found.ok) return found.refusal;
    const { sub, email, integration_id, fx_partner } = found.account;
    if (integration === undefined) return administrationRefusalAnswer(404, 'There is no such integration.');
    const done = told(
      integration === null
        ? `${email} no longer has an integration.`
        : `${email} now has the integration of ${integration.client_id}.`,
    );
    // A repetition, perhaps after a lost answer, asks for what is so already: that is done.
    if (integration_id === integrationId) return done;
    if (
      integration !== null &&
      isProviderRecord({ clientId: integration.client_id, kind: integration.kind }, context.providerClientId)
    ) {
      return administrationRefusalAnswer(
        409,
        `${integration.client_id} is the provider: its integration is given to no account.`,
      );
    }
    if (integration !== null && !isOfPartner(integration.kind, fx_partner)) {
      return administrationRefusalAnswer(
        409,
        `${email} is a customer of ${fx_partner}: an integration of the kind ${integration.kind} is not theirs.`,
      );
    }
    if (!isSeenVersion(call.ifMatch, accountVersion(found.account))) return changedSinceSeenRefusal;
    if (integration !== null && call.sent.integrationVersion !== null) {
      const holdersOf = await readAccountIdsByIntegration(trx, integration.integration_id);
      const version = integrationVersion(integration, holdersOf(integration.integration_id));
      if (call.sent.integrationVersion !== version) return changedSinceSeenRefusal;
    }
    await trx.updateTable('accounts').set({ integration_id: integrationId }).where('sub', '=', sub).execute();
    await context.assign(
      transaction,
      { sub, fxPartner: fx_partner },
      integration && { clientId: integration.client_id, kind: integration.kind },
    );
    await recordChange(trx, call, context.now(), {
      action: 'assign-integration',
      target: email,
      before: { integrationId: integration_id },
      after: { integrationId },
    });
    return done;
  });

const told = (message: string): Answer => ({ status: 200, body: { message } });
