import { z } from 'zod';
import { notAuthorizedRefusal } from '../../wire/outcome.ts';
import { findUser, fakeUnknownUser } from '../../users/users.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';
import { sendCode } from '../sendCode.ts';
import { usernameSchema, textSchemaUpTo } from '../../wire/textSchemaUpTo.ts';

const input = z.object({ ClientId: textSchemaUpTo(128), Username: usernameSchema });

/**
 * ForgotPassword: mails a recovery code (IDENT-4). A stranger, and a user whose e-mail was never
 * confirmed, are answered the same and get no mail.
 */
export const forgotPassword = makeIdentityOperation(input, async ({ ClientId, Username }, context) => {
  const refusal = refuseUnknownClient(ClientId);
  if (refusal) return refusal;
  const user = await findUser(context, Username);
  if (user?.status === 'FORCE_CHANGE_PASSWORD') {
    return notAuthorizedRefusal('User password cannot be reset in the current state.');
  }
  const owner = (user ?? fakeUnknownUser(context, Username)).sub;
  const to = user?.emailVerified ? user.email : undefined;
  return await sendCode(context, { owner, to, asked: user?.email ?? Username, purpose: 'recovery' });
});
