import { seededPassword, seededUsers } from '@fx-gateway/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { commandOutputs } from '../../../packages/cli/src/outputs/commandOutputs.ts';
import { errorOf, runFxg } from '../../../packages/cli/test/runFxg.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { fxgUser } from './fxg.ts';
import { thalassa } from './fxgWithSandbox.ts';
import { allow, ofxEmail } from './ofxAuthorizing.ts';
import { plantedServices, type Passing, type PlantedServices } from './plantedServices.ts';

const report = z.looseObject({
  conclusion: z.string(),
  unjudged: z.array(z.string()),
  findings: z.array(
    z.looseObject({
      look: z.string(),
      service: z.string(),
      call: z.string(),
      verdict: z.string(),
      field: z.string().nullable(),
    }),
  ),
});

const fetchOfNode = globalThis.fetch;
let running: StartedSandbox;
let planted: PlantedServices | null = null;

beforeAll(async () => {
  running = await startSandbox({ twoOrigins: true, strict: true });
});
afterEach(async () => {
  await planted?.close();
  planted = null;
});
afterAll(async () => {
  globalThis.fetch = fetchOfNode;
  await running.sandbox.close();
});

const run = async (url: string, email: string | null, ...more: readonly string[]) => {
  const as = email === null ? [] : ['--as', email, '--password-stdin'];
  const ran = await runFxg(['doctor', ...as, ...more], {
    stdin: `${seededPassword}\n`,
    environment: { FXG_CONFIG: `${url}/config.json` },
  });
  return { ...ran, report: report.parse(commandOutputs['doctor']?.parse(JSON.parse(ran.stdout))) };
};

const fine = ['as-expected', 'unjudged', 'not-tried'];

/** What differs, as `service call: field`; of calls that differ alike one is enough. */
const differences = ({ findings }: z.infer<typeof report>): readonly string[] => [
  ...new Set(
    findings
      .filter(({ verdict }) => !fine.includes(verdict))
      .map(({ look, service, call, field, verdict }) =>
        look === 'cross-origin' || look === 'unsigned'
          ? `${look} ${service}: ${field}`
          : `${service} ${call}: ${field ?? verdict}`,
      ),
  ),
];

const rowsOf = ({ findings }: z.infer<typeof report>, service: string, look: string) =>
  findings.filter((one) => one.service === service && one.look === look).map(({ verdict }) => verdict);

/** The customer of OFX lets a terminal pay. */
const authorized = async (): Promise<void> => {
  const user = await fxgUser(running.url);
  await user.beSignedIn(ofxEmail);
  expect((await allow({ url: running.url, home: user.home })).code).toBe(0);
  await user.leave();
};

const corpay = '/services/corpay';
const later = (date: string | undefined, seconds: number): string =>
  new Date(Date.parse(date ?? '') + seconds * 1_000).toUTCString();

