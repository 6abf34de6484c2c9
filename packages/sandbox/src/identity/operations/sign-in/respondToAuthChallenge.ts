import { z } from 'zod';
import { answerPasswordProof } from './answerPasswordProof.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';
import { passwordSchema, tokenSchema, usernameSchema, textSchemaUpTo } from '../../wire/textSchemaUpTo.ts';
import type { IdentityContext } from '../identityContext.ts';
import { notAuthorizedRefusal, type Outcome } from '../../wire/outcome.ts';
import { changePasswordOf } from '../../users/passwordChange.ts';
import { findPasswordRefusal } from '../../passwords/passwordPolicy.ts';
import { findUser } from '../../users/users.ts';
import { openSessionForUser } from '../tokens/openSessionForUser.ts';

const invalidSession = notAuthorizedRefusal('Invalid session for the user, session is expired.');

/** Takes the new password of a user who must choose one; the session stays good after one that was too weak. */
const answerNewPassword = async (
  context: IdentityContext,
  session: string,
  response: { readonly USERNAME: string; readonly NEW_PASSWORD: string },
): Promise<Outcome> => {
  const user = await findUser(context, response.USERNAME);
  if (!user || (await context.challenges.get(session)) !== user.sub) {
    return invalidSession;
  }
  const weak = findPasswordRefusal(response.NEW_PASSWORD);
  if (weak) return weak;
  if ((await context.challenges.take(session)) === undefined) return invalidSession;
  await context.db.transaction().execute((trx) =>
    changePasswordOf({ ...context, db: trx }, user.sub, {
      password: response.NEW_PASSWORD,
      now: context.now(),
    }),
  );
  return await openSessionForUser(context, { ...user, status: 'CONFIRMED' });
};

const input = z.discriminatedUnion('ChallengeName', [
  z.object({
    ChallengeName: z.literal('PASSWORD_VERIFIER'),
    ClientId: textSchemaUpTo(128),
    ChallengeResponses: z.object({
      USERNAME: usernameSchema,
      PASSWORD_CLAIM_SECRET_BLOCK: tokenSchema,
      PASSWORD_CLAIM_SIGNATURE: tokenSchema,
      TIMESTAMP: textSchemaUpTo(128),
    }),
  }),
  z.object({
    ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
    ClientId: textSchemaUpTo(128),
    Session: tokenSchema,
    ChallengeResponses: z.object({ USERNAME: usernameSchema, NEW_PASSWORD: passwordSchema }),
  }),
]);

/** RespondToAuthChallenge: the next step of a sign-in that is under way (IDENT-1). */
export const respondToAuthChallenge = makeIdentityOperation(input, async (request, context) => {
  const refusal = refuseUnknownClient(request.ClientId);
  if (refusal) return refusal;
  return request.ChallengeName === 'PASSWORD_VERIFIER'
    ? await answerPasswordProof(context, request.ChallengeResponses)
    : await answerNewPassword(context, request.Session, request.ChallengeResponses);
});
