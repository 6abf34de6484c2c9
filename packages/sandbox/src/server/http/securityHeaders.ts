import type { FastifyInstance } from 'fastify';
import { servicesOrigin, type Addresses } from './addresses.ts';

/** The headers that production sends with every answer; nothing may be called that `config.json` does not name. */
export const securityHeaders = (app: FastifyInstance, addresses: () => Addresses): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { servicesPort } = addresses();
    const services = servicesPort === undefined ? [] : [servicesOrigin(request.host, addresses())];
    reply.headers({
      'content-security-policy': contentSecurityPolicy(services),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    });
  });
};

const contentSecurityPolicy = (services: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...services].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