describe('a look at the sandbox on two origins, as hard on a client as a hosted one', () => {
  it('says of a customer who has not authorized their partner what it could not look at', async () => {
    const { code, report: told } = await run(running.url, ofxEmail);
    expect({ code, unjudged: told.unjudged }).toEqual({ code: 0, unjudged: ['ofx, not authorized'] });
  });

  it.each(['corpay@sandbox.test', 'ADMIN@sandbox.test', ofxEmail])(
    'finds all as expected for %s, shows nothing that is theirs, changes nothing and ends its session',
    async (email) => {
      if (email === ofxEmail) await authorized();
      const before = await running.control.journal();
      const { code, stdout, stderr, report: told } = await run(running.url, email);
      expect(differences(told)).toEqual([]);
      expect(told.unjudged).toEqual([]);
      if (email === ofxEmail) expect(new Set(rowsOf(told, 'ofx', 'answer'))).toContain('as-expected');
      expect({ code, conclusion: told.conclusion }).toEqual({ code: 0, conclusion: 'as-expected' });
      const theirs = seededUsers.flatMap(({ email: known, sub }) => [known, sub]);
      for (const text of [...theirs, seededPassword, thalassa, 'Thalassa'])
        expect(stdout + stderr).not.toContain(text);

      const sent = (await running.control.journal()).slice(before.length);
      const asksOnly = ['/admin/inspect-account', '/partners/ofx/token'];
      const changing = sent.filter(
        ({ service, method, path }) =>
          service !== 'cognito' && !['GET', 'OPTIONS'].includes(method) && !asksOnly.includes(path),
      );
      expect(changing).toEqual([]);
      expect(sent.filter(({ operation }) => operation === 'RevokeToken')).toHaveLength(1);
    },
  );

  it('without a user looks at what needs no sign-in', async () => {
    const { code, report: told } = await run(running.url, null);
    expect({ code, differs: differences(told) }).toEqual({ code: 0, differs: [] });
    expect(told.unjudged).toEqual(['identity.userPoolId', 'identity.identityPoolId', 'signing']);
    const orders = told.findings.find(({ look, call }) => look === 'answer' && call === 'GET /deal/orders');
    expect(orders).toMatchObject({ verdict: 'not-tried', why: 'no-sign-in' });
    const booking = told.findings.find(({ look, call }) => look === 'answer' && call === 'POST /deal/book');
    expect(booking).toMatchObject({ verdict: 'not-tried', why: 'moves-money' });
    const keys = told.findings.filter(({ call }) => call === 'idempotency key');
    expect(keys.map(({ service, verdict }) => `${service} ${verdict}`)).toEqual([
      'corpay unjudged',
      'ofx unjudged',
    ]);
  });

  it('ends with 4 where the sign-in is refused', async () => {
    const { code, stderr, report: told } = await run(running.url, 'nobody@sandbox.test');
    expect({ code, differs: differences(told) }).toEqual({ code: 4, differs: ['identity sign-in: refused'] });
    expect(errorOf(stderr)).toMatchObject({
      error: {
        code: 'sign-in-refused',
        hint: 'InitiateAuth or RespondToAuthChallenge answered with NotAuthorizedException. The e-mail, the password or identity.userPoolId may be another one.',
      },
    });
  });
});

/** Answers that are otherwise than the product needs them, and ten minutes late. */
const plant = ({ path, status, headers, body }: Passing): Partial<Passing> => ({
  headers: {
    ...headers,
    date: later(headers.date, -600),
    ...(path.startsWith(corpay)
      ? {
          'access-control-allow-headers': 'authorization, content-type, x-amz-security-token',
          'access-control-expose-headers': 'x-amzn-requestid, date',
        }
      : {}),
  },
  body:
    path === `${corpay}/deal/orders` && status === 200
      ? body.replaceAll('"beneCount"', '"beneficiaryCount"')
      : body,
});

describe('what is planted is named', () => {
  it('a header that pages may not send, one that they cannot read, a renamed member, a wrong clock', async () => {
    planted = await plantedServices(running, plant);
    const ran = await run(planted.url, 'corpay@sandbox.test', '--origin', running.url);
    const { code, stderr, report: told } = ran;
    expect(errorOf(stderr)).toMatchObject({
      error: {
        code: 'differs',
        hint: 'Differs: access-control-allow-headers, access-control-expose-headers, clock, beneCount.',
      },
    });
    expect(told.unjudged).toEqual([]);
    expect(differences(told)).toEqual([
      'cross-origin corpay: access-control-allow-headers',
      'unsigned corpay: access-control-expose-headers',
      'identity clock: clock',
      'corpay GET /deal/orders: beneCount',
    ]);
    expect(told.findings.find(({ call }) => call === 'clock')).toMatchObject({
      note: expect.stringContaining('10 minutes ahead'),
    });
    expect(code).toBe(1);
  });

  it('a client with a secret, and a region that is none of the pools', async () => {
    const refusal = {
      __type: 'NotAuthorizedException',
      message: 'Client 1a2b is configured with secret but SECRET_HASH was not received',
    };
    planted = await plantedServices(
      running,
      ({ operation }) => (operation === 'InitiateAuth' ? { status: 400, body: JSON.stringify(refusal) } : {}),
      (text) => text.replace('"region":"us-west-2"', '"region":"eu-west-1"'),
    );
    const { code, report: told } = await run(planted.url, null, '--origin', running.url);
    expect(differences(told)).toEqual([
      'identity region: region',
      'identity user pool client: client secret',
    ]);
    expect(code).toBe(1);
  });
});

