import type { FastifyInstance } from 'fastify';
import type { AccountsContext } from './accountsContext.ts';
import { readOrCreateAccount, saveSettings, type StoredAccount } from './accounts.ts';
import { organizationSettingsSchema } from './organizationSettingsSchema.ts';
import { findSettingsRefusal } from './findSettingsRefusal.ts';

/** GET and PUT /account (ACCT-5, ACCT-6), and the token of a user's partner (S-92); all signed (ACCT-4). */
export const accountRoutes = (app: FastifyInstance, context: AccountsContext): void => {
  app.get('/account', async (request, reply) => {
    const caller = await context.readCaller(request, reply);
    if (!caller) return reply;
    return answerOf(await readOrCreateAccount(context, caller), 'Account loaded.', context.ratesKey);
  });

  app.put('/account', async (request, reply) => {
    const caller = await context.readCaller(request, reply);
    if (!caller) return reply;
    const refusal = findSettingsRefusal(request.body, request.rawBody?.length ?? 0);
    if (refusal) return reply.code(refusal.status).send({ message: refusal.message });
    const settings = organizationSettingsSchema.parse(request.body);
    return answerOf(
      await saveSettings(context, caller, settings),
      'Account settings saved.',
      context.ratesKey,
    );
  });

  app.post<{ Params: { partner: string } }>('/partners/:partner/token', async (request, reply) => {
    const caller = await context.readCaller(request, reply);
    if (!caller) return reply;
    const { params, body, id } = request;
    const token = await context.requestPartnerToken(params.partner, caller, body, id);
    return token === null ? reply.callNotFound() : reply.code(token.status).send(token.body);
  });
};

const answerOf = ({ accountId, roles, settings }: StoredAccount, message: string, fixerApiKey: string) => ({
  accountId,
  message,
  userRoles: roles,
  settings,
  fixerApiKey,
  partners: [],
  exchanges: [],
});
