import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { JsonText, type Answer } from '../wire/answer.ts';
import { admitCustomer } from './admitCustomer.ts';
import type { Customer } from './customer.ts';

export type CustomerCall = {
  readonly customer: Customer;
  /** When the request arrived, in milliseconds since 1970: what it waits for must not cost it its quote. */
  readonly at: number;
  readonly request: FastifyRequest;
};

/** A route that only an admitted customer reaches. */
export const customerRoute =
  (services: SandboxServices, answer: (call: CustomerCall) => Promise<Answer>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const at = services.now();
    const caller = await services.readCaller(request, reply);
    if (caller === null) return reply;
    const admission = await admitCustomer(services, caller.sub, request.headers);
    const { status, body } = admission.ok
      ? await answer({ customer: admission.customer, at, request })
      : admission.refusal;
    reply.code(status);
    return body instanceof JsonText
      ? reply.type('application/json; charset=utf-8').send(body.text)
      : reply.send(body);
  };
