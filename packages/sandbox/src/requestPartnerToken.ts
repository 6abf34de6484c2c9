import { findUser } from './identity/users/users.ts';
import { partners } from './partners.ts';
import type { Answer } from './server/services/answer.ts';
import type { SandboxServices } from './server/services/sandboxPlugin.ts';

const partnerPlugins = new Map(Object.entries(partners));

/** Asks a partner for a token for one of its customers; null when no partner of that name gives tokens. */
export const requestPartnerToken = async (
  frame: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
  asked: { readonly partner: string; readonly sub: string; readonly body: unknown },
): Promise<Answer | null> => {
  const plugin = partnerPlugins.get(asked.partner);
  if (plugin?.issueToken === undefined) return null;
  const user = await findUser(frame, asked.sub);
  if (user?.fxPartner === asked.partner) return plugin.issueToken(frame, asked.sub, asked.body);
  const message = 'You pay through another partner.';
  return { status: 403, body: { errors: [{ key: 'permission', message }] } };
};
