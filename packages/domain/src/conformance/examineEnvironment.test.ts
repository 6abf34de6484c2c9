import { describe, expect, it } from 'vitest';
import { examineEnvironment, type ProbeUserSignIn } from './examineEnvironment.ts';
import { concludeFindings, type DoctorFinding } from './report/doctorFinding.ts';
import type { ProbeResponse } from './responses/probeResponse.ts';
import type { EnvironmentProbes, ProbedCall, SessionProbes } from './probes/probes.ts';

const heard = (status: number): ProbeResponse => ({ status, headers: {}, body: undefined, ahead: null });

/** A reading call of a partner at an environment that answers everything with one status. */
const call = (partner: string, status: number, more: Partial<ProbedCall> = {}): ProbedCall => ({
  service: partner,
  method: 'GET',
  path: '/orders',
  effect: 'reads',
  guard: 'signature',
  partner,
  field: `apis.${partner}`,
  target: 'https://one.example.com',
  address: 'https://one.example.com',
  pageHeaders: [],
  headerFields: {},
  tokenField: null,
  namesRefusals: false,
  reach: async () => ({ kind: 'answered', heard: heard(status), text: '', certificate: null }),
  signed: async () => null,
  preflight: async () => heard(204),
  unsigned: async () => heard(status),
  ask: async () => ({ kind: 'answered', status, requestId: null, refusal: null, differing: null }),
  ...more,
});

const customer = (partner: string): SessionProbes => ({
  partner,
  attributes: async () => ({}),
  renew: async () => null,
});

const allFound = async (
  calls: readonly ProbedCall[],
  signIn: ProbeUserSignIn = async () => null,
  pages: readonly string[] = [],
  allPages = pages,
) => {
  const findings: DoctorFinding[] = [];
  const probes: EnvironmentProbes = {
    places: { region: 'us-west-2', userPoolId: 'us-west-2_1', identityPoolId: 'us-west-2:1', apis: {} },
    calls,
    links: [],
    now: () => 0,
    userPoolKeys: async () => null,
    challenge: async () => null,
    endSession: async () => 'no-session',
  };
  await examineEnvironment(probes, pages, signIn, (finding) => findings.push(finding), allPages);
  return findings;
};

/** What a look at these calls finds of addresses and of calls without credentials. */
const foundOf = async (...asked: Parameters<typeof allFound>) =>
  (await allFound(...asked))
    .filter(
      ({ look, call: name, verdict }) =>
        look === 'unsigned' || (name === 'address' && verdict.kind !== 'as-expected'),
    )
    .map(({ service, call: name, verdict }) =>
      [service, name, verdict.kind, ...(verdict.kind === 'differs' ? [verdict.field] : [])].join(' '),
    );

describe('a service whose long answers come as they are', () => {
  it('is noted with the longest of them, and is as expected', async () => {
    const asked = { kind: 'answered', status: 200, requestId: null, refusal: null, differing: null } as const;
    const answering = (path: string, uncompressed: number | null) =>
      call('one', 200, { path, ask: async () => ({ ...asked, uncompressed }) });
    const calls = [answering('/few', null), answering('/orders', 90_000), answering('/payees', 70_000)];
    const findings = await allFound(calls, async () => customer('one'));
    expect(findings.filter(({ call: name }) => name === 'compression')).toMatchObject([
      {
        look: 'setting',
        service: 'one',
        verdict: { kind: 'as-expected' },
        note: expect.stringMatching(/^GET \/orders answers 90,000 bytes/),
      },
    ]);
    expect(concludeFindings(findings)).toBe(
      concludeFindings(await allFound([answering('/few', null)], async () => customer('one'))),
    );
  });
});

const nowhere = { target: null };

describe('the address of a service', () => {
  it('is named once where none is set and the user who is signed in pays through it', async () => {
    const calls = [call('one', 200, nowhere), call('one', 200, { ...nowhere, path: '/token' })];
    expect(await foundOf(calls, async () => customer('one'))).toEqual(['one address differs apis.one']);
  });

  it('may be missing for everybody else', async () => {
    const calls = [call('one', 200, nowhere)];
    expect(await foundOf(calls, async () => customer('other'))).toEqual([]);
    expect(await foundOf(calls)).toEqual([]);
  });

  it('is named where every call there that was tried was answered with 404', async () => {
    expect(await foundOf([call('one', 404), call('one', 404), call('other', 403)])).toEqual([
      'one GET /orders refused',
      'one GET /orders refused',
      'other GET /orders as-expected',
      'one address differs apis.one',
    ]);
  });

  it('is not blamed where one call there is answered otherwise, or none was tried', async () => {
    expect(await foundOf([call('one', 404), call('one', 403)])).toEqual([
      'one GET /orders refused',
      'one GET /orders as-expected',
    ]);
    const answered = call('one', 404, {
      ask: async () => ({ kind: 'not-admitted', status: 403, requestId: null }),
    });
    expect(await foundOf([answered], async () => customer('one'))).toEqual(['one GET /orders refused']);
    expect(await foundOf([call('one', 404, nowhere)])).toEqual([]);
  });
});

it('a call that needs a token is tried without one, and one that is open to everybody is not', async () => {
  expect(await foundOf([call('one', 401, { guard: 'token' }), call('two', 200, { guard: null })])).toEqual([
    'one GET /orders as-expected',
  ]);
  expect(await foundOf([call('one', 200, { guard: 'token' })])).toEqual([
    'one GET /orders differs authorization',
  ]);
});

