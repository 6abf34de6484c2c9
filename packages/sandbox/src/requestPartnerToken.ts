import { partners } from './partners.ts';
import type { Customer } from '@fx-gateway/services/account/accountsContext.ts';
import type { Answer } from '@fx-gateway/services/http/answer.ts';
import type { SandboxServices } from './server/services/sandboxPlugin.ts';

const partnerPlugins = new Map(Object.entries(partners));

/** Asks a partner for a token for one of its customers; null when no partner of that name gives tokens. */
export const requestPartnerToken = async (
  frame: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
  asked: { readonly partner: string; readonly customer: Customer; readonly body: unknown },
): Promise<Answer | null> => {
  const plugin = partnerPlugins.get(asked.partner);
  if (plugin?.issueToken === undefined) return null;
  if (asked.customer.fxPartner === asked.partner)
    return plugin.issueToken(frame, asked.customer.sub, asked.body);
  const message = 'You pay through another partner.';
  return { status: 403, body: { errors: [{ key: 'permission', message }] } };
};
