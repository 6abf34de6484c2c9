import type { IncomingHttpHeaders } from 'node:http';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { refusalAnswer, type Answer } from '../wire/answer.ts';
import { corpayTables } from '../records/corpayTables.ts';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import type { Customer } from './customer.ts';

type Admission =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly refusal: Answer };

const refusal = (status: 401 | 403, key: string, message: string): Admission => ({
  ok: false,
  refusal: refusalAnswer(status, { key, message }),
});

/**
 * Lets a signed user in who carries an own, living token and the client code that belongs to it. Missing, unknown
 * and ended ones are a 401; those of another customer a 403 without the permission key.
 */
export const admitCustomer = async (
  services: SandboxServices,
  sub: string,
  headers: IncomingHttpHeaders,
): Promise<Admission> => {
  const accessCode = headers['cmg-accesstoken'];
  const clientCode = headers['client-code'];
  if (typeof accessCode !== 'string' || accessCode === '') {
    return refusal(401, 'CMG-AccessToken', 'The access token is missing.');
  }
  if (typeof clientCode !== 'string' || clientCode === '') {
    return refusal(401, 'Client-Code', 'The client code is missing.');
  }
  const token = await corpayTables(services.db)
    .selectFrom('corpay_tokens')
    .innerJoin('corpay_integrations', 'corpay_integrations.sub', 'corpay_tokens.sub')
    .select(['corpay_tokens.sub', 'expires_at', 'client_code'])
    .where('access_code_hash', '=', hashSecret(accessCode))
    .executeTakeFirst();
  if (token === undefined || token.expires_at.getTime() <= services.now()) {
    return refusal(401, 'CMG-AccessToken', 'The access token is unknown or has expired.');
  }
  if (token.sub !== sub) {
    return refusal(403, 'CMG-AccessToken', 'The access token belongs to another customer.');
  }
  if (token.client_code !== clientCode) {
    return refusal(403, 'Client-Code', 'The client code is not the one of the access token.');
  }
  return { ok: true, customer: { sub, clientCode } };
};
