import { randomUUID } from 'node:crypto';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body byte for byte, which signatures are made over; null without a body. */
    rawBody: Buffer | null;
  }
}

/** An empty Fastify application with what holds for every answer of the sandbox. */
export const createApp = (): FastifyInstance => {
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A path that cannot be read never reaches a hook.
    frameworkErrors: (error, request, { raw }) => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'x-amzn-requestid': request.id };
      raw.writeHead(error.statusCode ?? 400, headers).end(JSON.stringify({ message: error.message }));
    },
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 500 },
    // A dropped keep-alive connection makes browsers send a POST again; keep it longer than they do.
    keepAliveTimeout: 120_000,
  });
  app.decorateRequest('rawBody', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    request.rawBody = bytes;
    const text = bytes.toString('utf8');
    if (!isJson(request.headers['content-type'])) return done(null, text === '' ? undefined : text);
    try {
      return done(null, text === '' ? undefined : JSON.parse(text));
    } catch {
      return done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }), undefined);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-amzn-requestid', request.id);
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      // A database's error carries the values that were to be kept, so only its own words are written.
      console.error(
        `${request.method} ${request.routeOptions.url ?? ''} failed (${request.id}): ${error.stack ?? error.message}`,
      );
    await reply.code(status).send({ message: status >= 500 ? 'Internal server error' : error.message });
  });
  return app;
};

const isJson = (contentType = '') => /[/+](?:x-amz-)?json\b/i.test(contentType);
