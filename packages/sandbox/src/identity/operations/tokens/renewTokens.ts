import type { IdentityContext } from '../identityContext.ts';
import { succeededOutcome, notAuthorizedRefusal, refusedOutcome, type Outcome } from '../../wire/outcome.ts';
import { rotateRefreshToken, sessionOfRefreshToken } from '../../users/sessions.ts';
import { findUser } from '../../users/users.ts';
import { resetRequiredRefusal } from '../../wire/signInRefusals.ts';
import { makeAuthenticationResult } from './openSessionForUser.ts';

/**
 * New tokens for a refresh token, which stays as it is. A strict user pool gives another for it, once: no grace is
 * given to who comes second, as the real service is when it is set up without.
 */
export const renewTokens = async (context: IdentityContext, refreshToken: string): Promise<Outcome> => {
  const { db, now, settings } = context;
  const found = await sessionOfRefreshToken(db, refreshToken, now());
  if (found.state === 'unknown') return notAuthorizedRefusal(words.unknown);
  const user = await findUser(context, found.state === 'alive' ? found.session.sub : found.sub);
  if (!user) return notAuthorizedRefusal(words.unknown);
  if (user.status === 'RESET_REQUIRED') return resetRequiredRefusal;
  if (found.state === 'rotated') return reused;
  if (found.state !== 'alive') return notAuthorizedRefusal(words[found.state]);
  const next = settings.strict ? await rotateRefreshToken(db, refreshToken, now()) : refreshToken;
  if (next === undefined) return reused;
  const result = await makeAuthenticationResult(context, user, found.session);
  return succeededOutcome({
    AuthenticationResult: settings.strict ? { ...result, RefreshToken: next } : result,
  });
};

const reused = refusedOutcome('RefreshTokenReuseException', 'Refresh Token has been rotated');

const words = {
  unknown: 'Invalid Refresh Token',
  revoked: 'Refresh Token has been revoked',
  expired: 'Refresh Token has expired',
} as const;
