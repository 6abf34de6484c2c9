import { createServices, type Services } from '@fx-gateway/services/createServices.ts';
import { makeLambdaHandler, type ProxyEvent } from '@fx-gateway/services/makeLambdaHandler.ts';
import { readServicesSettings } from '@fx-gateway/services/settings/readServicesSettings.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { leaseSandbox, type Lease } from '../harness/leaseSandbox.ts';
import { customer } from './startServices.ts';

const region = 'us-west-2';
const userPoolId = `${region}_Sandbox01`;
const identityPoolId = `${region}:7b1f4f0e-6a55-4c8e-9d53-5a0d6c0e4400`;
const sub = '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a01';
const unconfirmed = '5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a05';

let sandbox: Lease;
let services: Services;
let handle: ReturnType<typeof makeLambdaHandler>;
let ahead = 0;
const log: string[] = [];

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIASANDBOXADMIN');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'administrator-of-a-sandbox');
  sandbox = await leaseSandbox();
  const settings = {
    callers: 'gateway',
    userPool: { region, userPoolId, identityPoolId, endpoint: `${sandbox.url}/services/cognito` },
    integrationKeys: [{ id: 'test', secret: 'a-secret-of-integrations-in-tests' }],
    ratesKey: 'a-key-of-the-rates-service',
  };
  services = await createServices(
    readServicesSettings({}, () => JSON.stringify(settings)),
    {
      database: { dataFolder: 'memory' },
      now: () => Date.now() + ahead,
      logTo: { write: (line) => log.push(line) },
    },
  );
  handle = makeLambdaHandler(services);
});
afterAll(async () => {
  await services.close();
  await sandbox.giveBack();
  vi.unstubAllEnvs();
});

const identityOf = (user: string, pool = userPoolId) => ({
  cognitoAuthenticationType: 'authenticated',
  cognitoIdentityPoolId: identityPoolId,
  cognitoIdentityId: `${region}:00000000-0000-4000-8000-000000000001`,
  cognitoAuthenticationProvider: `cognito-idp.${region}.amazonaws.com/${pool},cognito-idp.${region}.amazonaws.com/${pool}:CognitoSignIn:${user}`,
  userArn: 'arn:aws:sts::000000000000:assumed-role/authenticated/CognitoIdentityCredentials',
  sourceIp: '192.0.2.1',
});

const event = (identity: object | null, more: object = {}): ProxyEvent => ({
  resource: '/{proxy+}',
  path: '/account',
  httpMethod: 'GET',
  headers: { host: 'api.test' },
  body: null,
  isBase64Encoded: false,
  requestContext: { requestId: 'request-of-the-gateway', stage: 'live', ...(identity && { identity }) },
  ...more,
});

const answerTo = async (asked: ProxyEvent) => {
  const { statusCode, headers, body } = await handle(asked, {} as never);
  return { status: statusCode, headers, body: JSON.parse(body) as unknown };
};

const userPoolCalls = async () =>
  (await sandbox.control.journal({ service: 'cognito' })).filter(
    ({ operation }) => operation === 'AdminGetUser',
  ).length;

const refused = { status: 403, body: { message: 'Missing Authentication Token' } };

it('who calls through API Gateway is the user of the user pool whose identity signed the request', async () => {
  expect(await answerTo(event(identityOf(sub)))).toMatchObject({
    status: 200,
    body: { message: 'Account loaded.', userRoles: [] },
  });
});

it('a request is named as the gateway names it, whatever the caller calls it', async () => {
  const { headers } = await answerTo(
    event(identityOf(sub), {
      headers: { 'X-Request-Id': 'mine' },
      multiValueHeaders: { 'x-request-id': ['mine', 'too'] },
    }),
  );
  expect(headers).toMatchObject({ 'x-amzn-requestid': 'request-of-the-gateway' });
});

it('the user pool is asked once in five minutes for a user', async () => {
  const before = await userPoolCalls();
  await answerTo(event(identityOf(sub)));
  expect(await userPoolCalls()).toBe(before);
  ahead += 300_001;
  await answerTo(event(identityOf(sub)));
  expect(await userPoolCalls()).toBe(before + 1);
});

const authenticated = identityOf(sub);
const provider = authenticated.cognitoAuthenticationProvider;

it.each<[string, object | null]>([
  ['no identity', null],
  [
    'an identity that signed in nowhere',
    { ...authenticated, cognitoAuthenticationType: 'unauthenticated', cognitoAuthenticationProvider: null },
  ],
  [
    'signed by a user of AWS',
    { userArn: 'arn:aws:iam::000000000000:user/ada', cognitoAuthenticationProvider: null },
  ],
  ['another user pool', identityOf(sub, `${region}_Another01`)],
  ['a user pool whose id begins like ours', identityOf(sub, `${userPoolId}2`)],
  ['another identity pool', { ...authenticated, cognitoIdentityPoolId: `${region}:0` }],
  [
    'another provider',
    { ...authenticated, cognitoAuthenticationProvider: `accounts.google.com,${provider}` },
  ],
  [
    'a dot of the provider that is another letter',
    {
      ...authenticated,
      cognitoAuthenticationProvider: provider.replaceAll('amazonaws.com', 'amazonawsxcom'),
    },
  ],
  ['more behind the sub', { ...authenticated, cognitoAuthenticationProvider: `${provider}:x` }],
  ['nobody of the user pool', identityOf('5f1d0c52-6a0b-4f6e-9b1c-ffffffffffff')],
  ['a user whose e-mail nobody confirmed', identityOf(unconfirmed)],
])('an event is refused: %s', async (_, identity) => {
  expect(await answerTo(event(identity))).toMatchObject(refused);
});

it('no header says who calls', async () => {
  const forged = {
    headers: {
      ...customer,
      'x-apigateway-event': encodeURIComponent(JSON.stringify(event(authenticated))),
      'x-aws-lambda-fastify-request': 'guessed',
    },
  };
  expect(await answerTo(event(null, forged))).toMatchObject(refused);
});

it('a user pool that does not answer is a 503 that may be asked again, and is not remembered', async () => {
  ahead += 300_001;
  await sandbox.control.faults({ service: 'cognito', fault: 'status', status: 500, times: 2 });
  expect(await answerTo(event(identityOf(sub)))).toMatchObject({ status: 503 });
  expect(await answerTo(event(identityOf(sub)))).toMatchObject({ status: 200 });
});

it('the log says why, and names nobody but by their sub', () => {
  const reasons = log.map((line) => (JSON.parse(line) as { refusal?: string }).refusal);
  for (const reason of ['no-identity', 'other-pool', 'unknown-user', 'unconfirmed-email'])
    expect(reasons).toContain(reason);
  expect(log.join('')).not.toMatch(/sandbox\.test|cognito-idp|ASIA/);
});
