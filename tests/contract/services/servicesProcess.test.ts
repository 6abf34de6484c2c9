import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { connect } from 'node:tls';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../process/freePort.mjs';
import { until } from '../harness/until.ts';
import { callServices, type Sent } from './callServices.ts';
import { buildServices, spawnServices } from './servicesProcess.ts';
import { customer, writeServicesFiles } from './startServices.ts';

let files: Awaited<ReturnType<typeof writeServicesFiles>>;

beforeAll(async () => {
  buildServices();
  files = await writeServicesFiles({ administrators: ['ada@firm.test'] }, { drainSeconds: 2 });
});
afterAll(() => files.remove());

const start = (env: Readonly<Record<string, string>> = {}, ...program: [string?, ...string[]]) =>
  spawnServices(
    { SERVICES_CONFIG: files.settings, SERVICES_DATA: join(files.folder, 'data'), ...env },
    ...program,
  );
const callAs = (url: string, path: string, sent: Sent = {}) =>
  callServices(url, files.authority.cert, path, { ...files.gateway, headers: customer, ...sent });

const oneSentence = /^[^\n]+\.\n$/;

describe('a process of the services', () => {
  it('says in one line where it is, keeps its accounts over a restart, and alone has its folder', async () => {
    const first = start();
    const url = await first.url();
    expect(first.said()).toBe(
      `The accounts service is at ${url}, its data is in ${join(files.folder, 'data')}.\n`,
    );
    const { body } = await callAs(url, '/account');
    expect(body).toMatchObject({ userRoles: ['admin'] });
    expect(await callAs(url, '/admin/get-accounts')).toMatchObject({ status: 200 });

    const second = start();
    expect(await second.end()).toBe(1);
    expect(second.said()).toMatch(oneSentence);
    expect(second.said()).toContain(join(files.folder, 'data'));

    first.signal('SIGTERM');
    expect(await first.end()).toBe(0);
    const again = start();
    expect(await callAs(await again.url(), '/account')).toMatchObject({ body });
    again.signal('SIGTERM');
    expect(await again.end()).toBe(0);
    expect(
      first
        .logged()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toHaveLength(2);
  });

  it('that is told to end says first that it is not ready, then takes no more calls, and finishes what runs', async () => {
    const services = start({ SERVICES_DATA: join(files.folder, 'ending') });
    const url = await services.url();
    const running = await slowCall(url);
    const ready = () => callAs(url, '/readyz', { agent: new Agent() });
    expect((await ready()).status).toBe(200);

    services.signal('SIGTERM');
    await until(async () => (await ready()).status === 503);
    expect((await callAs(url, '/account')).status).toBe(200);
    await until(() =>
      callAs(url, '/livez').then(
        () => false,
        () => true,
      ),
    );
    expect(await running.finish()).toMatch(/^HTTP\/1\.1 400 /);
    expect(await services.end()).toBe(0);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no settings', { SERVICES_CONFIG: '/none/services.json' }, '/none/services.json cannot be read'],
    ['a database that is none', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must begin with postgres://'],
    [
      'a server that does not answer',
      { DATABASE_URL: 'postgres://u:SECRET@127.0.0.1:9/x' },
      'DATABASE_URL: the PostgreSQL server at 127.0.0.1:9',
    ],
  ])('does not start with %s, and says why in one sentence', async (_, env, sentence) => {
    const services = start(env);
    expect(await services.end()).toBe(1);
    expect(services.said()).toMatch(oneSentence);
    expect(services.said()).toContain(sentence);
    expect(services.said()).not.toContain('SECRET');
  });

  it.each<[string, object, string]>([
    [
      'a certificate that is none',
      { certificate: 'services.json' },
      'listen.tls.certificate and listen.tls.key',
    ],
    ['a key of another certificate', { key: 'other.key' }, 'listen.tls.certificate and listen.tls.key'],
    ['an authority that is none', { clientAuthority: 'services.json' }, 'listen.tls.clientAuthority'],
    ['a key that is nowhere', { key: 'none.key' }, 'listen.tls.key names'],
  ])('does not start with %s, and says why in one sentence', async (_, wrong, sentence) => {
    const other = await writeServicesFiles();
    const named = Object.entries({
      certificate: 'server.pem',
      key: 'server.key',
      clientAuthority: 'clients.pem',
      ...wrong,
    });
    await writeFile(join(other.folder, 'other.key'), files.gateway.key);
    const tls = Object.fromEntries(named.map(([member, name]) => [member, join(other.folder, name)]));
    await writeFile(
      other.settings,
      JSON.stringify({
        listen: { host: '127.0.0.1', port: 0, tls },
        callers: 'headers',
        integrationKeys: [{ id: 'a', secret: 'a-secret-of-integrations-in-tests' }],
        ratesKey: 'k',
      }),
    );
    const services = start({ SERVICES_CONFIG: other.settings });
    expect(await services.end()).toBe(1);
    expect(services.said()).toMatch(oneSentence);
    expect(services.said()).toContain(sentence);
    await other.remove();
  });

  it('rotates the keys at rest and ends: what the old key sealed, the new one alone opens', async () => {
    const [data, old] = [join(files.folder, 'rotated'), { id: 'old', secret: 'o'.repeat(32) }];
    const current = { id: 'current', secret: 'c'.repeat(32) };
    const withKeys = async (...integrationKeys: readonly object[]) => {
      const other = await writeServicesFiles({ integrationKeys, administrators: ['ada@firm.test'] });
      return { SERVICES_CONFIG: other.settings, SERVICES_DATA: data, other };
    };
    const { other: before, ...oldKeys } = await withKeys(old);
    const first = start(oldKeys);
    const entered = await callServices(
      await first.url(),
      before.authority.cert,
      '/admin/update-integration',
      {
        ...before.gateway,
        method: 'POST',
        headers: customer,
        body: { clientId: 'one', kind: 'facilitapayClient', key: 'Zq7-the whole key' },
      },
    );
    expect(entered.status).toBe(200);
    first.signal('SIGTERM');
    expect(await first.end()).toBe(0);
    const rotate = async (...keys: readonly object[]) => {
      const { other, ...env } = await withKeys(...keys);
      const command = start(env, 'dist/main.mjs', 'rotate-keys');
      const code = await command.end();
      await other.remove();
      return [code, command.said().split('\n')[0]];
    };
    expect(await rotate(current)).toEqual([1, '0 keys at rest were sealed again.']);
    expect(await rotate(current, old)).toEqual([0, '1 keys at rest were sealed again.']);
    expect(await rotate(current)).toEqual([0, '0 keys at rest were sealed again.']);
    await before.remove();
  });

  it('is told apart from none by the health check of its container', async () => {
    const port = await freePort();
    const fixed = await writeServicesFiles({}, { port });
    const env = { SERVICES_CONFIG: fixed.settings };
    const services = start({ ...env, SERVICES_DATA: join(fixed.folder, 'data') });
    await services.url();
    expect(await start(env, 'bin/health.mjs').end()).toBe(0);
    services.signal('SIGTERM');
    await services.end();
    expect(await start(env, 'bin/health.mjs').end()).toBe(1);
    await fixed.remove();
  });

  it('takes no argument but rotate-keys, and says how its settings are made', async () => {
    const services = start({}, 'bin/start.mjs', '--port=1');
    expect(await services.end()).toBe(2);
    expect(services.said()).toMatch(oneSentence);
    expect(services.said()).toContain('SERVICES_CONFIG=services.json npm run services');
  });
});

/** A call whose body has begun; it is refused for what it says when the rest has come. */
const slowCall = async (url: string) => {
  const { port } = new URL(url);
  const socket = connect({
    port: Number(port),
    host: '127.0.0.1',
    ca: files.authority.cert,
    ...files.gateway,
  });
  await once(socket, 'secureConnect');
  const headers = {
    ...customer,
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': '2',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`PUT /account HTTP/1.1\r\n${lines.join('')}\r\n{`);
  return {
    finish: async () => {
      socket.write('}');
      return await text(socket);
    },
  };
};
