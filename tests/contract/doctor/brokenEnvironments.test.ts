import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { globalAgent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededPassword } from '@fx-gateway/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { commandOutputs } from '../../../packages/cli/src/outputs/commandOutputs.ts';
import { errorOf, runFxg } from '../../../packages/cli/test/runFxg.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { brokenBackends } from './brokenBackends.ts';
import { brokenConfiguration } from './brokenConfiguration.ts';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { brokenGateways } from './brokenGateways.ts';
import { brokenHosts } from './brokenHosts.ts';
import { brokenIdentity } from './brokenIdentity.ts';
import { brokenInstances } from './brokenInstances.ts';
import { brokenPages } from './brokenPages.ts';
import { brokenPlaces } from './brokenPlaces.ts';
import { brokenProxies } from './brokenProxies.ts';
import { brokenRates } from './brokenRates.ts';
import { brokenWays } from './brokenWays.ts';
import { enforcedPolicies } from './enforcedPolicies.ts';
import { gatewayPolicies } from './gatewayPolicies.ts';
import { mistakenAddresses } from './mistakenAddresses.ts';
import { builtPages, otherPages } from './otherPages.ts';
import { refusingPartners } from './refusingPartners.ts';
import { spokenServices } from './spokenServices.ts';
import { troubledServices } from './troubledServices.ts';
import { unreadableAnswers } from './unreadableAnswers.ts';
import { wrongClocks } from './wrongClocks.ts';
import { closeServers } from './brokenServers.ts';
import { at } from './environmentChanges.ts';
import { environmentFront, type EnvironmentFront } from './environmentFront.ts';

const causes = z.array(
  z.looseObject({
    symptom: z.string(),
    settings: z.array(z.string()),
    cause: z.string(),
    change: z.string(),
  }),
);
const findings = z.array(
  z.looseObject({ service: z.string(), call: z.string(), verdict: z.string(), note: z.nullable(z.string()) }),
);
const report = z.looseObject({ conclusion: z.string(), causes, findings });

const fetchOfNode = globalThis.fetch;
let running: StartedSandbox;
let front: EnvironmentFront;
let webRoot = '';

/** As much of a built web application as a host shows: its pages, and their scripts with a hash in their names. */
const writePages = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fx-gateway-pages-'));
  await mkdir(join(folder, 'assets'));
  const pages = [
    ['index', builtPages.index],
    ['app', builtPages.app],
    ['user-agreement', builtPages.legal],
    ['privacy-policy', builtPages.legal],
  ] as const;
  for (const [name, page] of pages) {
    await writeFile(join(folder, `${name}.html`), page);
    for (const [path = ''] of page.matchAll(/assets\/[\w.-]+/g))
      await writeFile(join(folder, path), 'export {};');
  }
  return folder;
};

beforeAll(async () => {
  webRoot = await writePages();
  running = await startSandbox({ twoOrigins: true, strict: true, webRoot });
});
// A machine may have authorities of its own.
beforeEach(() => void vi.stubEnv('NODE_EXTRA_CA_CERTS', undefined));
afterEach(async () => {
  vi.unstubAllEnvs();
  await closeServers();
  delete globalAgent.options.ca;
});
afterAll(async () => {
  globalThis.fetch = fetchOfNode;
  await running.sandbox.close();
  await rm(webRoot, { recursive: true, force: true });
});

const doctor = (words: readonly string[], password = seededPassword, terminal = false) =>
  runFxg(['doctor', ...words], {
    stdin: `${password}\n`,
    environment: { FXG_CONFIG: `${front.pagesUrl}/config.json` },
    terminal,
  });

/** The first cause that is told of an environment: of the report, or of the error where there is none. */
const causeOf = async ({ make, as, password, words }: BrokenEnvironment) => {
  front = await environmentFront(running);
  front.broken = await make(front);
  const more = words?.(front) ?? [];
  const user = as === undefined ? [] : ['--as', as, '--password-stdin'];
  const { code, stdout, stderr } = await doctor([...user, ...more], password);
  if (stdout === '') {
    const { hint } = z.object({ error: z.object({ hint: z.string() }) }).parse(errorOf(stderr)).error;
    return { code, text: hint, first: undefined, causes: 1 };
  }
  const told = report.parse(commandOutputs['doctor']?.parse(JSON.parse(stdout)));
  const [first] = told.causes;
  return {
    code,
    text: first === undefined ? '' : `${first.cause} Change: ${first.change}`,
    first,
    causes: told.causes.length,
  };
};

