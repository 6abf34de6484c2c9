import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { seededPassword } from '@fx-gateway/sandbox';
import { runFxg } from '../../packages/cli/test/runFxg.ts';
import { fxgUser } from '../contract/cli/fxg.ts';
import { corpayCast, idsOf, runConformance, withWrites } from '../contract/conformance/runConformance.ts';
import { corpayCustomer } from '../contract/corpay/corpayCustomer.ts';
import { organization } from '../contract/corpay/sampleOrganization.ts';
import { signedUser, type SignedUser } from '../contract/harness/signedUser.ts';
import { startSandbox, type StartedSandbox } from '../contract/harness/startSandbox.ts';
import { sdkClient } from '../contract/identity/sdkClient.ts';
import { ofxCustomer, tokenCall } from '../contract/ofx/ofxCustomer.ts';
import { buildServices, spawnServices } from '../contract/services/servicesProcess.ts';
import { writeServicesFiles } from '../contract/services/startServices.ts';
import { freePort } from '../process/freePort.mjs';
import { startPostgres } from './startPostgres.mjs';
import { turnsOfConnections } from './turnsOfConnections.ts';

const fresh = 'fresh@customer.test';
const provider = '10000API_USER';
const ofxEmail = 'ofx@sandbox.test';
/** One of the beneficiaries of that customer’s story, paid in euros. */
const thalassa = '3e9a7c10-52b8-4d6f-9a41-6b0d1f2e2001';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let way: Awaited<ReturnType<typeof turnsOfConnections>>;
let files: Awaited<ReturnType<typeof writeServicesFiles>>;
let services: readonly ReturnType<typeof spawnServices>[] = [];
let strict: StartedSandbox;
let administrator: SignedUser;

/** Two processes of the built services on PostgreSQL, behind mutual TLS; the strict sandbox is the gateway before them. */
beforeAll(async () => {
  buildServices();
  postgres = await startPostgres();
  way = await turnsOfConnections();
  const port = await freePort();
  files = await writeServicesFiles({
    administrators: ['admin@sandbox.test'],
    ratesKey: 'sandbox-rates-key',
    ofx: {
      tokenUrl: `http://127.0.0.1:${port}/services/ofx/oauth/token`,
      clientId: 'fx-gateway-sandbox',
      clientSecret: 'ofx-secret-of-the-sandbox',
      redirectUris: [`http://127.0.0.1:${port}/secure/fxgateway/dashboard`, 'http://127.0.0.1:*/callback'],
    },
  });
  const env = { SERVICES_CONFIG: files.settings, DATABASE_URL: postgres.url };
  services = [spawnServices(env), spawnServices(env)];
  const urls = await Promise.all(services.map((each) => each.url()));
  way.leadTo(urls.map((url) => Number(new URL(url).port)));
  const { key, cert: certificate } = files.gateway;
  const servicesAddress = {
    url: `https://127.0.0.1:${way.port}`,
    certificate,
    key,
    authority: files.authority.cert,
  };
  strict = await startSandbox({ strict: true, servicesAddress, port });
  administrator = await signedUser(strict.url, 'admin@sandbox.test');
});
afterAll(async () => {
  await strict?.sandbox.close();
  way?.close();
  for (const each of services) each.signal('SIGTERM');
  await Promise.all(services.map((each) => each.end()));
  postgres?.stop();
  if (files !== undefined) await rm(files.folder, { recursive: true, force: true });
});

const account = '/services/accounts/account';
const administration = '/services/accounts/admin';
const integrations = z.object({
  integrations: z.array(z.object({ integrationId: z.string(), clientId: z.string() })),
});

const doctorReport = z.object({ findings: z.array(z.object({ verdict: z.string() }).loose()).min(10) });
const quoteAnswer = z.object({ id: z.string() }).loose();

const done = async (answer: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};

const registered = async (email: string, partner: string): Promise<SignedUser> => {
  const identity = await sdkClient(strict.url);
  await identity.signUp(email, seededPassword, { email, 'custom:fxpartner': partner });
  await identity.confirm(email, await identity.code(email));
  return signedUser(strict.url, email);
};

const enter = (clientId: string, kind: string, parentId: string) =>
  done(
    administrator.send('POST', `${administration}/update-integration`, {
      body: { integrationId: '', clientId, parentId, kind, key: `${clientId}-the-whole-key` },
    }),
  );

/** Enters an integration for a customer who has saved their organization, and connects them with it. */
const connect = async (email: string, clientId: string): Promise<void> => {
  await enter(clientId, 'corpayClient', provider);
  const known = integrations.parse(
    await done(administrator.send('GET', `${administration}/get-integrations`)),
  ).integrations;
  const integrationId = known.find((each) => each.clientId === clientId)?.integrationId;
  await done(
    administrator.send('POST', `${administration}/assign-integration`, { body: { email, integrationId } }),
  );
};

