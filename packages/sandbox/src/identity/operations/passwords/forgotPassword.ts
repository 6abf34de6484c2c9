import { z } from 'zod';
import { notAuthorized } from '../../wire/outcome.ts';
import { findUser, unknownUser } from '../../users/users.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { operation } from '../operation.ts';
import { sendCode } from '../sendCode.ts';
import { usernameText, wireText } from '../../wire/wireText.ts';

const input = z.object({ ClientId: wireText(128), Username: usernameText });

/**
 * ForgotPassword: mails a recovery code (IDENT-4). A stranger, and a user whose e-mail was never
 * confirmed, are answered the same and get no mail.
 */
export const forgotPassword = operation(input, async ({ ClientId, Username }, context) => {
  const refusal = refuseUnknownClient(ClientId);
  if (refusal) return refusal;
  const user = await findUser(context, Username);
  if (user?.status === 'FORCE_CHANGE_PASSWORD') {
    return notAuthorized('User password cannot be reset in the current state.');
  }
  const owner = (user ?? unknownUser(context, Username)).sub;
  const to = user?.emailVerified ? user.email : undefined;
  return await sendCode(context, { owner, to, asked: user?.email ?? Username, purpose: 'recovery' });
});
