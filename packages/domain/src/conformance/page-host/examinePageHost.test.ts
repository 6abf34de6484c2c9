import { describe, expect, it } from 'vitest';
import type { DoctorFinding } from '../report/doctorFinding.ts';
import { formatVerdict } from '../report/doctorFinding.ts';
import type { ReachResult } from '../probes/reached.ts';
import { examinePageHost } from './examinePageHost.ts';

const origin = 'https://fx.example.com';
const called = ['/orders', '/token'].map((path) => ({
  field: 'apis.corpay',
  address: 'https://pay.example.com/v1',
  call: `https://pay.example.com/v1${path}`,
}));
const own = {
  'content-security-policy': "connect-src 'self' https://pay.example.com",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

const shell = '<script src="/assets/app-1a2b.js"></script>';

type Given = { readonly status?: number; readonly headers?: Record<string, string>; readonly text?: string };

const answered = ({ status = 200, headers = {}, text = '' }: Given): ReachResult => ({
  kind: 'answered',
  heard: {
    status,
    headers: { ...own, ...headers },
    body: text.startsWith('{') ? JSON.parse(text) : undefined,
    ahead: null,
  },
  text,
  certificate: null,
});

const html = { 'content-type': 'text/html' };
const host: Readonly<Record<string, Given>> = {
  '/': { headers: html, text: shell },
  '/config.json': { text: '{}' },
  '/secure/a-page-that-nobody-has': { headers: html, text: shell },
  '/wdec': { headers: html, text: shell },
  '/user-agreement': { headers: html, text: '<html data-page="legal">' },
  '/privacy-policy': { headers: html, text: '<html data-page="legal">' },
  '/healthz': { text: '{"status":"ok"}' },
  '/.well-known/security.txt': {
    headers: { 'content-type': 'text/plain' },
    text: 'Contact: mailto:a@b.test\nExpires: 1970-06-01T00:00:00Z\n',
  },
  '/assets/a-file-that-nobody-has.js': { status: 404, text: '{}' },
  '/assets/app-1a2b.js': {
    headers: { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/javascript' },
  },
};

const findingsOf = async (changed: Readonly<Record<string, Given>>, isSandbox = false) => {
  const findings: DoctorFinding[] = [];
  const look = async (path: string) => answered(changed[path] ?? host[path] ?? { status: 404 });
  const probe = { origin, setting: '--origin', look, isSandbox };
  await examinePageHost(probe, called, 0, (one) => findings.push(one));
  return findings;
};

/** What is named without a fault, and what to do. */
const lackingOn = async (changed: Readonly<Record<string, Given>>, isSandbox = false) =>
  (await findingsOf(changed, isSandbox))
    .filter(({ verdict }) => verdict.kind !== 'as-expected')
    .map(({ call, verdict, note }) => `${call} ${verdict.kind}: ${note ?? ''}`);

const contact = (text: string) => ({ '/.well-known/security.txt': { text } });

const found = async (changed: Readonly<Record<string, Given>> = {}) =>
  (await findingsOf(changed))
    .filter(({ verdict }) => verdict.kind !== 'as-expected')
    .map(({ call, verdict, symptom }) => `${call} ${formatVerdict(verdict)} ${symptom?.kind ?? ''}`.trim());

describe('a host of the site', () => {
  it.each(['binary/octet-stream', 'text/plain; charset=utf-8', ''])(
    'whose page comes with a content-type that no browser shows as a page is told that type: %j',
    async (type) => {
      const mistyped = { headers: { 'content-type': type }, text: `<!doctype html>${shell}` };
      expect(await found({ '/': mistyped })).toEqual(['/ differs: content-type page-type']);
      expect(await found({ '/secure/a-page-that-nobody-has': mistyped })).toEqual([
        'a deep address differs: content-type page-type',
      ]);
    },
  );

  it('is as expected where it gives the pages as the product needs them', async () => {
    expect(await found()).toEqual([]);
    expect(await found({ '/': { status: 302, headers: { location: '/login' } } })).toEqual([]);
  });

  it('is held to the page that belongs to each address, and a redirect may lead there', async () => {
    const [landing, application] = ['<html data-page="landing">', '<html><div id="root">'].map((page) => ({
      headers: html,
      text: `${page}${shell}`,
    }));
    const well = { '/': landing ?? {}, '/secure/a-page-that-nobody-has': application ?? {} };
    expect(await found(well)).toEqual([]);
    expect(
      await found({ '/user-agreement': { status: 301, headers: { location: '/user-agreement/' } } }),
    ).toEqual([]);
    const swapped = { '/': application ?? {}, '/secure/a-page-that-nobody-has': landing ?? {} };
    expect(await found(swapped)).toEqual([
      'a deep address differs: fallback no-fallback',
      '/ differs: / other-page',
    ]);
    expect(await found({ '/privacy-policy': application ?? {} })).toEqual([
      '/privacy-policy differs: /privacy-policy other-page',
    ]);
  });

  it('is told which of its probe files is missing, or a page, and what to do, as no fault (SITE-4)', async () => {
    const page = { headers: html, text: shell };
    expect(await lackingOn({ '/healthz': { status: 404 }, '/.well-known/security.txt': page })).toEqual([
      '/healthz unjudged: It is answered with status 404: give the file healthz of the build as application/json, for uptime checks.',
      '/.well-known/security.txt unjudged: It is answered with status 200 and a page: give the file of the build as text/plain, for who finds a weakness.',
    ]);
    const nobody = 'Contact: mailto:security@example.invalid\nExpires: 1970-06-01T00:00:00Z\n';
    expect(await lackingOn(contact(nobody))).toEqual([
      '/.well-known/security.txt unjudged: Its contact is nobody’s: build with npm run build -- --config config.json.',
    ]);
    expect(await lackingOn(contact(nobody), true)).toEqual([]);
    expect(await lackingOn(contact('Contact: mailto:a@b.test\nExpires: 1970-01-20T00:00:00Z\n'))).toEqual([
      '/.well-known/security.txt unjudged: It ends on 1970-01-20: build and deploy anew before.',
    ]);
    expect(await lackingOn({ '/healthz': { text: '{"status":"starting"}' } })).toEqual([
      '/healthz unjudged: It does not say status ok: give the file healthz of the build as application/json, for uptime checks.',
    ]);
  });

  it('that has no page at all is not held to it', async () => {
    expect(await found({ '/': { status: 404, text: '{}' } })).toEqual(['/ not tried (no page is there)']);
  });

  it.each([
    ['https://pay.example.com', []],
    ['https://pay.example.com/v1/', []],
    ['https://pay.example.com/v1/orders https://pay.example.com/v1/token', []],
    ['https://pay.example.com/v1', ['headers differs: content-security-policy policy-forbids-path']],
    ['https://pay.example.com/v1/token', ['headers differs: content-security-policy policy-forbids-path']],
    ['https://other.example.com/v1/', ['headers differs: content-security-policy policy-forbids']],
  ])('whose policy allows %s is judged by the calls that its pages make', async (source, expected) => {
    const policy = { ...html, 'content-security-policy': `connect-src 'self' ${source}` };
    const page = { headers: policy, text: shell };
    expect(await found({ '/': page, '/secure/a-page-that-nobody-has': page })).toEqual(expected);
  });

  it('that gives everything wrong is told all of it', async () => {
    const none = { ...html, 'content-security-policy': '', 'strict-transport-security': 'max-age=60' };
    expect(
      await found({
        '/': { headers: { ...none, 'x-content-type-options': '' }, text: shell },
        '/config.json': { headers: { 'cache-control': 'max-age=3600' }, text: '{}' },
        '/secure/a-page-that-nobody-has': {
          headers: { ...html, 'cache-control': 'max-age=3600' },
          text: shell,
        },
        '/assets/a-file-that-nobody-has.js': { headers: html, text: shell },
        '/assets/app-1a2b.js': {
          headers: { 'cache-control': 'max-age=60', 'content-type': 'text/javascript' },
        },
      }),
    ).toEqual([
      'headers differs: content-security-policy no-policy',
      'headers differs: strict-transport-security no-https-only',
      'headers differs: x-content-type-options no-nosniff',
      'config.json differs: cache-control configuration-cached',
      'a deep address differs: cache-control pages-cached',
      'a missing asset differs: assets assets-fall-back',
      'an asset differs: cache-control assets-uncached',
    ]);
  });

  it.each([
    [403, '/ differs: / no-start'],
    [404, '/ differs: / no-start'],
    [503, '/ refused in-trouble'],
  ])('whose start is answered with %d is told that and nothing more', async (status, expected) => {
    expect(await found({ '/': { status, headers: html, text: '<p>' } })).toEqual([expected]);
  });

  it('that sends scripts as text is told so', async () => {
    const text = { headers: { 'content-type': 'text/plain' } };
    expect(await found({ '/assets/app-1a2b.js': text })).toEqual([
      'an asset differs: content-type asset-type',
    ]);
  });

  it('that leads deep addresses to its start is told so', async () => {
    const deep = { status: 302, headers: { location: '/' } };
    expect(await found({ '/secure/a-page-that-nobody-has': deep })).toEqual([
      'a deep address differs: fallback no-fallback',
    ]);
  });

  it('that lacks a file, or sends deep addresses elsewhere, is told what it answers', async () => {
    expect(
      await found({
        '/config.json': { headers: html, text: shell },
        '/secure/a-page-that-nobody-has': {
          status: 302,
          headers: { location: 'https://sso.example.com/in' },
        },
        '/assets/app-1a2b.js': { status: 403 },
      }),
    ).toEqual([
      'config.json differs: config.json no-configuration',
      'a deep address differs: fallback redirected',
      'an asset differs: assets asset-missing',
    ]);
  });
});
