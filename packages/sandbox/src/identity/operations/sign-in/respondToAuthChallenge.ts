import { z } from 'zod';
import { answerPasswordProof } from './answerPasswordProof.ts';
import { refuseUnknownClient } from '../../wire/clientId.ts';
import { operation } from '../operation.ts';
import { passwordText, tokenText, usernameText, wireText } from '../../wire/wireText.ts';
import type { IdentityContext } from '../identityContext.ts';
import { notAuthorized, type Outcome } from '../../wire/outcome.ts';
import { changePasswordOf } from '../../users/passwordChange.ts';
import { passwordRefusal } from '../../passwords/passwordPolicy.ts';
import { findUser } from '../../users/users.ts';
import { openSessionForUser } from '../tokens/openSessionForUser.ts';

const invalidSession = notAuthorized('Invalid session for the user, session is expired.');

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
  const weak = passwordRefusal(response.NEW_PASSWORD);
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
    ClientId: wireText(128),
    ChallengeResponses: z.object({
      USERNAME: usernameText,
      PASSWORD_CLAIM_SECRET_BLOCK: tokenText,
      PASSWORD_CLAIM_SIGNATURE: tokenText,
      TIMESTAMP: wireText(128),
    }),
  }),
  z.object({
    ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
    ClientId: wireText(128),
    Session: tokenText,
    ChallengeResponses: z.object({ USERNAME: usernameText, NEW_PASSWORD: passwordText }),
  }),
]);

/** RespondToAuthChallenge: the next step of a sign-in that is under way (IDENT-1). */
export const respondToAuthChallenge = operation(input, async (request, context) => {
  const refusal = refuseUnknownClient(request.ClientId);
  if (refusal) return refusal;
  return request.ChallengeName === 'PASSWORD_VERIFIER'
    ? await answerPasswordProof(context, request.ChallengeResponses)
    : await answerNewPassword(context, request.Session, request.ChallengeResponses);
});
