import type { z } from 'zod';
import { callerRoute } from '../account/callerRoute.ts';
import type { Answer } from '../http/answer.ts';
import type { AccountsContext, Caller } from '../account/accountsContext.ts';

/** A call of an administrator, with what was sent as its schema read it. */
export type AdministratorCall<Sent> = {
  readonly administrator: Caller;
  readonly requestId: string;
  /** The version of the record that the change was confirmed against, where the client names one. */
  readonly ifMatch: string | undefined;
  readonly sent: Sent;
};

export const administrationRefusalAnswer = (status: 400 | 404 | 409, message: string): Answer => ({
  status,
  body: { message },
});

/** A route for administrators alone, with what was sent as its schema read it. */
export const administratorRoute = <Schema extends z.ZodType>(
  context: AccountsContext,
  schema: Schema,
  answer: (call: AdministratorCall<z.output<Schema>>) => Promise<Answer>,
) =>
  callerRoute(context, 'every account', async (administrator, { id, method, headers, body, query }) => {
    const sent = schema.safeParse(method === 'GET' ? query : (body ?? {}));
    const call = { administrator, requestId: id, ifMatch: headers['if-match'] };
    if (sent.success) return await answer({ ...call, sent: sent.data });
    const [issue] = sent.error.issues;
    return administrationRefusalAnswer(
      400,
      `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'Invalid format.'}`,
    );
  });
