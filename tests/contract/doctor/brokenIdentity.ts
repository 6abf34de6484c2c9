import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, json, onOperation, refusal, set, signedOnly } from './environmentChanges.ts';

const home = join(tmpdir(), `fx-gateway-doctor-${process.pid}`);
const readStoredSignInMark = join(home, 'fxg/profiles/default/credentials.json');

/** Pools that let nobody in, or not for long. */
export const brokenIdentity: readonly BrokenEnvironment[] = [
  {
    name: 'the file of the sign-in on this machine was cut off',
    make: async () => {
      const folder = dirname(readStoredSignInMark);
      await mkdir(folder, { recursive: true });
      await writeFile(readStoredSignInMark, '{"fxg.session": "ab');
      vi.stubEnv('XDG_CONFIG_HOME', home);
      return {};
    },
    symptom: 'sign-in-file',
    setting: readStoredSignInMark,
    says: /kept on this machine is of no use: .*credentials\.json.* Change: move .*credentials\.json away, then sign in again/,
  },
  {
    name: 'the client of the user pool renews no session',
    make: () => ({
      services: onOperation(
        'GetTokensFromRefreshToken',
        refusal(400, 'UnsupportedOperationException', 'Refresh token rotation is not enabled.'),
      ),
    }),
    as: corpayUser,
    symptom: 'no-renewal',
    setting: 'identity.userPoolClientId',
    says: /renews no session.* refresh tokens/,
  },
  {
    name: 'the user has never confirmed their e-mail',
    make: () => ({
      services: onOperation(
        'RespondToAuthChallenge',
        refusal(400, 'UserNotConfirmedException', 'User is not confirmed.'),
      ),
    }),
    as: corpayUser,
    symptom: 'user-unready',
    setting: '--as',
    says: /cannot be signed in as they are/,
  },
  {
    name: 'the client of the user pool may not read the partner of a user',
    make: () => ({
      services: (given) =>
        given.operation === 'GetUser' && given.status === 200
          ? { body: given.body.replace('custom:fxpartner', 'custom:other') }
          : {},
    }),
    as: corpayUser,
    symptom: 'attribute',
    setting: 'custom:fxpartner',
    says: /may not read custom:fxpartner/,
  },
  ...['OFX', 'ofx ', 'offx'].map((value): BrokenEnvironment => ({
    name: `the user has the partner ${JSON.stringify(value)}, which the product does not know`,
    make: () => ({
      services: ({ operation, body }) =>
        operation === 'GetUser'
          ? { body: body.replace(/(custom:fxpartner","Value":)"corpay"/, `$1${JSON.stringify(value)}`) }
          : {},
    }),
    as: 'nopartner@sandbox.test',
    symptom: 'partner-unknown',
    setting: 'custom:fxpartner',
    says: new RegExp(
      `^The attribute custom:fxpartner of this user is "${value}".*knows corpay and ofx.* Change: .*admin-update-user-attributes .*--username nopartner@sandbox\\.test .*Name=custom:fxpartner,Value=${value === 'offx' ? 'PARTNER' : 'ofx'}`,
    ),
    alone: true,
  })),
  {
    name: 'the identity pool is asked too often',
    make: () => ({
      services: onOperation('GetId', refusal(400, 'TooManyRequestsException', 'Rate exceeded')),
    }),
    as: corpayUser,
    symptom: 'throttled',
    setting: 'identity.identityPoolEndpoint',
    says: /TooManyRequestsException: Rate exceeded/,
  },
  {
    name: 'the credentials of the identity pool have ended before they come',
    make: () => ({
      services: at(
        'corpay',
        signedOnly(
          refusal(403, 'ExpiredTokenException', 'The security token included in the request is expired'),
        ),
      ),
    }),
    as: corpayUser,
    symptom: 'credentials-ended',
    setting: 'identity.identityPoolId',
    says: /have ended when they are used/,
  },
  {
    name: 'nobody has the e-mail of the sign-in',
    make: () => ({}),
    as: 'nobody@sandbox.test',
    symptom: 'wrong-password',
    setting: '--as',
    says: /refused the e-mail or the password/,
  },
  {
    name: 'the identity pool gives credentials without a session token',
    make: () => ({
      services: onOperation('GetCredentialsForIdentity', {
        status: 200,
        headers: json,
        body: '{"IdentityId":"us-west-2:1","Credentials":{}}',
      }),
    }),
    as: corpayUser,
    symptom: 'call-refused',
    setting: 'identity.identityPoolEndpoint',
    says: /GetCredentials/,
  },
  {
    name: 'the id of the client is another one',
    make: () => ({ configure: set('identity', 'userPoolClientId', '4anotherclient') }),
    as: corpayUser,
    symptom: 'unknown-client',
    setting: 'identity.userPoolClientId',
    says: /does not know the client.* identity\.userPoolClientId in config\.json/,
  },
  {
    name: 'the client of the user pool has a secret',
    make: () => ({
      services: onOperation(
        'InitiateAuth',
        refusal(
          400,
          'NotAuthorizedException',
          'Client 1a2b is configured with secret but SECRET_HASH was not received',
        ),
      ),
    }),
    symptom: 'client-secret',
    setting: 'identity.userPoolClientId',
    says: /has a secret/,
  },
  {
    name: 'the client of the user pool takes no proof by SRP',
    make: () => ({
      services: onOperation(
        'InitiateAuth',
        refusal(400, 'InvalidParameterException', 'USER_SRP_AUTH is not enabled for the client.'),
      ),
    }),
    symptom: 'no-password-proof',
    setting: 'ALLOW_USER_SRP_AUTH',
    says: /SRP/,
  },
  {
    name: 'the user pool is another one',
    make: () => ({ configure: set('identity', 'userPoolId', 'us-west-2_Elsewhere1') }),
    as: corpayUser,
    symptom: 'unknown-user-pool',
    setting: 'identity.userPoolId',
    says: /no user pool us-west-2_Elsewhere1/,
  },
  {
    name: 'the password is wrong',
    make: () => ({}),
    as: 'admin@sandbox.test',
    password: 'Not-it-2026',
    symptom: 'wrong-password',
    setting: '--as',
    says: /refused the e-mail or the password/,
  },
  {
    name: 'the identity pool is another one',
    make: () => ({
      configure: set('identity', 'identityPoolId', 'us-west-2:00000000-0000-4000-8000-000000000000'),
    }),
    as: corpayUser,
    symptom: 'unknown-identity-pool',
    setting: 'identity.identityPoolId',
    says: /does not know the identity pool/,
  },
  {
    name: 'the identity pool has another user pool for its provider',
    make: () => ({
      services: onOperation(
        'GetId',
        refusal(
          400,
          'NotAuthorizedException',
          'Token is not from a supported provider of this identity pool.',
        ),
      ),
    }),
    as: corpayUser,
    symptom: 'identity-pool-refuses',
    setting: 'identity.identityPoolId',
    says: /takes no sign-in of this user pool/,
  },
  {
    name: 'the region is not that of the pools',
    make: () => ({
      configure: (configuration) => {
        Reflect.set(configuration, 'region', 'eu-west-1');
      },
    }),
    as: corpayUser,
    symptom: 'region',
    setting: 'region',
    says: /eu-west-1, the others are in us-west-2/,
  },
  {
    name: 'the identity pool is of another account than the gateway',
    make: () => ({
      services: at(
        'corpay',
        signedOnly(
          refusal(
            403,
            'UnrecognizedClientException',
            'The security token included in the request is invalid.',
          ),
        ),
      ),
    }),
    as: corpayUser,
    symptom: 'foreign-credentials',
    setting: 'apis.corpay',
    says: /of another account or environment/,
  },
  {
    name: 'the role of the identity pool may not call the gateway',
    make: () => ({
      services: at(
        'accounts',
        signedOnly({
          status: 403,
          headers: { ...json, 'x-amzn-errortype': 'AccessDeniedException' },
          body: '{"Message":"User: arn:aws:sts::1:assumed-role/x is not authorized to perform: execute-api:Invoke"}',
        }),
      ),
    }),
    as: corpayUser,
    symptom: 'no-permission',
    setting: 'apis.accounts',
    says: /a role that may not call this gateway.* policy of the identity pool's role/,
  },
  {
    name: 'the role of the identity pool may call another gateway alone',
    make: () => ({
      services: at(
        'accounts',
        signedOnly({
          status: 403,
          headers: { ...json, 'x-amzn-errortype': 'AccessDeniedException' },
          body: '{"Message":"User: arn:aws:sts::1:assumed-role/x is not authorized to perform: execute-api:Invoke on resource: arn:aws:execute-api:us-west-2:********9012:f6g7h8i9j0/v1/GET/account"}',
        }),
      ),
    }),
    as: corpayUser,
    symptom: 'no-permission',
    setting: 'apis.accounts',
    says: /arn:aws:execute-api:us-west-2:\*\*\*:f6g7h8i9j0\/v1\).* Change: the policy of the identity pool's role to allow .* API f6g7h8i9j0/,
  },
];
