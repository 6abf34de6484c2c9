import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Answer } from '../http/answer.ts';
import type { AccountsContext } from '../account/accountsContext.ts';
import { administrationTables, type AdministrationDatabase } from './administrationTables.ts';
import { administrationRefusalAnswer, type AdministratorCall } from './administratorRoute.ts';
import { readAccountIdsByIntegration } from './readAccountIdsByIntegration.ts';
import { integrationKinds, isClientIdOf } from './integrationKinds.ts';
import { recordChange } from './recordChange.ts';
import { changedSinceSeenRefusal, integrationVersion, isSeenVersion } from './versions.ts';
import { lockIntegrations } from './lockAndFindTakenClientIds.ts';
import { findIntegrationWriteRefusal } from './findIntegrationWriteRefusal.ts';
import { readKeyStart } from './readKeyStart.ts';
import { integrationKeySchema } from './integrationKeySchema.ts';
import { optionalTextSchema } from './sentFieldSchemas.ts';

const required = z.string('Required field.').trim().min(1, 'Required field.').max(100, 'Max length is 100');

export const integrationBodySchema = z
  .object({
    integrationId: optionalTextSchema,
    clientId: required,
    parentId: optionalTextSchema,
    key: integrationKeySchema,
    kind: z.enum(integrationKinds, 'There is no such kind.'),
  })
  .refine(({ clientId, kind }) => isClientIdOf(kind, clientId), {
    path: ['clientId'],
    message: 'Invalid format.',
  });

type SentIntegration = z.output<typeof integrationBodySchema>;

/**
 * POST /admin/update-integration: makes an integration, or changes the one that is named (ADMIN-31). Its key is sealed
 * and never told again; accounts that have the integration are connected anew at once.
 */
export const updateIntegration = (
  context: AccountsContext,
  call: AdministratorCall<SentIntegration>,
): Promise<Answer> =>
  context.db.transaction().execute(async (transaction) => {
    const trx = administrationTables(transaction);
    const { sent } = call;
    // Two administrators who enter the same client id at once must not both succeed, nor find each other half done.
    await lockIntegrations(transaction);
    const stored = await storedIntegration(trx, sent.integrationId);
    if (stored === undefined) return administrationRefusalAnswer(404, 'There is no such integration.');
    if (stored !== null && isSame(stored, sent, context)) {
      return told(sent.clientId, 'changed', stored.integration_id);
    }
    const against = await findIntegrationWriteRefusal(trx, stored, sent, context.providerClientId);
    if (against !== null) return administrationRefusalAnswer(409, against);
    const twin = await twinOf(trx, sent.clientId, stored?.integration_id ?? '');
    if (twin !== undefined) {
      return administrationRefusalAnswer(
        409,
        `${sent.clientId} has the integration ${twin.integration_id} already.`,
      );
    }
    if (stored !== null) {
      const holdersOf = await readAccountIdsByIntegration(trx, stored.integration_id);
      const version = integrationVersion(stored, holdersOf(stored.integration_id));
      if (!isSeenVersion(call.ifMatch, version)) return changedSinceSeenRefusal;
    }
    const integrationId = stored?.integration_id ?? randomUUID();
    const kept = {
      client_id: sent.clientId,
      parent_id: sent.parentId ?? '',
      kind: sent.kind,
      sealed_key: context.keyRing.seal(sent.key, integrationId),
      key_start: readKeyStart(sent.key),
      change_mark: randomUUID(),
      updated_at: new Date(context.now()),
    };
    await trx
      .insertInto('integrations')
      .values({ integration_id: integrationId, ...kept })
      .onConflict((conflict) => conflict.column('integration_id').doUpdateSet(kept))
      .execute();
    await connectAnew(context, transaction, integrationId, sent);
    const keyChanged = stored === null || !hasKey(stored, sent.key, context);
    await recordChange(trx, call, context.now(), {
      action: 'update-integration',
      target: integrationId,
      before: stored && factsOf(stored),
      after: { ...factsOf(kept), keyChanged },
    });
    return told(sent.clientId, stored === null ? 'made' : 'changed', integrationId);
  });

const told = (clientId: string, what: 'made' | 'changed', integrationId: string): Answer => ({
  status: 200,
  body: { message: `The integration of ${clientId} is ${what}.`, integrationId },
});

/** A repetition, perhaps after a lost answer, asks for what is so already: that is done. */
const isSame = (
  stored: StoredIntegration,
  { clientId, parentId, kind, key }: SentIntegration,
  context: Pick<AccountsContext, 'keyRing'>,
): boolean =>
  stored.client_id === clientId &&
  stored.parent_id === (parentId ?? '') &&
  stored.kind === kind &&
  hasKey(stored, key, context);

/** A key that was sealed under a secret that is not in the ring is no key that is known here. */
const hasKey = (
  { integration_id, sealed_key }: StoredIntegration,
  key: string,
  { keyRing }: Pick<AccountsContext, 'keyRing'>,
): boolean => keyRing.open(sealed_key, integration_id) === key;

/** What is stored under an id; null when a new one is wanted, undefined when there is none. */
const storedIntegration = async (trx: AdministrationDatabase, integrationId: string | null) =>
  integrationId === null
    ? null
    : await trx
        .selectFrom('integrations')
        .selectAll()
        .where('integration_id', '=', integrationId)
        .forUpdate()
        .executeTakeFirst();

type StoredIntegration = NonNullable<Awaited<ReturnType<typeof storedIntegration>>>;

/** A client id of two records names neither, whatever their kinds. */
const twinOf = (trx: AdministrationDatabase, clientId: string, otherThan: string) =>
  trx
    .selectFrom('integrations')
    .select('integration_id')
    .where('client_id', '=', clientId)
    .where('integration_id', '!=', otherThan)
    .executeTakeFirst();

const connectAnew = async (
  context: AccountsContext,
  transaction: Database,
  integrationId: string,
  { clientId, kind }: SentIntegration,
): Promise<void> => {
  const accounts = await administrationTables(transaction)
    .selectFrom('accounts')
    .select(['sub', 'fx_partner'])
    .where('integration_id', '=', integrationId)
    .execute();
  for (const { sub, fx_partner } of accounts) {
    await context.assign(transaction, { sub, fxPartner: fx_partner }, { clientId, kind });
  }
};

const factsOf = (row: {
  readonly client_id: string;
  readonly parent_id: string;
  readonly kind: string;
  readonly key_start: string;
}) => ({ clientId: row.client_id, parentId: row.parent_id, kind: row.kind, keyStart: row.key_start });
