import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { leaseSandbox, type Lease } from '../harness/leaseSandbox.ts';
import { customer, startServices } from './startServices.ts';

const region = 'us-west-2';
const userPoolId = `${region}_Sandbox01`;
const providerOf = (sub: string) =>
  `cognito-idp.${region}.amazonaws.com/${userPoolId},cognito-idp.${region}.amazonaws.com/${userPoolId}:CognitoSignIn:${sub}`;
const provider = providerOf('5f1d0c52-6a0b-4f6e-9b1c-0a6c1d8e4a01');

let sandbox: Lease;
let running: Awaited<ReturnType<typeof startServices>>;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIASANDBOXADMIN');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'administrator-of-a-sandbox');
  sandbox = await leaseSandbox();
  running = await startServices({
    callers: 'gatewayHeaders',
    userPool: { region, userPoolId, endpoint: `${sandbox.url}/services/cognito` },
  });
});
afterAll(async () => {
  await running.stop();
  await sandbox.giveBack();
  vi.unstubAllEnvs();
});

const refused = { status: 403, body: { message: 'Missing Authentication Token' } };
const callWith = (headers: Readonly<Record<string, string | string[]>>, client: object = running.gateway) =>
  running.call('/account', { ...client, headers });

it('who calls through the API Gateway of the templates is the user whose identity it names, by its certificate', async () => {
  expect(await callWith({ 'x-identity-provider': provider })).toMatchObject({ status: 200 });
});

it('nobody else who names an identity is believed', async () => {
  expect(await callWith({ 'x-identity-provider': provider }, {})).toMatchObject(refused);
  const other = running.authority.sign('web.test');
  expect(await callWith({ 'x-identity-provider': provider }, other)).toMatchObject(refused);
});

it.each<[string, Readonly<Record<string, string | string[]>>]>([
  ['no identity', {}],
  ['an empty one, as of a user of AWS', { 'x-identity-provider': '' }],
  ['two identities', { 'x-identity-provider': [provider, provider] }],
  ['two in one header', { 'x-identity-provider': `${provider}, ${provider}` }],
  ['another user pool', { 'x-identity-provider': provider.replaceAll(userPoolId, `${region}_Another01`) }],
  ['nobody of the user pool', { 'x-identity-provider': providerOf('5f1d0c52-6a0b-4f6e-9b1c-ffffffffffff') }],
  ['the headers of another gateway', customer],
])('a call is refused with %s', async (_, headers) => {
  expect(await callWith(headers)).toMatchObject(refused);
});
