import type { RouteHandlerMethod } from 'fastify';
import type { Caller } from '@fx-gateway/services/account/accountsContext.ts';
import type { SandboxPlugin } from '../server/services/sandboxPlugin.ts';
import type { ServicesAddress } from '../server/settings/servicesAddress.ts';
import { connectServices, ServicesUnavailableError } from './connectServices.ts';

/** Of a call and of an answer; who calls is said by this gateway alone. */
const passedHeaders = ['content-type', 'if-match', 'idempotency-key'];
const answeredHeaders = ['content-type', 'x-amzn-requestid', 'retry-after', 'etag'];

/** Who calls, as services believe it of a gateway that has a certificate: percent-encoded UTF-8. */
const callerHeadersOf = ({ sub, email, origin, fxPartner }: Caller): Record<string, string> => ({
  'x-fxg-sub': encodeURIComponent(sub),
  'x-fxg-email': encodeURIComponent(email),
  'x-fxg-origin': encodeURIComponent(origin),
  'x-fxg-partner': encodeURIComponent(fxPartner),
});

/**
 * The accounts service with the same calls, each of which is passed on to services of their own when its signature is
 * right. Tables and stories stay as they are, and nobody reads them.
 */
export const passAccountsOn = (accounts: SandboxPlugin, address: ServicesAddress): SandboxPlugin => {
  const send = connectServices(address);
  return {
    ...accounts,
    register: (app, services) => {
      const pass: RouteHandlerMethod = async (request, reply) => {
        const caller = await services.readCaller(request, reply);
        if (caller === null) return reply;
        const { method, url = '/', headers } = request.raw;
        try {
          const answer = await send({
            method: method ?? 'GET',
            path: url.slice(app.prefix.length),
            headers: { ...picked(headers, passedHeaders), ...callerHeadersOf(caller) },
            body: request.rawBody,
          });
          return await reply
            .code(answer.status)
            .headers(picked(answer.headers, answeredHeaders))
            .send(answer.text);
        } catch (error) {
          if (!(error instanceof ServicesUnavailableError)) throw error;
          return await reply.code(error.statusCode).send({ message: error.message });
        }
      };
      app.addHook('onRoute', (route) => {
        route.handler = pass;
      });
      accounts.register(app, services);
    },
  };
};

const picked = (
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
