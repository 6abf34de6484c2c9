import { RespondToAuthChallengeCommand } from '@aws-sdk/client-cognito-identity-provider';
import { seededPassword } from '@fx-gateway/sandbox';
import { describe, expect, it } from 'vitest';
import { another, customer, password } from './sampleUsers.ts';
import { refusalOf, tokensOf } from './sdkClient.ts';
import type { IdentityVisit } from './identityVisit.ts';

/** Accounts that need something before they let their user in. */
export const stuckAccountCases = (visit: IdentityVisit): void => {
  describe('the stuck accounts', () => {
    it('one that was never confirmed gets in with the code that waits in the inbox', async () => {
      const email = 'unconfirmed@sandbox.test';
      expect((await refusalOf(visit.client.signIn(email, seededPassword)))[0]).toBe(
        'UserNotConfirmedException',
      );

      await visit.client.confirm(email, await visit.client.code(email));

      await visit.client.signIn(email, seededPassword);
    });

    it('one that must be reset gets in with the code that waits in the inbox', async () => {
      const email = 'reset@sandbox.test';
      expect(await refusalOf(visit.client.signIn(email, seededPassword))).toEqual([
        'PasswordResetRequiredException',
        'Password reset required for the user',
      ]);

      await visit.send.recover(email, await visit.client.code(email), another);

      await visit.client.signIn(email, another);
    });

    const forced = 'forced@sandbox.test';
    const respond = (Session: string | undefined, newPassword: string, username = forced) =>
      visit.client.pool.send(
        new RespondToAuthChallengeCommand({
          ClientId: visit.client.ClientId,
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          Session,
          ChallengeResponses: { USERNAME: username, NEW_PASSWORD: newPassword },
        }),
      );

    it('one that must choose a new password may try until it is strong enough', async () => {
      const { ChallengeName, ChallengeParameters, Session } = await visit.client.begin(
        forced,
        seededPassword,
      );
      expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
      expect(JSON.parse(ChallengeParameters?.['userAttributes'] ?? '')).toMatchObject({ email: forced });
      for (const weak of ['short', 'welcome1']) {
        expect((await refusalOf(respond(Session, weak)))[0]).toBe('InvalidPasswordException');
      }

      const { AuthenticationResult } = await respond(Session, another);

      await visit.send.getUser(tokensOf(AuthenticationResult));
      expect((await refusalOf(respond(Session, password)))[0]).toBe('NotAuthorizedException');
      await visit.client.signIn(forced, another);
    });

    it('one that must choose a new password has three minutes, and a sign-in of its own', async () => {
      const over = ['NotAuthorizedException', 'Invalid session for the user, session is expired.'];
      const { Session } = await visit.client.begin(forced, seededPassword);
      expect(await refusalOf(respond(Session, another, customer))).toEqual(over);
      expect(await refusalOf(respond('a'.repeat(40), another))).toEqual(over);
      expect((await refusalOf(respond(undefined, another)))[0]).toBe('InvalidParameterException');
      expect(await refusalOf(visit.send.forgot(forced))).toEqual([
        'NotAuthorizedException',
        'User password cannot be reset in the current state.',
      ]);

      visit.later(180_000);
      expect(await refusalOf(respond(Session, another))).toEqual(over);
    });
  });
};
