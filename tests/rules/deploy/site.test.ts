import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTheme, themes } from '@fx-gateway/domain/branding/themes.ts';
import { makePublicPageResolver } from '../../../packages/sandbox/src/server/http/publicPages.ts';
import { buildHostedPageHeaders } from '../../../packages/sandbox/src/server/http/buildPageHeaders.ts';
import { propertiesOf, readTemplate } from './template.ts';

const site = readTemplate('site');
const afsHost = 'afs.example.com';

type Answer = { readonly uri?: string; readonly statusCode?: number; readonly headers?: object };

/** Which file the host reads for an address, or what it answers without one: the template's own script, run. */
const answerTo = (url: string, host = 'fx.example.com'): Answer => {
  const { FunctionCode } = propertiesOf(site, 'ChoosePage', { AfsHosts: `other.example.com,${afsHost}` }) as {
    readonly FunctionCode: string;
  };
  const { pathname, searchParams } = new URL(url, 'https://any.test');
  const querystring = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
  const request = { uri: pathname, querystring, headers: { host: { value: host } } };
  return runInNewContext(`${FunctionCode}\nhandler(event)`, { event: { request } });
};

const fileOf = (url: string, host?: string): string | undefined => answerTo(url, host).uri;

let webRoot: string;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'site-'));
  const known = Object.values(themes).map(({ origin, requireLogin }) => [origin, { requireLogin }] as const);
  const hosting = { loginPage: '/login', landingPages: ['/', '/wdec'], themes: Object.fromEntries(known) };
  await writeFile(join(webRoot, 'hosting.json'), JSON.stringify(hosting));
  for (const [origin] of known) {
    if (origin === defaultTheme.origin) continue;
    await mkdir(join(webRoot, 'themes', origin), { recursive: true });
    for (const page of ['user-agreement', 'privacy-policy'])
      await writeFile(join(webRoot, 'themes', origin, `${page}.html`), '');
  }
});
afterAll(() => rm(webRoot, { recursive: true }));

describe('the host of a production', () => {
  it('answers an address of the application with its shell, and a missing file with no page', () => {
    for (const page of ['/login', '/secure/fxgateway/orders/123', '/secure/', '/any/thing'])
      expect(fileOf(page)).toBe('/app.html');
    const files = [
      '/assets/gone-1.js',
      '/assets/gone',
      '/assets',
      '/themes/afs/gone',
      '/config.json',
      '/robots.txt',
      '/licences.txt',
      '/healthz',
      '/.well-known/security.txt',
      '/.well-known/change-password',
    ];
    for (const file of files) expect(fileOf(file)).toBe(file);
  });

  it('gives every brand the public page that the sandbox gives it', () => {
    const choose = makePublicPageResolver(webRoot, [afsHost]);
    const brands = ['', ...Object.keys(themes), 'unknown', '__proto__'];
    const pages = { '/': 'index.html', '/wdec': 'index.html' };
    const legal = { '/user-agreement': 'user-agreement.html', '/privacy-policy': 'privacy-policy.html' };
    for (const [path, page] of Object.entries({ ...pages, ...legal }))
      for (const slash of path === '/' ? [''] : ['', '/'])
        for (const hostname of ['fx.example.com', afsHost])
          for (const brand of brands) {
            const url = `${path}${slash}${brand === '' ? '' : `?so=${brand}&id=7`}`;
            const chosen = choose({ hostname, url }, page);
            expect([hostname, url, answerTo(url, hostname)]).toMatchObject([
              hostname,
              url,
              chosen.kind === 'file'
                ? { uri: `/${chosen.name}` }
                : {
                    statusCode: 302,
                    headers: { location: { value: chosen.to }, 'cache-control': { value: 'no-cache' } },
                  },
            ]);
          }
  });

  it('sends the headers that the sandbox sends, and is tried by https alone', () => {
    const policy = buildHostedPageHeaders(['https://accounts.example.com'])['content-security-policy'] ?? '';
    const { ResponseHeadersPolicyConfig } = propertiesOf(site, 'Headers', {
      ContentSecurityPolicy: policy,
    }) as {
      readonly ResponseHeadersPolicyConfig: {
        readonly SecurityHeadersConfig: {
          readonly StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean };
          readonly ContentSecurityPolicy: { ContentSecurityPolicy: string };
          readonly ContentTypeOptions: { Override: true };
          readonly ReferrerPolicy: { ReferrerPolicy: string };
        };
        readonly CustomHeadersConfig: { readonly Items: readonly { Header: string; Value: string }[] };
      };
    };
    const { SecurityHeadersConfig: secure, CustomHeadersConfig: custom } = ResponseHeadersPolicyConfig;
    const { AccessControlMaxAgeSec, IncludeSubdomains } = secure.StrictTransportSecurity;
    expect({
      'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
      'content-security-policy': secure.ContentSecurityPolicy.ContentSecurityPolicy,
      'x-content-type-options': secure.ContentTypeOptions.Override ? 'nosniff' : '',
      'referrer-policy': secure.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
    }).toEqual(buildHostedPageHeaders(['https://accounts.example.com']));
  });
});
