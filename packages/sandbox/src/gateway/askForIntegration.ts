import { z } from 'zod';
import type { Integration } from '@fx-gateway/services/account/accountsContext.ts';
import type { ServicesAddress } from '../server/settings/servicesAddress.ts';
import { connectServices, ServicesUnavailableError } from './connectServices.ts';

const integrationSchema = z.object({ clientId: z.string(), kind: z.string() });

/** Asks services of their own which integration a customer of a partner has; null where they have none. */
export const askForIntegration = (address: ServicesAddress) => {
  const send = connectServices(address);
  return async (partner: string, sub: string): Promise<Integration | null> => {
    const path = `/partners/${encodeURIComponent(partner)}/customers/${encodeURIComponent(sub)}/integration`;
    const { status, text } = await send({ method: 'GET', path });
    if (status === 404) return null;
    if (status === 200) return integrationSchema.parse(JSON.parse(text));
    throw new ServicesUnavailableError(false, new Error(`The services answered ${status}.`));
  };
};
