import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../server/http/loopback.ts';
import type { IdentityContext } from './operations/identityContext.ts';
import { adminOperations, operations } from './operations.ts';
import { handleRetriedCallOnce, type StoredRetryAnswers } from './handleRetriedCallOnce.ts';
import { refusedOutcome, type Outcome } from './wire/outcome.ts';
import { identityPool } from '../users/identityPool.ts';
import { readSignatureClaim } from './signatures/signatureV4.ts';

/**
 * Both identity services behind one address. The client's library sends a call up to three times under
 * one invocation id: a repeated attempt gets the first answer, not a second handling, as long as
 * there are `replays`.
 */
export const identityRoutes = (
  app: FastifyInstance,
  contextFor: (issuer: string) => Promise<IdentityContext>,
  replays: StoredRetryAnswers | undefined,
): void => {
  app.setErrorHandler<FastifyError>(async (error, _request, reply) => {
    if (error.statusCode === undefined || error.statusCode >= 500) throw error;
    await send(reply, refusedOutcome('SerializationException', error.message));
  });

  app.post('/', async (request, reply) => {
    const target = headerText(request.headers['x-amz-target']);
    const operation = operations.get(target) ?? adminOperations.get(target);
    if (adminOperations.has(target) && !isAdministrator(request)) return await send(reply, notForClients);
    const run = async (): Promise<Outcome> =>
      operation
        ? await operation(request.body, await contextFor(issuerAt(request.host)))
        : refusedOutcome('UnknownOperationException', `Unknown operation ${target || '(none named)'}.`);

    const invocation = headerText(request.headers['amz-sdk-invocation-id']);
    const outcome = await (invocation && replays
      ? handleRetriedCallOnce(replays, `${invocation} ${target} ${hashOf(request.rawBody)}`, run)
      : run());
    return await send(reply, outcome);
  });

  app.get<{ Params: { poolId: string } }>('/:poolId/.well-known/jwks.json', async (request, reply) => {
    if (request.params.poolId !== identityPool.userPoolId) {
      return reply.code(404).send({ message: `User pool ${request.params.poolId} does not exist.` });
    }
    const { key } = await contextFor(issuerAt(request.host));
    return reply.header('cache-control', 'public, max-age=300').send({ keys: [key.publicJwk] });
  });
};

/** A program on this machine that signs what it sends; a page in a browser always names its origin. */
const isAdministrator = (request: FastifyRequest) =>
  isFromThisMachine(request) &&
  request.headers.origin === undefined &&
  readSignatureClaim(request.headers.authorization ?? '') !== undefined;

const notForClients = refusedOutcome(
  'AccessDeniedException',
  'The operations of an administrator answer only to signed requests of programs on this machine.',
);

const send = async (reply: FastifyReply, outcome: Outcome) => {
  reply.type('application/x-amz-json-1.1');
  if (outcome.ok) return await reply.send(JSON.stringify(outcome.answer));
  const { type, message } = outcome.refusal;
  return await reply
    .code(400)
    .header('x-amzn-errortype', type)
    .send(JSON.stringify({ __type: type, message }));
};

const issuerAt = (host: string) => `http://${host}/services/cognito/${identityPool.userPoolId}`;

const headerText = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? value : '';

const hashOf = (body: Buffer | null) =>
  createHash('sha256')
    .update(body ?? '')
    .digest('base64');
