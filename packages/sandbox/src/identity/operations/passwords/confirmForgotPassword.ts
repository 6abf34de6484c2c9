import { z } from 'zod';
import { answerOutcome } from '../../wire/outcome.ts';
import { changePasswordOf } from '../../users/passwordChange.ts';
import { passwordRefusal } from '../../passwords/passwordPolicy.ts';
import { findUser, unknownUser } from '../../users/users.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { operation } from '../operation.ts';
import { codeMismatch, tryCode } from '../tryCode.ts';
import { codeText, passwordText, usernameText, wireText } from '../../wire/wireText.ts';

const input = z.object({
  ClientId: wireText(128),
  Username: usernameText,
  ConfirmationCode: codeText,
  Password: passwordText,
});

/** ConfirmForgotPassword: a new password for the mailed code (IDENT-5); every session of the user ends. */
export const confirmForgotPassword = operation(
  input,
  async ({ ClientId, Username, ConfirmationCode, Password }, context) => {
    const refusal = refuseUnknownClient(ClientId) ?? passwordRefusal(Password);
    if (refusal) return refusal;
    const user = await findUser(context, Username);
    const { sub } = user ?? unknownUser(context, Username);
    return await context.db.transaction().execute(async (trx) => {
      const wrong = await tryCode(context, trx, sub, 'recovery', ConfirmationCode);
      if (wrong) return wrong;
      if (!user?.emailVerified) return codeMismatch;
      await changePasswordOf({ ...context, db: trx }, sub, { password: Password, now: context.now() });
      await context.attempts.succeeded(trx, sub);
      return answerOutcome({});
    });
  },
);