describe('an environment that is as the product needs it', () => {
  it('has no cause, and a line of 80 cells for each service', async () => {
    front = await environmentFront(running);
    const user = ['--as', 'corpay@sandbox.test', '--password-stdin'];
    const { code, stdout } = await doctor(user);
    expect(report.parse(JSON.parse(stdout))).toMatchObject({ conclusion: 'as-expected', causes: [] });
    expect(code).toBe(0);
    const shown = (await doctor(user, seededPassword, true)).stdout;
    const services = shown.split('\n').filter((line) => /^(?:accounts|corpay|ofx|rates|127)/.test(line));
    expect(services.length).toBeGreaterThan(5);
    for (const line of services) expect(line).toMatch(/as expected|not tried/);
    expect(Math.max(...shown.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });
});

describe('an environment whose way lets no answer be compressed', () => {
  it('is as expected, and what is long there is noted', async () => {
    front = await environmentFront(running);
    const { code, stdout } = await doctor(['--as', 'corpay@sandbox.test', '--password-stdin']);
    const noted = report
      .parse(JSON.parse(stdout))
      .findings.filter(({ call }) => call === 'compression')
      .map(({ service, verdict, note }) => `${service}: ${verdict}. ${note}`);
    expect(noted).toContainEqual(
      expect.stringMatching(/^corpay: as-expected\. GET \S+ answers [\d,]+ bytes that are not compressed/),
    );
    expect(code).toBe(0);
  }, 60_000);
});

describe('an environment that does otherwise what it may', () => {
  it('has no cause', async () => {
    front = await environmentFront(running);
    front.broken = {
      services: ({ headers }) => ({
        headers: { ...headers, 'access-control-max-age': '600', vary: 'Origin' },
      }),
      pages: ({ path, headers }) => {
        const policy = String(headers['content-security-policy']);
        const changed = {
          ...headers,
          age: '20',
          'x-content-type-options': 'nosniff, nosniff',
          'content-security-policy': policy.replace(/connect-src [^;]*/, "connect-src 'self' http: https:"),
        };
        return path === '/privacy-policy'
          ? { status: 301, headers: { ...changed, location: `${path}/` }, body: '' }
          : { headers: changed };
      },
    };
    const { stdout } = await doctor(['--as', 'corpay@sandbox.test', '--password-stdin']);
    expect(report.parse(JSON.parse(stdout))).toMatchObject({ conclusion: 'as-expected', causes: [] });
  }, 60_000);
});

describe('an environment that is as expected and slow', () => {
  it('is as expected, and the service that is slow is named', async () => {
    front = await environmentFront(running);
    front.broken = { services: at('rates', { late: 3_100 }) };
    const user = ['--as', 'corpay@sandbox.test', '--password-stdin'];
    const { code, stdout } = await doctor(user);
    const told = report.parse(JSON.parse(stdout));
    expect(told.conclusion).toBe('as-expected');
    expect(told.causes).toMatchObject([{ symptom: 'slow', settings: ['rates.baseUrl'] }]);
    expect(told.causes[0]?.cause).toMatch(/rates is slow: 3 s a call/);
    expect(code).toBe(0);
  }, 60_000);
});

describe.each([
  ['that is not reached', brokenPlaces],
  ['whose proxy does not lead there', brokenProxies],
  ['that is looked for in another place', mistakenAddresses],
  ['whose configuration is another one', brokenConfiguration],
  ['that lets nobody in', brokenIdentity],
  ['whose gateways let nobody call', brokenGateways],
  ['whose gateways have another policy', gatewayPolicies],
  ['whose answers no page can read', unreadableAnswers],
  ['whose services are in trouble', troubledServices],
  ['whose backends are set up otherwise', brokenBackends],
  ['whose calls are changed on the way', brokenWays],
  ['whose instances are not alike', brokenInstances],
  ['that says itself what is wrong', spokenServices],
  ['whose partner refuses', refusingPartners],
  ['without market rates', brokenRates],
  ['whose clocks go wrong', wrongClocks],
  ['whose pages are given otherwise', brokenPages],
  ['whose hosts are set up otherwise', brokenHosts],
  ['whose pages stand at the addresses of others', otherPages],
  ['that browsers take otherwise', enforcedPolicies],
])('the doctor says first what is wrong with an environment %s', (_of, environments) => {
  it.each(environments.map((environment) => [environment.name, environment] as const))(
    '%s',
    async (_name, environment) => {
      const { code, text, first, causes: count } = await causeOf(environment);
      expect(text).toMatch(environment.says);
      if (first) {
        expect(first.symptom).toBe(environment.symptom);
        expect(first.settings).toContain(environment.setting);
      } else expect(text).toMatch(/^Most likely: .* Change: /);
      if (environment.alone) expect(count).toBe(1);
      expect(code).not.toBe(0);
    },
  );
});
