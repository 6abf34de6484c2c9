import { z } from 'zod';
import type { TokenEvent } from '../account/tokenEvent.ts';
import type { OfxTokenContext } from './ofxTokenContext.ts';

/** A token as it travels in a header: printable, and not without end. */
const tokenSchema = z.string().regex(/^[\x21-\x7e]{1,8192}$/);

const grantedSchema = z.object({
  access_token: tokenSchema,
  expires_in: z.coerce.number().int().positive(),
  refresh_token: tokenSchema.optional(),
});

const refusedSchema = z.object({ error: z.string().regex(/^[a-z_]{1,64}$/) });

type Granted = { readonly kind: 'granted' } & z.infer<typeof grantedSchema>;

/** How OFX answered: with a token, with an error of OAuth (RFC 6749, 5.2), or in no way that can be used. */
export type TokenEndpointAnswer =
  | Granted
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unreachable' | 'late' | 'unusable'; readonly reason: string };

export type AskedGrant = { readonly grant_type: string } & Readonly<Record<string, string>>;

/**
 * Asks OFX's token address for a token, form-encoded and with the secret of this product. It throws nothing: an error
 * of a network can hold what was sent.
 */
export const askTokenEndpoint = async (
  { client, fetch, report }: Pick<OfxTokenContext, 'client' | 'fetch' | 'report'>,
  asked: AskedGrant,
  requestId: string,
): Promise<TokenEndpointAnswer> => {
  const begun = performance.now();
  const answer = await ask({ client, fetch }, asked);
  report({
    requestId,
    grantType: asked.grant_type,
    outcome: answer.kind,
    ...reasonOf(answer),
    milliseconds: Math.round(performance.now() - begun),
  });
  return answer;
};

const reasonOf = (answer: TokenEndpointAnswer): Pick<TokenEvent, 'reason'> => {
  if (answer.kind === 'granted') return {};
  return { reason: answer.kind === 'refused' ? answer.error : answer.reason };
};

const ask = async (
  { client, fetch }: Pick<OfxTokenContext, 'client' | 'fetch'>,
  asked: AskedGrant,
): Promise<TokenEndpointAnswer> => {
  const credentials = { client_id: client.clientId, client_secret: client.clientSecret };
  const signal = AbortSignal.timeout(client.timeLimitMs);
  try {
    const response = await fetch(client.tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ ...asked, ...credentials }).toString(),
      redirect: 'error',
      signal,
    });
    return read(response.status, await response.text());
  } catch {
    return signal.aborted
      ? { kind: 'late', reason: `no answer within ${client.timeLimitMs} ms` }
      : { kind: 'unreachable', reason: 'no connection' };
  }
};

const read = (status: number, text: string): TokenEndpointAnswer => {
  const body = parsed(text);
  if (status === 200) {
    const granted = grantedSchema.safeParse(body);
    if (granted.success) return { kind: 'granted', ...granted.data };
  }
  // A server in trouble may say anything: only what OAuth answers refusals with is one.
  const refused = status === 400 || status === 401 ? refusedSchema.safeParse(body) : undefined;
  return refused?.success
    ? { kind: 'refused', error: refused.data.error }
    : { kind: 'unusable', reason: `status ${status}` };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
