import type { FastifyInstance } from 'fastify';
import { servicesOrigin, type Addresses } from './addresses.ts';
import { buildPageHeaders } from './buildPageHeaders.ts';

/** Sends the headers of production with every answer; nothing may be called that `config.json` does not name. */
export const addSecurityHeaders = (app: FastifyInstance, addresses: () => Addresses): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { servicesPort } = addresses();
    reply.headers(
      buildPageHeaders(servicesPort === undefined ? [] : [servicesOrigin(request.host, addresses())]),
    );
  });
};