/** The configuration of the sandbox as `change` leaves it. */
const configured =
  (change: (configuration: Record<string, Record<string, unknown>>) => void) =>
  (text: string): string => {
    const configuration = JSON.parse(text);
    change(configuration);
    return JSON.stringify(configuration);
  };

const without = (section: string, name: string) =>
  configured((configuration) => {
    delete configuration[section]?.[name];
  });

const elsewhere = (section: string, name: string) =>
  configured((configuration) => {
    const places = configuration[section] ?? {};
    places[name] = `${String(places[name])}X`;
  });

const lost = ({ path }: Passing): Partial<Passing> =>
  path.startsWith(`${corpay}X`) ? { status: 404, body: '{}' } : {};

describe('an address of a partner', () => {
  it.each([
    ['corpay@sandbox.test', 1, ['corpay address: apis.corpay']],
    ['ofx@sandbox.test', 0, []],
  ])('that is not set differs for customers of that partner only: %s', async (email, exit, expected) => {
    planted = await plantedServices(running, () => ({}), without('apis', 'corpay'));
    const { code, report: told } = await run(planted.url, email, '--origin', running.url);
    expect({ code, differs: differences(told) }).toEqual({ code: exit, differs: expected });
  });

  it('is named as the section of the configuration where all of the partner is missing', async () => {
    const drop = configured((configuration) => {
      delete configuration['ofx'];
    });
    planted = await plantedServices(running, () => ({}), drop);
    const { code, report: told } = await run(planted.url, 'ofx@sandbox.test', '--origin', running.url);
    expect({ code, differs: differences(told) }).toEqual({ code: 1, differs: ['ofx address: ofx'] });
  });

  it('where nothing is found is named, beside the calls that said so', async () => {
    planted = await plantedServices(running, lost, elsewhere('apis', 'corpay'));
    const { code, report: told } = await run(planted.url, 'corpay@sandbox.test', '--origin', running.url);
    expect(differences(told)).toContain('corpay address: apis.corpay');
    expect(code).toBe(1);
  });

  it('that is a wrong one of a service with tokens is found without a token', async () => {
    planted = await plantedServices(running, () => ({}), elsewhere('ofx', 'baseUrl'));
    const { code, report: told } = await run(planted.url, null, '--origin', running.url);
    expect(differences(told)).toContain('ofx address: ofx.baseUrl');
    expect(code).toBe(1);
  });

  it('that is right refuses who brings no token', async () => {
    const { report: told } = await run(running.url, null);
    const tried = [...rowsOf(told, 'ofx', 'unsigned'), ...rowsOf(told, 'ofx rates', 'unsigned')];
    expect(tried.length).toBeGreaterThan(2);
    expect(new Set(tried)).toEqual(new Set(['as-expected']));
  });
});

describe('a user pool', () => {
  it('with another id is named where the password is refused', async () => {
    planted = await plantedServices(
      running,
      () => ({}),
      configured((configuration) => {
        const places = configuration['identity'] ?? {};
        places['userPoolId'] = 'us-west-2_elsewhere';
      }),
    );
    const { code, stderr } = await run(planted.url, 'corpay@sandbox.test', '--origin', running.url);
    expect(code).toBe(4);
    expect(errorOf(stderr)).toMatchObject({
      error: { hint: expect.stringContaining('identity.userPoolId may be another one') },
    });
  });
});
