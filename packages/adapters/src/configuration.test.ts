import { sessionOrigins } from '@fx-gateway/domain/branding/theme.ts';
import { describe, expect, it } from 'vitest';
import { parseConfiguration } from './configuration/parseConfiguration.ts';
import { readConfiguration } from './configuration.ts';
import { combinedPartnerAdapter } from './partners.ts';

const complete = {
  environment: { name: 'Sandbox', kind: 'sandbox' },
  region: 'us-west-2',
  identity: {
    userPoolId: 'us-west-2_Sandbox01',
    userPoolClientId: 'client',
    identityPoolId: 'us-west-2:7b1f4f0e-6a55-4c8e-9d53-5a0d6c0e4400',
    userPoolEndpoint: 'http://127.0.0.1:4400/services/cognito',
    identityPoolEndpoint: 'http://127.0.0.1:4400/services/cognito',
  },
  apis: {
    accounts: 'https://accounts.example.test/v1',
    corpay: 'https://corpay.example.test/v1',
    headers: { accessToken: 'CMG-AccessToken', clientCode: 'Client-Code', idempotencyKey: 'Idempotency-Key' },
  },
  rates: { baseUrl: 'https://fixer.example.test/api' },
  branding: {
    afsHosts: ['a.test', 'b.test', 'c.test', 'd.test'],
    contactEmails: Object.fromEntries(sessionOrigins.map((origin) => [origin, `${origin}@example.test`])),
  },
  support: {
    scheduleCallUrl: 'https://calendar.example.test/',
    exchanges: [{ name: 'One', url: 'https://one.example.test' }],
  },
  administration: { providerParentCode: '10000API_USER', auditPath: '/admin/audit' },
  session: { idleMinutes: { default: 30, requireLoginThemes: 15 } },
};

type Tree = { [name: string]: unknown };

/** The complete configuration with one field set to `value`, or taken out. */
const withField = (field: string, value: unknown, whole: Tree = complete): Tree => {
  const copy: Tree = structuredClone(whole);
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((at, step) => Reflect.get(Object(at), step), copy);
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return copy;
};

const ofx = {
  baseUrl: 'https://ofx.example.test/v1',
  authorizeUrl: 'https://ofx.example.test/v1/oauth/authorize',
  ratesUrl: 'https://ofx.example.test/v1/ofxrates',
  clientId: 'fx-gateway',
  idempotencyKey: 'Idempotency-Key',
  cliRedirect: 'http://127.0.0.1:*/callback',
};

describe('what is switched off on a bad day (OPS-5)', () => {
  it('is taken as it is said', () => {
    const operations = { notice: 'Corpay is slow today.', bookingsOff: true, readOnly: false };
    expect(readConfiguration({ ...complete, operations })).toEqual({
      ok: true,
      value: { ...complete, operations },
    });
  });

  it.each([
    [{ bookingOff: true }, 'operations', /no other members than notice, bookingsOff and readOnly/],
    [{ bookingsOff: 'true' }, 'operations.bookingsOff', /must be true or false/],
    [{ readOnly: 1 }, 'operations.readOnly', /must be true or false/],
    [{ notice: '' }, 'operations.notice', /must not be empty/],
  ])('is refused where a switch would switch nothing: %j', (operations, field, words) => {
    expect(readConfiguration({ ...complete, operations })).toMatchObject({
      ok: false,
      failure: { field, message: expect.stringMatching(words) },
    });
  });
});

describe('a switch beside operations (OPS-5)', () => {
  it.each(['operation', 'Operations', 'opertions', 'bookingsOff', 'readonly', 'notice'])(
    'would switch nothing, so that %s is refused',
    (name) => {
      expect(readConfiguration({ ...complete, [name]: { bookingsOff: true } })).toMatchObject({
        ok: false,
        failure: { field: name, message: expect.stringContaining('stand in operations') },
      });
    },
  );
});

