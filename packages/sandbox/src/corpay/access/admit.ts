import type { IncomingHttpHeaders } from 'node:http';
import { sql, type RawBuilder } from 'kysely';
import { refused, type Answer } from '../wire/answer.ts';
import { secretHash } from '../../server/database/secretHash.ts';
import type { Customer } from './customer.ts';

type Admission =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly refusal: Answer };

/** What is known of an access token, its end in milliseconds since 1970. */
export type KnownToken = { readonly sub: string; readonly ends: number; readonly clientCode: string };

const refusal = (status: 401 | 403, key: string, message: string): Admission => ({
  ok: false,
  refusal: refused(status, { key, message }),
});

/** What is known of the access token of a request, as JSON. */
export const knownToken = ({
  'cmg-accesstoken': accessCode,
}: IncomingHttpHeaders): RawBuilder<unknown> => sql`(
  select json_build_object('sub', token.sub, 'ends', extract(epoch from expires_at) * 1000, 'clientCode', client_code)
  from corpay_tokens as token join corpay_integrations as integration on integration.sub = token.sub
  where access_code_hash = ${typeof accessCode === 'string' ? secretHash(accessCode) : null}::text)`;

/**
 * Lets a signed user in who carries an own, living token and the client code that belongs to it. Missing, unknown
 * and ended ones are a 401; those of another customer a 403 without the permission key.
 */
export const admit = (
  sub: string,
  headers: IncomingHttpHeaders,
  token: KnownToken | null,
  now: number,
): Admission => {
  const { 'cmg-accesstoken': accessCode, 'client-code': clientCode } = headers;
  if (typeof accessCode !== 'string' || accessCode === '') {
    return refusal(401, 'CMG-AccessToken', 'The access token is missing.');
  }
  if (typeof clientCode !== 'string' || clientCode === '') {
    return refusal(401, 'Client-Code', 'The client code is missing.');
  }
  if (token === null || token.ends <= now) {
    return refusal(401, 'CMG-AccessToken', 'The access token is unknown or has expired.');
  }
  if (token.sub !== sub) {
    return refusal(403, 'CMG-AccessToken', 'The access token belongs to another customer.');
  }
  if (token.clientCode !== clientCode) {
    return refusal(403, 'Client-Code', 'The client code is not the one of the access token.');
  }
  return { ok: true, customer: { sub, clientCode } };
};
