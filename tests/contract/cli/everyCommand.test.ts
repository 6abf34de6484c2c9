import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededPassword } from '@fx-gateway/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { errorOutput } from '../../../packages/cli/src/outputs/errorOutput.ts';
import { commandOutputs } from '../../../packages/cli/src/outputs/commandOutputs.ts';
import { verbWordOf } from '../../../packages/cli/src/verbs/verb.ts';
import { listVerbsWithoutNoun } from '../../../packages/cli/src/command-tree/listVerbsWithoutNoun.ts';
import { listNouns } from '../../../packages/cli/src/command-tree/listNouns.ts';
import { errorOf, productParts, runFxg } from '../../../packages/cli/test/runFxg.ts';
import { leaseSandbox, type Lease } from '../harness/leaseSandbox.ts';
import { thalassa } from './fxgWithSandbox.ts';
import { commandRows, onePayment, runLimit, terms, type CommandRow } from './commandRows.ts';
import { actsOnTerminal, withHostileTexts } from './hostileTexts.ts';
import { plantedServices, type PlantedServices } from './plantedServices.ts';

/** A sign-in puts a lighter one in its place, which other tests of this process must not meet. */
const fetchOfNode = globalThis.fetch;

let running: Lease;
const homes: Record<string, string> = {};
const found: Record<string, string> = {};

type Given = Parameters<typeof runFxg>[1];

/** Runs a command in the home folder of a user. */
const runAt = (home: string, words: readonly string[], given: Given = {}) => {
  vi.stubEnv('XDG_CONFIG_HOME', homes[home] ?? '');
  const environment = { FXG_CONFIG: `${running.url}/config.json`, NO_COLOR: '1' };
  return runFxg(words, { ...given, environment: { ...environment, ...given?.environment } });
};

const run = (
  name: string,
  {
    more = [],
    home,
    ...given
  }: { readonly more?: readonly string[]; readonly home?: string } & NonNullable<Given> = {},
) => {
  const { words, stdin = '', as = 'customer' } = commandRows[name] ?? { words: [] };
  const own = words.map((word) => found[word] ?? word);
  return runAt(home ?? as, [...name.split(' '), ...own, ...more], { stdin, ...given });
};

const login = (email: string) => ['login', '--email', email, '--password-stdin'];

beforeAll(async () => {
  running = await leaseSandbox({ quoteSeconds: 600 });
  for (const home of ['customer', 'admin', 'stranger', 'leaving']) {
    homes[home] = await mkdtemp(join(tmpdir(), 'fx-gateway-every-'));
  }
  const stdin = `${seededPassword}\n`;
  await runAt('customer', login('corpay@sandbox.test'), { stdin });
  await runAt('admin', login('admin@sandbox.test'), { stdin });
  const asked = await runAt('customer', ['quotes', 'request', ...terms]);
  found['QUOTE'] = JSON.parse(asked.stdout).quoteId;
  const booked = await runAt('customer', ['quotes', 'book', ...terms, '--yes', '--max-settlement', '1000']);
  found['ORDER'] = JSON.parse(booked.stdout).orderNumber;
  const payments = ['payments', 'run', '--file', '-', '--purpose', 'INVOICE', '--key', 'every'];
  await runAt('customer', [...payments, ...runLimit, '--yes'], { stdin: onePayment });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  globalThis.fetch = fetchOfNode;
  await running.giveBack();
  await Promise.all(Object.values(homes).map((home) => rm(home, { recursive: true, force: true })));
});

const outputs = new Map<string, z.ZodType | string>(Object.entries(commandOutputs));

/** What a program reads, as the output of the command is promised; throws where it is anything else. */
const asPromised = (name: string, stdout: string): unknown => {
  const output = outputs.get(name);
  return typeof output === 'object' ? output.parse(JSON.parse(stdout)) : undefined;
};

const names = Object.keys(commandRows);
const answering = names.filter((name) => name !== 'sandbox start');
const needing = (...what: readonly CommandRow['needs'][]) =>
  answering.filter((name) => what.includes(commandRows[name]?.needs ?? 'nothing'));
