import {
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { seededPassword } from '@fx-gateway/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf, secondClient, tokensOf, type SecondClient, type Tokens } from './secondClient.ts';
import { startSandbox, type StartedSandbox } from './startSandbox.ts';

let started: StartedSandbox;
let client: SecondClient;

beforeAll(async () => {
  started = await startSandbox();
  client = await secondClient(started.url);
});

afterAll(() => started.sandbox.close());

let ahead = 0;
const later = (ms: number) => {
  ahead += ms;
  started.advance(ms);
};

beforeEach(async () => {
  later(-ahead);
  await started.sandbox.reset();
});

const dana = 'dana@harbor.test';
const password = 'seven blue herons';
const another = 'Eight-grey-herons';
const customer = 'corpay@sandbox.test';

const send = {
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
};

const incorrect = ['NotAuthorizedException', 'Incorrect username or password.'];
const mismatch = ['CodeMismatchException', 'Invalid verification code provided, please try again.'];
const expired = ['ExpiredCodeException', 'Invalid code provided, please request a code again.'];
const tooMany = 'Too many attempts. Please try again later.';
const hours = (count: number) => count * 3_600_000;
const otherThan = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

describe('a person who registers', () => {
  it('is mailed a code, is let in with it, and is who they said', async () => {
    const { UserSub, UserConfirmed, CodeDeliveryDetails } = await client.signUp(
      'Dana@Harbor.test',
      password,
      {
        email: dana,
        preferred_username: 'Dana',
        'custom:fxpartner': 'ofx',
        'custom:so': 'afs',
      },
    );
    expect(UserConfirmed).toBe(false);
    expect(CodeDeliveryDetails).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: 'd***@h***',
    });
    expect(await client.inbox(dana)).toEqual([
      {
        to: dana,
        subject: 'Your confirmation code',
        code: expect.stringMatching(/^\d{6}$/),
        at: expect.any(String),
      },
    ]);
    expect(await refusalOf(client.signIn(dana, password))).toEqual([
      'UserNotConfirmedException',
      'User is not confirmed.',
    ]);
    expect(await refusalOf(client.signIn(dana, another))).toEqual(incorrect);

    await client.confirm(dana, await client.code(dana));

    const { UserAttributes } = await send.getUser(await client.signIn(dana, password));
    expect(Object.fromEntries((UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]))).toEqual({
      sub: UserSub,
      email: dana,
      email_verified: 'true',
      preferred_username: 'Dana',
      'custom:fxpartner': 'ofx',
      'custom:so': 'afs',
    });
  });

  it('has an account without settings from the first signed request on', async () => {
    await client.signUp(dana, password);
    await client.confirm(dana, await client.code(dana));

    const account = await client.signedAccount(await client.signIn(dana, password));

    expect(await account.status()).toBe(200);
  });

  it('cannot take an e-mail that is taken', async () => {
    await client.signUp(dana, password);
    const refusal = ['UsernameExistsException', 'An account with the given email already exists.'];
    expect(await refusalOf(client.signUp('DANA@harbor.test', another))).toEqual(refusal);
    expect(await refusalOf(client.signUp(customer, password))).toEqual(refusal);
    expect(await client.inbox(dana)).toHaveLength(1);
  });

  it.each([
    ['short 7', 'Password did not conform with policy: Password not long enough'],
    ['ééééééé', 'Password did not conform with policy: Password not long enough'],
    ['Password1', 'Provided password cannot be used for security reasons.'],
    ['12345678', 'Provided password cannot be used for security reasons.'],
    ['QWERTYUIOP', 'Provided password cannot be used for security reasons.'],
    ['        ', 'Provided password cannot be used for security reasons.'],
  ])('cannot choose the password "%s"', async (weak, message) => {
    expect(await refusalOf(client.signUp(dana, weak))).toEqual(['InvalidPasswordException', message]);
    expect(await client.inbox(dana)).toEqual([]);
  });

  it.each([
    ['dana', {}, 'Username should be an email.'],
    [dana, { email: 'x@y.test' }, 'Attributes did not conform to the schema: email: must be the username.'],
    [
      dana,
      { 'custom:role': 'admin' },
      'Attributes did not conform to the schema: Type for attribute {custom:role} could not be determined',
    ],
    [
      dana,
      { preferred_username: 'x'.repeat(257) },
      'Attributes did not conform to the schema: preferred_username: String must be no longer than 256.',
    ],
    ['da\0na@harbor.test', {}, 'Username: must not contain NUL'],
  ])('cannot send what makes no sense (%#)', async (email, attributes, message) => {
    expect(await refusalOf(client.signUp(email, password, attributes))).toEqual([
      'InvalidParameterException',
      message,
    ]);
  });

  it('needs the newest code, once, within a day', async () => {
    await client.signUp(dana, password);
    const first = await client.code(dana);
    expect(await refusalOf(client.confirm(dana, otherThan(first)))).toEqual(mismatch);
    await send.resend(dana);
    const second = await client.code(dana);
    if (second !== first) expect(await refusalOf(client.confirm(dana, first))).toEqual(mismatch);

    later(hours(24));
    expect(await refusalOf(client.confirm(dana, second))).toEqual(expired);

    await send.resend(dana);
    const third = await client.code(dana);
    later(hours(23.9));
    const confirmed = await Promise.allSettled([1, 2, 3].map(() => client.confirm(dana, third)));
    expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(client.confirm(dana, third))).toEqual([
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    ]);
    expect(await refusalOf(send.resend(dana))).toEqual([
      'InvalidParameterException',
      'User is already confirmed.',
    ]);
  });
});