it('the first administrator is the one whom the settings name', async () => {
  expect(await done(administrator.send('GET', account))).toMatchObject({ userRoles: ['admin'] });
  await done(administrator.send('PUT', account, { body: organization }));
  await enter(provider, 'corpayPartner', '');
});

it('a customer registers, an administrator connects them, they book, and find the order at the terminal', async () => {
  const user = await registered(fresh, 'corpay');
  await done(user.send('PUT', account, { body: organization }));
  expect(await user.send('GET', '/services/corpay/token')).toMatchObject({
    status: 400,
    body: { code: 'INTEGRATION_MISSING' },
  });
  await connect(fresh, '10611API_USER');
  const customer = await corpayCustomer(strict.url, fresh);
  expect(customer.clientCode).toBe('410611');
  const { orderNumber } = await customer.deal();
  const terminal = await fxgUser(strict.url, 'sources');
  await terminal.signIn(fresh);
  const { code, stdout } = await terminal.fxg('orders', 'list', '--json');
  await terminal.leave();
  expect(code).toBe(0);
  expect(stdout).toContain(String(orderNumber));
});

it('every promise of the contract is kept there, also those that only writing proves', async () => {
  for (const [email, clientId] of [
    ['corpay@sandbox.test', '10233API_USER'],
    ['empty@sandbox.test', '10258API_USER'],
  ] as const) {
    await done((await signedUser(strict.url, email)).send('PUT', account, { body: organization }));
    await connect(email, clientId);
  }
  const run = await runConformance(strict.url, [...corpayCast, ...withWrites]);
  expect(idsOf(run, 'broken')).toEqual([]);
  expect(run.code).toBe(0);
});

it('the doctor finds nothing', async () => {
  const ran = await runFxg(['doctor', '--as', 'corpay@sandbox.test', '--password-stdin'], {
    stdin: `${seededPassword}\n`,
    environment: { FXG_CONFIG: `${strict.url}/config.json` },
  });
  const fine = ['as-expected', 'unjudged', 'not-tried'];
  const { findings } = doctorReport.parse(JSON.parse(ran.stdout));
  expect(findings.filter(({ verdict }) => !fine.includes(verdict))).toEqual([]);
  expect(ran.code).toBe(0);
});

it('an OFX customer authorizes, is given tokens again without being asked, and books', async () => {
  const user = await signedUser(strict.url, ofxEmail);
  await done(user.send('PUT', account, { body: organization }));
  const renewal = { body: { grantType: 'refresh_token', scope: 'payments' } };
  expect(await user.send('POST', tokenCall, renewal)).toMatchObject({
    status: 400,
    body: { code: 'AUTHORIZATION_REQUIRED' },
  });
  const customer = await ofxCustomer(strict.url, ofxEmail);
  // By either process, with whatever the other one has stored.
  const renewed = await Promise.all([1, 2, 3, 4].map(() => user.send('POST', tokenCall, renewal)));
  expect(renewed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const asked = { detailedResponse: true, buyCurrency: 'USD', buyAmount: 0, sellCurrency: 'EUR' };
  const quoted = await customer.call('POST', '/payments/quotes', {
    body: { ...asked, sellAmount: 900, beneficiaries: 1 },
  });
  const { id: quoteId } = quoteAnswer.parse(quoted.body);
  const beneficiaries = [{ beneficiaryId: thalassa, amount: 900 }];
  const body = { quoteId, beneficiaries, fundingSource: 'Direct Debit' };
  expect(await done(customer.call('POST', '/payments/deals', { body }))).toMatchObject({
    dealId: expect.any(String),
  });
});

it('a new customer of OFX is one from the moment on when they authorize', async () => {
  const user = await registered('juniper@customer.test', 'ofx');
  await done(user.send('PUT', account, { body: organization }));
  const customer = await ofxCustomer(strict.url, 'juniper@customer.test');
  expect(await done(customer.call('GET', '/payments/beneficiaries'))).toEqual({ beneficiaries: [] });
});

it('both processes have answered, and no log has a secret in it', () => {
  for (const each of services) expect(each.logged()).toContain('"msg":"call"');
  const logged = services.map((each) => each.logged() + each.said()).join('');
  expect(logged).toContain('token of a partner');
  expect(logged).not.toMatch(/ofx-secret|OFXR?-[\dA-F]{8}|the-whole-key|sandbox-rates-key|a-secret-of/);
});
