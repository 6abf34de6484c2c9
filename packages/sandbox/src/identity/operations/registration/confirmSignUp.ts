import { z } from 'zod';
import { identityTables } from '../../users/identityTables.ts';
import { succeededOutcome, notAuthorizedRefusal } from '../../wire/outcome.ts';
import { findUser, fakeUnknownUser } from '../../users/users.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';
import { codeMismatch, consumeMailedCode } from '../consumeMailedCode.ts';
import { codeSchema, usernameSchema, textSchemaUpTo } from '../../wire/textSchemaUpTo.ts';

const input = z.object({
  ClientId: textSchemaUpTo(128),
  Username: usernameSchema,
  ConfirmationCode: codeSchema,
});

/** ConfirmSignUp: lets a user in who has the code that was mailed (IDENT-3, IDENT-17). */
export const confirmSignUp = makeIdentityOperation(
  input,
  async ({ ClientId, Username, ConfirmationCode }, context) => {
    const refusal = refuseUnknownClient(ClientId);
    if (refusal) return refusal;
    const user = await findUser(context, Username);
    if (user && user.status !== 'UNCONFIRMED') {
      return notAuthorizedRefusal(`User cannot be confirmed. Current status is ${user.status}`);
    }
    const { sub } = user ?? fakeUnknownUser(context, Username);
    return await context.db.transaction().execute(async (trx) => {
      const wrong = await consumeMailedCode(context, trx, sub, 'sign-up', ConfirmationCode);
      if (wrong) return wrong;
      if (!user) return codeMismatch;
      await identityTables(trx)
        .updateTable('identity_users')
        .set({ status: 'CONFIRMED', email_verified: true })
        .where('sub', '=', sub)
        .execute();
      return succeededOutcome({});
    });
  },
);
