import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { SandboxControl } from '../harness/sandboxControl.ts';
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

/** A sandbox with fresh stories before each test, and the client of the AWS SDK before it. */
export type IdentityVisit = {
  readonly url: string;
  /** Whether the sandbox is as hard on a client as Amazon's services. */
  readonly strict: boolean;
  readonly control: SandboxControl;
  readonly client: SdkClient;
  readonly send: ReturnType<typeof callsOf>;
  /** Lets the sandbox's clock run ahead until the end of the test. */
  later(ms: number): void;
};

/** One sandbox for the cases of a file. */
export const identityVisit = (strict: boolean): IdentityVisit => {
  let started: StartedSandbox;
  let client: SdkClient;
  let ahead = 0;
  const later = (ms: number): void => {
    ahead += ms;
    started.advance(ms);
  };
  beforeAll(async () => {
    started = await startSandbox({ strict });
    client = await sdkClient(started.url);
  });
  afterAll(() => started.sandbox.close());
  beforeEach(async () => {
    later(-ahead);
    await started.sandbox.reset();
  });
  return {
    strict,
    get url() {
      return started.url;
    },
    get control() {
      return started.control;
    },
    get client() {
      return client;
    },
    get send() {
      return callsOf(client);
    },
    later,
  };
};
