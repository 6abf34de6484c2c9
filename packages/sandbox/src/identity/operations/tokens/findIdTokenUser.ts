import type { IdentityContext } from '../identityContext.ts';
import { succeededOutcome, notAuthorizedRefusal, type Outcome } from '../../wire/outcome.ts';
import { isSessionAlive } from '../../users/sessions.ts';
import { identityPool, region } from '../../../users/identityPool.ts';
import { readToken } from '../../tokens/tokens.ts';

type LoginHolder = { readonly sub: string; readonly sessionId: string };

/** The names of the user pool: where this sandbox issues its tokens, and as which the hosted service knows a pool. */
const providers = (issuer: string): readonly string[] => [
  issuer.replace(/^https?:\/\//, ''),
  `cognito-idp.${region}.amazonaws.com/${identityPool.userPoolId}`,
];

/** The user behind the id token with which a client turns to the identity pool. */
export const findIdTokenUser = async (
  context: IdentityContext,
  logins: Readonly<Record<string, string>> | undefined,
): Promise<Outcome<LoginHolder>> => {
  const [login] = Object.entries(logins ?? {});
  if (!login) return notAuthorizedRefusal('Unauthenticated access is not supported for this identity pool.');
  const [provider, idToken] = login;
  const token = await readToken(context.key, idToken, 'id', context.now());
  if (token.state === 'expired') return notAuthorizedRefusal('Invalid login token. Token expired.');
  if (token.state === 'invalid' || !providers(token.issuer).includes(provider)) {
    return notAuthorizedRefusal('Invalid login token. Not a valid OpenId Connect identity token.');
  }
  // The hosted identity pool reads the token and asks nobody about it.
  if (!context.settings.strict && !(await isSessionAlive(context.db, token.sessionId))) {
    return notAuthorizedRefusal('Invalid login token. Token revoked.');
  }
  return succeededOutcome({ sub: token.sub, sessionId: token.sessionId });
};
