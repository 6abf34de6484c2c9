import { randomBytes } from 'node:crypto';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import type { Answer } from '../wire/answer.ts';
import { corpayTables, type CorpayDatabase } from '../records/corpayTables.ts';
import { seedBusyCustomerOnce } from '../seed/busy/seedBusyCustomerOnce.ts';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import { answerLifetimeMs } from '@fx-gateway/services/idempotency/answerOnce.ts';
import { deleteExpiredAnswers } from '@fx-gateway/services/idempotency/deleteExpiredAnswers.ts';
import { corpayAnswers } from '../records/corpayAnswers.ts';

/**
 * Drops what can no longer matter to a customer at a moment (epoch ms): ended tokens, offers that ended more than a
 * day ago (booked ones live on in their orders) and answers whose key is free again.
 */
const forgetPast = async (db: CorpayDatabase, sub: string, at: number): Promise<void> => {
  const yesterday = new Date(at - answerLifetimeMs);
  await db
    .deleteFrom('corpay_tokens')
    .where('sub', '=', sub)
    .where('expires_at', '<=', new Date(at))
    .execute();
  await db.deleteFrom('corpay_quotes').where('sub', '=', sub).where('expires_at', '<', yesterday).execute();
  await deleteExpiredAnswers(db, corpayAnswers, sub, at);
};

/**
 * GET /token: a new access code for the user's integration, beside those that are still alive; 400 with the code
 * INTEGRATION_MISSING when the partner does not know this user, or is still connecting them.
 */
export const issueToken = async (services: SandboxServices, sub: string): Promise<Answer> => {
  const db = corpayTables(services.db);
  const now = services.now();
  const integration = await db
    .selectFrom('corpay_integrations')
    .select(['client_code', 'story_waits'])
    .where('sub', '=', sub)
    .where('opens_at', '<=', new Date(now))
    .executeTakeFirst();
  if (integration === undefined) {
    return {
      status: 400,
      body: { code: 'INTEGRATION_MISSING', message: 'Your account is not connected to Corpay yet.' },
    };
  }
  if (integration.story_waits) await seedBusyCustomerOnce(db, sub);
  const accessCode = `SBX-${randomBytes(24).toString('hex').toUpperCase()}`;
  await forgetPast(db, sub, now);
  await db
    .insertInto('corpay_tokens')
    .values({
      access_code_hash: hashSecret(accessCode),
      sub,
      expires_at: new Date(now + services.settings.tokenSeconds * 1000),
    })
    .execute();
  return {
    status: 200,
    body: {
      access_code: accessCode,
      expires_in: services.settings.tokenSeconds,
      clientId: integration.client_code,
    },
  };
};
