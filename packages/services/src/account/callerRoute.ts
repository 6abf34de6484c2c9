import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../http/answer.ts';
import { readOrCreateAccount } from './accounts.ts';
import type { AccountsContext, Caller } from './accountsContext.ts';

/** The only role that there is (ROLE-1). */
export const administratorRole = 'admin';

/** Who may make a call: any signed-in user for their own account, or administrators for every account. */
type Access = 'own account' | 'every account';

/**
 * Every call of the services goes through here, and is made for whom this says: what is answered and changed is found by
 * the caller alone, never by a name that was sent, unless they are an administrator. The role is looked up at every call,
 * before anything that was sent is read: who lost it a moment ago is refused in a session that is still open (ROLE-2,
 * S-72).
 * @param answer null where there is no such call
 */
export const callerRoute =
  <Params>(
    context: AccountsContext,
    access: Access,
    answer: (caller: Caller, request: FastifyRequest<{ Params: Params }>) => Promise<Answer | null>,
  ) =>
  async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = await context.readCaller(request, reply);
    if (caller === null) return reply;
    const answered =
      access === 'own account' || (await isAdministrator(context, caller))
        ? await answer(caller, request)
        : { status: 403, body: { message: 'Only administrators may do this.' } };
    if (answered !== null) return reply.code(answered.status).send(answered.body);
    reply.callNotFound();
    return reply;
  };

const isAdministrator = async (context: AccountsContext, caller: Caller): Promise<boolean> =>
  (await readOrCreateAccount(context, caller)).roles.includes(administratorRole);
