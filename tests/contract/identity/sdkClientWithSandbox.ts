import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sdkClient, type SdkClient, type Tokens } from './sdkClient.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';

export const hours = (count: number): number => count * 3_600_000;

/** The calls of a user about codes, passwords and sessions. */
const callsOf = (client: SdkClient) => ({
  forgot: (Username: string) =>
    client.pool.send(new ForgotPasswordCommand({ ClientId: client.ClientId, Username })),
  resend: (Username: string) =>
    client.pool.send(new ResendConfirmationCodeCommand({ ClientId: client.ClientId, Username })),
  recover: (Username: string, ConfirmationCode: string, Password: string) =>
    client.pool.send(
      new ConfirmForgotPasswordCommand({ ClientId: client.ClientId, Username, ConfirmationCode, Password }),
    ),
  change: (tokens: Tokens, PreviousPassword: string, ProposedPassword: string) =>
    client.pool.send(
      new ChangePasswordCommand({ AccessToken: tokens.access, PreviousPassword, ProposedPassword }),
    ),
  getUser: (tokens: Tokens) => client.pool.send(new GetUserCommand({ AccessToken: tokens.access })),
  renew: (tokens: Tokens) =>
    client.pool.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: client.ClientId, RefreshToken: tokens.refresh }),
    ),
});

/** For the tests of a file: a sandbox with fresh stories before each of them, and the client of the AWS SDK before it. */
export const sdkClientWithSandbox = () => {
  let started: StartedSandbox;
  let client: SdkClient;
  let ahead = 0;
  const later = (ms: number): void => {
    ahead += ms;
    started.advance(ms);
  };
  beforeAll(async () => {
    started = await startSandbox();
    client = await sdkClient(started.url);
  });
  afterAll(() => started.sandbox.close());
  beforeEach(async () => {
    later(-ahead);
    await started.sandbox.reset();
  });
  return {
    get url() {
      return started.url;
    },
    get client() {
      return client;
    },
    get send() {
      return callsOf(client);
    },
    /** Lets the sandbox's clock run ahead until the end of the test. */
    later,
  };
};
