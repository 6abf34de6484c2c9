import { z } from 'zod';
import { answerOutcome } from '../../wire/outcome.ts';
import { userAttributes } from '../../users/userAttributes.ts';
import { accessTokenHolder } from '../accessTokenHolder.ts';
import { operation } from '../operation.ts';

/** GetUser: the attributes of the user who is signed in (IDENT-7). */
export const getUser = operation(
  z.object({ AccessToken: z.string().min(1) }),
  async ({ AccessToken }, context) => {
    const holder = await accessTokenHolder(context, AccessToken);
    if (!holder.ok) return holder;
    const { user } = holder.answer;
    const attributes = Object.entries(userAttributes(user));
    return answerOutcome({
      Username: user.sub,
      UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
    });
  },
);
