import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What is shorter fits into one packet of the network as it is. */
const worthIt = 1_024;

/** Qualities at which an answer of two megabytes takes some ten milliseconds; files that are built once have the best. */
const ways = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 3 }),
};

/** Brotli first: it is smaller at the same cost. */
const names: (keyof typeof ways)[] = ['br', 'gzip'];

const isText = (reply: FastifyReply): boolean =>
  /^text\/|[/+](?:x-amz-)?json/.test(String(reply.getHeader('content-type') ?? ''));

/**
 * Compresses the texts that a service answers with, as its caller takes them. What is sent in pieces, or was cut by a
 * fault, goes as it is; so this comes after the faults, in a service and nowhere else.
 */
export const compressAnswers = (service: FastifyInstance): void => {
  service.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt || !isText(reply)) return payload;
    const varies = reply.getHeader('vary');
    reply.header('vary', varies === undefined ? 'accept-encoding' : `${String(varies)}, accept-encoding`);
    const name = negotiate(request.headers['accept-encoding'] ?? '', names);
    if (name === null || request.method === 'HEAD') return payload;
    const smaller = await ways[name](Buffer.from(payload));
    reply.header('content-encoding', name).header('content-length', smaller.length);
    return smaller;
  });
};
