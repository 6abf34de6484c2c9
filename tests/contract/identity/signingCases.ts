import { seededPassword } from '@fx-gateway/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signRequest, type Credentials } from '../harness/signRequest.ts';
import type { IdentityVisit } from './identityVisit.ts';

type Signing = {
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly region?: string;
};

const clientId = '4sandboxfxgatewayclient01';
const poolId = 'us-west-2:7b1f4f0e-6a55-4c8e-9d53-5a0d6c0e4400';

const json = { 'content-type': 'application/json' };
const mismatch = {
  status: 403,
  type: 'InvalidSignatureException',
  message: expect.stringMatching(
    /^The request signature we calculated does not match the signature you provided\./,
  ),
};
const invalidToken = {
  status: 403,
  type: 'UnrecognizedClientException',
  message: 'The security token included in the request is invalid.',
};

const loginsOf = (token: string) => {
  const payload: { iss: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { [payload.iss.replace('http://', '')]: token };
};

/** Signatures as they are judged, and what identity pool and user pool refuse. */
export const signingCases = (visit: IdentityVisit): void => {
  const call = async (target: string, body: unknown) => {
    const answer = await fetch(`${visit.url}/services/cognito`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      type: answer.headers.get('x-amzn-errortype'),
      body: await answer.json(),
    };
  };

  const userPool = (operation: string, body: object) =>
    call(`AWSCognitoIdentityProviderService.${operation}`, { ClientId: clientId, ...body });

  const identityPool = (operation: string, body: object) =>
    call(`AWSCognitoIdentityService.${operation}`, body);

  const tokens = async (email: string) => {
    const { body } = await userPool('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: seededPassword },
    });
    return z
      .object({ AuthenticationResult: z.object({ IdToken: z.string(), AccessToken: z.string() }) })
      .parse(body).AuthenticationResult;
  };

  describe('signing', () => {
    let credentials: Credentials;
    let idToken = '';

    // Once, but after the stories are fresh: an earlier test may have locked the name.
    beforeEach(async () => {
      if (idToken !== '') return;
      idToken = (await tokens('corpay@sandbox.test')).IdToken;
      const Logins = loginsOf(idToken);
      const { IdentityId } = (await identityPool('GetId', { IdentityPoolId: poolId, Logins })).body;
      const { body } = await identityPool('GetCredentialsForIdentity', { IdentityId, Logins });
      const given = z
        .object({
          AccessKeyId: z.string(),
          SecretKey: z.string(),
          SessionToken: z.string(),
          Expiration: z.number(),
        })
        .parse(body.Credentials);
      expect(given.Expiration * 1_000 - Date.now()).toBeGreaterThan(3_590_000);
      credentials = {
        accessKeyId: given.AccessKeyId,
        secretAccessKey: given.SecretKey,
        sessionToken: given.SessionToken,
      };
    });

    const send = async (
      change: {
        readonly path?: string;
        readonly sentBody?: string;
        readonly credentials?: Credentials;
      } & Signing,
      tamper: (headers: Record<string, string>) => Record<string, string> = (headers) => headers,
    ) => {
      const url = new URL(`/services/accounts${change.path ?? '/account'}`, visit.url);
      const { region = 'us-west-2', body = '', headers = {} } = change;
      const method = body === '' ? 'GET' : 'PUT';
      const signed = signRequest({ method, url, headers, body, region }, change.credentials ?? credentials);
      const { host: _host, ...sent } = tamper(signed);
      const payload = change.sentBody ?? body;
      const answer = await fetch(url, {
        method,
        headers: sent,
        ...(payload === '' ? {} : { body: payload }),
      });
      const { message }: { message: string } = await answer.json();
      return { status: answer.status, type: answer.headers.get('x-amzn-errortype'), message };
    };

    describe('a signed request', () => {
      it('is answered when everything in it is what was signed', async () => {
        expect(await send({})).toMatchObject({ status: 200 });
      });

      it('is refused when its body is not the one that was signed', async () => {
        expect(await send({ headers: json, body: '{"zip":"1"}', sentBody: '{"zip":"2"}' })).toEqual(mismatch);
      });

      it('is refused when its query is not the one that was signed', async () => {
        const path = '/account?a=1';
        const { status } = await send({ path });
        expect(status).toBe(200);
        const url = new URL(`/services/accounts${path}`, visit.url);
        const signed = signRequest(
          { method: 'GET', url, headers: {}, body: '', region: 'us-west-2' },
          credentials,
        );
        const { host: _host, ...headers } = signed;
        const answer = await fetch(new URL('/services/accounts/account?a=2', visit.url), { headers });
        expect(answer.status).toBe(403);
      });

      it('is refused when a signed header was changed, or the name of the host', async () => {
        const headers = { 'idempotency-key': 'one' };
        expect(await send({ headers }, (sent) => ({ ...sent, 'idempotency-key': 'two' }))).toEqual(mismatch);
        const other = new URL('/services/accounts/account', visit.url.replace('127.0.0.1', 'localhost'));
        const signed = signRequest(
          { method: 'GET', url: other, headers: {}, body: '', region: 'us-west-2' },
          credentials,
        );
        const { host: _host, ...sent } = signed;
        const answer = await fetch(new URL('/services/accounts/account', visit.url), { headers: sent });
        expect(answer.status).toBe(403);
      });

      it('is refused when it was signed with another secret', async () => {
        const forged = { ...credentials, secretAccessKey: 'x'.repeat(40) };
        expect(await send({ credentials: forged })).toEqual(mismatch);
      });

      it('is refused when nobody knows its access key or its session token', async () => {
        expect(await send({ credentials: { ...credentials, accessKeyId: 'ASIAUNKNOWN' } })).toEqual(
          invalidToken,
        );
        expect(await send({ credentials: { ...credentials, sessionToken: 'unknown' } })).toEqual(
          invalidToken,
        );
      });

      it('is refused when it is meant for another region', async () => {
        expect(await send({ region: 'us-east-1' })).toMatchObject({
          status: 403,
          message: expect.stringContaining('valid region'),
        });
      });

      it('is refused when its signature is no complete one', async () => {
        expect(await send({}, (sent) => ({ ...sent, authorization: 'Bearer abc' }))).toMatchObject({
          status: 403,
          type: 'IncompleteSignatureException',
        });
      });

      it('is refused when a header of the signing was put in afterwards', async () => {
        expect(await send({}, (sent) => ({ ...sent, 'x-amz-meta': 'later' }))).toMatchObject({
          status: 403,
          message: "'x-amz-meta' must be a 'SignedHeader' in the AWS Authorization.",
        });
      });
    });

    describe('the identity pool', () => {
      it('gives nothing to a stranger, to another login or for a broken token', async () => {
        const other = loginsOf((await tokens('empty@sandbox.test')).IdToken);
        const { IdentityId } = (
          await identityPool('GetId', { IdentityPoolId: poolId, Logins: loginsOf(idToken) })
        ).body;
        const refusals = [
          await identityPool('GetId', { IdentityPoolId: poolId }),
          await identityPool('GetId', { IdentityPoolId: poolId, Logins: { 'example.test': idToken } }),
          await identityPool('GetCredentialsForIdentity', { IdentityId, Logins: other }),
          await identityPool('GetCredentialsForIdentity', { IdentityId, Logins: loginsOf(`${idToken}x`) }),
        ];
        expect(refusals.map(({ status, type }) => [status, type])).toEqual(
          refusals.map(() => [400, 'NotAuthorizedException']),
        );
      });

      it('knows the user pool by the name that the real identity pool asks for', async () => {
        const provider = 'cognito-idp.us-west-2.amazonaws.com';
        const Logins = { [`${provider}/us-west-2_Sandbox01`]: idToken };
        const named = await identityPool('GetId', { IdentityPoolId: poolId, Logins });
        const known = await identityPool('GetId', { IdentityPoolId: poolId, Logins: loginsOf(idToken) });
        expect([named.status, named.body]).toEqual([200, known.body]);
        const elsewhere = { [`${provider}/us-west-2_Another01`]: idToken };
        expect(await identityPool('GetId', { IdentityPoolId: poolId, Logins: elsewhere })).toMatchObject({
          status: 400,
        });
      });

      it('takes an id token alone: an access token opens nothing', async () => {
        const { AccessToken } = await tokens('corpay@sandbox.test');
        const refused = await identityPool('GetId', {
          IdentityPoolId: poolId,
          Logins: loginsOf(AccessToken),
        });
        expect(refused).toMatchObject({ status: 400, type: 'NotAuthorizedException' });
      });
    });

    describe('the user pool', () => {
      it('refuses a body that is not JSON in its own form', async () => {
        const answer = await fetch(`${visit.url}/services/cognito`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-amz-json-1.1' },
          body: '{',
        });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toEqual({
          __type: 'SerializationException',
          message: 'The body is not JSON.',
        });
      });

      it.each([
        [
          'an application it does not know',
          'RevokeToken',
          { ClientId: 'other', Token: 'x' },
          'ResourceNotFoundException',
        ],
        [
          'a flow that is not offered',
          'InitiateAuth',
          { AuthFlow: 'CUSTOM_AUTH' },
          'InvalidParameterException',
        ],
        ['an operation that is not there', 'MakeCoffee', {}, 'UnknownOperationException'],
        [
          'a refresh token it never gave',
          'GetTokensFromRefreshToken',
          { RefreshToken: 'x' },
          'NotAuthorizedException',
        ],
        ['an access token it never gave', 'GetUser', { AccessToken: 'x' }, 'NotAuthorizedException'],
      ])('refuses %s', async (_what, operation, body, type) => {
        expect(await userPool(operation, body)).toMatchObject({ status: 400, type, body: { __type: type } });
      });
    });

    describe('time', () => {
      it('more than five minutes apart refuses a signature, and an hour ends credentials', async () => {
        // What a busy machine takes itself is less than the rest.
        visit.later(280_000);
        expect(await send({})).toMatchObject({ status: 200 });
        visit.later(25_000);
        expect(await send({})).toMatchObject({
          status: 403,
          type: 'InvalidSignatureException',
          message: expect.stringMatching(/^Signature expired: /),
        });
      });
    });
  });
};
