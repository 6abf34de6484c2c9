import type { FastifyReply, FastifyRequest } from 'fastify';

/** The answer to a request that goes nowhere. */
export const answerNoSuchPath = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  await reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ message: `No such path: ${request.raw.url?.split('?')[0] ?? ''}` });
