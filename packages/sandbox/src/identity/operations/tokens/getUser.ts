import { z } from 'zod';
import { succeededOutcome } from '../../wire/outcome.ts';
import { toUserAttributes } from '../../users/toUserAttributes.ts';
import { findAccessTokenUser } from '../findAccessTokenUser.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';

/** GetUser: the attributes of the user who is signed in (IDENT-7). */
export const getUser = makeIdentityOperation(
  z.object({ AccessToken: z.string().min(1) }),
  async ({ AccessToken }, context) => {
    const holder = await findAccessTokenUser(context, AccessToken);
    if (!holder.ok) return holder;
    const { user } = holder.answer;
    const attributes = Object.entries(toUserAttributes(user));
    return succeededOutcome({
      Username: user.sub,
      UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
    });
  },
);
