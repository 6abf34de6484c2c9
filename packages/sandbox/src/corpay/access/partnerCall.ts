import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { JsonText, type Answer } from '../wire/answer.ts';
import { admit, knownToken, type KnownToken } from './admit.ts';
import type { Customer } from './customer.ts';

export type PartnerCall<Subject = unknown> = {
  readonly customer: Customer;
  /** When the request arrived, in milliseconds since 1970: what it waits for must not cost it its quote. */
  readonly at: number;
  readonly request: FastifyRequest;
  /** What the call is about, where the route has it read; null where there is no such thing. */
  readonly subject: Subject | null;
};

/**
 * A route that only an admitted customer reaches. What the call is about is read in the statement that also tells who
 * calls, as JSON, so that to be admitted costs one statement.
 */
export const partnerCall =
  <Subject>(
    services: SandboxServices,
    answer: (call: PartnerCall<Subject>) => Promise<Answer>,
    subjectOf: (request: FastifyRequest) => RawBuilder<Subject | null> = () => sql`null`,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const at = services.now();
    const known = sql<string>`json_build_array(${knownToken(request.headers)}, ${subjectOf(request)})::text`;
    const caller = await services.signedCaller(request, reply, known);
    if (caller === null) return reply;
    const [token, subject] = JSON.parse(caller.beside ?? '[null, null]') as [
      KnownToken | null,
      Subject | null,
    ];
    const admission = admit(caller.sub, request.headers, token, services.now());
    const { status, body } = admission.ok
      ? await answer({ customer: admission.customer, at, request, subject })
      : admission.refusal;
    reply.code(status);
    return body instanceof JsonText
      ? reply.type('application/json; charset=utf-8').send(body.text)
      : reply.send(body);
  };
