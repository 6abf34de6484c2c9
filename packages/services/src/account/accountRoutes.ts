import type { FastifyInstance } from 'fastify';
import type { Answer } from '../http/answer.ts';
import type { AccountsContext } from './accountsContext.ts';
import { readOrCreateAccount, saveSettings, type StoredAccount } from './accounts.ts';
import { callerRoute } from './callerRoute.ts';
import { organizationSettingsSchema } from './organizationSettingsSchema.ts';
import { findSettingsRefusal } from './findSettingsRefusal.ts';

/** GET and PUT /account (ACCT-5, ACCT-6), and the token of a user's partner (S-92); all signed (ACCT-4). */
export const accountRoutes = (app: FastifyInstance, context: AccountsContext): void => {
  app.get(
    '/account',
    callerRoute(context, 'own account', async (caller) =>
      answerOf(await readOrCreateAccount(context, caller), 'Account loaded.', context.ratesKey),
    ),
  );

  app.put(
    '/account',
    callerRoute(context, 'own account', async (caller, { body, rawBody }) => {
      const refusal = findSettingsRefusal(body, rawBody?.length ?? 0);
      if (refusal) return { status: refusal.status, body: { message: refusal.message } };
      const stored = await saveSettings(context, caller, organizationSettingsSchema.parse(body));
      return answerOf(stored, 'Account settings saved.', context.ratesKey);
    }),
  );

  app.post<{ Params: { partner: string } }>(
    '/partners/:partner/token',
    callerRoute<{ partner: string }>(context, 'own account', (caller, { params, body, id }) =>
      context.requestPartnerToken(params.partner, caller, body, id),
    ),
  );
};

const answerOf = (
  { accountId, roles, settings }: StoredAccount,
  message: string,
  fixerApiKey: string,
): Answer => ({
  status: 200,
  body: { accountId, message, userRoles: roles, settings, fixerApiKey, partners: [], exchanges: [] },
});
