import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { z } from 'zod';
import { sandboxControl } from '../harness/sandboxControl.ts';
import { signRequest } from '../harness/signRequest.ts';

export type Tokens = { readonly access: string; readonly id: string; readonly refresh: string };

const configuration = z.object({
  region: z.string(),
  identity: z.object({
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    identityPoolId: z.string(),
    userPoolEndpoint: z.string(),
  }),
  apis: z.object({ accounts: z.string() }),
});

export type SdkClient = Awaited<ReturnType<typeof sdkClient>>;

/** A client of the identity service that shares nothing with the one in the product: the AWS SDK. */
export const sdkClient = async (url: string) => {
  const { region, identity, apis } = configuration.parse(await (await fetch(`${url}/config.json`)).json());
  const options = {
    region,
    endpoint: identity.userPoolEndpoint,
    credentials: { accessKeyId: 'AKIASANDBOXADMIN', secretAccessKey: 'administrator-of-a-sandbox' },
  };
  const pool = new CognitoIdentityProviderClient(options);
  const identities = new CognitoIdentityClient(options);
  const ClientId = identity.userPoolClientId;

  const { inbox, newestCode } = sandboxControl(url);
  const begin = (email: string, password: string) =>
    pool.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
  const signUp = (email: string, password: string, attributes: Readonly<Record<string, string>> = {}) =>
    pool.send(
      new SignUpCommand({
        ClientId,
        Username: email,
        Password: password,
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
  const confirm = (email: string, code: string) =>
    pool.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code }));

  return {
    pool,
    ClientId,
    UserPoolId: identity.userPoolId,
    inbox,
    begin,
    signUp,
    confirm,
    /** The newest code in a user's inbox. */
    code: newestCode,
    signIn: async (email: string, password: string): Promise<Tokens> => {
      const { AuthenticationResult: tokens } = await begin(email, password);
      return tokensOf(tokens);
    },
    /** The status of `GET /account`, signed with credentials that these tokens give. */
    signedAccount: async ({ id }: Tokens) => {
      const Logins = { [issuerOf(id).replace('http://', '')]: id };
      const { IdentityId } = await identities.send(
        new GetIdCommand({ IdentityPoolId: identity.identityPoolId, Logins }),
      );
      const { Credentials } = await identities.send(
        new GetCredentialsForIdentityCommand({ IdentityId, Logins }),
      );
      const credentials = {
        accessKeyId: Credentials?.AccessKeyId ?? '',
        secretAccessKey: Credentials?.SecretKey ?? '',
        sessionToken: Credentials?.SessionToken ?? '',
      };
      return {
        credentials,
        status: async () => {
          const account = new URL(`${apis.accounts}/account`);
          const request = { method: 'GET', url: account, headers: {}, body: '', region };
          const { host: _host, ...headers } = signRequest(request, credentials);
          return (await fetch(account, { headers })).status;
        },
      };
    },
  };
};

export const tokensOf = (
  result:
    | {
        readonly AccessToken?: string | undefined;
        readonly IdToken?: string | undefined;
        readonly RefreshToken?: string | undefined;
      }
    | undefined,
): Tokens => {
  const { AccessToken: access, IdToken: id, RefreshToken: refresh } = result ?? {};
  if (access === undefined || id === undefined || refresh === undefined) throw new Error('No tokens came.');
  return { access, id, refresh };
};

/** The name and the message of the refusal of a call. */
export const refusalOf = async (call: Promise<unknown>): Promise<readonly [string, string]> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error) return [error.name, error.message];
    throw error;
  }
  throw new Error('The call was not refused.');
};

const issuerOf = (token: string) =>
  z
    .object({ iss: z.string() })
    .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).iss;
