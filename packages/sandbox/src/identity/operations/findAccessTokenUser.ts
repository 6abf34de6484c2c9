import type { IdentityContext } from './identityContext.ts';
import { succeededOutcome, notAuthorizedRefusal, refusedOutcome, type Outcome } from '../wire/outcome.ts';
import { isSessionAlive } from '../users/sessions.ts';
import { readToken } from '../tokens/tokens.ts';
import { findUser, type User } from '../users/users.ts';
import { resetRequiredRefusal } from '../wire/signInRefusals.ts';

type AccessTokenHolder = { readonly user: User; readonly sessionId: string };

/** The user whose access token this is, as long as the session behind it is alive. */
export const findAccessTokenUser = async (
  context: IdentityContext,
  accessToken: string,
): Promise<Outcome<AccessTokenHolder>> => {
  const token = await readToken(context.key, accessToken, 'access', context.now());
  if (token.state === 'expired') return notAuthorizedRefusal('Access Token has expired');
  if (token.state === 'invalid') return notAuthorizedRefusal('Invalid Access Token');
  const user = await findUser(context, token.sub);
  if (!user) return refusedOutcome('UserNotFoundException', 'User does not exist.');
  if (user.status === 'RESET_REQUIRED') return resetRequiredRefusal;
  if (!(await isSessionAlive(context.db, token.sessionId))) {
    return notAuthorizedRefusal('Access Token has been revoked');
  }
  return succeededOutcome({ user, sessionId: token.sessionId });
};
