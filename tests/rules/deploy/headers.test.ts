import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listConnectSrcOrigins, readConfiguration } from '@fx-gateway/adapters/core';
import { buildClientConfiguration } from '../../../packages/sandbox/src/server/buildClientConfiguration.ts';
import { createApp } from '../../../packages/services/src/http/createApp.ts';
import { buildHostedPageHeaders } from '../../../packages/sandbox/src/server/http/buildPageHeaders.ts';
import { addSecurityHeaders } from '../../../packages/sandbox/src/server/http/addSecurityHeaders.ts';
import { defaultSettings } from '../../../packages/sandbox/src/server/settings/sandboxSettings.ts';
import { root, textOf } from '../repository.ts';

const script = join(root, 'packages/sandbox/bin/headers.mjs');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headers-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** `npm run headers -- FILE`. */
const printed = async (configuration: object): Promise<readonly string[]> => {
  const file = join(folder, `${randomUUID()}.json`);
  await writeFile(file, JSON.stringify(configuration));
  const { stdout } = await promisify(execFile)(process.execPath, [script, file], { cwd: root });
  return stdout.trimEnd().split('\n');
};

const sandbox = buildClientConfiguration('http://127.0.0.1:4401', defaultSettings);
const { userPoolId, userPoolClientId, identityPoolId } = sandbox.identity;

const production = {
  ...sandbox,
  environment: { name: 'FX Gateway', kind: 'production' },
  identity: { userPoolId, userPoolClientId, identityPoolId },
  apis: { ...sandbox.apis, accounts: 'https://a.test/v1', corpay: 'https://c.test/v1' },
  rates: { baseUrl: 'https://r.test/api' },
  ofx: {
    ...sandbox.ofx,
    baseUrl: 'https://o.test/v1',
    ratesUrl: 'https://o.test/rates',
    authorizeUrl: 'https://signin.test',
  },
};

const headersFor = (configuration: object): Readonly<Record<string, string>> => {
  const read = readConfiguration(configuration);
  if (!read.ok) throw new Error(read.failure.message);
  return buildHostedPageHeaders(listConnectSrcOrigins(read.value));
};

describe('the headers of a configuration', () => {
  it('are those that the sandbox sends under its own, and that of https', async () => {
    const app = createApp({ reportFailure: (line) => expect.unreachable(line) });
    addSecurityHeaders(app, () => ({ servicesPort: 4401 }));
    app.get('/', async () => ({}));
    const { headers } = await app.inject({ url: '/', headers: { host: '127.0.0.1:4400' } });
    await app.close();
    const { 'strict-transport-security': https, ...others } = headersFor(sandbox);
    expect(https).toBe('max-age=63072000; includeSubDomains');
    expect(Object.keys(others)).toHaveLength(5);
    expect(headers).toMatchObject(others);
  });

  it('let a page call every origin that it names, and Cognito where its pools are', () => {
    const policy = headersFor(production)['content-security-policy'] ?? '';
    const sources = / connect-src ([^;]+)/.exec(policy)?.[1]?.split(' ');
    expect(sources?.toSorted()).toEqual([
      "'self'",
      'https://a.test',
      'https://c.test',
      'https://cognito-identity.us-west-2.amazonaws.com',
      'https://cognito-idp.us-west-2.amazonaws.com',
      'https://o.test',
      'https://r.test',
    ]);
  });

  it('let a page send its reports where the configuration says (REPORT-1)', () => {
    const policy = headersFor({ ...production, reports: { url: 'https://w.test/fx' } });
    expect(policy['content-security-policy']).toMatch(/ connect-src [^;]*https:\/\/w\.test[ ;]/);
  });

  it('are printed one a line, or else the field that is wrong', async () => {
    const [right, wrong] = await Promise.allSettled([
      printed(production),
      printed({ ...production, region: 'Oregon' }),
    ]);
    expect(right).toMatchObject({
      value: Object.entries(headersFor(production)).map(([name, value]) => `${name}: ${value}`),
    });
    expect(wrong).toMatchObject({
      reason: { code: 1, stderr: expect.stringContaining('config.json: region must look like us-west-2.') },
    });
  });

  it('are named by the guide, as npm knows the script', () => {
    expect(JSON.parse(textOf('package.json')).scripts.headers).toBe('node packages/sandbox/bin/headers.mjs');
    expect(textOf('docs/deploy.md')).toContain('npm run headers -- config.json');
  });
});
