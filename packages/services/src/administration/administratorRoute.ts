import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readOrCreateAccount } from '../account/accounts.ts';
import type { Answer } from '../http/answer.ts';
import type { AccountsContext, Caller } from '../account/accountsContext.ts';

/** The only role that there is (ROLE-1). */
export const administratorRole = 'admin';

/** A call of an administrator, with what was sent as its schema read it. */
export type AdministratorCall<Sent> = {
  readonly administrator: Caller;
  readonly requestId: string;
  /** The version of the record that the change was confirmed against, where the client names one. */
  readonly ifMatch: string | undefined;
  readonly sent: Sent;
};

export const administrationRefusalAnswer = (status: 400 | 403 | 404 | 409, message: string): Answer => ({
  status,
  body: { message },
});

/**
 * A route for administrators alone. The role is looked up at every call, before anything that was sent is read: who
 * lost it a moment ago is refused in a session that is still open (ROLE-2, S-72).
 */
export const administratorRoute =
  <Schema extends z.ZodType>(
    context: AccountsContext,
    schema: Schema,
    answer: (call: AdministratorCall<z.output<Schema>>) => Promise<Answer>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const administrator = await context.readCaller(request, reply);
    if (administrator === null) return reply;
    const { roles } = await readOrCreateAccount(context, administrator);
    const { status, body } = roles.includes(administratorRole)
      ? await readAndAnswer(request, administrator)
      : administrationRefusalAnswer(403, 'Only administrators may do this.');
    return reply.code(status).send(body);

    async function readAndAnswer(
      { id, method, headers, body: sentBody, query }: FastifyRequest,
      caller: Caller,
    ): Promise<Answer> {
      const sent = schema.safeParse(method === 'GET' ? query : (sentBody ?? {}));
      const call = { administrator: caller, requestId: id, ifMatch: headers['if-match'] };
      if (sent.success) return await answer({ ...call, sent: sent.data });
      const [issue] = sent.error.issues;
      return administrationRefusalAnswer(
        400,
        `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'Invalid format.'}`,
      );
    }
  };
