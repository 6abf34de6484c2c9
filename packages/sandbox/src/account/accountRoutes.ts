import type { FastifyInstance } from 'fastify';
import type { SandboxServices } from '../server/sandboxPlugin.ts';
import { accountOf, saveSettings, type StoredAccount } from './accounts.ts';
import { organizationSettings } from './organizationSettings.ts';

/** The key for the rates service of this sandbox. */
export const sandboxRatesKey = 'sandbox-rates-key';

/** GET and PUT /account (ACCT-5, ACCT-6), both signed (ACCT-4). */
export const accountRoutes = (app: FastifyInstance, services: SandboxServices): void => {
  app.get('/account', async (request, reply) => {
    const caller = await services.signedCaller(request, reply);
    if (!caller) return reply;
    return answerOf(await accountOf(services, caller.sub), 'Account loaded.');
  });

  app.put('/account', async (request, reply) => {
    const caller = await services.signedCaller(request, reply);
    if (!caller) return reply;
    const settings = organizationSettings.safeParse(request.body);
    if (!settings.success) {
      const [issue] = settings.error.issues;
      return reply.code(400).send({ message: `${issue?.path.join('.') || 'settings'}: ${issue?.message}` });
    }
    return answerOf(await saveSettings(services, caller.sub, settings.data), 'Account settings saved.');
  });
};

const answerOf = ({ accountId, roles, settings }: StoredAccount, message: string) => ({
  accountId,
  message,
  userRoles: roles,
  settings,
  fixerApiKey: sandboxRatesKey,
  partners: [],
  exchanges: [],
});
