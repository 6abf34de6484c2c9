import type { IdentityContext } from '../identityContext.ts';
import { answer, notAuthorized, type Outcome } from '../outcome.ts';
import { isSessionAlive } from '../sessions.ts';
import { readToken } from '../tokens.ts';
import { findUser, type User } from '../users.ts';

/** The person whose access token this is, as long as the session behind it is alive. */
export const accessTokenHolder = async (
  context: IdentityContext,
  accessToken: string,
): Promise<Outcome<User>> => {
  const token = await readToken(context.key, accessToken, 'access', context.now());
  if (token.state === 'expired') return notAuthorized('Access Token has expired');
  if (token.state === 'invalid') return notAuthorized('Invalid Access Token');
  const user = await findUser(context.db, token.sub);
  if (!user || !(await isSessionAlive(context.db, token.sessionId))) {
    return notAuthorized('Access Token has been revoked');
  }
  return answer(user);
};
