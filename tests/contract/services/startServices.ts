import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices } from '@fx-gateway/services/createServices.ts';
import type { DatabasePlace } from '@fx-gateway/services/database/databasePlace.ts';
import { readServicesSettings } from '@fx-gateway/services/settings/readServicesSettings.ts';
import { callServices, type Sent } from './callServices.ts';
import { certificateAuthority } from './certificateAuthority.ts';

/** A customer as the gateway tells of them. */
export const customer = {
  'x-fxg-sub': '0f6c1f5e-0000-4000-8000-000000000001',
  'x-fxg-email': encodeURIComponent('ada@firm.test'),
  'x-fxg-origin': 'default',
  'x-fxg-partner': 'corpay',
};

/** Files of a service in a folder of its own: its certificates and settings. */
export const writeServicesFiles = async (more: object = {}, listen: object = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'fx-gateway-services-'));
  const authority = certificateAuthority('The authority of the gateway');
  const server = authority.sign('localhost', '127.0.0.1');
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const tls = {
    certificate: await write('server.pem', server.cert),
    key: await write('server.key', server.key),
    clientAuthority: await write('clients.pem', authority.cert),
    clientNames: ['gateway.test'],
  };
  const settings = await write(
    'services.json',
    JSON.stringify({
      listen: { host: '127.0.0.1', port: 0, tls, drainSeconds: 0, ...listen },
      callers: 'headers',
      integrationKeys: [{ id: 'test', secret: 'a-secret-of-integrations-in-tests' }],
      ratesKey: 'a-key-of-the-rates-service',
      ...more,
    }),
  );
  return {
    folder,
    settings,
    authority,
    gateway: authority.sign('gateway.test'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

/** The services behind mutual TLS over a database, and a gateway before them. */
export const startServices = async (
  more: object = {},
  database: DatabasePlace = { dataFolder: 'memory' },
) => {
  const files = await writeServicesFiles(more);
  const log: string[] = [];
  const services = await createServices(readServicesSettings({ SERVICES_CONFIG: files.settings }), {
    database,
    logTo: { write: (line) => log.push(line) },
  });
  const { url, metricsUrl } = await services.listen();
  return {
    ...files,
    url,
    metricsUrl: metricsUrl ?? '',
    services,
    log,
    call: (path: string, sent: Sent = {}) => callServices(url, files.authority.cert, path, sent),
    /** As the gateway calls, for this customer or another. */
    callAs: (path: string, sent: Sent = {}) =>
      callServices(url, files.authority.cert, path, {
        ...files.gateway,
        ...sent,
        headers: { ...customer, ...sent.headers },
      }),
    stop: async () => {
      await services.close();
      await files.remove();
    },
  };
};
