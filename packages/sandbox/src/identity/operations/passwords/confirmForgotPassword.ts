import { z } from 'zod';
import { succeededOutcome } from '../../wire/outcome.ts';
import { changePasswordOf } from '../../users/passwordChange.ts';
import { findPasswordRefusal } from '../../passwords/passwordPolicy.ts';
import { findUser, fakeUnknownUser } from '../../users/users.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';
import { codeMismatch, consumeMailedCode } from '../consumeMailedCode.ts';
import { codeSchema, passwordSchema, usernameSchema, textSchemaUpTo } from '../../wire/textSchemaUpTo.ts';

const input = z.object({
  ClientId: textSchemaUpTo(128),
  Username: usernameSchema,
  ConfirmationCode: codeSchema,
  Password: passwordSchema,
});

/** ConfirmForgotPassword: a new password for the mailed code (IDENT-5); every session of the user ends. */
export const confirmForgotPassword = makeIdentityOperation(
  input,
  async ({ ClientId, Username, ConfirmationCode, Password }, context) => {
    const refusal = refuseUnknownClient(ClientId) ?? findPasswordRefusal(Password);
    if (refusal) return refusal;
    const user = await findUser(context, Username);
    const { sub } = user ?? fakeUnknownUser(context, Username);
    return await context.db.transaction().execute(async (trx) => {
      const wrong = await consumeMailedCode(context, trx, sub, 'recovery', ConfirmationCode);
      if (wrong) return wrong;
      if (!user?.emailVerified) return codeMismatch;
      await changePasswordOf({ ...context, db: trx }, sub, { password: Password, now: context.now() });
      await context.attempts.succeeded(trx, sub);
      return succeededOutcome({});
    });
  },
);
