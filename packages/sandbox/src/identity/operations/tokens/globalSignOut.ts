import { z } from 'zod';
import { succeededOutcome } from '../../wire/outcome.ts';
import { revokeSessionsOfUser } from '../../users/sessions.ts';
import { findAccessTokenUser } from '../findAccessTokenUser.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';

/** GlobalSignOut: ends every session of the user (IDENT-9). */
export const globalSignOut = makeIdentityOperation(
  z.object({ AccessToken: z.string().min(1) }),
  async ({ AccessToken }, context) => {
    const holder = await findAccessTokenUser(context, AccessToken);
    if (!holder.ok) return holder;
    await revokeSessionsOfUser(context.db, holder.answer.user.sub, context.now());
    return succeededOutcome({});
  },
);
