import type { FastifyReply, FastifyRequest } from 'fastify';

/** How a hosted gateway answers a request for a path that it does not have, signed or not. */
export const answerMissingAuthenticationToken = async (
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> =>
  await reply
    .code(403)
    .header('cache-control', 'no-store')
    .header('x-amzn-errortype', 'MissingAuthenticationTokenException')
    .send({ message: 'Missing Authentication Token' });
