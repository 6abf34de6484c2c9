import { z } from 'zod';
import { identityTables } from '../../users/identityTables.ts';
import { answerOutcome, notAuthorized } from '../../wire/outcome.ts';
import { findUser, unknownUser } from '../../users/users.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { operation } from '../operation.ts';
import { codeMismatch, tryCode } from '../tryCode.ts';
import { codeText, usernameText, wireText } from '../../wire/wireText.ts';

const input = z.object({ ClientId: wireText(128), Username: usernameText, ConfirmationCode: codeText });

/** ConfirmSignUp: lets a user in who has the code that was mailed (IDENT-3, IDENT-17). */
export const confirmSignUp = operation(input, async ({ ClientId, Username, ConfirmationCode }, context) => {
  const refusal = refuseUnknownClient(ClientId);
  if (refusal) return refusal;
  const user = await findUser(context, Username);
  if (user && user.status !== 'UNCONFIRMED') {
    return notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  const { sub } = user ?? unknownUser(context, Username);
  return await context.db.transaction().execute(async (trx) => {
    const wrong = await tryCode(context, trx, sub, 'sign-up', ConfirmationCode);
    if (wrong) return wrong;
    if (!user) return codeMismatch;
    await identityTables(trx)
      .updateTable('identity_users')
      .set({ status: 'CONFIRMED', email_verified: true })
      .where('sub', '=', sub)
      .execute();
    return answerOutcome({});
  });
});
