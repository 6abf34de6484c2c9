import { z } from 'zod';
import { refusalOutcome } from '../../wire/outcome.ts';
import { findUser, unknownUser } from '../../users/users.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { operation } from '../operation.ts';
import { sendCode } from '../sendCode.ts';
import { usernameText, wireText } from '../../wire/wireText.ts';

const input = z.object({ ClientId: wireText(128), Username: usernameText });

/** ResendConfirmationCode: a new code in place of the one before. */
export const resendConfirmationCode = operation(input, async ({ ClientId, Username }, context) => {
  const refusal = refuseUnknownClient(ClientId);
  if (refusal) return refusal;
  const user = await findUser(context, Username);
  if (user && user.status !== 'UNCONFIRMED') {
    return refusalOutcome('InvalidParameterException', 'User is already confirmed.');
  }
  const owner = (user ?? unknownUser(context, Username)).sub;
  return await sendCode(context, { owner, to: user?.email, asked: Username, purpose: 'sign-up' });
});
