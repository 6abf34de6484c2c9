import { RevokeTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { seededPassword } from '@fx-gateway/sandbox';
import { describe, expect, it } from 'vitest';
import { otherThan } from '../harness/otherThan.ts';
import { expired, incorrect, mismatch, tooMany } from './identityRefusals.ts';
import { another, customer, dana, password } from './sampleUsers.ts';
import { refusalOf, tokensOf } from './sdkClient.ts';
import { hours, type IdentityVisit } from './identityVisit.ts';

/** How a password is recovered and changed, and what becomes of the sessions. */
export const passwordCases = (visit: IdentityVisit): void => {
  describe('a forgotten password', () => {
    it('is replaced with the mailed code, once, within an hour', async () => {
      const { CodeDeliveryDetails } = await visit.send.forgot(customer);
      expect(CodeDeliveryDetails?.Destination).toBe('c***@s***');
      const code = await visit.client.code(customer);
      expect(await refusalOf(visit.send.recover(customer, otherThan(code), another))).toEqual(mismatch);
      const weak = await refusalOf(visit.send.recover(customer, code, 'password123'));
      expect(weak[0]).toBe('InvalidPasswordException');

      await visit.send.recover(customer, code, another);

      expect(await refusalOf(visit.send.recover(customer, code, password))).toEqual(expired);
      expect(await refusalOf(visit.client.signIn(customer, seededPassword))).toEqual(incorrect);
      await visit.client.signIn(customer, another);

      await visit.send.forgot(customer);
      visit.later(hours(1));
      expect(
        await refusalOf(visit.send.recover(customer, await visit.client.code(customer), password)),
      ).toEqual(expired);
    });

    it('signs the person out everywhere, credentials included; a strict service leaves that to the client', async () => {
      const tokens = await visit.client.signIn(customer, seededPassword);
      const account = await visit.client.signedAccount(tokens);
      expect(await account.status()).toBe(200);
      await visit.send.forgot(customer);

      await visit.send.recover(customer, await visit.client.code(customer), another);

      expect(await account.status()).toBe(visit.strict ? 200 : 403);
      if (visit.strict) {
        await visit.send.getUser(tokens);
        await visit.send.renew(tokens);
        return;
      }
      expect(await refusalOf(visit.send.getUser(tokens))).toEqual([
        'NotAuthorizedException',
        'Access Token has been revoked',
      ]);
      expect(await refusalOf(visit.send.renew(tokens))).toEqual([
        'NotAuthorizedException',
        'Refresh Token has been revoked',
      ]);
    });

    it('tells nobody who is a customer', async () => {
      const stranger = 'someone@harbor.test';
      const asked = await visit.send.forgot(stranger);
      expect(asked.CodeDeliveryDetails).toEqual({
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: 's***@h***',
      });
      expect(await visit.client.inbox(stranger)).toEqual([]);
      expect(await refusalOf(visit.send.recover(stranger, '123456', another))).toEqual(mismatch);
      expect(await refusalOf(visit.send.recover('other@harbor.test', '123456', another))).toEqual(expired);
      expect(await refusalOf(visit.send.recover(customer, '123456', another))).toEqual(expired);
      expect(await refusalOf(visit.client.confirm('other@harbor.test', '123456'))).toEqual(expired);
      await visit.client.signUp(dana, password);
      expect((await visit.send.forgot(dana)).CodeDeliveryDetails?.Destination).toBe('d***@h***');
      expect(await visit.client.inbox(dana)).toHaveLength(1);
    });
  });

  describe('a changed password', () => {
    it('ends the other sessions and keeps this one; a strict service keeps all', async () => {
      const [here, there] = [
        await visit.client.signIn(customer, seededPassword),
        await visit.client.signIn(customer, seededPassword),
      ];
      const [mine, theirs] = [
        await visit.client.signedAccount(here),
        await visit.client.signedAccount(there),
      ];
      expect(await refusalOf(visit.send.change(here, another, password))).toEqual(incorrect);
      expect((await refusalOf(visit.send.change(here, seededPassword, 'short')))[0]).toBe(
        'InvalidPasswordException',
      );

      await visit.send.change(here, seededPassword, another);

      expect([await mine.status(), await theirs.status()]).toEqual([200, visit.strict ? 200 : 403]);
      if (visit.strict) await visit.send.renew(there);
      else expect((await refusalOf(visit.send.renew(there)))[0]).toBe('NotAuthorizedException');
      await visit.send.renew(here);
      await visit.client.signIn(customer, another);
    });

    it('cannot be reached by guessing the old one', async () => {
      const tokens = await visit.client.signIn(customer, seededPassword);
      for (let guess = 0; guess < 5; guess += 1) {
        expect(await refusalOf(visit.send.change(tokens, `wrong-${guess}`, another))).toEqual(incorrect);
      }
      expect(await refusalOf(visit.send.change(tokens, seededPassword, another))).toEqual([
        'LimitExceededException',
        tooMany,
      ]);
    });
  });

  describe('a session', () => {
    it('that was revoked takes its credentials with it at once; those of a strict service live their hour', async () => {
      const tokens = await visit.client.signIn(customer, seededPassword);
      const account = await visit.client.signedAccount(tokens);

      await visit.client.pool.send(
        new RevokeTokenCommand({ ClientId: visit.client.ClientId, Token: tokens.refresh }),
      );

      expect(await account.status()).toBe(visit.strict ? 200 : 403);
      expect((await refusalOf(visit.send.renew(tokens)))[0]).toBe('NotAuthorizedException');
    });

    it('is renewed with a refresh token that stays; a strict service exchanges it, once', async () => {
      const first = await visit.client.signIn(customer, seededPassword);
      const { AuthenticationResult } = await visit.send.renew(first);
      if (!visit.strict) {
        expect(AuthenticationResult?.RefreshToken).toBeUndefined();
        await visit.send.renew(first);
        return;
      }
      const second = tokensOf(AuthenticationResult);
      expect((await refusalOf(visit.send.renew(first)))[0]).toBe('RefreshTokenReuseException');
      const third = tokensOf((await visit.send.renew(second)).AuthenticationResult);

      const answers = await Promise.allSettled([1, 2].map(() => visit.send.renew(third)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await visit.client.pool.send(
        new RevokeTokenCommand({ ClientId: visit.client.ClientId, Token: first.refresh }),
      );
      expect((await refusalOf(visit.send.getUser(third)))[0]).toBe('NotAuthorizedException');
    });
  });
};
