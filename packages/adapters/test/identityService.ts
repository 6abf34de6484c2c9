import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import type { SignInLock } from '../src/identity/signInLock.ts';
import { connectIdentityLibrary } from '../src/identity/connectIdentityLibrary.ts';
import { createIdentityCaller } from '../src/identity/createIdentityCaller.ts';
import { systemTimers } from '../src/system/systemPorts.ts';
import { answeringServer, type Heard, type Reply } from './answeringServer.ts';
import { memoryStorage } from './memoryStorage.ts';

export const sub = '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a01';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export const jwt = (lifeInSeconds: number): string => {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub,
    iat: now,
    exp: now + lifeInSeconds,
    origin_jti: 'o',
    iss: 'http://pool.test/us-west-2_Pool',
  };
  return `${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`;
};

/** What the library keeps of a user who signed in. */
export const storedTokens = (lifeInSeconds: number): Record<string, string> => {
  const prefix = 'CognitoIdentityServiceProvider.client';
  return {
    [`${prefix}.LastAuthUser`]: sub,
    [`${prefix}.${sub}.accessToken`]: jwt(lifeInSeconds),
    [`${prefix}.${sub}.idToken`]: jwt(lifeInSeconds),
    [`${prefix}.${sub}.refreshToken`]: 'refresh',
    [`${prefix}.${sub}.clockDrift`]: '0',
  };
};

export const signedIn: Reply = {
  body: {
    AuthenticationResult: {
      AccessToken: jwt(3600),
      IdToken: jwt(3600),
      RefreshToken: 'refresh',
      ExpiresIn: 3600,
      TokenType: 'Bearer',
    },
  },
};

/** The first half of a proof of the password; what the second half answers is up to the test. */
export const proofAsked: Reply = {
  body: {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: 'a1',
      SECRET_BLOCK: 'c2VjcmV0',
      SRP_B: 'abcdef',
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  },
};

export const credentials: Readonly<Record<string, Reply>> = {
  GetId: { body: { IdentityId: 'us-west-2:id' } },
  GetCredentialsForIdentity: {
    body: {
      IdentityId: 'us-west-2:id',
      Credentials: {
        AccessKeyId: 'A',
        SecretKey: 'S',
        SessionToken: 'T',
        Expiration: Date.now() / 1000 + 3600,
      },
    },
  },
};

export const refusal = (name: string, message = 'Words of the service.'): Reply => ({
  status: 400,
  headers: { 'x-amzn-errortype': name },
  body: { __type: name, message },
});

const isSeveral = (told: Reply | readonly Reply[]): told is readonly Reply[] => Array.isArray(told);

const operationOf = ({ headers }: Heard): string => String(headers['x-amz-target']).split('.')[1] ?? '';

/** What nobody said that it would be asked. */
const unexpected = refusal('UnexpectedOperationException');

/**
 * A real server that answers each operation as told, or one time after the other where a list is given; with a library
 * that talks to it. All others it refuses at once, and is silent about where the time limit of the calls is told.
 */
export const identityService = async (
  replies: Readonly<Record<string, Reply | readonly Reply[]>>,
  options: {
    readonly stored?: Record<string, string>;
    readonly identityIds?: KeyValueStorageInterface;
    readonly timeLimit?: number;
    /** What is thrown where anything that is kept is to be removed. */
    readonly keeps?: Error;
    readonly alone?: SignInLock;
  } = {},
) => {
  const otherwise = options.timeLimit === undefined ? unexpected : 'silence';
  const asked = new Map<string, number>();
  const server = await answeringServer((heard) => {
    const operation = operationOf(heard);
    const before = asked.get(operation) ?? 0;
    asked.set(operation, before + 1);
    const told = replies[operation] ?? otherwise;
    return isSeveral(told) ? (told[before] ?? otherwise) : told;
  });
  const memory = memoryStorage(options.stored);
  const { keeps } = options;
  const removeItem = keeps === undefined ? memory.removeItem : () => Promise.reject(keeps);
  const storage = { ...memory, removeItem };
  const connect = () => {
    const library = connectIdentityLibrary(
      {
        region: 'us-west-2',
        identity: {
          userPoolId: 'us-west-2_Pool',
          userPoolClientId: 'client',
          identityPoolId: 'us-west-2:7b1f4f0e-6a55-4c8e-9d53-5a0d6c0e4400',
          userPoolEndpoint: server.url,
          identityPoolEndpoint: server.url,
        },
      },
      {},
      storage,
      options.identityIds,
      options.alone,
    );
    return createIdentityCaller(library, systemTimers, options.timeLimit ?? 10_000);
  };
  return {
    caller: connect(),
    /** Another tab over the same storage. */
    anotherTab: connect,
    storage,
    operations: () => server.heard.map(operationOf),
    /** The bodies that an operation was asked with. */
    bodies: (operation: string) =>
      server.heard.filter((heard) => operationOf(heard) === operation).map(({ body }) => body),
    close: server.close,
  };
};
