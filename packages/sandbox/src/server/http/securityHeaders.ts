import type { FastifyInstance } from 'fastify';
import { servicesOrigin, type Addresses } from './addresses.ts';
import { pageHeaders } from './pageHeaders.ts';

/** Sends the headers of production with every answer; nothing may be called that `config.json` does not name. */
export const securityHeaders = (app: FastifyInstance, addresses: () => Addresses): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { servicesPort } = addresses();
    reply.headers(pageHeaders(servicesPort === undefined ? [] : [servicesOrigin(request.host, addresses())]));
  });
};
