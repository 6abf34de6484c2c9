import type { IdentityContext } from '../identityContext.ts';
import { succeededOutcome, type Outcome } from '../../wire/outcome.ts';
import { openSession, type Session } from '../../users/sessions.ts';
import { issueTokens } from '../../tokens/tokens.ts';
import type { User } from '../../users/users.ts';

/** Opens a session for a user who has proven the password. */
export const openSessionForUser = async (context: IdentityContext, user: User): Promise<Outcome> => {
  const { session, refreshToken } = await openSession(context.db, user.sub, context.now());
  const result = await makeAuthenticationResult(context, user, session);
  return succeededOutcome({
    AuthenticationResult: { ...result, RefreshToken: refreshToken },
    ChallengeParameters: {},
  });
};

/** Fresh tokens under a session. */
export const makeAuthenticationResult = async (context: IdentityContext, user: User, session: Session) => {
  const seconds = context.settings.sessionSeconds;
  const { accessToken, idToken } = await issueTokens(context.key, {
    user,
    session,
    issuer: context.issuer,
    now: context.now(),
    seconds,
  });
  return { AccessToken: accessToken, IdToken: idToken, ExpiresIn: seconds, TokenType: 'Bearer' };
};
