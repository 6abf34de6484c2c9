import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { ofxTables, type OfxDatabase, type TokenPermission } from '../records/ofxTables.ts';
import { refusalAnswer, type Answer } from '../wire/answer.ts';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';

export type BearerCall = {
  /** The customer whom the token belongs to; empty for rates, whose tokens are the application's own. */
  readonly sub: string;
  /** When the request arrived, in milliseconds since 1970: what it waits for must not cost it its quote. */
  readonly at: number;
  readonly request: FastifyRequest;
};

/** A route that only a living token of this scope reaches (OFX-QUOTE-21). */
export const bearerRoute =
  (
    services: SandboxServices,
    scope: TokenPermission,
    answer: (call: BearerCall) => Answer | Promise<Answer>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const at = services.now();
    const admitted = await holderOf(ofxTables(services.db), { request, at, scope });
    const { status, body } =
      typeof admitted === 'string' ? await answer({ sub: admitted, at, request }) : admitted;
    return reply.code(status).send(body ?? undefined);
  };

/** The holder of the request's token; missing, unknown and ended ones are a 401, those of another scope a 403. */
const holderOf = async (
  db: OfxDatabase,
  { request, at, scope }: Omit<BearerCall, 'sub'> & { readonly scope: TokenPermission },
): Promise<string | Answer> => {
  const [, secret] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (secret === undefined) return refusalAnswer(401, 'The bearer token is missing.');
  const token = await db
    .selectFrom('ofx_tokens')
    .select(['sub', 'scope', 'expires_at'])
    .where('token_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (token === undefined || token.expires_at.getTime() <= at)
    return refusalAnswer(401, 'The bearer token is unknown or has expired.');
  return token.scope === scope
    ? (token.sub ?? '')
    : refusalAnswer(403, `The bearer token is not for the scope ${scope}.`);
};