/** They sign in or out themselves, so nobody is signed in there before or after. */
const signing = ['login', 'logout'];
const homeOf = (name: string) => (signing.includes(name) ? { home: 'leaving' } : {});

it('every command says what its JSON is', () => {
  expect([...outputs.keys()].toSorted()).toEqual(names.toSorted());
  const silent = names.filter((name) => typeof outputs.get(name) === 'string');
  expect(silent).toEqual(['completion', 'payments template', 'sandbox start']);
});

it('every command of the tree stands in this table', async () => {
  const lone = (await listVerbsWithoutNoun(productParts)).map(verbWordOf);
  const ofNouns = await Promise.all(
    listNouns(productParts).map(async ({ name, load }) =>
      (await load()).map((verb) => `${name} ${verbWordOf(verb)}`),
    ),
  );
  expect(names.toSorted()).toEqual([...lone, ...ofNouns.flat()].toSorted());
});

describe('every command', () => {
  it.each(names)('%s: tells of itself with --help, on stdout alone, with 0', async (name) => {
    const { code, stdout, stderr } = await run(name, { more: ['--help'] });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: fxg ${name}\\b`));
  });

  it.each(names)('%s: called wrongly ends with 2 and one error object', async (name) => {
    const { code, stdout, stderr } = await run(name, { more: ['--no-such-option'] });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(errorOutput.parse(errorOf(stderr))).toMatchObject({
      error: { code: 'usage', message: expect.stringContaining('--no-such-option') },
    });
  });

  it.each(answering)('%s: gives a person words, a program JSON, and is quiet when asked', async (name) => {
    const { ends = 0, needs = 'nothing', writes } = commandRows[name] ?? {};
    const home = homeOf(name);
    const person = await run(name, { ...home, terminal: true });
    expect(person.code, person.stderr).toBe(ends);
    if (needs === 'nothing') expect(person.stderr).toBe('');
    else expect(person.stderr).toContain(' Sandbox (sandbox)');
    const asked = await run(name, { ...home, terminal: true, more: ['--json'] });
    const piped = await run(name, { ...home });
    const quiet = await run(name, { ...home, more: ['--quiet'] });
    expect([asked.code, piped.code, quiet.code]).toEqual([ends, ends, ends]);
    if (ends !== 0) {
      for (const ran of [person, asked, piped, quiet]) expect(ran.stdout).toBe('');
      expect(errorOf(piped.stderr)).toMatchObject({ error: { code: 'other-partner' } });
      return;
    }
    expect(quiet.stderr).toBe('');
    if (writes === 'text') return expect(piped.stdout).toBe(person.stdout);
    for (const { stdout } of [asked, piped, quiet])
      expect(JSON.parse(stdout)).toEqual(asPromised(name, stdout));
  });

  it.each(needing('session', 'services'))('%s: without a sign-in ends with 4 and says so', async (name) => {
    const { code, stdout, stderr } = await run(name, { home: 'stranger' });
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    expect(errorOf(stderr)).toMatchObject({
      error: { code: 'sign-in-needed', hint: expect.stringContaining('fxg login') },
    });
  });

  it.each(needing('environment', 'session', 'services'))(
    '%s: where nothing answers ends with 6',
    async (name) => {
      const environment = { FXG_CONFIG: 'http://127.0.0.1:9/config.json' };
      const { code, stdout, stderr } = await run(name, { environment });
      expect({ code, stdout }).toEqual({ code: 6, stdout: '' });
      expect(errorOf(stderr)).toMatchObject({ error: { code: 'network', hint: expect.any(String) } });
    },
  );

  it.each(needing('nothing'))('%s: needs neither a network nor a sign-in', async (name) => {
    const environment = { FXG_CONFIG: 'http://127.0.0.1:9/config.json' };
    expect(await run(name, { home: 'stranger', environment })).toMatchObject({ code: 0, stderr: '' });
  });

  it.each(needing('services'))(
    '%s: refused there ends with 7, or 4 by who may not, and says why',
    async (name) => {
      const body = { errors: [{ key: 'permission', message: 'Not you.' }] };
      // With nothing open a settlement needs no more of the partner than its token.
      const paths = name === 'quotes settle' ? ['/token'] : ['/beneficiaries', '/deal'];
      const isAdmin = commandRows[name]?.as === 'admin';
      const places = isAdmin ? [{ service: 'accounts' }] : paths.map((path) => ({ service: 'corpay', path }));
      for (const place of places)
        await running.control.faults({ ...place, fault: 'status', status: 403, body });
      const { code, stdout, stderr } = await run(name);
      await running.control.clearFaults();
      expect({ code, stdout }).toEqual({ code: isAdmin ? 4 : 7, stdout: '' });
      expect(errorOf(stderr)).toMatchObject({
        error: {
          code: isAdmin ? 'not-an-administrator' : 'permission',
          message: expect.stringMatching(/\S/),
          requestId: expect.any(String),
        },
      });
    },
  );
});

/** What only a person at a terminal is asked, with their answers. */
const asking: readonly (readonly [line: string, ...answers: string[]])[] = [
  [`quotes book --beneficiary ${thalassa} --amount 100`, 'n', 'n', 'n'],
  [`orders instruct ORDER --beneficiary ${thalassa}`, '1', '1', '1', 'n', 'n'],
  [`beneficiaries delete ${thalassa}`, 'n'],
  ['admin assign-role corpay@sandbox.test', 'n'],
];

/** Homes where only hostile services were signed in to. */
const homeFor = (as: CommandRow['as']) => (as === 'admin' ? 'leaving' : 'stranger');

describe('a terminal is not steered by what services answer', () => {
  let planted: PlantedServices;
  const environmentOf = () => ({ FXG_CONFIG: `${planted.url}/config.json` });

  beforeAll(async () => {
    planted = await plantedServices(
      running,
      ({ body, path }) => (path === '/config.json' ? {} : { body: withHostileTexts(body) }),
      (text) => text.replace('"name":"Sandbox"', '"name":"Sand\\u001b[2K\\nPLANTED box"'),
    );
    const stdin = `${seededPassword}\n`;
    for (const [home, email] of [
      ['stranger', 'corpay@sandbox.test'],
      ['leaving', 'admin@sandbox.test'],
    ] as const)
      await runAt(home, login(email), { stdin, environment: environmentOf() });
  });
  afterAll(() => planted.close());

  const printing = needing('environment', 'session', 'services').filter((name) => !signing.includes(name));

  it.each(printing)('%s', async (name) => {
    const { stdout, stderr } = await run(name, {
      home: homeFor(commandRows[name]?.as),
      terminal: true,
      environment: environmentOf(),
    });
    expect(stdout + stderr).toContain('(sandbox)');
    expect(actsOnTerminal(stdout + stderr)).toEqual([]);
  });

  it.each(asking)('%s, where it asks', async (line, ...answers) => {
    const words = line.split(' ').map((word) => found[word] ?? word);
    const home = homeFor(line.startsWith('admin') ? 'admin' : undefined);
    const { stdout, stderr } = await runAt(home, words, { answers, environment: environmentOf() });
    expect(stderr).toMatch(/Number: |\[y\/N\] /);
    expect(actsOnTerminal(stdout + stderr)).toEqual([]);
  });
});

/** What moves money or changes something, done and not only shown. */
const done: readonly (readonly [name: string, ...words: string[]])[] = [
  ['quotes book', ...terms, '--yes', '--despite-same', '--max-settlement', '1000'],
  ['orders show', 'ORDER'],
  ['orders instruct', 'ORDER', '--purpose', 'INVOICE', '--account', 'INCOMING410233_USD', '--yes'],
  ['orders show', 'ORDER'],
  ['sandbox faults', '--clear', '--dry-run'],
];

describe('the JSON of a command', () => {
  it.each(done)('is as promised of what was done: %s %s', async (name, ...words) => {
    const { code, stdout, stderr } = await runAt('customer', [
      ...name.split(' '),
      ...words.map((word) => found[word] ?? word),
    ]);
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toEqual(asPromised(name, stdout));
  });
});
