import { gzipSync } from 'node:zlib';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, html, json, onOperation, signedOnly } from './environmentChanges.ts';

/** A fourth ten, thought of after services were heard in their own words. */
export const ownInvented: readonly BrokenEnvironment[] = [
  {
    name: 'the start of the site lists the files of a bucket',
    make: () => ({
      pages: ({ path }) =>
        path === '/'
          ? {
              headers: { 'content-type': 'application/xml' },
              body: '<ListBucketResult><Name>fx</Name></ListBucketResult>',
            }
          : {},
    }),
    symptom: 'no-start',
    setting: '--origin',
    says: /start of the site is answered with status 200 and application\/xml/,
  },
  {
    name: 'the question of browsers is redirected',
    make: () => ({
      services: at('corpay', ({ method, path }) =>
        method === 'OPTIONS' ? { status: 308, headers: { location: `${path}/` }, body: '' } : {},
      ),
    }),
    as: corpayUser,
    symptom: 'preflight',
    setting: 'apis.corpay',
    says: /308/,
  },
  {
    name: 'the gateway lets the pages of the site before call, by http',
    make: ({ pagesUrl }) => ({
      services: at('corpay', ({ headers }) => ({
        headers: { ...headers, 'access-control-allow-origin': pagesUrl.replace('http:', 'https:') },
      })),
    }),
    symptom: 'origin-not-allowed',
    setting: 'apis.corpay',
    says: /may not call/,
  },
  {
    name: 'something writes a guard before every JSON',
    make: () => ({
      services: at('accounts', ({ body, status }) =>
        status === 200 && body.startsWith('{') ? { body: `)]}',\n${body}` } : {},
      ),
    }),
    as: corpayUser,
    symptom: 'other-answer',
    setting: 'apis.accounts',
    says: /\)\]\}'/,
  },
  {
    name: 'answers are compressed, though nobody asked for that',
    make: () => ({
      services: at('corpay', ({ signed, body, headers }) =>
        signed
          ? { body: gzipSync(body).toString('latin1'), headers: { ...headers, 'content-encoding': 'gzip' } }
          : {},
      ),
    }),
    as: corpayUser,
    symptom: 'unreadable',
    setting: 'apis.corpay',
    says: /compress/,
  },
  {
    name: 'another version wraps every answer in data',
    make: () => ({
      services: at('accounts', ({ signed, status, body }) =>
        signed && status === 200 ? { body: JSON.stringify({ data: JSON.parse(body) }) } : {},
      ),
    }),
    as: corpayUser,
    symptom: 'other-answer',
    setting: 'apis.accounts',
    says: /not as the contract promises/,
  },
  {
    name: 'a function behind the gateway fails, and that goes out with status 200',
    make: () => ({
      services: at(
        'accounts',
        signedOnly({
          status: 200,
          headers: json,
          body: '{"errorType":"Sandbox.Timedout","errorMessage":"2026-11-28T00:00:00Z 1 Task timed out after 3.00 seconds"}',
        }),
      ),
    }),
    as: corpayUser,
    symptom: 'other-answer',
    setting: 'apis.accounts',
    says: /Task timed out/,
  },
  {
    name: 'a friendly page of the host answers every deep address',
    make: () => ({
      pages: ({ path, headers }) =>
        path.startsWith('/secure/')
          ? {
              headers: { ...headers, ...html },
              body: '<!doctype html><title>Oops</title><h1>Nothing here</h1>',
            }
          : {},
    }),
    symptom: 'no-fallback',
    setting: 'fallback',
    says: /Oops/,
  },
  {
    name: 'the network of this machine wants a sign-in, and says so by its status',
    make: () => ({
      services: () => ({
        status: 511,
        headers: html,
        body: '<title>Network Authentication Required</title><meta http-equiv="refresh" content="0; url=https://login.hotel.example">',
      }),
    }),
    symptom: 'network-sign-in',
    setting: 'apis.accounts',
    says: /network of this machine asks for a sign-in.*511 Network Authentication Required/,
  },
  {
    name: 'the identity pool gives credentials without a session token',
    make: () => ({
      services: onOperation('GetCredentialsForIdentity', {
        status: 200,
        headers: json,
        body: '{"IdentityId":"us-west-2:1","Credentials":{}}',
      }),
    }),
    as: corpayUser,
    symptom: 'call-refused',
    setting: 'identity.identityPoolEndpoint',
    says: /GetCredentials/,
  },
];
