import { describe, expect, it } from 'vitest';
import { readServicesSettings } from './readServicesSettings.ts';

const secret = 'never-to-be-seen-in-a-message-0001';

const complete = {
  listen: {
    host: '127.0.0.1',
    port: 4443,
    tls: { certificate: 'server.pem', key: 'server.key', clientAuthority: 'clients.pem' },
  },
  callers: 'headers',
  integrationKeys: [{ id: '2026-11', secret }],
  ratesKey: secret,
};

const read = (settings: unknown, environment = {}, files: Readonly<Record<string, string>> = {}) =>
  readServicesSettings(environment, (path) => {
    const found = path === 'services.json' ? JSON.stringify(settings) : files[path];
    if (found === undefined) throw new Error('ENOENT');
    return found;
  });

const refusal = (...given: Parameters<typeof read>): string => {
  try {
    read(...given);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : '';
  }
  return 'read';
};

const ofx = { tokenUrl: 'https://ofx.test/oauth/token', clientId: 'c', clientSecret: 's' };

describe('the settings of the services', () => {
  it('say what is needed, and the rest is as most have it', () => {
    expect(read(complete)).toMatchObject({
      listen: { drainSeconds: 5 },
      providerClientId: '10000API_USER',
      administrators: [],
      integrationKeys: [{ id: '2026-11', secret }],
    });
  });

  it('have a secret in the file, in a variable or in a file of its own', () => {
    expect(read({ ...complete, ratesKey: { env: 'RATES_KEY' } }, { RATES_KEY: 'k1' }).ratesKey).toBe('k1');
    const kept = { '/run/secrets/rates': 'k2\n' };
    expect(read({ ...complete, ratesKey: { file: '/run/secrets/rates' } }, {}, kept).ratesKey).toBe('k2');
  });

  it('know an administrator by the e-mail whatever its capitals', () => {
    expect(read({ ...complete, administrators: ['Ada@Firm.test'] }).administrators).toEqual([
      'ada@firm.test',
    ]);
  });

  it.each<[string, object, string]>([
    ['no caller', { callers: undefined }, 'callers must be "headers", "gatewayHeaders" or "gateway".'],
    [
      'a wrong port',
      { listen: { ...complete.listen, port: 70_000 } },
      'listen.port must be from 0 to 65535.',
    ],
    ['a port in words', { listen: { ...complete.listen, port: 'x' } }, 'listen.port must be a whole number.'],
    [
      'a member that nobody reads',
      { listen: { ...complete.listen, prot: 1 } },
      'listen has no member "prot": take it out, or correct its name.',
    ],
    [
      'one at the top',
      { rateKey: 'x' },
      'the file has no member "rateKey": take it out, or correct its name.',
    ],
    [
      'headers without mutual TLS',
      { listen: { host: 'localhost', port: 1 } },
      'listen.tls.clientAuthority must be given where callers is "headers": these are believed behind mutual TLS alone.',
    ],
    [
      'a gateway without its user pool',
      { callers: 'gateway' },
      'userPool must be given where callers is "gateway": it says who they are.',
    ],
    [
      'no keys',
      { integrationKeys: [] },
      'integrationKeys must have a key: the first one encrypts, all of them decrypt.',
    ],
    [
      'a short key',
      { integrationKeys: [{ id: 'a', secret: 'short' }] },
      'integrationKeys.0.secret must have at least 32 characters: make another one.',
    ],
    [
      'two keys of one id',
      { integrationKeys: [complete.integrationKeys[0], complete.integrationKeys[0]] },
      'integrationKeys must not have two keys of one id.',
    ],
    [
      'one secret under two ids',
      { integrationKeys: [complete.integrationKeys[0], { ...complete.integrationKeys[0], id: 'other' }] },
      'integrationKeys must not have one secret twice: give each key its own.',
    ],
    [
      'a secret of another shape',
      { ratesKey: 7 },
      'ratesKey must be a text, { "env": "NAME OF A VARIABLE" } or { "file": "/PATH" }.',
    ],
    [
      'an address without a scheme',
      { ofx: { tokenUrl: 'ofx.test', clientId: 'c', clientSecret: 's', redirectUris: [] } },
      'ofx.tokenUrl must be an address that begins with https://.',
    ],
    [
      'a way to OFX that others can listen to',
      { ofx: { tokenUrl: 'http://ofx.test', clientId: 'c', clientSecret: 's', redirectUris: [] } },
      'ofx.tokenUrl must begin with https://.',
    ],
    [
      'a way back that others can listen to',
      { ofx: { ...ofx, redirectUris: ['http://fx.test:*/dashboard'] } },
      'ofx.redirectUris.0 must be an address that begins with https://, or one on 127.0.0.1, such as "http://127.0.0.1:*/callback".',
    ],
    ['no e-mail', { administrators: ['ada'] }, 'administrators.0 must be an e-mail address.'],
  ])('refuse %s by its path and the cure', (_, wrong, sentence) => {
    expect(refusal({ ...complete, ...wrong })).toBe(`StartRefusal: services.json: ${sentence}`);
  });

  it('never repeat what may be a secret', () => {
    const said = [
      refusal({ ...complete, ratesKey: { env: secret } }),
      refusal({ ...complete, ratesKey: { file: secret } }),
      refusal({ ...complete, callers: secret }),
      refusal({ ...complete, database: { url: { env: secret } } }),
      refusal({ ...complete, integrationKeys: secret }),
    ];
    expect(said.filter((sentence) => sentence === 'read' || sentence.includes(secret))).toEqual([]);
    const broken = () => readServicesSettings({}, () => `{\n"ratesKey": "${secret}" oops}`);
    expect(broken).toThrow(/^services\.json is not JSON: correct it in line 2\.$/);
  });

  it('that are nowhere name the file and the variable that names another', () => {
    expect(() => readServicesSettings({ SERVICES_CONFIG: '/none.json' })).toThrow(
      '/none.json cannot be read: write your settings into it as docs/services.md says, or name another file by SERVICES_CONFIG.',
    );
  });
});
