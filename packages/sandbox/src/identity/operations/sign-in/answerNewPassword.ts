import type { IdentityContext } from '../identityContext.ts';
import { notAuthorized, type Outcome } from '../../wire/outcome.ts';
import { changePasswordOf } from '../../users/passwordChange.ts';
import { passwordRefusal } from '../../passwords/passwordPolicy.ts';
import { findUser } from '../../users/users.ts';
import { signedIn } from '../tokens/signedIn.ts';

/** Takes the new password of a user who must choose one; the session stays good after one that was too weak. */
export const answerNewPassword = async (
  context: IdentityContext,
  session: string,
  response: { readonly USERNAME: string; readonly NEW_PASSWORD: string },
): Promise<Outcome> => {
  const user = await findUser(context.db, response.USERNAME);
  if (!user || context.challenges.get(session) !== user.sub) {
    return notAuthorized('Invalid session for the user, session is expired.');
  }
  const weak = passwordRefusal(response.NEW_PASSWORD);
  if (weak) return weak;
  context.challenges.delete(session);
  await context.db
    .transaction()
    .execute((trx) =>
      changePasswordOf(trx, user.sub, { password: response.NEW_PASSWORD, now: context.now() }),
    );
  return await signedIn(context, { ...user, status: 'CONFIRMED' });
};