/** What a look finds of one call, with its symptoms, from pages of two origins. */
const symptomsOf = async (one: ProbedCall, signIn: ProbeUserSignIn = async () => null) => {
  const findings: DoctorFinding[] = [];
  const probes: EnvironmentProbes = {
    places: { region: 'us-west-2', userPoolId: 'us-west-2_1', identityPoolId: 'us-west-2:1', apis: {} },
    calls: [one],
    links: [],
    now: () => 0,
    userPoolKeys: async () => null,
    challenge: async () => null,
    endSession: async () => 'no-session',
  };
  const origins = ['https://first.example.com'];
  await examineEnvironment(probes, origins, signIn, (finding) => findings.push(finding), [
    ...origins,
    'https://brand.example.com',
  ]);
  return findings.flatMap(({ look, symptom }) =>
    symptom === null ? [] : [`${look} ${symptom.kind} ${symptom.seen}`],
  );
};

it('where nobody answers nothing more is asked, and why is told once', async () => {
  let asked = 0;
  const count = async () => {
    asked += 1;
    return null;
  };
  const dead = call('one', 200, {
    reach: async () => ({ kind: 'nothing-listens', seen: 'one.example.com' }),
    preflight: count,
    unsigned: count,
    ask: async () => {
      asked += 1;
      return { kind: 'no-answer' };
    },
  });
  expect(await symptomsOf(dead, async () => customer('one'))).toEqual([
    'setting attribute sub',
    'setting nothing-listens one.example.com',
  ]);
  expect(asked).toBe(0);
});

const only = (allowed: string) => async (origin: string) =>
  origin === allowed
    ? {
        ...heard(204),
        headers: { 'access-control-allow-origin': origin, 'access-control-allow-methods': 'GET' },
      }
    : heard(404);

it('a place that lets the pages of one origin ask, and not those of another, does not allow that origin', async () => {
  expect(
    await symptomsOf(call('one', 403, { preflight: only('https://first.example.com'), guard: null })),
  ).toEqual(['cross-origin origin-not-allowed https://brand.example.com']);
  expect(await symptomsOf(call('one', 200, { preflight: only('nobody'), guard: null }))).toEqual([
    'cross-origin preflight to pages of https://first.example.com with status 404',
    'cross-origin preflight to pages of https://brand.example.com with status 404',
  ]);
});

const carrying = (headers: ProbeResponse['headers']) =>
  call('one', 403, {
    guard: null,
    method: 'PUT',
    pageHeaders: ['X-Token'],
    headerFields: { 'x-token': 'apis.headers.token' },
    tokenField: 'apis.headers',
    preflight: async () => ({ ...heard(204), headers }),
  });

const tokenSymptoms = async (headers: ProbeResponse['headers']) => [
  ...new Set(
    (await symptomsOf(carrying(headers), async () => customer('one'))).filter((one) =>
      one.includes('X-Token'),
    ),
  ),
];

it('a token whose header the gateway does not know is no second cause', async () => {
  const allowing = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'PUT' };
  expect(await tokenSymptoms(allowing)).toEqual(['cross-origin header-unknown X-Token']);
  expect(await tokenSymptoms({ ...allowing, 'access-control-allow-headers': 'x-token' })).toEqual([
    'setting token-not-taken X-Token',
  ]);
});

it('answers that a page cannot read are found though another page may not call at all', async () => {
  const [page, brand] = ['https://fx.example.com', 'https://brand.example.com'];
  const one = call('one', 200, {
    preflight: async () => ({ ...heard(204), headers: { 'access-control-allow-origin': page } }),
    ask: async (origin) => ({
      kind: 'answered',
      status: 200,
      requestId: null,
      refusal: null,
      differing: null,
      headers: origin === page ? {} : null,
    }),
  });
  const findings = await allFound([one], async () => customer('one'), [page], [page, brand]);
  const told = findings.flatMap(({ look, symptom }) =>
    symptom === null || look === 'unsigned' ? [] : [`${look} ${symptom.kind} ${symptom.seen}`],
  );
  expect(told).toContain(`cross-origin origin-not-allowed ${brand}`);
  expect(told).toContain(`answer answer-unreadable ${page}`);
});

it('what refuses with a page stands before the service, whose headers for pages it says nothing of', async () => {
  const page = 'https://fx.example.com';
  const refusing = (headers: ProbeResponse['headers']) =>
    call('one', 403, {
      preflight: async () => ({ ...heard(204), headers: { 'access-control-allow-origin': page } }),
      unsigned: async () => ({ ...heard(403), headers: { 'access-control-allow-origin': page } }),
      ask: async () => ({
        kind: 'answered',
        status: 400,
        requestId: null,
        refusal: null,
        differing: null,
        headers,
      }),
    });
  const kindsOf = async (headers: ProbeResponse['headers']) =>
    (await allFound([refusing(headers)], async () => customer('one'), [page])).flatMap(({ symptom }) =>
      symptom === null ? [] : [symptom.kind],
    );
  expect(await kindsOf({ 'content-type': 'application/json' })).toContain('refusal-unreadable');
  expect(await kindsOf({ 'content-type': 'text/html' })).not.toContain('refusal-unreadable');
});
