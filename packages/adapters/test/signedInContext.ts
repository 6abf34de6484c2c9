import { createAmplifyContext } from 'aws-amplify';

const token = { payload: { sub: 'user' }, toString: () => 'token' };

/** The identity library with or without a signed-in user, without an identity service. */
export const signedInContext = (
  endpoint: string,
  options: {
    readonly signedIn?: boolean;
    readonly onRenewal?: () => void;
    /** What the identity pool answers instead of credentials. */
    readonly refusedWith?: Error;
    /** The identity pool answers nothing. */
    readonly silent?: boolean;
  } = {},
) =>
  createAmplifyContext(
    {
      Auth: {
        Cognito: {
          userPoolId: 'us-west-2_Pool',
          userPoolClientId: 'client',
          identityPoolId: 'us-west-2:00000000-0000-4000-8000-000000000000',
        },
      },
      API: { REST: { corpay: { endpoint, region: 'us-west-2' } } },
    },
    {
      Auth: {
        tokenProvider: {
          getTokens: async () => (options.signedIn === false ? null : { accessToken: token, idToken: token }),
        },
        credentialsProvider: {
          getCredentialsAndIdentityId: async ({ authenticated, forceRefresh }) => {
            if (!authenticated) return undefined;
            if (options.silent === true) await new Promise(() => undefined);
            if (options.refusedWith !== undefined) throw options.refusedWith;
            if (forceRefresh === true) options.onRenewal?.();
            return {
              credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' },
              identityId: 'identity',
            };
          },
          clearCredentialsAndIdentityId: () => undefined,
        },
      },
    },
  );
