import type { IdentityContext } from '../identityContext.ts';
import { answer, notAuthorized, type Outcome } from '../../wire/outcome.ts';
import { sessionOfRefreshToken } from '../../users/sessions.ts';
import { findUser } from '../../users/users.ts';
import { resetRequired } from '../../wire/signInRefusals.ts';
import { authenticationResult } from './signedIn.ts';

/** New tokens for a refresh token, which stays as it is. */
export const renewTokens = async (context: IdentityContext, refreshToken: string): Promise<Outcome> => {
  const found = await sessionOfRefreshToken(context.db, refreshToken, context.now());
  if (found.state === 'unknown') return notAuthorized(words.unknown);
  const user = await findUser(context.db, found.state === 'alive' ? found.session.sub : found.sub);
  if (!user) return notAuthorized(words.unknown);
  if (user.status === 'RESET_REQUIRED') return resetRequired;
  if (found.state !== 'alive') return notAuthorized(words[found.state]);
  return answer({ AuthenticationResult: await authenticationResult(context, user, found.session) });
};

const words = {
  unknown: 'Invalid Refresh Token',
  revoked: 'Refresh Token has been revoked',
  expired: 'Refresh Token has expired',
} as const;
