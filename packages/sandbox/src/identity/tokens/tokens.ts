import { randomUUID } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { identityPool } from '../../users/identityPool.ts';
import type { Session } from '../users/sessions.ts';
import type { SigningKey } from './signingKey.ts';
import { toUserAttributes } from '../users/toUserAttributes.ts';
import type { User } from '../users/users.ts';

type IssuedTokens = { readonly accessToken: string; readonly idToken: string };

/** Signs the two tokens of a session. `issuer` is where the key set is found, without `/.well-known/…`. */
export const issueTokens = async (
  key: SigningKey,
  issue: {
    readonly user: User;
    readonly session: Session;
    readonly issuer: string;
    readonly now: number;
    readonly seconds: number;
  },
): Promise<IssuedTokens> => {
  const { user, session, issuer, seconds } = issue;
  const issuedAt = Math.floor(issue.now / 1_000);
  const shared = {
    sub: user.sub,
    iss: issuer,
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: Math.floor(session.signedInAt.getTime() / 1_000),
    iat: issuedAt,
    exp: issuedAt + seconds,
  };
  const sign = (claims: JWTPayload) =>
    new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .sign(key.privateKey);
  return {
    accessToken: await sign({
      ...shared,
      client_id: identityPool.userPoolClientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: user.sub,
    }),
    idToken: await sign({
      ...toUserAttributes(user),
      ...shared,
      email_verified: user.emailVerified,
      aud: identityPool.userPoolClientId,
      'cognito:username': user.sub,
      token_use: 'id',
    }),
  };
};

type ReadToken =
  | { readonly state: 'valid'; readonly sub: string; readonly sessionId: string; readonly issuer: string }
  | { readonly state: 'invalid' }
  | { readonly state: 'expired' };

/** Reads a token that this sandbox signed for the given use. */
export const readToken = async (
  key: SigningKey,
  token: string,
  use: 'access' | 'id',
  now: number,
): Promise<ReadToken> => {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['RS256'],
      currentDate: new Date(now),
    });
    const { sub, iss, origin_jti: sessionId, token_use: tokenUse } = payload;
    if (
      tokenUse !== use ||
      typeof sub !== 'string' ||
      typeof iss !== 'string' ||
      typeof sessionId !== 'string'
    ) {
      return { state: 'invalid' };
    }
    return { state: 'valid', sub, sessionId, issuer: iss };
  } catch (error) {
    return {
      state:
        error instanceof errors.JWTExpired && decodeJwt(token)['token_use'] === use ? 'expired' : 'invalid',
    };
  }
};
