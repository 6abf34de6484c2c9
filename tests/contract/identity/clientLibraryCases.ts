import { seededPassword } from '@fx-gateway/sandbox';
import { fetchAuthSession, fetchUserAttributes, signIn } from 'aws-amplify/auth';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import type { IdentityVisit } from './identityVisit.ts';
import { libraryBefore } from './libraryBefore.ts';

/** The identity service as the client library sees it. */
export const clientLibraryCases = (visit: IdentityVisit): void => {
  const { library, signedIn, operations } = libraryBefore(visit);

  /** Signs in with the plain password, which is quick. */
  const guess = async (password: string) =>
    signIn(await library(), {
      username: 'empty@sandbox.test',
      password,
      options: { authFlowType: 'USER_PASSWORD_AUTH' },
    });

  describe('the identity service as the client library sees it', () => {
    it('signs a person in with the password proof alone', async () => {
      const result = await signIn(await library(), {
        username: visit.strict ? 'corpay@sandbox.test' : 'Corpay@Sandbox.test',
        password: seededPassword,
      });

      expect(result).toMatchObject({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
      expect((await operations()).slice(0, 2)).toEqual(['InitiateAuth', 'RespondToAuthChallenge']);
      expect(JSON.stringify(await visit.control.journal())).not.toContain(seededPassword);
    });

    it('signs a person in with the plain password when the client chooses so', async () => {
      const result = await signIn(await library(), {
        username: 'empty@sandbox.test',
        password: seededPassword,
        options: { authFlowType: 'USER_PASSWORD_AUTH' },
      });

      expect(result.isSignedIn).toBe(true);
    });

    it('gives tokens that the published key set verifies', async () => {
      const { tokens } = await fetchAuthSession(await signedIn());
      const keys = createRemoteJWKSet(
        new URL(`${String(tokens?.idToken?.payload.iss)}/.well-known/jwks.json`),
      );

      const { identity }: { identity: { userPoolClientId: string } } = await (
        await fetch(`${visit.url}/config.json`)
      ).json();
      const access = await jwtVerify(tokens?.accessToken.toString() ?? '', keys, { algorithms: ['RS256'] });
      const id = await jwtVerify(tokens?.idToken?.toString() ?? '', keys, {
        audience: identity.userPoolClientId,
      });

      expect(access.payload).toMatchObject({ token_use: 'access', username: access.payload.sub });
      expect(access.payload['origin_jti']).toBe(id.payload['origin_jti']);
      expect(id.payload).toMatchObject({
        email: 'corpay@sandbox.test',
        email_verified: true,
        'custom:fxpartner': 'corpay',
      });
    });

    it('tells who is signed in', async () => {
      expect(await fetchUserAttributes(await signedIn())).toMatchObject({
        email: 'corpay@sandbox.test',
        email_verified: 'true',
        preferred_username: 'corpay',
        'custom:fxpartner': 'corpay',
        'custom:so': 'steamchain',
      });
    });

    it.each(['corpay@sandbox.test', 'nobody@sandbox.test'])(
      'refuses a wrong password for %s in the same words',
      async (username) => {
        await expect(signIn(await library(), { username, password: 'Sandbox-2025' })).rejects.toMatchObject({
          name: 'NotAuthorizedException',
          message: 'Incorrect username or password.',
        });
      },
    );

    it('locks a name after five wrong passwords in a row, the right one included', async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) await guess(`wrong-${attempt}`).catch(() => {});

      await expect(guess(seededPassword)).rejects.toMatchObject({
        name: 'TooManyRequestsException',
        message: 'Too many attempts. Please try again later.',
      });
    });

    it('gives fresh tokens for a refresh token', async () => {
      const context = await signedIn();
      const before = await fetchAuthSession(context);
      const after = await fetchAuthSession(context, { forceRefresh: true });

      expect(after.tokens?.accessToken.toString()).not.toBe(before.tokens?.accessToken.toString());
      expect(after.userSub).toBe(before.userSub);
      expect(await operations()).toContain('GetTokensFromRefreshToken');
    });

    it('answers a repeated attempt of one call with the first answer', async () => {
      await visit.control.faults({ operation: 'RespondToAuthChallenge', fault: 'reset-after', times: 1 });

      const result = await signIn(await library(), {
        username: 'corpay@sandbox.test',
        password: seededPassword,
      });

      expect(result.isSignedIn).toBe(true);
      const proofs = (await visit.control.journal({ service: 'cognito' })).filter(
        ({ operation }) => operation === 'RespondToAuthChallenge',
      );
      expect(proofs.map(({ status }) => status)).toEqual([0, 200]);
    });
  });
};