describe('a forgotten password', () => {
  it('is replaced with the mailed code, once, within an hour', async () => {
    const { CodeDeliveryDetails } = await send.forgot(customer);
    expect(CodeDeliveryDetails?.Destination).toBe('c***@s***');
    const code = await client.code(customer);
    expect(await refusalOf(send.recover(customer, otherThan(code), another))).toEqual(mismatch);
    const weak = await refusalOf(send.recover(customer, code, 'password123'));
    expect(weak[0]).toBe('InvalidPasswordException');

    await send.recover(customer, code, another);

    expect(await refusalOf(send.recover(customer, code, password))).toEqual(expired);
    expect(await refusalOf(client.signIn(customer, seededPassword))).toEqual(incorrect);
    await client.signIn(customer, another);

    await send.forgot(customer);
    later(hours(1));
    expect(await refusalOf(send.recover(customer, await client.code(customer), password))).toEqual(expired);
  });

  it('signs the person out everywhere, credentials included', async () => {
    const tokens = await client.signIn(customer, seededPassword);
    const account = await client.signedAccount(tokens);
    expect(await account.status()).toBe(200);
    await send.forgot(customer);

    await send.recover(customer, await client.code(customer), another);

    expect(await account.status()).toBe(403);
    expect(await refusalOf(send.getUser(tokens))).toEqual([
      'NotAuthorizedException',
      'Access Token has been revoked',
    ]);
    expect(await refusalOf(send.renew(tokens))).toEqual([
      'NotAuthorizedException',
      'Refresh Token has been revoked',
    ]);
  });

  it('tells nobody who is a customer', async () => {
    const stranger = 'someone@harbor.test';
    const asked = await send.forgot(stranger);
    expect(asked.CodeDeliveryDetails).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: 's***@h***',
    });
    expect(await client.inbox(stranger)).toEqual([]);
    expect(await refusalOf(send.recover(stranger, '123456', another))).toEqual(mismatch);
    expect(await refusalOf(send.recover('other@harbor.test', '123456', another))).toEqual(expired);
    expect(await refusalOf(send.recover(customer, '123456', another))).toEqual(expired);
    expect(await refusalOf(client.confirm('other@harbor.test', '123456'))).toEqual(expired);
    await client.signUp(dana, password);
    expect((await send.forgot(dana)).CodeDeliveryDetails?.Destination).toBe('d***@h***');
    expect(await client.inbox(dana)).toHaveLength(1);
  });
});

describe('a changed password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const [here, there] = [
      await client.signIn(customer, seededPassword),
      await client.signIn(customer, seededPassword),
    ];
    const [mine, theirs] = [await client.signedAccount(here), await client.signedAccount(there)];
    expect(await refusalOf(send.change(here, another, password))).toEqual(incorrect);
    expect((await refusalOf(send.change(here, seededPassword, 'short')))[0]).toBe('InvalidPasswordException');

    await send.change(here, seededPassword, another);

    expect([await mine.status(), await theirs.status()]).toEqual([200, 403]);
    expect((await refusalOf(send.renew(there)))[0]).toBe('NotAuthorizedException');
    await send.renew(here);
    await client.signIn(customer, another);
  });

  it('cannot be reached by guessing the old one', async () => {
    const tokens = await client.signIn(customer, seededPassword);
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await refusalOf(send.change(tokens, `wrong-${guess}`, another))).toEqual(incorrect);
    }
    expect(await refusalOf(send.change(tokens, seededPassword, another))).toEqual([
      'LimitExceededException',
      tooMany,
    ]);
  });
});

describe('a session', () => {
  it('that was revoked takes its credentials with it at once', async () => {
    const tokens = await client.signIn(customer, seededPassword);
    const account = await client.signedAccount(tokens);

    await client.pool.send(new RevokeTokenCommand({ ClientId: client.ClientId, Token: tokens.refresh }));

    expect(await account.status()).toBe(403);
  });
});

