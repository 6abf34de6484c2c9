import { z } from 'zod';
import { refusedOutcome } from '../../wire/outcome.ts';
import { findUser, fakeUnknownUser } from '../../users/users.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';
import { sendCode } from '../sendCode.ts';
import { usernameSchema, textSchemaUpTo } from '../../wire/textSchemaUpTo.ts';

const input = z.object({ ClientId: textSchemaUpTo(128), Username: usernameSchema });

/** ResendConfirmationCode: a new code in place of the one before. */
export const resendConfirmationCode = makeIdentityOperation(
  input,
  async ({ ClientId, Username }, context) => {
    const refusal = refuseUnknownClient(ClientId);
    if (refusal) return refusal;
    const user = await findUser(context, Username);
    if (user && user.status !== 'UNCONFIRMED') {
      return refusedOutcome('InvalidParameterException', 'User is already confirmed.');
    }
    const owner = (user ?? fakeUnknownUser(context, Username)).sub;
    return await sendCode(context, { owner, to: user?.email, asked: Username, purpose: 'sign-up' });
  },
);
