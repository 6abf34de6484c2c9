import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from './fault.ts';
import type { StrikingFault } from './faults.ts';
import { sendSlowly, withDuplicates, withWrongTypes } from './spoilAnswer.ts';

/** Lets the faults strike the requests of one service: before the handler, or on its answer. */
export const applyFaults = (
  app: FastifyInstance,
  strike: (request: FastifyRequest) => Promise<StrikingFault | undefined>,
  delay: (fault: StrikingFault) => Promise<void>,
): void => {
  const struck = new WeakMap<FastifyRequest, Fault>();

  app.addHook('preHandler', async (request, reply) => {
    const fault = await strike(request);
    if (!fault) return;
    if (fault.fault === 'status') {
      return reply
        .code(fault.status ?? 500)
        .send(fault.body ?? { message: 'A fault is switched on for this call.' });
    }
    if (fault.fault === 'delay') await delay(fault);
    else if (fault.fault === 'reset-before') cut(request, reply);
    else struck.set(request, fault);
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = struck.get(request);
    return fault ? await spoil(fault, request, reply, payload) : payload;
  });
};

/** The handler is done and has committed what it keeps when an answer is spoilt. */
const spoil = async (fault: Fault, request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
  const body = typeof payload === 'string' ? payload : '';
  switch (fault.fault) {
    case 'reset-after':
      cutSocket(request);
      return payload;
    case 'truncate':
      return await truncate(request, reply, body);
    case 'empty':
      reply.removeHeader('content-length');
      return '';
    case 'wrong-type':
      return rewritten(reply, body, withWrongTypes);
    case 'duplicate':
      return rewritten(reply, body, withDuplicates);
    case 'slow':
      reply.removeHeader('content-length');
      return sendSlowly(body, fault.delayMs ?? 5_000);
    default:
      return payload;
  }
};

const rewritten = (reply: FastifyReply, body: string, change: (value: unknown) => unknown) => {
  if (body === '') return body;
  reply.removeHeader('content-length');
  return JSON.stringify(change(JSON.parse(body)));
};

/** Promises the whole body, sends half of it and cuts the connection. */
const truncate = (request: FastifyRequest, reply: FastifyReply, body: string) => {
  const bytes = Buffer.from(body);
  reply.raw.writeHead(reply.statusCode, { ...headersOf(reply), 'content-length': bytes.length });
  reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => request.raw.socket.destroy());
  return new Promise<never>(() => {});
};

const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

const cut = (request: FastifyRequest, reply: FastifyReply) => {
  reply.hijack();
  cutSocket(request);
};

const cutSocket = (request: FastifyRequest) => {
  const { socket } = request.raw;
  if ('resetAndDestroy' in socket) socket.resetAndDestroy();
  else request.raw.destroy();
};
