import { seededPassword } from '@fx-gateway/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sdkClient, type SdkClient } from './sdkClient.ts';
import { signedUser } from '../harness/signedUser.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';

let started: StartedSandbox;
let client: SdkClient;

beforeAll(async () => {
  started = await startSandbox();
  client = await sdkClient(started.url);
});

afterAll(() => started.sandbox.close());

afterEach(() => vi.restoreAllMocks());

const dana = 'dana@harbor.test';
const passwords = {
  chosen: 'chosen-secret-1',
  wrong: 'wrong-secret-2',
  weak: 'weak-s3',
  changed: 'changed-secret-4',
  recovered: 'recovered-secret-5',
  forced: 'forced-secret-6',
  long: 'long-secret-7'.repeat(200),
};

/** Every refusal that came back, as it was on the wire. */
const refusals: string[] = [];

type Sent = { readonly body: unknown; readonly contentType?: string };

const send = async (operation: string, { body, contentType = 'application/x-amz-json-1.1' }: Sent) => {
  const response = await fetch(`${started.url}/services/cognito/`, {
    method: 'POST',
    headers: {
      'content-type': contentType,
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) refusals.push(text);
  return text;
};

const call = async (operation: string, body: object): Promise<Record<string, unknown>> =>
  JSON.parse(await send(operation, { body: { ClientId: client.ClientId, ...body } }));

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(typeof value === 'object' && value !== null ? value : {}).flatMap(texts);

const written = () => {
  const lines: string[] = [];
  for (const channel of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, channel).mockImplementation((...words: readonly unknown[]) => {
      lines.push(words.map(String).join(' '));
    });
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
  }
  return lines;
};

const signUpAndIn = async () => {
  await call('SignUp', { Username: dana, Password: passwords.weak });
  await call('SignUp', { Username: dana, Password: passwords.chosen });
  await call('SignUp', { Username: dana, Password: passwords.wrong });
  const code = await client.code(dana);
  const mistyped = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  await call('ConfirmSignUp', { Username: dana, ConfirmationCode: mistyped });
  await call('ConfirmSignUp', { Username: dana, ConfirmationCode: code });
  await call('ConfirmSignUp', { Username: dana, ConfirmationCode: code });
  const begin = (password: string) =>
    call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: dana, PASSWORD: password },
    });
  await begin(passwords.wrong);
  await begin(passwords.long);
  const tokens = await client.signIn(dana, passwords.chosen);
  return { codes: [code, mistyped], tokens };
};

const changeAndRecover = async (access: string) => {
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    call('ChangePassword', { AccessToken: access, PreviousPassword, ProposedPassword });
  await change(passwords.wrong, passwords.changed);
  await change(passwords.chosen, passwords.weak);
  await change(passwords.chosen, passwords.changed);
  await call('ForgotPassword', { Username: dana });
  const code = await client.code(dana);
  const recover = (Password: string) =>
    call('ConfirmForgotPassword', { Username: dana, ConfirmationCode: code, Password });
  await recover(passwords.weak);
  await recover(passwords.recovered);
  await recover(passwords.recovered);
  await call('GetUser', { AccessToken: access });
  return code;
};

const respond = (NEW_PASSWORD: string, session: string | undefined) =>
  call('RespondToAuthChallenge', {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeResponses: { USERNAME: 'forced@sandbox.test', NEW_PASSWORD },
  });

const chooseAnother = async () => {
  const { Session } = await client.begin('forced@sandbox.test', seededPassword);
  await respond(passwords.weak, Session);
  await respond(passwords.forced, `${Session}x`);
  const { AuthenticationResult } = await respond(passwords.forced, Session);
  return [Session ?? '', ...texts(AuthenticationResult).filter((text) => text.length > 50)];
};

const sendInWrongForms = async (secrets: readonly string[]) => {
  const body = { Username: dana, Password: passwords.chosen, Token: secrets };
  await send('SignUp', { body, contentType: 'text/plain' });
  await send('SignUp', { body: JSON.stringify(body).slice(0, -1) });
  await send('NoSuchOperation', { body });
  await send('SignUp', { body: { ...body, ClientId: 7, Password: [passwords.chosen] } });
  await send('RespondToAuthChallenge', { body: { ...body, ChallengeName: 'SMS_MFA', Session: secrets[0] } });
};

describe('passwords, tokens and codes', () => {
  it('appear in no log line, no journal entry and no refusal, whatever a person does', async () => {
    const lines = written();
    const { codes, tokens } = await signUpAndIn();
    const account = await client.signedAccount(tokens);
    await account.status();
    const recovery = await changeAndRecover(tokens.access);
    const sessions = await chooseAnother();
    const proven = await signedUser(started.url, 'corpay@sandbox.test');
    await proven.send('GET', '/services/accounts/account');
    await proven.send('GET', '/services/corpay/token');
    const { secretAccessKey, sessionToken } = account.credentials;
    const secrets = [
      ...Object.values(passwords),
      seededPassword,
      ...codes,
      recovery,
      ...Object.values(tokens),
      ...sessions,
      secretAccessKey,
      sessionToken,
    ];
    await sendInWrongForms(secrets);
    vi.restoreAllMocks();

    const journal = await (await fetch(`${started.url}/sandbox/requests`)).text();
    expect(refusals.length).toBeGreaterThan(15);
    expect(journal).toContain('ConfirmForgotPassword');
    expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
    const leaks = Object.entries({ log: lines.join('\n'), journal, refusals: refusals.join('\n') }).flatMap(
      ([place, text]) =>
        secrets.filter((secret) => found(text, secret)).map((secret) => `${place}: ${secret}`),
    );
    expect(leaks).toEqual([]);
    // Held against the inbox, the one place where codes are, the search finds them.
    const inbox = JSON.stringify(await client.inbox(dana));
    expect([recovery, ...codes].filter((code) => found(inbox, code))).toEqual([recovery, codes[0]]);
  });
});

/** Six digits may stand inside a longer number by chance. */
const found = (text: string, secret: string) =>
  /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\da-f-])${secret}(?![\\da-f-])`).test(text)
    : text.includes(secret);
