import { z } from 'zod';
import { answerOutcome } from '../../wire/outcome.ts';
import { revokeAllOf } from '../../users/sessions.ts';
import { accessTokenHolder } from '../accessTokenHolder.ts';
import { operation } from '../operation.ts';

/** GlobalSignOut: ends every session of the user (IDENT-9). */
export const globalSignOut = operation(
  z.object({ AccessToken: z.string().min(1) }),
  async ({ AccessToken }, context) => {
    const holder = await accessTokenHolder(context, AccessToken);
    if (!holder.ok) return holder;
    await revokeAllOf(context.db, holder.answer.user.sub, context.now());
    return answerOutcome({});
  },
);
