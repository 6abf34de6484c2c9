import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import { defaultSettings } from '../settings/sandboxSettings.ts';
import type { Sandbox } from '../sandbox.ts';

let webRoot: string;
let sandbox: Sandbox;

const script = 'console.log(1);'.repeat(50);

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(webRoot, 'assets'));
  await mkdir(join(webRoot, 'themes/afs'), { recursive: true });
  await mkdir(join(webRoot, '.well-known'));
  await Promise.all(
    Object.entries({
      'index.html': 'landing',
      'app.html': 'application',
      'privacy-policy.html': 'privacy',
      '.built': '',
      healthz: '{"status":"ok"}',
      '.well-known/security.txt': 'Preferred-Languages: en',
      'robots.txt': 'User-agent: *',
      'release.json': JSON.stringify({ release: '0123456789ab' }),
      'themes/afs/privacy-policy.html': 'privacy under afs',
      'hosting.json': JSON.stringify({
        loginPage: '/login',
        landingPages: ['/', '/wdec'],
        themes: {
          steamchain: { requireLogin: false },
          afs: { requireLogin: true },
          test: { requireLogin: true },
        },
      }),
      'assets/app-1.js': script,
      'assets/app-1.js.br': brotliCompressSync(script),
    }).map(([name, content]) => writeFile(join(webRoot, name), content)),
  );
  sandbox = await createSandbox({ webRoot });
}, 60_000);

afterAll(async () => {
  await sandbox.close();
  await rm(webRoot, { recursive: true, force: true });
});

describe('the hosted web application', () => {
  it.each([
    ['/', 'landing'],
    ['/wdec?so=steamchain', 'landing'],
    ['/wdec/', 'landing'],
    ['/?so=nobody', 'landing'],
    ['/?so=constructor', 'landing'],
    ['/privacy-policy', 'privacy'],
    ['/privacy-policy?so=afs&id=7', 'privacy under afs'],
    ['/privacy-policy/', 'privacy'],
    ['/privacy-policy/?so=afs', 'privacy under afs'],
    ['/privacy-policy?so=test', 'privacy'],
    ['/robots.txt', 'User-agent: *'],
    ['/user-agreement', 'application'],
    ['/login', 'application'],
    ['/secure/fxgateway/dashboard', 'application'],
    ['/.built', 'application'],
  ])('answers %s with its page', async (path, page) => {
    const answer = await sandbox.inject(path);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(/^text\/(?:html|plain); charset=utf-8$/),
    });
  });

  it.each([
    ['/healthz', '{"status":"ok"}', 'application/json; charset=utf-8'],
    ['/healthz?from=probe', '{"status":"ok"}', 'application/json; charset=utf-8'],
    ['/.well-known/security.txt', 'Preferred-Languages: en', 'text/plain; charset=utf-8'],
  ])(
    'answers %s, which is looked at from outside, with a file and not with a page (SITE-4)',
    async (path, file, type) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await sandbox.inject({ method, url: path });
        expect([answer.statusCode, answer.body]).toEqual([200, method === 'GET' ? file : '']);
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-cache',
          'content-type': type,
          'x-release': '0123456789ab',
        });
      }
    },
  );

  it.each(['/login', '/', '/assets/app-1.js', '/release.json', '/robots.txt'])(
    'says with %s which release it is of',
    async (path) => {
      expect((await sandbox.inject(path)).headers).toMatchObject({ 'x-release': '0123456789ab' });
    },
  );

  it.each([
    ['/?so=afs', '/login?so=afs'],
    ['/wdec?id=7&so=test', '/login?id=7&so=test'],
    ['/wdec/?so=afs', '/login?so=afs'],
    ['/?so=afs&next=%2F%2Felsewhere.test', '/login?so=afs&next=%2F%2Felsewhere.test'],
  ])('sends %s to the sign-in, because its theme has no landing page (ROUTE-6)', async (path, login) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await sandbox.inject({ method, url: path });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, login]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('wears the brand of the partner on the partner’s hosts, whatever the address says (THEME-15)', async () => {
    const [host] = defaultSettings.afsHosts;
    const headers = { host: `${host?.toUpperCase()}:4400` };
    const landing = await sandbox.inject({ url: '/?so=steamchain', headers });
    expect([landing.statusCode, landing.headers.location]).toEqual([302, '/login?so=steamchain']);
    expect((await sandbox.inject({ url: '/privacy-policy?so=test', headers })).body).toBe(
      'privacy under afs',
    );
    expect((await sandbox.inject({ url: '/', headers: { host: 'other.test' } })).body).toBe('landing');
  });

  it('sends assets compressed to who takes them so, and for good', async () => {
    const answer = await sandbox.inject({
      url: '/assets/app-1.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);

    const plain = await sandbox.inject('/assets/app-1.js');
    expect(plain.body).toBe(script);
    const etag = String(plain.headers.etag);
    const again = await sandbox.inject({ url: '/assets/app-1.js', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/sitemap.xml',
    '/licences.txt',
    '/.well-known/change-password',
    '/.well-known',
    '/themes/afs/gone.html',
    '/assets/gone.js',
    '/services/nothing',
    '/services/corpay/nothing',
    '/sandbox/nothing',
  ])('answers 404 to %s and not with a page', async (path) => {
    const answer = await sandbox.inject(path);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: `No such path: ${path}` }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers a path that cannot be read like any other mistake', async () => {
    const answer = await sandbox.inject('/%E0%A4%A');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['x-amzn-requestid']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets nobody out of its folder', async () => {
    const { body } = await sandbox.inject('/..%2f..%2f..%2fetc%2fpasswd');
    expect(body).not.toContain('root:');
  });

  it('sends the strict headers with pages, services and switches alike', async () => {
    for (const path of ['/', '/assets/gone.js', '/config.json', '/services/accounts/account', '/sandbox']) {
      const { headers } = await sandbox.inject(path);
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-amzn-requestid': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
  });
});