describe('where reports go (REPORT-1)', () => {
  it('is taken as it is said', () => {
    const reports = { url: 'https://reports.example.test/fx' };
    expect(readConfiguration({ ...complete, reports })).toEqual({
      ok: true,
      value: { ...complete, reports },
    });
  });

  it.each([
    [{}, 'reports.url', 'is missing'],
    [{ url: 'reports' }, 'reports.url', 'must be an http or https address'],
    [
      { url: 'https://reports.test', urls: [] },
      'reports',
      'must be an object with no other members than url',
    ],
    [true, 'reports', 'must be an object'],
  ])('is refused where no report would arrive: %j', (reports, field, rule) => {
    expect(readConfiguration({ ...complete, reports })).toMatchObject({
      ok: false,
      failure: { field, message: expect.stringContaining(`${field} ${rule}`) },
    });
  });
});

describe('who runs it (OPERATOR-1)', () => {
  const operator = {
    name: 'Harbour Gateway Ltd',
    registration: 'Companies House 01234567',
    licence: 'FCA 900001',
    address: '1 Quay Street, London',
    funds: 'Customers’ money is kept apart at Northbank plc.',
    statusPage: 'https://status.example.test',
  };

  it('is taken as it is said, by its name alone too', () => {
    for (const said of [operator, { name: operator.name }])
      expect(readConfiguration({ ...complete, operator: said })).toEqual({
        ok: true,
        value: { ...complete, operator: said },
      });
  });

  it.each([
    [{}, 'operator.name', 'is missing'],
    [{ ...operator, licence: '' }, 'operator.licence', 'must not be empty'],
    [{ ...operator, statusPage: 'javascript:alert(1)' }, 'operator.statusPage', 'must be an http or https'],
    [
      { ...operator, license: 'FCA 900001' },
      'operator',
      'must be an object with no other members than name, registration, licence, address, funds and statusPage',
    ],
  ])('is refused where a part of it would be shown nowhere: %j', (said, field, rule) => {
    expect(readConfiguration({ ...complete, operator: said })).toMatchObject({
      ok: false,
      failure: { field, message: expect.stringContaining(`${field} ${rule}`) },
    });
  });
});

it.each(['options', 'openingHours'])(
  'a member that a later release may have is no misspelt switch: %s (OPS-5)',
  (name) => {
    expect(readConfiguration({ ...complete, [name]: {} })).toEqual({ ok: true, value: complete });
  },
);

