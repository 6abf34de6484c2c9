import { randomBytes } from 'node:crypto';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import type { Answer } from '../wire/answer.ts';
import { corpayTables } from '../records/corpayTables.ts';
import { seedWhenFirstAsked } from '../seed/busy/seedWhenFirstAsked.ts';
import { accessCodeHash } from '../access/accessCodeHash.ts';
import { forgetPast } from './forgetPast.ts';

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
  if (integration.story_waits) await seedWhenFirstAsked(db, sub);
  const accessCode = `SBX-${randomBytes(24).toString('hex').toUpperCase()}`;
  await forgetPast(db, sub, now);
  await db
    .insertInto('corpay_tokens')
    .values({
      access_code_hash: accessCodeHash(accessCode),
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
