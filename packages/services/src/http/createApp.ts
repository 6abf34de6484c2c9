import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ServerOptions } from 'node:https';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { DatabaseUnavailableError } from '../database/toDatabaseUnavailableError.ts';
import { jsonDepth } from './jsonDepth.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body byte for byte, which signatures are made over; null without a body. */
    rawBody: Buffer | null;
  }
}

/** No call of a client comes near it, and whatever walks through a body once for each level can do so. */
const deepestBody = 64;

/** Within which a request has to arrive as a whole; what is done with it may take longer. */
const requestTimeout = 30_000;

/** A call that failed for a reason of ours. */
export type FailedCall = {
  readonly requestId: string;
  /** Its method and its route, without anything that was sent. */
  readonly call: string;
  readonly error: Error;
};

type AppOptions = {
  /** Of every answer; whoever makes the application adds them to those of routes, which what cannot be read never reaches. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes a line for each call that failed for a reason of ours, and what it was made of. */
  readonly reportFailure: (line: string, failed: FailedCall) => void;
  /** How it is reached by TLS; without it in the clear. */
  readonly tls?: ServerOptions;
  /** A header in which what stands before this names a request, and which no caller can send; else each is given a name. */
  readonly requestIdHeader?: string;
};

/** An empty Fastify application with what holds for every answer. */
export const createApp = ({
  headers = {},
  reportFailure,
  tls,
  requestIdHeader,
}: AppOptions): FastifyInstance => {
  const unreadable = { ...headers, ...ofAnError };
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: requestIdHeader ?? false,
    ...(tls && { https: tls }),
    // A path that cannot be read never reaches a hook.
    frameworkErrors: (error, request, { raw }) => {
      const own = { ...unreadable, 'x-amzn-requestid': request.id };
      raw.writeHead(error.statusCode ?? 400, own).end(JSON.stringify({ message: error.message }));
    },
    // What is no HTTP does not even become a request.
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const status = statusOf(error.code);
      const body = JSON.stringify({ message: STATUS_CODES[status] });
      const own = { ...unreadable, 'content-length': String(body.length), connection: 'close' };
      const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    },
    requestTimeout,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 500 },
    // A dropped keep-alive connection makes browsers send a POST again; keep it longer than they do.
    keepAliveTimeout: 120_000,
  });
  // Beyond a count Node would drop headers in silence, and with them the second one that makes a doubled one known.
  app.server.maxHeadersCount = 0;
  app.decorateRequest('rawBody', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    request.rawBody = bytes;
    const text = bytes.toString('utf8');
    if (!isJson(request.headers['content-type'])) return done(null, text === '' ? undefined : text);
    if (jsonDepth(text) > deepestBody) return done(refusal('The body is nested too deeply.'), undefined);
    try {
      return done(null, text === '' ? undefined : JSON.parse(text));
    } catch {
      return done(refusal('The body is not JSON.'), undefined);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-amzn-requestid', request.id);
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const trouble = error instanceof DatabaseUnavailableError;
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      const call = `${request.method} ${request.routeOptions.url ?? ''}`;
      // A database's error carries the values that were to be kept, so only its own words are written.
      const reason = trouble ? error.message : (error.stack ?? error.message);
      reportFailure(`${call} failed (${request.id}): ${reason}`, { requestId: request.id, call, error });
    }
    const message = status >= 500 && !trouble ? 'Internal server error' : error.message;
    await reply.code(status).send({ message });
  });
  return app;
};

const refusal = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

const ofAnError = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** As Node itself answers. */
const statusOf = (code: string | undefined): number => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400;
};

const isJson = (contentType = '') => /[/+](?:x-amz-)?json\b/i.test(contentType);