describe('the stuck accounts', () => {
  it('one that was never confirmed gets in with the code that waits in the inbox', async () => {
    const email = 'unconfirmed@sandbox.test';
    expect((await refusalOf(client.signIn(email, seededPassword)))[0]).toBe('UserNotConfirmedException');

    await client.confirm(email, await client.code(email));

    await client.signIn(email, seededPassword);
  });

  it('one that must be reset gets in with the code that waits in the inbox', async () => {
    const email = 'reset@sandbox.test';
    expect(await refusalOf(client.signIn(email, seededPassword))).toEqual([
      'PasswordResetRequiredException',
      'Password reset required for the user',
    ]);

    await send.recover(email, await client.code(email), another);

    await client.signIn(email, another);
  });

  const forced = 'forced@sandbox.test';
  const respond = (Session: string | undefined, newPassword: string, username = forced) =>
    client.pool.send(
      new RespondToAuthChallengeCommand({
        ClientId: client.ClientId,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: username, NEW_PASSWORD: newPassword },
      }),
    );

  it('one that must choose a new password may try until it is strong enough', async () => {
    const { ChallengeName, ChallengeParameters, Session } = await client.begin(forced, seededPassword);
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(JSON.parse(ChallengeParameters?.['userAttributes'] ?? '')).toMatchObject({ email: forced });
    for (const weak of ['short', 'welcome1']) {
      expect((await refusalOf(respond(Session, weak)))[0]).toBe('InvalidPasswordException');
    }

    const { AuthenticationResult } = await respond(Session, another);

    await send.getUser(tokensOf(AuthenticationResult));
    expect((await refusalOf(respond(Session, password)))[0]).toBe('NotAuthorizedException');
    await client.signIn(forced, another);
  });

  it('one that must choose a new password has three minutes, and a sign-in of its own', async () => {
    const over = ['NotAuthorizedException', 'Invalid session for the user, session is expired.'];
    const { Session } = await client.begin(forced, seededPassword);
    expect(await refusalOf(respond(Session, another, customer))).toEqual(over);
    expect(await refusalOf(respond('a'.repeat(40), another))).toEqual(over);
    expect((await refusalOf(respond(undefined, another)))[0]).toBe('InvalidParameterException');
    expect(await refusalOf(send.forgot(forced))).toEqual([
      'NotAuthorizedException',
      'User password cannot be reset in the current state.',
    ]);

    later(180_000);
    expect(await refusalOf(respond(Session, another))).toEqual(over);
  });
});

describe('too many attempts', () => {
  it('at having codes sent are refused for an hour, for strangers too, and counted once a call', async () => {
    for (const email of [customer, 'stranger@harbor.test']) {
      for (let time = 0; time < 5; time += 1) await send.forgot(email);
      expect(await refusalOf(send.forgot(email))).toEqual(['LimitExceededException', tooMany]);
    }
    expect(await client.inbox(customer)).toHaveLength(5);

    later(hours(1));
    await send.forgot(customer);
  });

  it('at guessing a code make the right one useless', async () => {
    await send.forgot(customer);
    const code = await client.code(customer);
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await refusalOf(send.recover(customer, otherThan(code), another))).toEqual(mismatch);
    }
    expect(await refusalOf(send.recover(customer, code, another))).toEqual([
      'LimitExceededException',
      tooMany,
    ]);
  });

  it('at signing in are refused, those that come at once included', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => refusalOf(client.signIn(customer, `wrong-${guess}`))),
    );
    expect(guesses.filter(([name]) => name === 'NotAuthorizedException')).toHaveLength(5);
    expect(await refusalOf(client.signIn(customer, seededPassword))).toEqual([
      'TooManyRequestsException',
      tooMany,
    ]);
  });
});

const person = () => ({ UserPoolId: client.UserPoolId, Username: customer });

describe('an administrator', () => {
  it('makes a person reset the password, and signs them out', async () => {
    const tokens = await client.signIn(customer, seededPassword);
    const account = await client.signedAccount(tokens);

    await client.pool.send(new AdminResetUserPasswordCommand(person()));

    expect(await account.status()).toBe(403);
    const refusals = await Promise.all(
      [send.getUser(tokens), send.renew(tokens), client.signIn(customer, seededPassword)].map(refusalOf),
    );
    expect(refusals.map(([name]) => name)).toEqual(Array(3).fill('PasswordResetRequiredException'));
    await send.recover(customer, await client.code(customer), another);
    await client.signIn(customer, another);
  });

  it('gives a password that must be replaced, and ends sessions', async () => {
    const tokens = await client.signIn(customer, seededPassword);
    await client.pool.send(new AdminUserGlobalSignOutCommand(person()));
    expect((await refusalOf(send.getUser(tokens)))[0]).toBe('NotAuthorizedException');

    await client.pool.send(new AdminSetUserPasswordCommand({ ...person(), Password: another }));

    expect((await client.begin(customer, another)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('is never a page in a browser or someone without a signature', async () => {
    const call = (headers: Readonly<Record<string, string>>) =>
      fetch(`${started.url}/services/cognito/`, {
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
    expect(await (await call({ authorization, origin: started.url })).json()).toMatchObject(refused);
    expect(await (await call({ authorization, 'x-forwarded-for': '127.0.0.1' })).json()).toMatchObject(
      refused,
    );
    expect((await call({ authorization })).status).toBe(200);
  });
});
