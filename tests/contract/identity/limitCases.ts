import {
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { seededPassword } from '@fx-gateway/sandbox';
import { describe, expect, it } from 'vitest';
import { otherThan } from '../harness/otherThan.ts';
import { mismatch, tooMany } from './identityRefusals.ts';
import { another, customer } from './sampleUsers.ts';
import { refusalOf } from './sdkClient.ts';
import { hours, type IdentityVisit } from './identityVisit.ts';

/** What is counted, and what only an administrator does. */
export const limitCases = (visit: IdentityVisit): void => {
  describe('too many attempts', () => {
    it('at having codes sent are refused for an hour, for strangers too, and counted once a call', async () => {
      for (const email of [customer, 'stranger@harbor.test']) {
        for (let time = 0; time < 5; time += 1) await visit.send.forgot(email);
        expect(await refusalOf(visit.send.forgot(email))).toEqual(['LimitExceededException', tooMany]);
      }
      expect(await visit.client.inbox(customer)).toHaveLength(5);

      visit.later(hours(1));
      await visit.send.forgot(customer);
    });

    it('at guessing a code make the right one useless', async () => {
      await visit.send.forgot(customer);
      const code = await visit.client.code(customer);
      for (let guess = 0; guess < 10; guess += 1) {
        expect(await refusalOf(visit.send.recover(customer, otherThan(code), another))).toEqual(mismatch);
      }
      expect(await refusalOf(visit.send.recover(customer, code, another))).toEqual([
        'LimitExceededException',
        tooMany,
      ]);
    });

    it('at signing in are refused, those that come at once included', async () => {
      const guesses = await Promise.all(
        Array.from({ length: 12 }, (_, guess) => refusalOf(visit.client.signIn(customer, `wrong-${guess}`))),
      );
      expect(guesses.filter(([name]) => name === 'NotAuthorizedException')).toHaveLength(5);
      expect(await refusalOf(visit.client.signIn(customer, seededPassword))).toEqual([
        'TooManyRequestsException',
        tooMany,
      ]);
    });
  });

  const person = () => ({ UserPoolId: visit.client.UserPoolId, Username: customer });

  describe('an administrator', () => {
    it('makes a person reset the password, and signs them out; credentials of a strict service live on', async () => {
      const tokens = await visit.client.signIn(customer, seededPassword);
      const account = await visit.client.signedAccount(tokens);

      await visit.client.pool.send(new AdminResetUserPasswordCommand(person()));

      expect(await account.status()).toBe(visit.strict ? 200 : 403);
      const refusals = await Promise.all(
        [
          visit.send.getUser(tokens),
          visit.send.renew(tokens),
          visit.client.signIn(customer, seededPassword),
        ].map(refusalOf),
      );
      expect(refusals.map(([name]) => name)).toEqual(Array(3).fill('PasswordResetRequiredException'));
      await visit.send.recover(customer, await visit.client.code(customer), another);
      await visit.client.signIn(customer, another);
    });

    it('gives a password that must be replaced, and ends sessions', async () => {
      const tokens = await visit.client.signIn(customer, seededPassword);
      await visit.client.pool.send(new AdminUserGlobalSignOutCommand(person()));
      expect((await refusalOf(visit.send.getUser(tokens)))[0]).toBe('NotAuthorizedException');

      await visit.client.pool.send(new AdminSetUserPasswordCommand({ ...person(), Password: another }));

      expect((await visit.client.begin(customer, another)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    });

    it('is never a page in a browser or someone without a signature', async () => {
      const call = (headers: Readonly<Record<string, string>>) =>
        fetch(`${visit.url}/services/cognito/`, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-amz-json-1.1',
            'x-amz-target': 'AWSCognitoIdentityProviderService.AdminUserGlobalSignOut',
            ...headers,
          },
          body: JSON.stringify(person()),
        });
      const authorization = `AWS4-HMAC-SHA256 Credential=A/20261121/us-west-2/cognito-idp/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;
      const refused = { __type: 'AccessDeniedException' };

      expect(await (await call({})).json()).toMatchObject(refused);
      expect(await (await call({ authorization, origin: visit.url })).json()).toMatchObject(refused);
      expect(await (await call({ authorization, 'x-forwarded-for': '127.0.0.1' })).json()).toMatchObject(
        refused,
      );
      expect((await call({ authorization })).status).toBe(200);
    });
  });
};