describe('a configuration', () => {
  it('is taken whole, without what is unknown', () => {
    expect(readConfiguration({ ...complete, comment: 'ours' })).toEqual({ ok: true, value: complete });
  });

  it('may do without a partner, and takes what it says of one only when that is right', () => {
    expect(readConfiguration({ ...complete, ofx })).toEqual({ ok: true, value: { ...complete, ofx } });
    for (const [name, value] of [
      ['baseUrl', 7],
      ['idempotencyKey', 'Authorization'],
      ['cliRedirect', 'https://elsewhere.test/callback'],
    ] as const)
      expect(readConfiguration({ ...complete, ofx: { ...ofx, [name]: value } })).toMatchObject({
        failure: { field: `ofx.${name}` },
      });
  });

  it.each([
    'identity.userPoolEndpoint',
    'identity.identityPoolEndpoint',
    'apis.corpay',
    'apis.headers.idempotencyKey',
    'administration.auditPath',
  ])('may do without %s', (field) => {
    expect(readConfiguration(withField(field, undefined)).ok).toBe(true);
  });

  it.each([
    ['region', undefined, 'is missing'],
    ['region', 'Oregon', 'must look like us-west-2'],
    ['environment', undefined, 'is missing'],
    ['environment.kind', 'staging', 'must be sandbox or production'],
    ['identity.userPoolId', 'Sandbox01', 'must look like us-west-2_name'],
    ['identity.identityPoolId', 'us-west-2:1', 'must look like us-west-2: followed by a UUID'],
    ['identity.userPoolClientId', '', 'must not be empty'],
    [
      'identity.userPoolEndpoint',
      'ftp://127.0.0.1',
      'must be an http or https address without a trailing slash or query',
    ],
    [
      'apis.corpay',
      'https://corpay.example.test/',
      'must be an http or https address without a trailing slash or query',
    ],
    ['apis.corpay', '', 'must be an http or https address without a trailing slash or query'],
    ['apis.headers', undefined, 'is missing'],
    ['apis', undefined, 'is missing'],
    ['apis.accounts', 'accounts', 'must be an http or https address without a trailing slash or query'],
    ['apis.accounts', 7, 'must be a text'],
    [
      'apis.headers.accessToken',
      'authorization',
      'must not be Authorization, which turns the signing of requests off',
    ],
    ['apis.headers.clientCode', 'Client Code', 'must be a header name'],
    ['branding.afsHosts', ['one.test'], 'must be a list of 4 hosts'],
    ['branding.afsHosts', 'one.test', 'must be a list'],
    ['support.exchanges.0.url', 'javascript:alert(1)', 'must be an http or https address'],
    ['session.idleMinutes.default', 0, 'must be more than 0'],
    ['session.idleMinutes.default', '30', 'must be a number'],
    ['session', [], 'must be an object'],
  ])('names %s when it is %j', (field, value, rule) => {
    expect(readConfiguration(withField(field, value))).toEqual({
      ok: false,
      failure: {
        field,
        message: `config.json: ${field} ${rule}.`,
        ...(String(value).includes('://') ? { found: value } : {}),
      },
    });
  });

  it.each([
    'https://name:secret@corpay.example.test/',
    'https://corpay.example.test/?key=secret/',
    'https://corpay.example.test/#',
    'a secret',
    7,
  ])('does not show %j, which may be a secret or is no address', (value) => {
    const read = readConfiguration(withField('apis.corpay', value));
    expect(read.ok ? null : Object.keys(read.failure)).toEqual(['field', 'message']);
  });

  it.each([
    'identity.userPoolEndpoint',
    'identity.identityPoolEndpoint',
    'apis.accounts',
    'apis.corpay',
    'rates.baseUrl',
    'ofx.baseUrl',
    'ofx.ratesUrl',
    'ofx.authorizeUrl',
    'reports.url',
  ])('lets no secret go to %s where others can read it, except in a sandbox and on this machine', (field) => {
    const read = (address: string, kind: string) => {
      const configuration = withField(field, address, {
        ...complete,
        ofx,
        reports: { url: 'https://reports.example.test' },
      });
      return readConfiguration({ ...configuration, environment: { name: 'FX Gateway', kind } });
    };
    expect(read('http://fx.example.test/v1', 'production')).toEqual({
      ok: false,
      failure: {
        field,
        message: `config.json: ${field} must begin with https://, because what goes there is secret; http:// is only for addresses of this machine and where environment.kind is sandbox.`,
      },
    });
    expect(read('http://127.0.0.1.example.test', 'production').ok).toBe(false);
    for (const here of [
      'http://127.0.0.1:4400/v1',
      'http://localhost:4400',
      'http://[::1]:1/v1',
      'https://a.test',
    ])
      expect(read(here, 'production').ok).toBe(true);
    expect(read('http://fx.example.test/v1', 'sandbox').ok).toBe(true);
  });

  it('reaches no partner whose address it does not name, and all others', () => {
    const without = readConfiguration(withField('apis.corpay', undefined));
    expect(without.ok && combinedPartnerAdapter.apis(without.value)).toEqual({});
    const named = readConfiguration(complete);
    expect(named.ok && combinedPartnerAdapter.apis(named.value)).toEqual({ corpay: complete.apis.corpay });
  });

  it('that is none at all is said so in one sentence', () => {
    expect(parseConfiguration('{', readConfiguration)).toEqual({
      ok: false,
      failure: { field: '', message: 'config.json: the file is not JSON.' },
    });
    expect(readConfiguration(null)).toEqual({
      ok: false,
      failure: { field: '', message: 'config.json: the file must be an object.' },
    });
  });
});
