import { z } from 'zod';
import { issueCredentials } from '../../signatures/credentials.ts';
import { identityTables } from '../../users/identityTables.ts';
import { succeededOutcome, notAuthorizedRefusal, refusedOutcome } from '../../wire/outcome.ts';
import { findIdTokenUser } from './findIdTokenUser.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';

const input = z.object({
  IdentityId: z.string().min(1),
  Logins: z.record(z.string(), z.string()).optional(),
});

/** GetCredentialsForIdentity: temporary credentials that end with the sign-in session (IDENT-11). */
export const getCredentialsForIdentity = makeIdentityOperation(
  input,
  async ({ IdentityId, Logins }, context) => {
    const holder = await findIdTokenUser(context, Logins);
    if (!holder.ok) return holder;
    const row = await identityTables(context.db)
      .selectFrom('identity_ids')
      .select('sub')
      .where('identity_id', '=', IdentityId)
      .executeTakeFirst();
    if (!row) return refusedOutcome('ResourceNotFoundException', `Identity '${IdentityId}' not found.`);
    if (row.sub !== holder.answer.sub)
      return notAuthorizedRefusal(
        "Logins don't match. Please include at least one valid login for this identity or identity pool.",
      );
    const credentials = await issueCredentials(context.db, holder.answer.sessionId, context.now());
    return succeededOutcome({
      IdentityId,
      Credentials: {
        AccessKeyId: credentials.accessKeyId,
        SecretKey: credentials.secretKey,
        SessionToken: credentials.sessionToken,
        Expiration: Math.floor(credentials.expiresAt.getTime() / 1_000),
      },
    });
  },
);
